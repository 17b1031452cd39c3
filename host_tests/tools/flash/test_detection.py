"""Boards among the drives of a computer."""

import pytest

from host_tests.tools.flash.drives import board, bootloader
from tools.boards import BOARDS, PICO
from tools.boards import named as board_named
from tools.flash import detection
from tools.trouble import Trouble

MACROPAD, PICO2 = board_named("adafruit_macropad_rp2040"), board_named("raspberry_pi_pico2")
NOTHING = [(None, None), (0x1234, 0x5678)]


@pytest.fixture
def drives(tmp_path):
    """Return a disk, a stick with files of its own, and a drive without a medium."""
    (tmp_path / "disk").mkdir()
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / "boot_out.txt").write_text("notes about boots", "utf-8")
    (tmp_path / "stick" / "INFO_UF2.TXT").write_text("notes about a bootloader", "utf-8")
    return [tmp_path / "disk", tmp_path / "stick", tmp_path / "empty"]


def connected(drives, ports=NOTHING, wanted=None):
    return detection.connected(drives, lambda: ports, wanted)


@pytest.mark.parametrize("known", BOARDS, ids=lambda known: known.id)
def test_every_board_is_found_by_what_it_says_in_each_state(drives, tmp_path, known):
    found = connected([*drives, board(tmp_path / "CIRCUITPY", board_id=known.id)])
    assert (found.path, found.board, found.running.version) == (tmp_path / "CIRCUITPY", known, "10.2.1")
    assert str(found) == f"{known.name} with CircuitPython 10.2.1 at {tmp_path / 'CIRCUITPY'}"
    found = connected([*drives, bootloader(tmp_path / "LOADER", board_id=known.chip.bootloader)])
    assert (found.board, found.running, found.chip) == (None, None, known.chip)
    assert str(found) == f"{known.chip.name} in its bootloader at {tmp_path / 'LOADER'}"
    with pytest.raises(Trouble, match=f"^A {known.name} is connected and shows no drive: .* with the back button held"):
        connected(drives, ports=[*NOTHING, known.usb])


def test_two_boards_are_told_with_their_drives(tmp_path):
    two = [board(tmp_path / "one"), bootloader(tmp_path / "two")]
    with pytest.raises(Trouble, match=r"^There are 2 boards, at .*one, .*two: name one with --drive\.$"):
        connected(two)


def test_of_several_boards_the_one_that_a_person_named_is_taken(tmp_path):
    drives = [
        board(tmp_path / "pico"),
        board(tmp_path / "pad", board_id=MACROPAD.id),
        bootloader(tmp_path / "loader", board_id=PICO2.chip.bootloader),
    ]
    for wanted, drive in zip((PICO, MACROPAD, PICO2), drives, strict=True):
        assert connected(drives, wanted=wanted).path == drive
    with pytest.raises(Trouble, match=r"^There are 2 boards, at "):
        connected([*drives, bootloader(tmp_path / "another")], wanted=MACROPAD)


def test_without_the_named_board_the_others_are_told(drives, tmp_path):
    pico = board(tmp_path / "pico")
    with pytest.raises(
        Trouble, match=r"^No Adafruit Macropad RP2040 was found, only Raspberry Pi Pico with CircuitPython 10\.2\.1 at "
    ):
        connected([*drives, pico], wanted=MACROPAD)
    with pytest.raises(Trouble, match=r"^No board was found"):
        connected(drives, wanted=MACROPAD)


def test_another_kind_of_board_beside_it_is_passed_over(tmp_path):
    both = [board(tmp_path / "other", board_id="feather_m4"), board(tmp_path / "pico")]
    assert connected(both).path == tmp_path / "pico"
    assert connected(both[:1]).board is None


def test_no_board_is_told(drives):
    with pytest.raises(
        Trouble, match=r"^No board was found: connect one by .*; if play is closed on it, plug it in with"
    ):
        connected(drives)


def test_a_drive_that_a_person_names_must_be_a_boards(drives, tmp_path):
    assert detection.named(board(tmp_path / "CIRCUITPY")).board == PICO
    for drive in drives[:2]:
        with pytest.raises(Trouble, match=r" is not a board's drive, so nothing was written: "):
            detection.named(drive)
    with pytest.raises(Trouble, match=r"^There is no drive .*empty: look up where the drive of the board is"):
        detection.named(drives[2])


def test_the_drives_and_ports_of_this_computer_can_be_listed():
    assert all(drive.is_absolute() for drive in detection.mounted())
    assert all(len(port) == 2 for port in detection.serial_ports())


def test_no_more_is_read_than_a_board_says(tmp_path):
    drive = board(tmp_path / "CIRCUITPY")
    (drive / "boot_out.txt").write_bytes(b" " * detection.MOST_SAID + (drive / "boot_out.txt").read_bytes())
    assert detection.look(drive) is None
