"""Puzzles at the console and on the lights: which is played, what a wrong code is answered, and which comes next."""

import pytest
from host_tests.ui.hand import Hand
from host_tests.ui.table import Talk

from firmware.game import day, puzzle
from firmware.game.phases import DONE, GUESS
from firmware.ui import notation
from firmware.ui.puzzles import following, name, offered, on_shelf, typed
from firmware.ui.words import Wrong
from host_tests.game.matches import CLASSIC, code

NO_PUZZLE = "There is no such puzzle: type 1 to 1000, or check the long number."
MADE = (code("1433"), (code("1122"), code("3456"), code("1435")))


def missing():
    raise OSError


def test_the_puzzle_of_the_day_is_offered_where_the_day_is_known():
    desk = Talk().desk
    assert all(1 <= offered(desk) <= 1000 for _ in range(50))
    assert len({offered(desk) for _ in range(50)}) > 20
    desk.day = day.read("2026-11-22")
    assert {offered(desk) for _ in range(5)} == {823}


@pytest.mark.parametrize("text", ["", "0", "1001", "0000", "-1", "\u00b2", "x", "HA8H-Q9", "99999"])
def test_what_is_no_puzzle_is_told_so(text):
    with pytest.raises(Wrong, match="no-puzzle"):
        typed(Talk().desk, text)


def test_a_drive_without_the_shelf_has_the_puzzles_that_computers_made():
    desk = Talk().desk
    desk.shelf = missing
    with pytest.raises(Wrong, match="no-puzzle"):
        typed(desk, "5")
    rules = typed(desk, puzzle.write(*MADE))
    assert (rules.known(), rules.laid, name(rules)) == (*MADE, puzzle.write(*MADE))


def test_a_puzzle_that_a_computer_made_is_played_by_its_number_like_a_round():
    number = puzzle.write(*MADE)
    talk = Talk()
    assert f"Puzzle {number}: exactly one code fits these rows. Find it." in talk.say(f"NUMBER {number}")
    assert talk.match.rules.laid == MADE[1]
    assert "Puzzle" in " ".join(Talk().say("number", number))
    assert Talk().say(f"NUMBER {number[:-1]}")[0].startswith("No round has this number")


def test_the_next_puzzle_is_as_hard_and_one_of_the_shelf():
    desk = Talk().desk
    assert following(desk, on_shelf(desk, 999)).puzzle == 4
    assert following(desk, typed(desk, puzzle.write(*MADE))).puzzle in range(1, 1001)


def begun(number="2"):
    talk = Talk()
    return talk, talk.say("puzzle", number)


def test_the_console_tells_which_it_is_then_its_rows_and_asks():
    _, said = begun()
    at = said.index("Puzzle 2: exactly one code fits these rows. Find it.")
    assert said[at + 1] == "How hard, 2 of 5: by elimination"
    assert said[at + 4 :] == [
        " 1. B O G P : oo",
        " 2. P P G G : xoo",
        " 3. B P G R : xo",
        "Row 4 of 4: your guess?",
    ]


def test_after_a_try_the_puzzle_is_not_told_again():
    talk, _ = begun()
    assert not any(line.startswith("Puzzle 2:") for line in talk.say("RGBY"))


def test_enter_takes_the_puzzle_that_was_offered():
    talk = Talk()
    number = talk.say("puzzle")[-1].split()[1].strip(")")
    talk.say("")
    assert talk.match.rules.puzzle == int(number)


def test_a_wrong_code_is_answered_with_the_first_row_that_forbids_it_and_counts_as_a_try():
    talk, _ = begun()
    assert talk.say("BOGB")[0] == "This cannot be the code: row 1 would have another mark."
    assert talk.say("GRBR")[0] == "This cannot be the code: row 2 would have another mark."
    said = talk.say("GPPY")
    assert said[:3] == [" 4. G P P Y : xxxx", "You found the code. Tries: 3", "classic, puzzles: played 1, won 1"]
    assert said[3:5] == ["average tries 3.00, best 3, winning streak 1, longest 1", "Tries needed, and how often:"]
    assert talk.say("SHARE")[0] == "Peglight: puzzle 2: 3"
    assert talk.say("")[0] == "Puzzle 7: exactly one code fits these rows. Find it."


def test_one_given_up_shows_its_code_and_is_shared_with_a_cross():
    talk, _ = begun()
    assert talk.say("RESIGN")[:2] == ["You gave up. Tries: 0", "The code was G P P Y"]
    assert talk.say("SHARE")[0] == "Peglight: puzzle 2: X"


def test_a_puzzle_that_nobody_tried_makes_room_at_once_and_one_that_was_tried_does_not():
    talk, _ = begun()
    assert talk.say("NEW")[0] == "What shall we play?"
    talk.say("puzzle", "2", "RRRR")
    assert talk.say("NEW")[0].startswith("This round is still going on")


def test_a_number_that_is_no_puzzle_is_asked_for_again():
    talk = Talk()
    assert talk.say("puzzle", "1001")[3] == NO_PUZZLE
    assert talk.match is None


def test_on_the_lights_a_wrong_code_shows_the_row_that_forbids_it_and_a_right_one_brings_the_next():
    hand = Hand(on_shelf(Talk().desk, 2))
    hand.enter("1111")
    assert (hand.match.phase, hand.match.round.misses, hand.said) == (GUESS, 1, "ROW 1")
    hand.press("O").press("B" * 4)
    hand.enter("2664")
    assert hand.match.round.secret() == code("2664")
    hand.rest().press("O")
    hand.press("O")
    assert (hand.match.rules.puzzle, hand.match.phase) == (7, GUESS)


def test_nothing_tells_the_code_before_it_is_found():
    talk, said = begun()
    for line in ("BOARD", "STATS", "HELP", "RULES", "SHARE", "NUMBER", "RRRR", "COUNT"):
        said += talk.say(line)
    spelled = notation.spell(CLASSIC, talk.match.round.known())
    assert not any(spelled in line or spelled.replace(" ", "") in line for line in said)
    assert talk.match.phase < DONE
