"""Help for who guesses, as it is seen at the lights."""

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.phases import GUESS, MARK
from firmware.ui import sounds
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


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
    assert hand.seat.aid.proposes
    hand.press("U")
    assert hand.lights.sounds._tones == sounds.OK
    hand.rest()
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
