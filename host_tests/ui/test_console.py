"""The game as lines: every round can be played by typing, and nothing typed can break one."""

import random

import pytest

from firmware.engine import codes
from firmware.engine.variant import Variant, named
from firmware.game.round import LOST
from firmware.ui import letters
from firmware.ui.console import Console


def console_of(variant, digits):
    """A console whose code is made of these digits."""
    drawn = iter(reversed(digits))
    console = Console(variant, lambda stop: next(drawn))
    console.start()
    return console


@pytest.fixture
def console():
    return console_of(named("classic"), [0, 1, 2, 3] * 2)


def test_the_greeting_says_what_to_do_next():
    said = Console(named("classic"), random.Random(1).randrange).start()
    assert said[0] == "PEGLIGHT"
    assert said[1] == "I have a code of 4 pegs. The colours are R G B Y O P."
    assert said[2] == "Type a guess as letters or digits, with or without spaces, for example RGBY."
    assert said[-1] == "Row 1 of 10: your guess?"


def test_a_round_is_won(console):
    assert console.handle("yrgb") == [" 1. Y R G B : oooo", "Row 2 of 10: your guess?"]
    assert console.handle("rgyb") == [" 2. R G Y B : xxoo", "Row 3 of 10: your guess?"]
    assert console.handle("1234") == [
        " 3. R G B Y : xxxx",
        "You broke it in 3 rows.",
        "NEW starts another round.",
    ]


def test_a_round_is_won_on_the_first_row(console):
    assert "You broke it in 1 row." in console.handle("RGBY")


def test_a_round_is_lost():
    console = console_of(Variant(4, 6, rows=1), [0, 1, 2, 3])
    assert console.handle("OOOO") == [
        " 1. O O O O : none",
        "No rows are left.",
        "The code was R G B Y.",
        "NEW starts another round.",
    ]


def test_quit_reveals_and_new_starts_again(console):
    console.handle("oooo")
    assert console.handle("new") == ["This round still runs: QUIT ends it and shows the code."]
    assert console.handle("Quit") == ["The code was R G B Y.", "NEW starts another round."]
    assert console.handle("quit") == ["NEW starts another round."]
    assert console.handle("RGBY") == ["The round is over: NEW starts another."]
    assert console.handle("NEW")[-1] == "Row 1 of 10: your guess?"


def test_board_lists_the_rows(console):
    assert console.handle("BOARD") == ["No rows yet.", "Row 1 of 10: your guess?"]
    console.handle("ROOO")
    console.handle("OOOR")
    assert console.handle("board") == [" 1. R O O O : x", " 2. O O O R : o", "Row 3 of 10: your guess?"]


def test_a_wrong_line_is_answered_and_costs_nothing(console):
    assert console.handle("RGB") == ["A guess has 4 pegs, this one has 3."]
    assert console.handle("   ") == ["Row 1 of 10: your guess?"]
    assert "HELP is this." in console.handle("help")[2]
    assert console.round.rows == []


@pytest.mark.parametrize(("tells", "answer"), [("exact", " 1. R B G Y : xx"), ("places", " 1. R B G Y : x . . x")])
def test_a_mark_is_shown_as_the_variant_tells_it(tells, answer):
    console = console_of(Variant(4, 6, tells=tells), [0, 1, 2, 3])
    assert console.handle("RBGY")[0] == answer


def test_a_game_without_repeats_says_so():
    console = Console(named("bulls"), random.Random(2).randrange)
    assert console.start()[1].endswith("R G B Y O P C W K L, each at most once.")
    assert "has no repeats" in console.handle("RRGB")[0]


@pytest.mark.parametrize("seed", range(20))
def test_no_line_breaks_the_console_or_tells_the_secret_early(seed):
    chance = random.Random(seed)
    secret = [5] + [chance.randrange(6) for _ in range(3)]  # no guess below begins with the sixth colour
    console = console_of(named("classic"), secret * 50)
    spelled = letters.spell(named("classic"), codes.pack(named("classic"), secret))
    lines = ["RGBY", "board", "help", "new", "", "\x00", "йцук", "9" * 10000, "quite", "1111", "{0}", "%s"]
    for _ in range(300):
        said = console.handle(chance.choice(lines))
        assert said
        assert console.round.state == LOST or not any(spelled in answer for answer in said)
