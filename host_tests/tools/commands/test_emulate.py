"""The output of `emulate` before anything starts, and a playthrough on a board whose program shows one light."""

import pytest

from firmware.device import profiles
from host_tests.tools import circuitpythons
from host_tests.tools.emulated import tiny
from tools import cli
from tools.emulated import start
from tools.trouble import Trouble

TOLD = {
    "seed": ("board pico_8x8\nseed 7\n", [], "emulated.play has a seed, and the chance of a real chip has none: "),
    "board": ("board feather_4x8\n", [], "feather_4x8 is for no Raspberry Pi Pico: take pico_8x8, "),
    "twice": ("board pico_8x8\n", ["--board", "pico_stick"], "^--board is not for --script: the file says itself "),
}
DARK = "lights\n" + "|        |\n" * 8
ONE_PRESS = f"board pico_8x8\npatience 100\npress left\n{DARK}"


@pytest.fixture
def emulate(tmp_path):
    """Run a playthrough there."""

    def run(text, *words, uf2=None):
        file = tmp_path / "emulated.play"
        file.write_text(text, "utf-8")
        uf2 = uf2 or tiny.write_uf2(tmp_path / "tiny.uf2", lit=True)
        options = cli.parse(["emulate", "--script", str(file), "--uf2", str(uf2), *words])
        options.refuse(options)
        return options.run(options)

    return run


@pytest.mark.parametrize("what", TOLD)
def test_what_cannot_be_had_is_told_before_anything_starts(emulate, what):
    text, words, told = TOLD[what]
    with pytest.raises(Trouble, match=told):
        emulate(text, *words)


def test_a_board_other_than_the_pico_needs_its_circuitpython(emulate, tmp_path):
    with pytest.raises(
        Trouble, match=r"^feather_4x8 is for no Raspberry Pi Pico: download CircuitPython 10 for your b"
    ):
        start.chosen(profiles.named("feather_4x8"), None)
    circuitpythons.write_uf2(tmp_path / "other.uf2", version="9.2.0")
    with pytest.raises(Trouble, match=r"is CircuitPython 9\.2\.0, and Peglight needs CircuitPython 10, from "):
        emulate("board pico_8x8\n", uf2=tmp_path / "other.uf2")
    circuitpythons.write_uf2(tmp_path / "feather.uf2", board="Adafruit Feather RP2040")
    board, _ = start.chosen(profiles.named("feather_4x8"), tmp_path / "feather.uf2")
    assert board.id == "adafruit_feather_rp2040"


def test_without_a_terminal_only_a_playthrough_can_be_had(tmp_path):
    options = cli.parse(["emulate", "--uf2", str(tiny.write_uf2(tmp_path / "tiny.uf2"))])
    with pytest.raises(Trouble, match="this is no terminal to draw in: use --script"):
        options.run(options)


@pytest.mark.full
def test_a_playthrough_goes_as_written_and_says_so(emulate, capsys):
    assert emulate(ONE_PRESS) == 0
    said = capsys.readouterr()
    assert said.out.startswith("emulated.play: 3 steps went as written, 0.")
    assert said.err.startswith("An emulated board starts CircuitPython 10.2.1.")


@pytest.mark.full
def test_what_was_expected_and_not_seen_is_told(emulate):
    told = r"Line 3 of emulated.play expects the picture at the left(.|\n)*\|  \|\*       \|"
    with pytest.raises(Trouble, match=told):
        emulate(f"board pico_8x8\npatience 1\n{DARK}")
