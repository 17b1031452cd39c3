"""The play view as texts: in every language and window nothing is cut, and what lies below stays where it is."""

import pytest

from firmware.ui.faces.page import Page
from firmware.ui.screen import BOARD, LIST, MOVE, OK, PUT, WORD
from firmware.ui.words import LANGUAGES
from tools.faces.terminal import rows, sheet, stage
from tools.faces.terminal.inks import Look
from tools.faces.terminal.motion import Frame
from tools.front.display import Display

SIZES = [(40, 16), (60, 20), (72, 24), (72, 60)]
LOOKS = [Look(True, False), Look(True, True), Look(False, True)]
CODE = (0, 1, 2, 3)


def page_of(**changes):
    page = Page("vivid")
    offers = [(OK, None, "send"), (PUT, None, "set"), (WORD, ("HINT", ""), "hint"), (WORD, ("MENU", ""), "menu")]
    shown = {"kind": BOARD, "name": "play", "letters": "RGBYOP", "pegs": 4, "most": 10, "hand": (None,) * 4}
    shown |= {"cursor": 0, "offers": offers, "marks": ("exact", "near"), "game": "classic", "names": ("red",) * 6}
    vars(page).update(shown | changes)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "lines"), SIZES)
def test_help_and_a_round_fit_in_every_window(columns, lines, language):
    page = page_of(language=language, rows=((CODE, "xo"),) * 9)
    for look in LOOKS:
        drawn = stage.Stage(page, columns, lines, look)
        shown = [*drawn.body(), *drawn.below()]
        help_lines = stage.help_of(page, Display(), drawn.room)
        assert max(len(shown), len(help_lines)) <= drawn.room
        texts = [line.plain.rstrip() for line in (*drawn.body(), *help_lines)]
        assert max(map(len, texts)) <= columns
        assert len(drawn.title()) <= columns
        assert any("▸  10" in text for text in texts)


def test_a_line_that_was_folded_for_a_console_is_folded_anew():
    told = sheet.wrapped(["AAAA: - 625, x 500,", "xx 150", "AAAB: - 256"], 56)
    assert [line.plain for line in told] == ["AAAA: - 625, x 500, xx 150", "AAAB: - 256"]


@pytest.mark.parametrize("look", LOOKS)
def test_every_colour_of_the_largest_game_has_room(look):
    names = ("purple",) * 10
    lines = rows.colours(page_of(letters="RGBYOPCWKL", names=names), look, 60)
    assert max(map(len, lines)) <= 60
    assert "".join(line.plain for line in lines).count("L") == 1


def test_a_palette_is_shown_in_as_many_colours_as_fit():
    form = {"entries": [("Show which rows rule a guess out: OFF", ""), ("Palette: vivid", "")], "chosen": 1}
    form |= {"values": ["OFF", "vivid"], "fields": ["fits", "palette"], "kind": LIST}
    for columns in (36, 56, 68):
        (line,) = [line for line in sheet.listed(page_of(**form), columns, 9, LOOKS[0]) if "vivid" in line.plain]
        assert len(line) <= columns
        assert "vivid \N{BLACK RIGHT-POINTING SMALL TRIANGLE}" in line.plain
    assert line.plain.count("●") == 6


def test_a_card_tells_whole_lines_alone():
    lines = ["You found it in 4.", "one " * 12, "A line of three words at the end"]
    page = page_of(lines=lines, entries=[("Again", ""), ("Menu", "")], values=["", ""], fields=["", ""], chosen=0)
    told = [line.plain for line in sheet.card(page, 30, 7, LOOKS[0])]
    assert told[:3] == ["You found it in 4.", "one one one one one one one", "one one one one one"]
    assert not any("A line" in line for line in told)


def test_an_aid_that_is_on_is_told_until_there_is_news():
    page = page_of(aids=["Codes left: 150"])
    told = [stage.Stage(page, 72, 24, LOOKS[0], news=news).below() for news in ([], ["No."])]
    assert ["Codes left: 150" in [line.plain for line in lines] for lines in told] == [True, False]


def test_a_hint_that_takes_its_time_is_said_to_be_looked_for():
    below = stage.Stage(page_of(works=True, thinks=2, title="Row 1 of 10: your guess?"), 72, 24, LOOKS[0]).below()
    assert "Looking for a hint (2 s)" in [line.plain for line in below]


@pytest.mark.parametrize(("columns", "lines"), [(72, 24), (72, 60)])
def test_rows_and_colours_stay_where_they_are_when_a_round_ends(columns, lines):
    def lines_of(page, frame):
        drawn = stage.Stage(page, columns, lines, LOOKS[0], frame)
        return len(drawn.below()), next(at for at, line in enumerate(drawn.body()) if line.plain.split()[:1] == ["1"])

    rows = ((CODE, "xo"),) * 3
    entries = [(name, "") for name in ("Play again", "Menu")]
    offers = [(OK, None, "again"), (MOVE, None, "choose")]
    over = {"entries": entries, "values": [""] * 2, "fields": [""] * 2, "hand": (), "chosen": 0, "offers": offers}
    over |= {"lines": ["You found it in 4."], "name": "outcome"}
    ended = page_of(rows=(*rows, (CODE, "xxxx")), code=CODE, **over)
    assert lines_of(page_of(rows=rows), Frame()) == lines_of(ended, Frame()) == lines_of(ended, Frame(has_card=False))
