"""WHY: after a round, each peg of a row is held against the code."""

import itertools
import sys

import pytest
from hypothesis import given, strategies

import firmware.game
from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game import number
from firmware.game.round import HELD, Round
from firmware.ui.screen import PICK, WORD
from firmware.ui.screens.rows import reason
from host_tests.ui.table import Table, rules

TABLE = Table()


def after(variant, code, *lines):
    """Return the table after the round of this code, given up after these guesses."""
    table = Table()
    table.say("NUMBER " + number.write(variant, codes.pack(variant, code)), *lines, "resign", "yes")
    return table


def test_each_peg_of_a_row_is_told():
    table = after(Variant(4, 6), (2, 0, 4, 1), "RRGG", "RGBY")
    assert table.say("why 1")[:6] == [
        " 1. R R G G : xx",
        "The code was B R O G",
        "1 R: the code has no more of this colour",
        "2 R: x, in the right place",
        "3 G: the code has no more of this colour",
        "4 G: x, in the right place",
    ]
    assert table.say("why 2")[2:6] == [
        "1 R: o, the code has it in place 2",
        "2 G: o, the code has it in place 4",
        "3 B: o, the code has it in place 1",
        "4 Y: not in the code",
    ]


@given(strategies.data())
def test_the_pairs_make_the_mark(data):
    pegs, colours = data.draw(strategies.sampled_from([(4, 6), (5, 8), (10, 10)]))
    variant = Variant(pegs, colours, rows=1)
    guess, code = [data.draw(strategies.integers(0, variant.space - 1)) for _ in range(2)]
    side = Round(variant, HELD, code)
    side.guess(guess)
    told = reason(TABLE.shell, side, 0).lines[2:]
    near = [(line[1], line[3]) for line in told if line[0] == "why-near"]
    pairs = near + [(line[1], line[1]) for line in told if line[0] == "why-exact"]
    assert marks.mark_of(len(pairs) - len(near), len(near)) == marks.score(variant, guess, code)
    assert len({pair for _, pair in pairs}) == len(pairs)
    laid, wanted = codes.unpack(variant, guess), codes.unpack(variant, code)
    assert all(wanted[pair - 1] == laid[place - 1] for place, pair in pairs)


@pytest.mark.parametrize("tells", ["exact", "places"])
def test_a_mark_of_exact_pegs_speaks_of_no_near_ones(tells):
    table = after(Variant(3, 4, tells=tells), (0, 1, 2), "RBG")
    assert table.say("why 1")[2:5] == [
        "1 R: x, in the right place",
        "2 B: not in the right place",
        "3 G: not in the right place",
    ]


def test_a_row_is_chosen_and_the_rows_come_back():
    table = after(Variant(4, 6), (2, 0, 4, 1), "RRGG", "RGBY")
    asked = table.say("4")
    assert asked[:3] == ["Why: explains the mark of a row peg by peg", "1 R R G G : xx", "2 R G B Y : ooo"]
    assert "4 Y: not in the code" in table.say("2")
    assert table.say("why 3")[0] == "That is not on the list: type a name or its number."
    table.say("back")
    assert table.stack == ["outcome"]


def test_a_row_whose_code_only_a_person_knew_says_so():
    table = Table(rules("race", "mini"))
    table.say("", table.secret(0), "")
    assert table.stack == ["outcome"]
    table.say("grades")
    table.shell.do(table.words, PICK, 1)
    table.listen()
    assert "Only its maker knew the code of this round." in table.heard


def belonging(guess, code):
    """Return each way in which the pegs of a guess can belong: the exact ones here, and as many near ones as can be."""
    ways = []
    for order in itertools.permutations(range(len(code))):  # the place in the code for each peg
        way = [
            "nowhere" if peg != code[to] else "here" if at == to else "elsewhere"
            for at, (peg, to) in enumerate(zip(guess, order, strict=True))
        ]
        if all(word == "here" for word, peg, sign in zip(way, guess, code, strict=True) if peg == sign):
            ways.append(way)
    fewest = min(way.count("nowhere") for way in ways)
    return [way for way in ways if way.count("nowhere") == fewest]


def explained(variant, rows, at):
    """Return the lines of WHY for a row: the pegs of it, held against every code that all rows leave."""
    fit = [code for code in range(variant.space) if marks.fits(variant, rows, code)]
    fit = [codes.unpack(variant, code) for code in fit]
    guess = codes.unpack(variant, rows[at][0])
    ways = [way for code in fit for way in belonging(guess, code)]
    for place, peg in enumerate(guess):
        can = [word for word in ("here", "elsewhere", "nowhere") if any(way[place] == word for way in ways)]
        said = "can belong " + " / ".join(can)
        if can == ["nowhere"]:
            is_used = any(peg in code for code in fit)
            said = "the code has no more of this colour" if is_used else "not in the code"
        yield f"{place + 1} {'RGBYOP'[peg]}: {said}"


