"""What is switched on for who guesses, and off, in the middle of a row."""

from firmware.engine.variant import Variant
from firmware.game.phases import GUESS
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def guessing(variant="classic", size=(8, 8), **helps):
    """One row is played, and the same guess is in hand again, which the row contradicts."""
    hand = Hand(rules("break", variant), size, **helps)
    hand.enter("1122").rest()
    return hand.press("1122").wait(2000)


def test_what_is_switched_in_the_middle_of_a_row_is_seen_at_once():
    hand = guessing()
    hand.press("B").lights.set("left", True)
    assert set(hand.wait(2000).look_between()[-1][4:]) == {"^", "."}
    hand.lights.set("left", False)
    assert hand.look_between()[-1][4:] == "...."
    hand.press("2").lights.set("fits", True)
    assert hand.look_between()[-2][4:] == "!!!!"
    hand.lights.set("fits", False)
    assert "!" not in hand.look_between()[-2]


def test_what_is_switched_in_the_menu_is_counted_from_all_the_rows():
    hand = guessing().press("B")
    hand.match.rest()  # what was found was forgotten meanwhile
    hand.hold("B").choose("SETTINGS", "LEFT", "ON")
    hand.hold("B").press("B").wait(2000)
    assert hand.match.mind().candidates.rows == hand.match.round.rows
    assert "^" in hand.look_between()[-1]


def test_a_hint_that_is_looked_for_is_not_disturbed_by_a_switch():
    hand = Hand(rules("break", Variant(8, 10)))
    hand.enter("11223344").rest().hold("O")
    job = hand.seat.aid.job
    hand.lights.set("left", True)
    assert hand.seat.aid.job is job
    hand.rest()
    assert hand.seat.in_hand.submits


def test_switching_without_a_match_changes_the_setting_alone():
    hand = Hand()
    hand.lights.set("fits", True)
    assert (hand.desk.settings["fits"], hand.seat) == (True, None)


def test_more_codes_than_can_be_counted_are_not_told_as_few():
    hand = Hand(rules("break", Variant(5, 10)), left=True)
    told = []
    while not told or "," in told[-1]:
        hand.hold("O").rest().press("O").rest().wait(3000)
        assert hand.match.phase == GUESS
        told.append(hand.look_between()[-1])
        assert ("^" in told[-1]) == hand.match.mind().candidates.whole
    assert len(told) > 2
    assert set(told[:-1]) == {",,,,,..."}


def test_on_a_line_on_which_marks_take_turns_no_thermometer_lies_on_the_pegs():
    hand = Hand(rules("break", "super"), (8, 1), left=True).enter("12345").rest().wait(3000)
    assert hand.look() == ["#,,,,..."]
    assert hand.look_between() == [",,,,,..."]
