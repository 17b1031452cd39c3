"""Whatever is pressed, on every matrix and in every mode: no exception, no secret, and always a way to the menu."""

import os
import random

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.phases import DONE, OVER
from firmware.ui.handheld import ATTRACTING
from firmware.ui.screens import Choice
from host_tests.ui.hand import KEYS, Hand
from host_tests.ui.talk import GAMES, rules

SIZES = ((8, 8), (16, 10), (8, 1), (8, 4), (4, 8))
VARIANTS = (
    Variant(3, 4, rows=4),
    Variant(3, 5, False, rows=4),
    Variant(3, 3, True, True, rows=4, tells="exact"),
    Variant(3, 4, rows=4, tells="places"),
    Variant(4, 6),
    Variant(8, 10),
)
PRESSES = 100_000 if os.environ.get("CI") else 10_000
WAITS_MS = (0, 0, 0, 40, 200, 1000, 4000)
WAYS = (KEYS, "LRUDOB", "UOUOUODO", "OB1234567890")


def handed(game, seed):
    chance = random.Random(seed)
    more = dict(GAMES[game])
    mode = more.pop("mode", game)
    # at times anything may happen to be pressed, at times it is a game that is played
    settings = {
        "animation": chance.random() < 0.7,
        "left": chance.random() < 0.5,
        "fits": chance.random() < 0.5,
        "dim_s": chance.choice((0, 1, 30)),
        "attract_s": chance.choice((0, 2, 90)),
        "sleep_s": chance.choice((0, 3, 300)),
    }
    return Hand(rules(mode, chance.choice(VARIANTS), **more), SIZES[seed % len(SIZES)], seed, **settings), chance


def to_menu(hand):
    """Holding back opens the menu, once the device is awake and what is wrong was read."""
    if hand.lights.rest >= ATTRACTING:
        hand.press("O")
    hand.hold("B")
    if hand.said and ">" in hand.said:
        hand.press("O")
    assert isinstance(hand.top, Choice)
    assert "PLAY" in hand.offered


@pytest.mark.parametrize("game", GAMES)
def test_no_press_breaks_anything_or_leads_where_there_is_no_way_back(game):
    pressed = 0
    seed = 0
    while pressed < PRESSES // len(GAMES):
        hand, chance = handed(game, seed)
        seed += 1
        keys = chance.choice(WAYS)
        for _ in range(120):
            key = chance.choice(keys)
            if chance.random() < 0.06:
                hand.hold(key)
            else:
                hand.press(key)
            pressed += 1
            hand.wait(chance.choice(WAITS_MS))
            assert len(hand.lights.frame) == hand.width * hand.lights.height
            if hand.desk.language != "en":
                hand.desk.speak("en")
        to_menu(hand)


def twins(variant, guesses, size, seed):
    """Two hands with different secrets that give all these guesses the same marks."""
    marked = {}
    for other in range(500):
        hand = Hand(rules("break", variant), size, other, left=True, fits=True)
        hand.match.randrange = hand.desk.randrange = random.Random(seed).randrange
        secret = hand.match.round.known()
        key = tuple(marks.score(variant, guess, secret) for guess in guesses)
        if key in marked and marked[key].match.round.known() != secret:
            return marked[key], hand
        marked[key] = hand
    raise AssertionError("no two codes are alike to these guesses")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_until_the_end_the_lights_and_the_tones_depend_on_the_marks_alone(size, seed):
    chance = random.Random(seed)
    variant = Variant(4, 6, rows=6)
    digits = [[chance.randrange(2) for _ in range(4)] for _ in range(2)]
    guesses = [sum(digit * 6**place for place, digit in enumerate(row)) for row in digits]
    one, other = twins(variant, guesses, size, seed)
    # 1 and 2 are red and green: colour keys enter the two guesses; between them all else is tried
    keys = ""
    for row in digits:
        keys += "".join(str(digit + 1) for digit in row) + "OO" + "LUDO"
    for key in keys + "12BBUDRL":
        for hand in (one, other):
            hand.press(key).wait(300)
        assert one.match.phase not in (OVER, DONE)
        assert one.lights.frame == other.lights.frame
        assert one.lights.sounds.hz == other.lights.sounds.hz
    assert len(one.match.round.rows) == len(other.match.round.rows) == 2
    for hand in (one, other):
        hand.hold("L").wait(3000).hold("B")
    assert one.lights.frame == other.lights.frame
    assert one.match.round.known() != other.match.round.known()
