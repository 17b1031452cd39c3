"""The settings: each with its range and default; what is wrong or unknown is named, never obeyed."""

import re

import pytest

from firmware.start import FILE, PREFIX
from firmware.start import read_settings as read
from firmware.ui.screens import mark, statistics
from firmware.ui.settings import NAMES, SETTINGS, short_of
from firmware.ui.words import Words
from host_tests.ui.table import Table
from tools import ROOT

TABLE = ROOT / "firmware" / "words" / "en.txt"
OFF_ON = ("off", "on")
DEFAULTS = {name: default for name, default, *_ in FILE}
RANGES = {name: (may_be[0], may_be[-1]) for name, default, may_be in FILE if type(default) is int}
NUMBERS = [(name, DEFAULTS[name], *limits) for name, limits in RANGES.items()]
CHOICES = [(name, choice) for name, default, may_be in FILE if may_be and type(default) is str for choice in may_be]
SWITCHES = [name for name, default in DEFAULTS.items() if type(default) is bool]


def test_words_named_apart_are_those_of_the_settings():
    assert (short_of("hard"), short_of("tells")) == (statistics.HARD, mark.SHORT)


def given(**settings):
    """Return the contents of settings.toml, by name."""
    return {PREFIX + name.upper(): value for name, value in settings.items()}


def sentences(said):
    words = Words(lambda: TABLE.open("rb"))
    return [words.tell(line) for line in said]


def test_without_a_setting_everything_is_at_its_default():
    assert read(given()) == (DEFAULTS, [])


def test_each_setting_goes_by_a_word():
    assert tuple(name for name, *_ in SETTINGS) == NAMES


def test_every_default_is_a_value_that_may_be_set():
    for name, default in DEFAULTS.items():
        typed = OFF_ON[default] if type(default) is bool else default
        assert read(given(**{name: typed})) == (DEFAULTS, [])


def test_lines_alone_offer_nothing_that_is_of_a_board():
    assert not any("Hide the drive" in line for line in Table().say("settings"))


@pytest.mark.parametrize(("name", "choice"), CHOICES)
def test_every_choice_is_taken_in_any_case(name, choice):
    assert read(given(**{name: choice.upper()})) == ({**DEFAULTS, name: choice}, [])


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_on_or_off(name):
    assert read(given(**{name: "On"})) == ({**DEFAULTS, name: True}, [])
    assert read(given(**{name: "off"})) == ({**DEFAULTS, name: False}, [])
    values, said = read(given(**{name: "perhaps"}))
    assert values == DEFAULTS
    assert sentences(said) == [
        f"PEGLIGHT_{name.upper()} cannot be perhaps: I use {OFF_ON[DEFAULTS[name]]}.",
        "It must be one of these:",
        " off on",
    ]


@pytest.mark.parametrize(("name", "default", "lowest", "highest"), NUMBERS)
def test_a_number_is_taken_from_its_lowest_to_its_highest(name, default, lowest, highest):
    for number in (lowest, highest):
        assert read(given(**{name: number})) == ({**DEFAULTS, name: number}, [])
        assert read(given(**{name: f" {number} "})) == ({**DEFAULTS, name: number}, [])


@pytest.mark.parametrize(("name", "default", "lowest", "highest"), NUMBERS)
def test_a_number_out_of_range_is_named_and_the_default_taken(name, default, lowest, highest):
    for number in (lowest - 1, highest + 1, "many", "", "1.5", "-0", "٣", 10**20, "0" * 5000):
        values, said = read(given(**{name: number}))
        assert values == DEFAULTS
        assert sentences(said) == [
            f"PEGLIGHT_{name.upper()} cannot be {str(number)[:16]}: I use {default}.",
            f"It must be a whole number from {lowest} to {highest}.",
        ]


@pytest.mark.parametrize("name", sorted({name for name, _ in CHOICES}))
def test_an_unknown_choice_is_refused_with_those_there_are(name):
    values, said = read(given(**{name: "ultraviolet"}))
    assert values == DEFAULTS
    first, second, *names = sentences(said)
    assert first == f"PEGLIGHT_{name.upper()} cannot be ultraviolet: I use {DEFAULTS[name]}."
    assert second == "It must be one of these:"
    assert " ".join(names).split() == [choice for of, choice in CHOICES if of == name]


