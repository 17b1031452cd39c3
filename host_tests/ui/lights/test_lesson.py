"""The lesson: each gesture is asked for and done, a round is played freely, and every way through it ends."""

import random

import pytest

from firmware.game.phases import OVER
from firmware.ui import notation
from firmware.ui.lights import caption, inks, sounds
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, HOLD, HOLD_MS, LEFT, NONE, OK, RIGHT, UP
from firmware.ui.words import LANGUAGES, Words
from host_tests import runs
from host_tests.ui.hand import KEYS, TURN_MS, Hand
from host_tests.ui.talk import rules, tables

SIZES = [(8, 8), (16, 10), (8, 1), (4, 8)]
MOST = 4000  # presses


def begun(playing=None, size=(8, 8), **more):
    """Behind the sentence that tells what the game is."""
    return past_words(opened(playing, size, **more))


def opened(playing=None, size=(8, 8), **more):
    hand = Hand(playing, size, **more)
    hand.hold("B")
    return past_words(hand.choose("HELP", "LESSON")).press("O")


def lesson(hand):
    return next((screen for screen in hand.above if hasattr(screen, "feel")), None)


def past_words(hand):
    """Wait until what is said in large letters has gone by."""
    while lesson(hand) and hand.top is not lesson(hand):
        hand.turn()
    return hand


def do(hand):
    """Do what is asked for."""
    wanted = lesson(hand).wanted
    key = KEYS[wanted % HOLD]
    hand.hold(key) if wanted >= HOLD else hand.press(key)
    return settled(hand)


def settled(hand):
    for _ in range(400):
        if not lesson(hand) or not lesson(hand).seat.hints.proposes:
            return past_words(hand)
        hand.turn()
    raise AssertionError("it thinks for ever")


def test_lights_without_room_for_letters_spell_nothing():
    hand = begun(size=(8, 1))
    asked = set()
    for _ in range(3):
        wanted = lesson(hand).wanted
        asked.add(wanted)
        hand.press(KEYS[wanted])
        assert hand.top is lesson(hand)
    assert len(asked) > 1


def to(hand, told):
    while lesson(hand).told != told:
        do(hand)
    return hand


def test_whoever_does_what_is_asked_has_done_every_gesture_and_comes_to_the_round():
    hand = begun()
    asked = []
    while lesson(hand).wanted != NONE:
        asked.append((lesson(hand).told, lesson(hand).wanted))
        do(hand)
    assert {wanted for _, wanted in asked} == {*range(BACK + 1), OK + HOLD, LEFT + HOLD, BACK + HOLD}
    assert [told for told, _ in asked if told in ("lesson-exact", "lesson-near")] == ["lesson-exact", "lesson-near"]
    assert lesson(hand).told == "lesson-round"


@pytest.mark.parametrize(("told", "mark"), [("lesson-exact", "x"), ("lesson-near", "oo")])
def test_what_a_mark_means_is_told_beside_one(told, mark):
    hand = to(begun(), told)
    ((_, given),) = lesson(hand).match.round.rows
    assert notation.tell_mark(lesson(hand).match.variant(), given) == mark


def test_what_is_not_asked_is_refused_and_after_some_misses_the_lesson_does_it_itself():
    hand = begun()
    hand.press("L")
    for miss in range(2):
        assert lesson(hand).draft.order == []
        assert lesson(hand).text == "Not that key: up and down choose a colour", miss
        assert hand.said == "UP"
        hand.press("L").press("L")  # the first only closes what is said
    assert lesson(hand).draft.pegs[0] == 0
    assert lesson(hand).text == "up and down choose a colour"


def test_a_colour_key_does_for_up_and_down_and_sets_its_own_colour():
    hand = begun()
    hand.press("4")
    assert lesson(hand).draft.pegs[0] == 3
    assert (lesson(hand).wanted, lesson(hand).seat.in_hand.place) == (DOWN, 0)
    past_words(hand).press("6")
    assert lesson(hand).text.startswith("Not that key"), "this game has no such colour"