def test_the_rows_of_a_round_that_goes_on_load_no_grades(monkeypatch):
    table = Table(rules("break"))
    monkeypatch.delattr(firmware.game, "grading", raising=False)
    for module in ("firmware.game.grading", "firmware.ui.screens.rows"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    assert table.say("RRGG", "board")[2].startswith(" 1. R R G G")
    assert "firmware.game.grading" not in sys.modules


@pytest.mark.parametrize("guess", ["RGB", "RRG", "RRR"])
@pytest.mark.parametrize("tells", ["classic", "exact", "places"])
def test_each_mark_of_a_small_game_tells_where_pegs_belong(guess, tells):
    variant = Variant(3, 4, tells=tells)
    pegs = codes.pack(variant, ["RGBY".index(sign) for sign in guess])
    of_mark = {marks.score(variant, pegs, code): code for code in range(variant.space) if code != pegs}
    for mark, code in of_mark.items():
        table = after(variant, codes.unpack(variant, code), guess)
        table.say("retry 1", guess)
        assert table.say("why 1")[2:5] == list(explained(variant, [(pegs, mark)], 0))


def test_in_practice_a_row_is_explained_by_the_codes_that_fit():
    variant = Variant(4, 6)
    table = after(variant, (2, 0, 4, 1), "RRGG", "RGBY")
    table.say("retry 2", "GRBR", "BRYP")
    rows = table.match.round.rows
    for row in range(len(rows)):
        assert table.say(f"why {row + 1}")[2:6] == list(explained(variant, rows, row))
    assert table.stack == ["play"]


def test_of_codes_that_are_too_many_to_list_nothing_is_denied():
    table = after(Variant(8, 10), (0, 1, 2, 3, 4, 5, 6, 7), "RRRRGGGG")
    table.say("retry 1", "RRRRGGGG")
    told = table.say("why 1")
    assert "I stopped looking: there may be more." in told
    assert "I stopped looking: there may be more." in table.say("known")
    assert not any("the code" in line for line in told)


def test_the_lesson_explains_a_mark_and_goes_on():
    table = Table()
    table.say("lesson", "")
    asked = table.say("ryy")
    assert asked[-1] == "Enter goes on. WHY tells what each peg can be."
    assert table.say("why")[1:] == [
        *asked[:1],
        *(f"{place} {peg}: can belong here / nowhere" for place, peg in ((1, "R"), (2, "Y"), (3, "Y"))),
        *asked[1:],
    ]
    assert table.say("") == ["Type G R Y, a letter for each peg, and press Enter."]


def test_the_lesson_explains_no_row_of_the_round_under_it():
    table = Table()
    table.say("break", "", "RRGG", "lesson")
    assert table.say("why")[0] == "Do what the lesson asks, step by step. BACK leaves it."
    assert table.stack == ["play", "lesson"]


@pytest.mark.parametrize("rows", [1, 2])
def test_where_ok_is_held_the_lesson_explains_a_mark(rows):
    table = Table(lights=(8, 8))
    table.shell.do(table.lights, WORD, ("LESSON", ""))
    table.press("ok").strike("122").press("back")
    for _ in range(rows):
        table.wait(3000)
        table.press("ok")
        table.hold("ok")
        assert table.stack[-1] == "pegs"
        table.press("ok")
        assert table.page_of(80).caption.endswith("OK: Go on \u00b7 hold OK: Why")
        table.press("ok")


def test_a_held_key_that_hints_is_not_named_for_why():
    table = Table(lights=(8, 8))
    table.say("lesson", "", "ryy", "", "gry", "", "hint", "", "", "rgb")
    assert table.top.title == ("guess", 2, 6)
    caption = table.page_of(200).caption
    assert "hold OK: Hint" in caption
    assert "why" not in caption


def test_the_round_at_the_end_of_the_lesson_has_menu_and_help():
    table = Table()
    table.say("lesson", "", "ryy", "", "gry", "", "hint", "", "")
    assert table.say("help")[0] == "Help"
    assert table.say("menu")[0] == "Menu"
    assert table.stack == ["menu", "lesson", "menu"]
    table.say("back", "hint")
    assert table.top.hand.sends


def test_undo_in_the_lesson_takes_back_no_row_under_it():
    table = Table(rules("practice"))
    table.say("RRGG", "lesson", "", "ryy", "", "gry", "", "hint", "", "", "rrr")
    assert table.say("undo")[0] == "That does nothing here."
    assert table.stack == ["play", "lesson"]
    assert len(table.match.round.rows) == 1
