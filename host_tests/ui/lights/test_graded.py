"""The grades of a round that is over, on the lights."""

import pytest

from firmware.engine.games import named
from firmware.ui.lights import caption
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules, rules_for


def over(mode="break", rows=("1122", "3344"), **more):
    """A round that was given up after these rows."""
    hand = Hand(rules(mode), **more).rest()
    for row in rows:
        hand.enter(row).rest()
    hand.match.give_up()
    hand.turn()
    return hand.rest()


def graded(hand):
    """Wait until all rows are."""
    while hand.match.works:
        hand.turn(1)
    return hand


def test_ok_held_at_the_end_of_a_round_opens_its_grades():
    hand = over()
    assert "hold OK: grades" in caption.of(hand.lights, range(6)).line(200)
    graded(hand.hold("O"))
    assert hand.offered == ["1: 90% 44%", "2: 55% -8%"]
    assert hand.top.means(1) == "Row 2: skill 55%, luck -8%, better: RBRY"
    hand.press("O")
    assert hand.said is None


def test_while_the_end_is_announced_any_key_goes_on_and_ok_held_opens_the_grades():
    hand = Hand(rules("break")).rest().enter("1122").rest()
    hand.match.give_up()
    for _ in range(1000):
        if not hand.said:
            hand.turn()
    assert "any key: go on · hold OK: grades" in caption.of(hand.lights, range(6)).line(200)
    graded(hand.hold("O"))
    assert hand.said == "1: 90% 44%"


def test_they_fill_while_the_rows_are_graded():
    hand = over().hold("O").press("D")
    assert hand.said == "2: ..."
    assert hand.top.means(1) == "2: ..."
    graded(hand).turn()
    assert hand.said == "2: 55% -8%"


def test_a_row_that_has_no_grade_says_so():
    hand = over().hold("O")
    hand.match.hurry()
    graded(hand).turn()
    assert hand.offered[-1] == "2: ?"


def test_the_caption_names_the_best_row_once_it_is_known():
    hand = graded(over())
    assert " · best row: 1 · " in caption.of(hand.lights, range(6)).line(200)


def test_a_best_guess_has_no_better_one():
    hand = over(rows=("1123",))
    graded(hand.hold("O"))
    assert hand.top.means(0).startswith("Row 1: skill 100%, luck ")
    assert "better" not in hand.top.means(0)


@pytest.mark.parametrize("game", ["break", "puzzle"])
def test_where_no_row_was_guessed_there_is_nothing_to_open(game):
    hand = Hand(rules_for(game, named("mini"))).rest()
    hand.match.give_up()
    hand.turn()
    hand.rest()
    assert "grades" not in caption.of(hand.lights, range(6)).line(200)
    hand.hold("O")
    assert hand.said is None


def test_a_board_with_few_keys_has_them_in_its_menu():
    hand = over(few=True)
    hand.hold("O")
    graded(hand.choose("ROUND", "GRADES"))
    assert hand.said == "1: 90% 44%"
