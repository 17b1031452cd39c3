"""The manual in another language has all that the English one has, and nothing of it is left in English."""

import re

import pytest

from firmware.game import number
from firmware.game.modes import MODES
from tools.docs import manual
from tools.docs.manual import german, said, tables
from tools.docs.shelf import PAGES

OTHERS = [language for language in manual.LANGUAGES if language != "en"]
PLACE = re.compile(r"\{\w+ \w+\}|^#+ |^    .*", re.MULTILINE)  # what is filled in, a heading, a command
ENGLISH = re.compile(r"\b(the|of|and|which|that|with)\b")


def without_code(text):
    return re.sub(r"`[^`]*`|^    .*", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
def test_it_has_every_section_every_table_every_picture_and_every_command_in_the_same_order(language):
    assert PLACE.findall(manual.text(language)) == PLACE.findall(manual.text("en"))


@pytest.mark.parametrize("language", manual.LANGUAGES)
def test_whoever_has_no_number_is_given_one_that_can_be_played(language):
    told = manual.text(language).partition("{try number}")[2].partition("{screens number}")[0]
    (given,) = re.findall("`(.+)`", told)
    assert number.read(given)


@pytest.mark.parametrize("language", OTHERS)
def test_each_section_says_about_as_much(language):
    sizes = [
        [len(part) for part in re.split(r"^#+ ", manual.text(one), flags=re.MULTILINE)] for one in (language, "en")
    ]
    assert [
        (there, here) for there, here in zip(*sizes, strict=True) if not 0.8 <= (there + 60) / (here + 60) <= 1.6
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_its_sentences(language):
    text = without_code((PAGES / manual.page(language)).read_text("utf-8"))
    assert [line for line in text.splitlines() if ENGLISH.search(re.sub(r"<!--.*?-->|src=\"[^\"]*\"", "", line))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_picture_has_a_note_of_its_own_and_no_note_is_left_over(language):
    shown = re.findall(r"manual/(\w+-\d+)(?:\.\w\w)?\.svg", (PAGES / manual.page(language)).read_text("utf-8"))
    notes = said.notes(manual.HERE / "screens", language)
    assert sorted(shown) == sorted(notes)
    assert all(note[-1] in ".," or note.endswith("genannt") for note in notes.values())


def test_a_table_has_the_words_of_its_language():
    rows = list(tables.named("modes", "de"))
    assert rows[0] == "| Spielart |  |"
    assert len(rows) == 2 + len(MODES)
    assert "| `knacken` | du findest meinen Code heraus |" in rows
    assert "| `HILFE` | diese Liste |" in tables.named("commands", "de")


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("level", "Stufe"),
        ("cyan", "Türkis"),
        ("1,296", "1.296"),
        ("4.476 ± 0.025", "4,476 ± 0,025"),
        ("5,625, proven: reached", "5.625, bewiesen: erreicht"),
        ("34,738: 47 fewer here", "34.738: 47 weniger hier"),
        ("36,782: 61 fewer here, proven the least", "36.782: 61 weniger hier, nachweislich die wenigsten"),
        ("proven the least", "nachweislich die wenigsten"),
        ("5,625 (Koyama and Lai 1993)", "5.625 (Koyama und Lai 1993)"),
        ("185.3 of 1,296", "185,3 von 1.296"),
        ("659 Hz", "659 Hz"),
        ("`2026-11-22`", "`2026-11-22`"),
        ("`AABC`", "`AABC`"),
        ("", ""),
    ],
)
def test_a_cell_is_put_into_german(cell, told):
    assert german.put(cell) == told