def test_a_row_that_is_laid_by_the_lesson_is_told_to_be():
    hand = to(begun(), "lesson-laid")
    assert lesson(hand).draft.whole()
    assert lesson(hand).text == "a row is laid for you, and OK sends it"
    do(hand)
    assert lesson(hand).told == "lesson-exact"
    assert lesson(hand).match.round.rows


def test_a_hold_is_seen_to_grow():
    hand = to(begun(size=(8, 8)), "lesson-hint")
    hand.event("O")
    seen = []
    for _ in range(HOLD_MS // TURN_MS - 1):
        hand.turn()
        hand.draw(1)
        seen.append(list(hand.lights.frame[:8]).count(inks.CURSOR))
    assert seen[0] == 0
    assert seen[-1] == 7
    assert seen == sorted(seen)
    hand.event("O", True)  # too early: it is a press
    hand.turn()
    assert lesson(hand).told == "lesson-hint"


@pytest.mark.parametrize("size", SIZES)
def test_a_light_moves_as_the_key_that_is_wanted(size):
    hand = begun(size=size)
    pictures = set()
    for beat in range(4):
        hand.draw(beat)
        pictures.add(bytes(hand.lights.frame))
    assert len(pictures) > 1


@pytest.mark.parametrize("playing", [None, rules("break"), rules("break", "super")])
def test_back_that_is_held_asks_before_it_leaves_and_the_match_is_as_it_was(playing):
    hand = begun(playing, (4, 8))
    for _ in range(4):
        do(hand)
    hand.hold("B")
    assert hand.said == "LESSON?"
    hand.press("B").wait(100)
    assert lesson(hand) is None
    assert hand.said in ("PLAY", "super is too wide: play on the console", None)
    assert hand.desk.match is None or hand.desk.match.round.rows == []
    assert hand.desk.statistics().records == []


@pytest.mark.parametrize("seed", runs.few(range(8), quick=4, plain=16))
@pytest.mark.parametrize("held", [0.0, 0.2])
def test_random_presses_always_reach_its_end(seed, held):
    chance = random.Random(seed)
    hand = begun(size=SIZES[seed % len(SIZES)], seed=seed, animation=seed % 2 == 0)
    keys = ("LRUDOB", "OB12345")[seed % 2]
    for _ in range(MOST):
        hand.desk.speak(LANGUAGES[seed % len(LANGUAGES)])
        key = chance.choice(keys)
        if not lesson(hand):
            return
        there = caption.of(hand.lights, (OK, BACK, UP, LEFT, RIGHT, *range(COLOUR, COLOUR + 5)))
        assert 0 < len(there.line(60)) <= 60
        if chance.random() < held and key != "B":
            hand.hold(key)
        else:
            hand.press(key)
    raise AssertionError("it goes on for ever")


def test_the_caption_says_what_is_asked_and_with_which_key():
    hand = begun()
    assert caption.of(hand.lights, range(6)).line(60) == "LESSON: up and down choose a colour · up: try it"
    to(hand, "lesson-read")
    assert (
        caption.of(hand.lights, range(6)).line(80) == "LESSON: hold left: a row is read out · try it · hold back: menu"
    )
    to(hand, "lesson-menu")
    assert caption.of(hand.lights, range(6)).line(60).endswith("at any time · try it")
    do(hand)
    assert caption.of(hand.lights, range(6)).line(60).startswith("Row 1 of 6, place 1")


def test_the_last_round_is_played_to_its_end_with_hints_and_then_it_is_over():
    hand = to(begun(), "lesson-round")
    hand.hold("L")  # means nothing there
    for _ in range(6):
        hand.hold("O")
        settled(hand).press("O").wait(2000)
        if lesson(hand).match.phase == OVER:
            break
    past_words(hand).press("O")
    assert hand.said == "That is all there is to it. PLAY in the menu begins a game."
    hand.press("O")
    assert lesson(hand) is None
    assert hand.said == "PLAY"


def test_the_key_that_is_said_in_large_letters_need_not_be_pressed_twice():
    hand = opened()
    assert hand.said == "UP"
    hand.press("U")
    assert lesson(hand).draft.order == [0]


def test_another_key_closes_what_is_said_and_is_no_miss():
    hand = opened().press("L")
    assert hand.top is lesson(hand)
    hand.press("L").press("L")
    assert lesson(hand).draft.order == []


def test_back_that_is_held_asks_while_something_is_said_too():
    hand = opened()
    hand.hold("B")
    assert hand.said == "LESSON?"
    hand.press("B").wait(100)
    assert lesson(hand) is None


def test_whoever_stays_goes_on_where_the_lesson_was():
    hand = to(begun(), "lesson-next")
    pegs = list(lesson(hand).draft.pegs)
    hand.hold("B")
    hand.hold("B")
    assert caption.of(hand.lights, range(6)).line(60) == "Go on with the lesson? · OK: go on · back: skip"
    hand.press("O")
    assert lesson(hand).told == "lesson-next"
    assert lesson(hand).draft.pegs == pegs
    assert hand.top is lesson(hand)


def test_where_keys_are_few_it_asks_for_what_they_can_do_and_names_it():
    hand = begun_few()
    asked = {}
    while lesson(hand).wanted != NONE:
        wanted = lesson(hand).wanted
        line = caption.of(hand.lights, FEW_KEYS).line(200)
        asked[wanted] = line
        made = {BACK: LEFT + HOLD, BACK + HOLD: OK + HOLD}.get(wanted, wanted)
        hand.hold(KEYS[made % HOLD]) if made >= HOLD else hand.press(KEYS[made])
        settled(hand)
    assert set(asked) == {LEFT, UP, DOWN, OK, BACK, BACK + HOLD}
    assert "hold left: the last peg is taken back" in asked[BACK]
    assert "hold left: try it" in asked[BACK]
    assert "hold OK: the menu, at any time" in asked[BACK + HOLD]
    assert lesson(hand).told == "lesson-round"


def test_where_keys_are_few_the_hold_is_said_in_large_letters():
    hand = begun_few()
    seen = []
    while lesson(hand).wanted != NONE:
        seen += [hand.said] if hand.said else []
        made = {BACK: LEFT + HOLD, BACK + HOLD: OK + HOLD}.get(lesson(hand).wanted, lesson(hand).wanted)
        hand.hold(KEYS[made % HOLD]) if made >= HOLD else hand.press(KEYS[made])
        while lesson(hand) and hand.top is not lesson(hand):
            seen.append(hand.said)
            hand.press("U")
    assert {"HOLD LEFT", "HOLD OK"} <= set(seen)
    assert "RIGHT" not in seen


FEW_KEYS = (LEFT, UP, DOWN, OK)


def begun_few():
    hand = Hand(few=True)
    hand.hold("O")
    return past_words(past_words(hand.choose("HELP", "LESSON")).press("O"))


def test_its_first_sentence_tells_what_the_game_is():
    hand = Hand().choose("HELP", "LESSON")
    assert hand.said == "OK"
    past_words(hand)
    line = caption.of(hand.lights, range(6)).line(60)
    assert line == "LESSON: find three hidden colours, row by row · OK: go on"


def test_who_goes_on_behind_the_first_sentence_is_not_refused():
    assert opened().tones == sounds.OK


def test_after_a_row_of_the_round_that_is_played_freely_the_next_one_is_empty():
    hand = to(begun(), "lesson-round")
    hand.press("UOUOUOO")
    assert len(lesson(hand).match.round.rows) == 1
    assert lesson(hand).draft.order == []


def test_what_is_said_in_large_letters_leaves_the_caption_as_it_is_and_colours_have_keys_of_their_own():
    hand = opened()
    assert hand.said == "UP"
    assert caption.of(hand.lights, range(6)).line(60).startswith("LESSON: up and down choose a colour · up: try it")
    told = caption.of(hand.lights, range(COLOUR + 4)).line(80)
    assert told.startswith("LESSON: up, down or a colour key set a peg")


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", " · up: try it"),
        ("de", " · auf: probier es"),
        ("fr", " · haut : essaie"),
        ("pl", " · góra: spróbuj"),
        ("ru", " · вверх: попробуйте"),
    ],
)
def test_who_pressed_another_key_is_still_told_which_one_is_wanted(language, wanted):
    hand = begun()
    hand.lights.desk.words = Words(tables(language))
    hand.press("L")
    assert wanted in caption.of(hand.lights, range(COLOUR + 4)).line(80)
