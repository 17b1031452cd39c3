"""Whatever is pressed, on every matrix and in every mode: no exception, no secret, and always a way to the menu."""

import random

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.phases import DONE, OVER
from firmware.ui.display import view
from firmware.ui.lights.idle import ATTRACTING
from firmware.ui.lights.screens import Choice
from host_tests import runs
from host_tests.ui.hand import KEYS, Hand
from host_tests.ui.talk import GAMES, rules, rules_for

SIZES = ((8, 8), (16, 10), (8, 1), (8, 4), (4, 8))
VARIANTS = (
    Variant(3, 4, rows=4),
    Variant(3, 5, False, rows=4),
    Variant(3, 3, True, True, rows=4, tells="exact"),
    Variant(3, 4, rows=4, tells="places"),
    Variant(4, 6),
    Variant(8, 10),
)
PRESSES = runs.of(1500, 10_000, 100_000)
WAITS_MS = (0, 0, 0, 40, 200, 1000, 4000)
WAYS = (KEYS, "LRUDOB", "UOUOUODO", "OB1234567890")


def handed(game, seed):
    chance = random.Random(seed)
    # some seeds press anything, others play a real game
    settings = {
        "animation": chance.random() < 0.7,
        "left": chance.random() < 0.5,
        "fits": chance.random() < 0.5,
        "dim_s": chance.choice((0, 1, 30)),
        "attract_s": chance.choice((0, 2, 90)),
        "sleep_s": chance.choice((0, 3, 300)),
    }
    return Hand(rules_for(game, chance.choice(VARIANTS)), SIZES[seed % len(SIZES)], seed, **settings), chance


def to_menu(hand):
    """Holding back opens the menu, once the device is awake and what is wrong was read; where the lesson asks for that,
    it tells first what comes next, and elsewhere in the lesson whether to go on with it is asked.
    """
    if hand.lights.idle.state >= ATTRACTING:
        hand.press("O")
    hand.hold("B")
    if not isinstance(hand.top, Choice):
        hand.press("O").hold("B")
    if hand.said and "too wide" in hand.said:
        hand.press("O")
    assert isinstance(hand.top, Choice)
    if hand.offered == ["LESSON?"]:
        hand.press("B").hold("B")
    assert hand.offered[0] in ("PLAY", "NEW GAME")


@pytest.mark.no_cover
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
def test_until_the_end_what_is_seen_heard_and_read_depends_on_the_marks_alone(size, seed):
    chance = random.Random(seed)
    variant = Variant(4, 6, rows=6)
    digits = [[chance.randrange(2) for _ in range(4)] for _ in range(2)]
    guesses = [sum(digit * 6**place for place, digit in enumerate(row)) for row in digits]
    one, other = twins(variant, guesses, size, seed)
    # 1 and 2 are red and green: colour keys enter both guesses, with all other keys in between
    keys = ""
    for row in digits:
        keys += "".join(str(digit + 1) for digit in row) + "OO" + "LUDO"
    for key in keys + "12BBUDRL":
        for hand in (one, other):
            hand.press(key).wait(300)
        assert one.match.phase not in (OVER, DONE)
        assert one.lights.sounds.hz == other.lights.sounds.hz
        assert shown(one) == shown(other)
    assert len(one.match.round.rows) == len(other.match.round.rows) == 2
    for hand in (one, other):
        hand.hold("L").wait(3000).hold("B")
    assert shown(one) == shown(other)
    for hand in (one, other):
        hand.choose("ROUND", "POSSIBLE")
    for key in "RRRR":
        assert shown(one) == shown(other)
        for hand in (one, other):
            hand.press(key).wait(500)
    assert one.match.round.known() != other.match.round.known()


def shown(hand):
    """On the lights, in the caption and on a display."""
    return bytes(hand.lights.frame), hand.captions, vars(view.of(hand.lights, range(16), 60))


def alike(variant, guesses, chance):
    """Two codes that give all these guesses the same marks, in digits as they are typed."""
    marked = {}
    while True:
        digits = [chance.randrange(variant.base) for _ in range(variant.pegs)]
        code = codes.pack(variant, digits)
        other = marked.setdefault(tuple(marks.score(variant, guess, code) for guess in guesses), digits)
        if other != digits:
            return ["".join(str(digit + 1) for digit in pegs) for pegs in (other, digits)]


@pytest.mark.parametrize("size", runs.few(SIZES, quick=5, plain=15))
@pytest.mark.parametrize("mode", ["duel", "match", "race"])
def test_who_looks_away_while_a_code_is_set_learns_nothing_until_the_marks_differ(mode, size):
    chance = random.Random(len(mode) * size[0] * size[1])
    variant = Variant(4, 6, rows=6)
    rows = ("1122", "2121")
    guesses = [codes.pack(variant, [int(digit) - 1 for digit in row]) for row in rows]
    secrets = alike(variant, guesses, chance)
    hands = [Hand(rules_of(mode, variant), size, left=True, fits=True).wait(4000) for _ in secrets]
    heard = [set(), set()]
    read = [set(), set()]
    for tones, lines, hand, secret in zip(heard, read, hands, secrets, strict=True):
        for key in secret + "LLRRB" + "U" * int(secret[3]) + "LROO":
            hand.press(key)
            tones.add(hand.tones)
            lines.update(hand.captions)
        assert hand.match.sides[0].known() == codes.pack(variant, [int(digit) - 1 for digit in secret])
        hand.wait(4000)
    assert heard[0] == heard[1]
    assert read[0] == read[1]
    for key in ("OO3456O" if mode == "race" else "OO") + "".join(row + "OOLUDO" for row in rows) + "12BBUDRL":
        for hand in hands:
            hand.press(key)
        assert hands[0].tones == hands[1].tones
        assert hands[0].captions == hands[1].captions
        for hand in hands:
            hand.wait(2000)
            assert hand.match.phase not in (OVER, DONE)
        assert hands[0].lights.frame == hands[1].lights.frame
    assert len(hands[0].match.sides[0].rows) == len(rows) - (mode == "race")


def rules_of(mode, variant):
    """The rules of a game between two people."""
    return rules(mode, variant) if mode == "duel" else rules(mode, variant, people=2, device=False)
