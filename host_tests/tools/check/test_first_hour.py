"""The whole check up to the prompt: files that differ end it, the profile is the board's or the one in its settings."""

import pytest

from firmware.device import profiles
from host_tests.tools.check.people import Somebody
from host_tests.tools.check.prompt import at_prompt
from host_tests.tools.flash import drives
from tools import virtual
from tools.bench import kept
from tools.check import saves
from tools.check.first_hour import as_it_was, check, profile_of
from tools.flash import detection
from tools.flash.volume import Volume
from tools.trouble import Trouble

FILES = {"code.py": b"import game\n", "firmware/game.mpy": b"C\x06"}
KEPT = bytearray(b"a round of somebody".ljust(0x1000, b"\xff"))


@pytest.fixture
def drive(tmp_path):
    return drives.board(tmp_path / "drive")


def test_foreign_files_end_the_build_and_nothing_is_written(drive):
    drives.fill(drive, {**FILES, "code.py": b"import another\n"})
    before = drives.contents(drive)
    somebody = Somebody(lambda key: None)
    findings = check(detection.named(drive), Volume(drive), FILES, "0.1.0", None, somebody)
    assert findings.wrong == 1
    assert findings.lines == ["WRONG files: 1 are those of the build, and others: code.py"]
    assert somebody.told == [
        "Some files on the board are not those of this build: run peg.py flash first, then this again."
    ]
    assert drives.contents(drive) == before
    assert findings.head[0].startswith("Peglight 0.1.0 on raspberry_pi_pico, ")
    assert "CircuitPython 10.2.1" in findings.head[1]


def test_the_profile_is_that_of_the_settings_or_of_the_board(drive):
    found = detection.named(drive)
    assert profile_of(Volume(drive), found).name == profiles.named("", "raspberry_pi_pico").name
    drives.fill(drive, {"settings.toml": b'PEGLIGHT_BOARD = "pico_zip96"\n'})
    assert profile_of(Volume(drive), found).name == "pico_zip96"
    drives.fill(drive, {"settings.toml": b'PEGLIGHT_BOARD = "nothing"\n'})
    with pytest.raises(Trouble, match=r"PEGLIGHT_BOARD in settings\.toml is wrong"):
        profile_of(Volume(drive), found)


@pytest.mark.parametrize("ends_in", [KeyboardInterrupt, Trouble("The cable is loose.")])
def test_after_any_end_the_memory_is_as_it_was(ends_in):
    with virtual.powered("raspberry_pi_pico", bytearray(KEPT)) as board:
        repl = at_prompt(board)
        memory = saves.Memory(repl)

        def interrupted():
            with as_it_was(repl, memory):
                memory.write(kept.round_in_memory(memory.size)[0])
                raise ends_in

        with pytest.raises((KeyboardInterrupt, Trouble)):
            interrupted()
        assert bytes(board.nvm[0:0x1000]) == KEPT
        assert repl.link.prompt.runs