def test_a_profile_is_for_others_to_judge():
    assert read(given(board="my_own"))[0]["board"] == "my_own"


def test_a_misspelt_setting_is_named_with_those_that_there_are():
    values, said = read({**given(sound="on"), "PEGLIGHT_PALETE": "mono"})
    assert values == DEFAULTS
    first, *names = sentences(said)
    assert first == "PEGLIGHT_PALETE is not a setting. After PEGLIGHT_ comes one of:"
    assert " ".join(names).lower().split() == list(DEFAULTS)


def test_of_many_that_are_no_setting_a_few_are_named():
    said = read({f"PEGLIGHT_{number}": "" for number in range(1000)})[1]
    assert [words[1] for words in said if words[0] == "setting-unknown"] == [
        f"PEGLIGHT_{number}" for number in range(4)
    ]


def test_no_line_is_wider_than_a_narrow_screen():
    wrong = dict.fromkeys(DEFAULTS, "w" * 100)
    said = read({**given(**wrong), "PEGLIGHT_" + "W" * 100: ""})[1]
    assert max(map(len, sentences(said))) <= 78


def test_every_complaint_is_said_and_nothing_stops_the_others():
    values, said = read(given(cap_ma=5, rows=8, palette="pink", x=""))
    assert (values["cap_ma"], values["rows"], values["palette"]) == (400, 8, "vivid")
    assert [key for key, *_ in said if key in ("setting-wrong", "setting-unknown")] == [
        "setting-wrong",
        "setting-wrong",
        "setting-unknown",
    ]


def test_the_menu_lists_every_switch_but_that_of_the_lesson():
    assert set(SWITCHES) - set(NAMES) == {"lesson"}


def test_a_line_is_compared_with_the_names_in_a_list_from_memory():
    table = Table(lights=(8, 8))
    table.say("settings")
    found = table.top.read("hide the drive and the console")
    table.desk.words.opened = None  # nothing can be looked up
    assert table.top.read("hide the drive and the console") == found


def test_the_file_of_settings_offers_every_one_with_its_default():
    *lines, heap = (ROOT / "tools" / "build" / "settings.toml").read_text("utf-8").splitlines()
    assert heap == "CIRCUITPY_HEAP_START_SIZE = 65536", "every board has as much; with more than it has, none starts"
    assert all(line.startswith("#") for line in lines if line)
    offered = dict(re.fullmatch(r"# PEGLIGHT_(\w+) = (.+)", line).groups() for line in lines if " = " in line)
    typed = {name: OFF_ON[default] if type(default) is bool else default for name, default in DEFAULTS.items()}
    assert offered == {
        name.upper(): str(value) if type(value) is int else f'"{value}"' for name, value in typed.items()
    }


def test_the_page_of_settings_names_ranges_and_defaults():
    page = (ROOT / "tools" / "docs" / "texts" / "settings.md").read_text("utf-8")
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.+?) \| (\w* ?)\| ", page, re.MULTILINE)
    assert [name.lower() for name, _, _ in rows] == list(DEFAULTS)
    for (name, told, default), (key, is_default, may_be) in zip(rows, FILE, strict=True):
        assert (name, default.strip()) == (name, OFF_ON[is_default] if type(is_default) is bool else str(is_default))
        if type(is_default) is int:
            assert (name, told) == (name, "{} to {}".format(*RANGES[key]))
        elif type(is_default) is str and may_be and len(may_be) <= 5:
            assert (name, sorted(told.split(", "))) == (name, sorted(may_be))


def test_a_sign_that_turns_a_line_around_is_shown_as_an_escape():
    wrong = "\u202eelgnat"
    values, said = read({**given(palette=wrong), "PEGLIGHT_\u2066X": ""})
    assert values == DEFAULTS
    told = "\n".join(sentences(said))
    assert r"PEGLIGHT_PALETTE cannot be \u202eelgnat" in told
    assert r"PEGLIGHT_\u2066X" in told
    assert told.replace("\n", "").isprintable()
