"""Puzzles at the console and on the lights: which is played, what a wrong code is answered, and which comes next."""

import pytest

from firmware.game import day, puzzle
from firmware.game.round import MOST_MISSES
from firmware.ui.screens.typed import rules_of
from firmware.ui.words import Wrong
from host_tests.game.matches import code
from host_tests.ui.table import Table, rules

MADE = (code("1433"), (code("1122"), code("3456"), code("1435")))


def missing():
    raise OSError


def test_the_puzzle_of_the_day_is_offered_where_the_day_is_known():
    desk = Table().desk
    assert all(1 <= puzzle.offered(desk.today(), desk.randrange) <= 1000 for _ in range(50))
    assert len({puzzle.offered(desk.today(), desk.randrange) for _ in range(50)}) > 20
    desk.day = day.read("2026-11-22")
    assert {puzzle.offered(desk.today(), desk.randrange) for _ in range(5)} == {823}


@pytest.mark.parametrize("text", ["", "0", "1001", "0000", "-1", "\u00b2", "x", "99999"])
def test_what_is_no_puzzle_is_told_so(text):
    with pytest.raises(Wrong, match="no-number"):
        rules_of(Table().desk, text)


def test_without_the_shelf_there_are_puzzles_of_computers():
    desk = Table().desk
    desk.shelf = missing
    with pytest.raises(Wrong, match="no-number"):
        rules_of(desk, "5")
    rules = rules_of(desk, puzzle.write(*MADE))
    assert (rules.hidden_code(), rules.given_rows, puzzle.name_of(rules)) == (*MADE, puzzle.write(*MADE))


def test_a_puzzle_of_a_computer_is_played_by_its_number():
    number = puzzle.write(*MADE)
    talk = Table()
    assert f"Puzzle {number}: exactly one code fits these rows. Find it." in talk.say(f"NUMBER {number}")
    assert talk.match.rules.given_rows == MADE[1]
    assert "Puzzle" in " ".join(Table().say("number", number))
    assert Table().say(f"NUMBER {number[:-1]}")[0].startswith("No round or puzzle has this number")


def test_the_next_puzzle_is_as_hard_and_one_of_the_shelf():
    desk = Table().desk
    shelf = desk.shelf
    after = [puzzle.following(puzzle.on_shelf(shelf, number), shelf).puzzle for number in (1, 995, 996, 1000)]
    assert after == [6, 1000, 1, 5]
    made = rules_of(desk, puzzle.write(*MADE))
    assert puzzle.following(made, shelf, desk.today(), desk.randrange).puzzle in range(1, 1001)
    assert puzzle.following(made, missing, desk.today(), desk.randrange) == made


def test_a_code_that_does_not_fit_counts_as_a_try_and_says_so():
    table = Table(lights=(8, 8))
    said = table.say("puzzle", "2", "RRRR")
    assert said[-2:] == ["Not the code: row 1 would have another mark. Tries so far: 1", "Which code fits these rows?"]
    assert table.page.most == len(table.page.rows), "a try is no row"
    assert "You found it in 2." in table.say("GPPY")


def test_tries_are_counted_up_to_the_most_that_can_be_saved():
    table = Table()
    table.say("puzzle", "2", "RRRR")
    table.match.round.misses = MOST_MISSES
    assert table.say("RRRR")[-2].endswith(f"Tries so far: {MOST_MISSES}")


def test_the_number_of_a_puzzle_is_taken_behind_its_word():
    assert Table().say("puzzle 2")[0].startswith("Puzzle 2")
    assert any(line.startswith("Which puzzle") for line in Table().say("puzzle 2000"))


def test_tries_are_counted_up_to_99():
    table = Table()
    table.say("puzzle", "2")
    for _ in range(120):
        said = table.say("RRRR")
    assert said[0] == "Not the code: row 1 would have another mark. Tries so far: 99"


def test_the_menu_plays_what_was_played_not_what_was_asked_for():
    table = Table()
    assert "race: two people" in " ".join(table.say("puzzle", "2", "race", "rules"))
    assert "Play: puzzle, classic" in " ".join(table.say("menu"))
    assert table.say("Play: puzzle, classic")[0].startswith("Which puzzle, 1 to 1000?")


def test_rules_at_the_question_are_those_of_a_puzzle():
    said = Table(rules("race", "nine")).say("puzzle", "rules")
    rules_at = said.index("Rules") + 1
    assert said[rules_at:][:2] == ["puzzle: find the only code that fits", "classic: 4 pegs of 6 colours"]


def test_one_given_up_shows_its_code_and_is_shared_with_a_cross():
    table = Table()
    assert "The code was G P P Y" in table.say("puzzle", "2", "RESIGN", "yes")
    assert table.say("SHARE")[0] == "Peglight: puzzle 2: X"


def test_only_a_puzzle_that_nobody_tried_makes_room_at_once():
    table = Table()
    table.say("puzzle", "2", "break", "")
    assert table.match.rules.mode == "break"
    assert Table().say("puzzle", "2", "RRRR", "break", "")[-2:] == [
        "Give up what is being played, and begin another game?",
        "Yes or no? (Enter: no)",
    ]
