"""Whole rounds played with the buttons alone, won and lost, in every mode, and on every matrix.

What is pressed follows from what the lights ask for: a person who has thought of a code marks truly, one who breaks
plays the code at once or never.
"""

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game import score
from firmware.game.modes import MODES, mode_of
from firmware.game.phases import DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.game.round import LOST, VOID, WON
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules

SHORT = Variant(4, 6, rows=3)
SIZES = ((8, 8), (16, 10), (8, 1), (8, 4), (4, 8))
MOST_ACTS = 400


def unpacked(variant, code):
    digits = codes.unpack(variant, code, [0] * variant.pegs)
    return "".join("-" if digit == variant.colours else str(digit + 1) for digit in digits)


def press_mark(hand, variant, mark):
    hand.press("U" * marks.exact_in(mark) + "D" * marks.near_in(mark) + "O")


def act(hand, thought_of, wins):
    """Do what is asked for now."""
    match = hand.match
    variant = match.rules.variant
    if match.phase in (READY, HAND):
        hand.press("O")
    elif match.phase == SET:
        hand.enter(thought_of)
    elif match.phase == MARK:
        code = codes.pack(variant, [int(digit) - 1 for digit in thought_of])
        press_mark(hand, variant, marks.score(variant, match.round.pending, code))
    elif match.phase == GUESS and match.rules.mode == "helper":
        hand.press("O")  # what it proposes
    elif match.phase == GUESS:
        known = match.round.known()
        wrong = ranks.following(variant, known) if known is not None else 0
        secret = unpacked(variant, known) if known is not None else thought_of
        hand.enter(secret if wins else unpacked(variant, wrong))


def play(hand, thought_of="2654", wins=True):
    """To the end of the round; what is said passes by."""
    for _ in range(MOST_ACTS):
        hand.rest()
        if hand.match.phase in (OVER, DONE):
            return hand
        act(hand, thought_of, wins)
    raise AssertionError(f"the round does not end: phase {hand.match.phase}")


def started(mode, variant, size=(8, 8), **wishes):
    """Begun from the menu."""
    hand = Hand(size=size)
    hand.desk.wishes.update({"variant": variant, "people": 2, "device": False, "rounds": 2}, **wishes)
    hand.press("O")
    while not hand.match:
        at = hand.offered.index(mode) if mode in hand.offered else hand.chosen
        hand.press("R" * ((at - hand.chosen) % hand.top.count) + "O").load()
    assert hand.match.rules.mode == mode
    return hand


@pytest.mark.parametrize("mode", ["break", "duel", "match", "race"])
@pytest.mark.parametrize(("wins", "state"), [(True, WON), (False, LOST)])
def test_a_person_breaks_the_code_or_not(mode, wins, state):
    hand = play(started(mode, SHORT), wins=wins)
    assert hand.match.sides[0].state == state
    assert len(hand.match.sides[0].rows) == (1 if wins else SHORT.rows)


@pytest.mark.parametrize("code", ["head", "sealed"])
@pytest.mark.parametrize(("rows", "state"), [(10, WON), (1, LOST)])
def test_the_device_breaks_the_code_or_not(code, rows, state):
    hand = play(started("make", Variant(4, 6, rows=rows), code=code))
    assert hand.match.round.state == state


@pytest.mark.parametrize(("rows", "state"), [(10, WON), (1, LOST)])
def test_the_device_helps_in_a_game_elsewhere(rows, state):
    hand = play(started("helper", Variant(4, 6, rows=rows)))
    assert hand.match.round.state == state


@pytest.mark.parametrize(("rows", "state"), [(10, WON), (1, LOST)])
def test_the_device_plays_against_itself(rows, state):
    hand = play(started("watch", Variant(4, 6, rows=rows)))
    assert hand.match.round.state == state


def test_a_numbered_round_begun_at_the_console_is_played_with_the_buttons():
    hand = play(Hand(rules("number", SHORT, code=100)))
    assert hand.match.round.state == WON


def test_the_evil_device_is_beaten_by_what_it_proposes_itself():
    hand = Hand(rules("break", Variant(2, 3), deal="evil"))
    for _ in range(20):
        if hand.rest().match.phase == OVER:
            break
        hand.hold("O").rest().press("O")
    assert hand.match.round.state == WON


def test_marks_that_contradict_each_other_make_a_round_void_or_are_mended():
    hand = started("make", Variant(4, 6))
    while hand.rest().match.phase != DISPUTE:
        hand.press("O")
    hand.press("O").rest()
    assert hand.match.phase != DISPUTE
    while hand.rest().match.phase != DISPUTE:
        hand.press("O")
    hand.press("UO")
    assert hand.match.round.state == VOID


def test_a_match_goes_on_to_its_winner_and_then_once_more():
    hand = play(started("match", SHORT))
    hand.press("O")
    play(hand, wins=False).press("O").rest()
    assert (hand.match.phase, score.winners(hand.match)) == (DONE, [0])
    hand.press("O")
    assert hand.match.round_number == 0


@pytest.mark.parametrize("mode", [mode for mode in MODES if not mode_of(mode).given])
@pytest.mark.parametrize("size", SIZES[1:])
def test_every_mode_is_played_to_its_end_on_every_matrix(mode, size):
    hand = play(started(mode, named("mini"), size), thought_of="2543")
    assert hand.match.sides[0].state == WON


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] >= 8])
@pytest.mark.parametrize("mode", ["break", "make"])
def test_the_longest_codes_are_played_to_their_end(mode, size):
    variant = Variant(8, 10, rows=2, blanks=True)
    hand = play(started(mode, variant, size, level="random"), thought_of="12345678")
    assert hand.match.round.state in (WON, LOST)


@pytest.mark.parametrize("size", [(8, 8), (8, 1)])
def test_a_code_is_broken_with_the_keys_of_colours_and_ok_alone(size):
    hand = Hand(rules("break", Variant(8, 10, rows=2)), size)
    hand.press(keys_of(hand) + "O").rest()
    assert hand.match.round.state == WON


def keys_of(hand):
    """The keys of the colours of the code."""
    variant = hand.match.rules.variant
    digits = codes.unpack(variant, hand.match.round.known(), [0] * variant.pegs)
    return "".join(str((digit + 1) % 10) for digit in digits)
