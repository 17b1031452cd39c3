"""A release is played on the emulated boards: from its zip, as you would copy it, and from its UF2."""

import zipfile

import pytest

from firmware import VERSION
from firmware.game.phases import OVER
from host_tests.on_board.person import Person, guess
from host_tests.on_board.test_game import VARIANT, prepared
from host_tests.on_board.test_macropad import BOARD, COLOURS, DATA, PROFILE, SELECT, SPI, is_lit, lit
from host_tests.tools.emulated.oled import Oled
from tools import boards
from tools.boards import PICO
from tools.build import drive
from tools.build.uf2 import PAGE, decode
from tools.commands import release

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def assets(tmp_path_factory):
    """Return the files of a release, without the site."""
    into = tmp_path_factory.mktemp("assets")
    release.make(into)
    return into


def from_zip(assets, board, folder):
    """Return the drive after the folder in the zip was copied to it."""
    name = f"peglight-{VERSION}-{board.id}"
    with zipfile.ZipFile(assets / f"{name}.zip") as bundle:
        bundle.extractall(folder)
    return drive.image(folder / name / f"CircuitPython {boards.CIRCUITPYTHON}.x", board)


def from_uf2(assets, board, _folder):
    """Return the drive after the bootloader took the file."""
    pages = decode((assets / f"peglight-{VERSION}-{board.id}.uf2").read_bytes(), board.chip.uf2_family)
    assert sorted(pages) == list(range(board.drive_address, max(pages) + 1, PAGE)), "no page is left out"
    return b"".join(content for _, content in sorted(pages.items()))


TAKEN = pytest.mark.parametrize("taken", [from_zip, from_uf2])


def begun(person):
    """Power on, until the lights show the round."""
    person.open_port(False)
    assert person.run(8000, lambda: is_lit(person))


def won(person):
    return person.run(4000, lambda: person.match().phase == OVER)


@TAKEN
def test_a_round_is_won_on_a_pico(uf2, assets, tmp_path, taken):
    memory, code = prepared()
    person = Person(uf2, taken(assets, PICO, tmp_path), nvm=memory)
    begun(person)
    person.run(700)
    person.do(guess(person, VARIANT, code))
    assert won(person), person.said


@TAKEN
def test_a_round_is_won_on_a_macropad(macropad_uf2, assets, tmp_path, taken):
    memory, code = prepared()
    person = Person(macropad_uf2, taken(assets, BOARD, tmp_path), nvm=memory, profile=PROFILE, board=BOARD)
    oled = Oled(person.machine, SPI, SELECT, DATA)
    begun(person)
    assert person.run(3000, lambda: lit(oled) > 100)
    for place in range(VARIANT.pegs):
        person.do(person.press(COLOURS[code // VARIANT.base**place % VARIANT.base]))
    person.run(1500)
    person.do(person.press("pad_12"))
    assert won(person), person.said
