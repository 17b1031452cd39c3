"""What is known: the colours that each place can still have, as a count of all codes says, at the price of a hint."""

import random

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.ui import notation
from firmware.ui.known import Known
from host_tests.game.matches import begun, work
from host_tests.ui.hand import Hand
from host_tests.ui.talk import Talk, rules

GAMES = [Variant(3, 4, rows=6), Variant(4, 6), Variant(3, 5, False), Variant(3, 3, True, True, tells="exact")]
GAMES += [Variant(3, 4, tells="places"), Variant(4, 10, False, zero=False, tells="exact")]


def looked(match):
    known = Known(match)
    for job in known.look():
        while not job.over:
            match.tick(1)
    return known


def possible(match):
    """By trying every code."""
    variant = match.variant()
    left = [
        codes.unpack(variant, code, [0] * variant.pegs)
        for code in ranks.walk(variant)
        if all(marks.score(variant, guess, code) == mark for guess, mark in match.round.rows)
    ]
    return [sorted({pegs[place] for pegs in left}) for place in range(variant.pegs)]


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_each_place_has_the_colours_of_the_codes_that_fit(variant, seed):
    chance = random.Random(seed)
    match = begun("break", variant, seed=seed)
    for _ in range(3):
        known = looked(match)
        assert (known.places, known.whole) == (possible(match), True)
        match.guess(ranks.following(variant, match.round.known()) if chance.random() < 0.1 else other(match, chance))


def other(match, chance):
    while True:
        code = ranks.draw(match.variant(), chance.randrange)
        if code != match.round.known():
            return code


def test_in_a_game_too_large_to_count_what_is_found_is_so_and_said_to_be_a_part():
    variant = Variant(8, 10)
    match = begun("break", variant, seed=4)
    chance = random.Random(1)
    for _ in range(3):
        match.guess(other(match, chance))
    known = looked(match)
    digits = codes.unpack(variant, match.round.known(), [0] * 8)
    assert not known.whole or all(digit in known.places[place] for place, digit in enumerate(digits))
    assert all(seen == sorted(set(seen)) for seen in known.places)


def test_the_console_tells_a_line_for_each_place_and_counts_a_hint():
    talk = Talk(rules("break", "mini"))
    talk.say("1122")
    said = talk.say("KNOWN")
    letters = notation.letters(talk.variant)
    assert said[:-1] == [
        "This round now counts as played with help.",
        *(
            f"Place {place}: {' '.join(letters[colour] for colour in colours)}"
            for place, colours in enumerate(possible(talk.match), 1)
        ),
    ]
    assert talk.match.round.hints == 1


def test_the_lights_have_an_entry_for_each_place_and_count_a_hint():
    hand = Hand(rules("break", "mini"))
    hand.enter("1122")
    hand.rest().hold("B").choose("ROUND", "POSSIBLE")
    for _ in range(200):
        hand.turn(20)
    letters = notation.letters(named("mini"))
    places = enumerate(possible(hand.match), 1)
    wanted = [f"{place}: {''.join(letters[colour] for colour in colours)}" for place, colours in places]
    assert hand.offered == wanted
    assert hand.match.round.hints == 1
    assert hand.press("R").said == wanted[1]
    work(hand.match)


def test_in_a_large_game_the_console_says_that_there_may_be_more():
    talk = Talk(rules("break", Variant(9, 9)))
    assert talk.say("123456789", "KNOWN")[-2] == "I stopped looking: there may be more."
