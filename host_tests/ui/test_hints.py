"""Help for the breaker, as the lights show it, switched on and off in the middle of a row."""

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.mind import limit_ms
from firmware.game.phases import GUESS, MARK
from firmware.ui.lights import sounds
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
    hand.match.forget()  # the findings were dropped meanwhile
    hand.hold("B").choose("SETTINGS", "LEFT", "ON")
    hand.hold("B").press("B").wait(2000)
    assert hand.match.mind().candidates.rows == hand.match.round.rows
    assert "^" in hand.look_between()[-1]


def test_a_hint_that_is_looked_for_is_not_disturbed_by_a_switch():
    hand = Hand(rules("break", Variant(8, 10)))
    hand.enter("11223344").rest().hold("O")
    job = hand.seat.hints.job
    hand.lights.set("left", True)
    assert hand.seat.hints.job is job
    hand.rest()
    assert hand.seat.in_hand.submits


def test_switching_without_a_match_changes_the_setting_alone():
    hand = Hand()
    hand.lights.set("fits", True)
    assert (hand.desk.settings["fits"], hand.seat) == (True, None)


def test_more_codes_than_can_be_counted_are_not_told_as_few():
    hand = Hand(rules("break", Variant(7, 10)), left=True)
    told = []
    while not told or "," in told[-1]:
        hand.hold("O").rest().press("O").rest().wait(3000)
        assert hand.match.phase == GUESS
        told.append(hand.look_between()[-1])
        assert ("^" in told[-1]) == hand.match.mind().candidates.whole
    assert len(told) > 2
    assert set(told[:-1]) == {",,,,,,,."}


def test_on_a_line_on_which_marks_take_turns_no_thermometer_lies_on_the_pegs():
    hand = Hand(rules("break", "super"), (8, 1), left=True).enter("12345").rest().wait(3000)
    assert hand.look() == ["#,,,,..."]
    assert hand.look_between() == [",,,,,..."]


def test_the_helper_proposes_what_it_would_play_and_then_waits_for_the_mark():
    hand = Hand(rules("helper", "mini")).rest()
    assert (hand.match.phase, hand.seat.in_hand.submits) == (GUESS, True)
    assert hand.look()[-1][4:] == "####"
    hand.press("O").rest()
    assert (hand.match.phase, hand.look()[-1][4:]) == (MARK, "#...")
    hand.press("B")
    assert hand.match.phase == GUESS


def test_what_the_helper_proposes_changes_nothing_that_the_console_would_tell_again():
    hand = Hand(rules("helper", "mini"))
    before = hand.match.changes
    hand.rest()
    assert hand.seat.in_hand.submits
    assert (hand.match.changes, hand.match.round.hints) == (before, 0)


def test_a_hint_takes_what_there_is_when_a_key_is_pressed():
    hand = Hand(rules("break", Variant(8, 10)))
    hand.enter("11223344").rest()
    hand.event("O")
    hand.wait(620)
    hand.event("O", True)
    assert hand.seat.hints.proposes
    hand.event("U")
    assert hand.tones == sounds.OK
    hand.turn()
    hand.event("U", True)
    hand.rest()
    assert hand.seat.in_hand.submits


@pytest.mark.parametrize(("variant", "level"), [(Variant(6, 9), "parts"), (Variant(5, 8), "minimax")])
def test_a_proposal_takes_the_time_that_its_level_has_and_no_more(variant, level):
    hand = Hand(rules("helper", variant, level=level)).rest()
    hand.desk.guess(7)
    hand.match.mark(marks.mark_of(1, 1))
    waited_ms = 0
    hand.turn(0)
    while hand.match.busy:
        hand.turn(0)
    assert hand.match.phase == GUESS
    hand.turn(0)
    step_ms = limit_ms(variant, level) // 20
    while hand.seat.hints.proposes:
        hand.turn(step_ms)
        waited_ms += step_ms
    assert limit_ms(variant, level) // 2 <= waited_ms <= limit_ms(variant, level) + 3 * step_ms
    assert hand.seat.in_hand.submits


def test_the_rows_that_a_guess_contradicts_are_shown_where_that_is_set():
    hand = Hand(rules("break"), fits=True)
    hand.enter("1122").rest()
    guess = next(code for code in range(1296) if not fits(hand, code))
    digits = codes.unpack(hand.match.rules.variant, guess, [0] * 4)
    for digit in digits:
        hand.press(str(digit + 1))
    assert hand.look_between()[-2][4:] == "!!!!"
    assert "!" not in hand.look()[-2]
    hand.press("B")
    assert "!" not in hand.look_between()[-2]


def fits(hand, code):
    variant = hand.match.rules.variant
    return all(marks.score(variant, guess, code) == mark for guess, mark in hand.match.round.rows)


def test_the_thermometer_shows_how_many_codes_are_left():
    hand = Hand(rules("break"), left=True)
    assert "^" not in hand.look()[-1]
    hand.enter("1122").rest()
    left = hand.match.mind().candidates.left
    lights = next(lights for lights in range(5) if left**4 <= 1296**lights)
    assert hand.look_between()[-1][4:] == ("^" * lights).ljust(4, ".")
