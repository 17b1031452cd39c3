"""The start, boot.py and code.py, with whatever a person's editor, or chance, has made of settings.toml."""

import importlib
import random
import unicodedata

import pytest

from firmware import VERSION
from firmware.keep.log import CRASHES, MATCH, MISTAKES, NAMES, NOT_OURS, NOWHERE, SETTINGS, STATISTICS, Log
from firmware.keep.toml import MOST
from firmware.start import KEYS, restore
from firmware.ui.words import Words
from host_tests import runs, strange
from host_tests.player import played
from host_tests.test_code import drive_with
from host_tests.ui.table import desk_of
from tools import virtual
from tools.build.constants import board_files
from tools.virtual import program

FILES = runs.of(50, 100, 10_000)
STEP = 50  # files in a test
START_MS = 300
IN_SAFE_MODE = "firmware.safemode"  # importing it runs it
GERMAN = b"\nPEGLIGHT_LANGUAGE = de\n"


def started(content):
    """Start a board with this file on its drive; return it and how its program ended."""

    def pace(board):
        if board.ms >= START_MS:
            raise program.PowerOff
        return 20

    with virtual.powered("raspberry_pi_pico", pace=pace) as board:
        ended = program.run("boot.py", settings=content)
        assert ended == "over"
        ended = program.run("code.py", settings=content)
    return board, ended


def german():
    return Words(lambda: (program.ROOT / "firmware" / "words" / "de.txt").open("rb"))("welcome")


@pytest.fixture(scope="module")
def at_hand():
    """Load the whole firmware, so that no start of the game has to."""
    with virtual.powered("raspberry_pi_pico"):
        for file in board_files():
            name = ".".join(file.with_suffix("").parts)
            if name.startswith("firmware.") and name not in (*program.GOES_ON, IN_SAFE_MODE):
                importlib.import_module(name.removesuffix(".__init__"))


@pytest.mark.no_cover
@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("seed", range(0, FILES, STEP))
def test_whatever_the_settings_hold_the_game_starts_and_says_so(seed, capsys):
    for number in range(seed, seed + STEP):
        content = strange.file(number)
        rest = len(content) + len(GERMAN) <= MOST and b"LANGUAGE" not in content and b"L\0A" not in content
        board, ended = started(content + GERMAN if rest else content)
        said = board.terminal.said.decode()
        assert (number, ended, Log(board.nvm).read(CRASHES)) == (number, "off", None)
        assert f"PEGLIGHT {VERSION}" in said, number
        assert not [sign for sign in said if unicodedata.category(sign) in ("Cc", "Cf") and sign not in "\r\n\t"], (
            number
        )
        assert german() in said or not rest, number
        assert capsys.readouterr() == ("", ""), number


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ("# für mich\n".encode("latin-1"), "Unreadable lines in settings.toml: 1. The first: 1. Save it as UTF-8."),
        ('PEGLIGHT_SOUND = "off"\n'.encode("utf-16"), "Unreadable lines in settings.toml: 2. The first: 1. Save it"),
        (b"#" * 10_000, "settings.toml is longer than 8192 bytes: I stop reading there."),
        ("PEGLIGHT_CAP_MA = " + "9" * 5000, "PEGLIGHT_CAP_MA cannot be 9999999999999999: I use 400."),
        ('PEGLIGHT_BOARD = "\\u001b[2J"', "No board profile is called \\u001b[2J, so the lights stay dark."),
        ('PEGLIGHT_BOARD = "\u202etoaster"', r"No board profile is called \u202etoaster, so"),
        ('PEGLIGHT_BRIGHTNESS = "9"\n', "PEGLIGHT_BRIGHTNESS cannot be 9: I use 2."),
        ('PEGLIGHT_BOARD = "toaster"\n', "No board profile is called toaster, so the lights stay dark. There are:"),
        ('PEGLIGHT_BOARD = "toaster"\n', "\r\n pico_8x8 pico_16x10 "),
        ('PEGLIGHT_BOARD = "toaster"\nPEGLIGHT_LANGUAGE = "de"\n', "Kein Board-Profil heißt toaster, die Lichter"),
        ('PEGLIGHT_BOARD = "feather_4x8"\n', "This board has no pin D6, so the lights stay dark. It has:\r\n A0 A1 "),
    ],
)
def test_what_cannot_be_read_or_set_is_said_and_the_game_plays(settings, sentence, tmp_path):
    def person(at):
        yield from at.wait(500)
        assert sentence in at.said
        assert "(Enter: " in at.said  # the first question

    played(person, drive=drive_with(tmp_path, settings))


def test_every_setting_has_a_line_in_the_fuzz():
    written = "".join(line for seed in range(50) for line in strange.lines(random.Random(seed)))
    assert [name for name in KEYS if name not in written] == []


def test_lights_too_narrow_for_every_game_are_refused():
    with virtual.powered("raspberry_pi_pico"):
        from firmware.start import check_width

        check_width(4)
        with pytest.raises(ValueError, match="the lights are 3 across, and the game needs 4 or more"):
            check_width(3)


# saves come back; one that cannot be believed is reported and left


@pytest.fixture
def log():
    return Log(bytearray(b"\xff" * 4096))


def test_an_empty_board_is_fresh_unless_there_is_no_lesson(log):
    offered, off = desk_of(), desk_of()
    off.settings["lesson"] = False
    assert restore(offered, log) == restore(off, log) == []
    assert offered.fresh
    assert not off.fresh


def test_a_damaged_record_is_left_and_the_others_are_taken(log):
    log.write(MATCH, b"nonsense")
    log.write(NAMES, b"Anna\nBen")
    desk = desk_of()
    assert restore(desk, log) == ["not-restored"]
    assert desk.match is None
    assert desk.names == ["Anna", "Ben"]
    assert not desk.fresh


@pytest.mark.parametrize("kind", [MATCH, SETTINGS, STATISTICS, MISTAKES])
def test_any_kind_may_be_damaged(log, kind):
    log.write(kind, b"\x00\x01\x02\x03")
    assert restore(desk_of(), log) == ["not-restored"]


def test_a_fault_of_the_log_is_told_and_no_lesson_offered():
    desk = desk_of()
    assert restore(desk, Log(bytearray(range(256)) * 16)) == [NOT_OURS]
    assert restore(desk, Log(None)) == [NOWHERE]
    assert not desk.fresh
