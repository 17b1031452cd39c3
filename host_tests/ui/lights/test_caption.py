"""The caption: one line of words at every moment, true of the lights and of the keys."""

import ast
import random

import pytest

from firmware.engine.variant import Variant
from firmware.game import loading, saved
from firmware.game.phases import HAND, OVER, SET
from firmware.ui import puzzles
from firmware.ui.lights import caption, sounds
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, LEFT, OK, RIGHT, UP
from firmware.ui.words import LANGUAGES
from host_tests import runs
from host_tests.ui.hand import KEYS, Hand
from host_tests.ui.talk import GAMES, rules, rules_for
from tools import ROOT

SIX = (LEFT, RIGHT, UP, DOWN, OK, BACK)
COLOURS = (OK, BACK, *range(COLOUR, COLOUR + 10))
BOARDS = {"six": SIX, "colours": COLOURS, "both": tuple(range(COLOUR + 10))}
TERMINAL, NARROW = 60, 21
MATRICES = ((8, 8), (16, 10), (8, 1), (4, 8))
VARIANTS = (
    Variant(3, 4, rows=4),
    Variant(3, 3, False, rows=4),
    Variant(3, 3, True, True, rows=4, tells="exact"),
    Variant(3, 4, rows=4, tells="places"),
    Variant(8, 10),
    Variant(2, 10, rows=5, zero=False),
)
PRESSES = runs.of(1200, 8_000, 60_000)


def told(hand, width=TERMINAL, keys=SIX):
    return caption.of(hand.lights, keys).line(width)


def at(mode="break", variant="classic", size=(8, 8), **more):
    return Hand(rules(mode, variant, **more), size).rest()


def test_every_screen_has_a_caption():
    files = (ROOT / "firmware" / "ui" / "lights").glob("*.py")
    classes = [
        node for file in files for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.ClassDef)
    ]
    makes = {node.name: {each.name for each in node.body if isinstance(each, ast.FunctionDef)} for node in classes}
    drawn = {name for name, methods in makes.items() if {"press", "draw", "tick"} <= methods} - {"Seat"}
    grown = {node.name for node in classes if {ast.unparse(base) for base in node.bases} & {"Text", "Choice"}}
    assert {"Lesson", "Possible", "Text"} <= drawn | grown == set(caption.SCREENS)


def test_what_is_still_possible_has_a_caption_of_its_own():
    hand = at().enter("1122").rest()
    hand.hold("B").choose("ROUND", "POSSIBLE")
    assert told(hand).startswith("ROUND > POSSIBLE - A HINT: 1: ")


# what it says


def test_a_row_tells_its_number_the_place_the_colour_and_the_keys():
    hand = at()
    assert told(hand) == "Row 1 of 10, place 1 · up/down: colour · hold OK: hint"
    hand.press("UU")
    assert told(hand) == "Row 1 of 10, place 1: green · up/down: colour · OK: set"
    assert told(hand, 80).endswith("· up/down: colour · OK: set · hold OK: hint")
    assert told(hand, NARROW) == "1/10 · 1: green"


def test_a_clock_is_told_in_steps_of_ten_seconds():
    hand = at(clock="60")
    hand.match.tick(30_001)
    assert told(hand, 80).startswith("Row 1 of 10 (0:30 left), place 1 · up/down: colour")
    assert told(hand, NARROW) == "1/10 0:30 · 1"
    hand.match.tick(10**6)
    hand.rest().press("O")
    assert told(hand, 80).startswith("Your time is up: you have lost. Rows: 0 · ")
    assert told(hand, NARROW) == "TIME UP"


def test_the_end_of_a_puzzle_tells_the_tries_and_not_the_rows_that_were_given():
    hand = Hand(puzzles.typed(Hand().desk, "7")).rest()
    hand.desk.guess(hand.match.round.known())
    hand.turn()
    assert told(hand, 80).startswith("You found the code. Tries: 1 · ")
    assert told(hand, NARROW).startswith("SOLVED 1")
    hand = Hand(puzzles.typed(Hand().desk, "7")).rest()
    hand.match.give_up()
    hand.turn()
    assert told(hand, 80).startswith("You gave up. Tries: 0 · ")


def test_at_the_end_any_key_goes_on_until_all_is_shown_and_then_ok_plays_again():
    hand = at(variant="mini")
    hand.enter(hand.secret())
    hand.desk.close()
    seen = [told(hand, 80)]
    for _ in range(600):
        hand.turn()
        if told(hand, 80) != seen[-1]:
            seen.append(told(hand, 80))
    first, *_, last = seen
    assert "any key: go on" in first
    assert "OK: play again" in last


def test_right_is_named_as_long_as_it_leads_on():
    hand = at(variant=Variant(3, 4, rows=4)).press("RR")
    assert "left: move" in told(hand, 200)
    hand.press("1")
    assert "left/right: move" not in told(hand, 200)
    hand.press("22")
    assert hand.seat.in_hand.submits
    assert "left: move" in told(hand, 200)
    assert "left/right: move" in told(hand.press("L"), 200)


def test_a_full_row_is_spelt_and_submitted():
    hand = at().press("UOUOUOUO")
    assert told(hand) == "Row 1 of 10: R R R R · OK: send · hold OK: hint · back: undo"
    assert told(hand, NARROW) == "RRRR · OK: send"


def test_a_board_with_a_key_for_each_colour_is_told_those():
    assert told(at(), keys=COLOURS) == "Row 1 of 10, place 1 · RGBYOP: colour · hold OK: hint"


def test_a_question_is_answered_with_yes_and_no():
    hand = Hand(rules("break")).rest()
    hand.hold("B").choose("ROUND", "GIVE UP")
    assert told(hand) == "GIVE UP? · OK: yes · back: no"


def test_where_one_is_is_told_in_the_language_of_now():
    hand = Hand().choose("SETTINGS", "LANGUAGE", "de")
    assert told(hand).startswith("OPTIONEN: SPRACHE de")


def test_the_menu_tells_where_one_is_and_which_of_how_many():
    hand = at()
    hand.hold("B")
    assert told(hand) == "NEW GAME · 1/5 · up/down: change · OK: take · back: leave"
    hand.choose("SETTINGS", "LIGHT")
    assert told(hand) == "SETTINGS > LIGHT: 2 · 3/6 · up/down: change · OK: take"


def test_before_the_first_match_nothing_is_left():
    hand = Hand().wait(100)
    assert told(hand) == "PLAY · 1/4 · up/down: change · OK: take"


def test_holding_back_for_the_menu_is_told_everywhere_but_in_the_menu_itself():
    hand = Hand().wait(100)
    assert "menu" not in told(hand, 200)
    hand.choose("SETTINGS")
    assert told(hand, 200).endswith("hold back: menu")
    hand.press("B")
    assert "menu" not in told(hand, 200)


def test_the_code_that_somebody_sets_is_not_told():
    hand = at("duel").press("UUU")
    assert told(hand) == "Player 2: set a code, place 1 · up/down: colour · OK: set"
    hand.press("OUOUOUO")
    assert told(hand) == "Player 2: set a code · OK: send · back: undo · left: move"


def test_who_is_handed_the_device_is_named():
    hand = at("duel").press("UOUOUOUOO")
    assert hand.match.phase == HAND
    assert told(hand).startswith("Hand over to Player 1 · any key: go on")
    hand.press("R")
    assert told(hand).startswith("Hand over to Player 1 · OK: ready")


def test_a_mark_is_told_as_it_grows():
    hand = at("make", level="first")
    hand.press("O").rest().press("UD")
    assert told(hand).startswith("Mark of R R R R: xo · OK: give · up: exact · down: near")


def test_the_end_names_the_code():
    hand = at()
    hand.hold("B").choose("ROUND", "GIVE UP").press("O").rest()
    code = " ".join("RGBYOP"[int(digit) - 1] for digit in hand.secret())
    assert told(hand) == f"You gave up. Rows: 0 · {code} · OK: go on · hold back: menu"


# at every moment


def handed(game, seed):
    chance = random.Random(seed)
    changed = {
        "animation": chance.random() < 0.5,
        "fits": chance.random() < 0.5,
        "attract_s": chance.choice((0, 2, 90)),
        "sleep_s": chance.choice((0, 3, 300)),
    }
    hand = Hand(rules_for(game, chance.choice(VARIANTS)), MATRICES[seed % len(MATRICES)], seed, **changed)
    return hand, chance


def test_no_key_of_a_0_is_named_where_no_code_begins_with_one():
    for mode in ("break", "duel"):
        hand = at(mode, Variant(2, 10, zero=False))
        seen = []
        for key in "11":
            (keys,) = [numbers for _, numbers, _ in caption.of(hand.lights, COLOURS).does if COLOUR in numbers]
            seen.append(sorted(keys))
            hand.press(key)
        assert seen == [list(range(COLOUR, COLOUR + 9)), list(range(COLOUR, COLOUR + 10))]


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_there_is_always_one_and_it_names_only_keys_that_do_something(game):
    pressed = seed = 0
    while pressed < PRESSES // len(GAMES):
        hand, chance = handed(game, seed)
        keys = list(BOARDS.values())[seed % len(BOARDS)]
        language = LANGUAGES[seed % len(LANGUAGES)]
        seed += 1
        for _ in range(100):
            if hand.desk.language != language:
                hand.desk.speak(language)
            said = caption.of(hand.lights, keys)
            for width in (NARROW, TERMINAL):
                line = said.line(width)
                assert line.strip(), hand.said
                assert len(line) <= width
                assert line.isprintable()
            assert len(said.brief) <= NARROW or hand.top or hand.seat.stuck, said.brief
            named = [(number, held) for _, numbers, held in said.does for number in numbers]
            assert {number for number, _ in named} <= set(keys)
            if named and chance.random() < 0.5:
                number, held = chance.choice(named)
                if number >= COLOUR and hand.match.phase == SET:
                    continue  # colours already set are named too: leaving them out would tell the code
                before = hand.tones
                if held:
                    hand.hold(KEYS[number])
                else:  # at once: the device may act in the next turn
                    hand.event(KEYS[number])
                    hand.event(KEYS[number], released=True)
                if hand.match and hand.match.clock and hand.match.phase == OVER:
                    continue  # the time ran out while the key was held
                assert hand.tones != sounds.REFUSED or before == sounds.REFUSED, (said.line(200), number, held)
            else:
                (hand.hold if chance.random() < 0.06 else hand.press)(KEYS[chance.choice(keys)])
            pressed += 1
            hand.wait(chance.choice((0, 0, 0, 40, 200, 1000, 4000)))


def test_where_keys_are_few_the_holds_that_are_back_are_named_and_no_others():
    few = (LEFT, UP, DOWN, OK)
    hand = at()
    assert told(hand, 200, few) == "Row 1 of 10, place 1 · up/down: colour · hold OK: menu"
    hand.press("UO")
    assert (
        told(hand, 200, few) == "Row 1 of 10, place 2 · up/down: colour · hold left: undo · left: move · hold OK: menu"
    )


def test_in_practice_nothing_to_take_back_means_that_there_is_no_row():
    hand = Hand(rules("practice"))
    hand.press("B")
    assert told(hand, 60).startswith("No rows yet.")


def test_after_a_puzzle_ok_goes_on_to_the_next():
    hand = Hand(puzzles.typed(Hand().desk, "7"), animation=False).rest()
    hand.match.guess(hand.match.round.known())
    hand.rest()
    assert "OK: go on" in told(hand, 200)


def test_why_a_row_that_was_sent_is_not_taken_back_is_told_until_the_next_press():
    hand = at()
    hand.enter("1122").rest().press("B")
    assert told(hand, 60).startswith("Nothing to take back: sent rows stay, except in practice.")
    assert told(hand, NARROW) == "Nothing to take back\u2026"
    hand.press("U")
    assert told(hand, 60).startswith("Row 2 of 10, place 1: red")


def test_why_a_colour_does_not_stand_twice_is_told_until_the_next_press():
    hand = Hand(rules_for("break", Variant(3, 4, False)), (8, 8)).rest()
    hand.press("12" + "1")
    assert told(hand, 60) == "In this game no colour may be used twice. · up/down: colour"
    hand.press("3")
    assert told(hand, 60).startswith("Row 1 of 10: R G B")


def test_in_practice_a_row_is_taken_back_and_nothing_is_to_be_said():
    hand = at("practice")
    hand.enter("1122" if hand.secret() != "1122" else "1111").rest().press("B").rest()
    assert told(hand, 60).startswith("Row 1 of 10")


@pytest.mark.parametrize(("mode", "counts"), [("break", True), ("practice", False)])
def test_the_first_hint_of_a_round_that_counts_is_told_to_count_as_help(mode, counts):
    hand = at(mode)
    assert "help" not in told(hand, 80)
    hand.hold("O")
    hand.rest()
    assert (" · counts as help · " in told(hand, 80)) is counts
    hand.hold("O")
    hand.rest()
    assert "help" not in told(hand, 80)


def test_the_end_of_a_match_tells_the_points_of_everybody():
    hand = Hand(rules("match", people=2, device=False, rounds=2, scoring="rounds"))
    hand.desk.call("Anna Ben")
    for _ in range(2):
        hand.rest().enter("1122").rest().press("O").rest()
        hand.enter("1122").rest().press("O").rest()
    assert told(hand, 80).startswith("It is a draw: Anna, Ben · Anna 1, Ben 1 · OK: play again")


def test_a_mark_that_cannot_be_says_why_until_the_next_press():
    hand = at("make", "mini", sealed=True, level="first")
    hand.enter("1122").rest()
    signs = "UUUU" if hand.match.round.agrees(0) else ""
    hand.press(signs + "O")
    assert told(hand, 80).startswith("Your own code gives this guess another mark.")
    hand.press("U")
    assert told(hand, 80).startswith("Mark of ")
    hand = at("make", "mini", level="first")
    hand.press("O").rest()
    hand.press("UUUDO")
    assert told(hand, 80).startswith("No guess can get this mark. Pegs in the code: 4")


def test_why_nothing_was_taken_back_is_forgotten_with_the_next_peg_or_row_that_is_typed():
    hand = at()
    hand.enter("1122").rest().press("B")
    hand.desk.draft.lay([(0, 2)])
    hand.wait(100)
    assert told(hand, 60).startswith("Row 2 of 10, place 2")
    hand.press("BB")
    assert told(hand, 60).startswith("Nothing to take back")
    hand.match.give_up()
    assert told(hand.rest(), 60).startswith("You gave up.")


def test_while_the_device_thinks_its_last_row_is_told():
    hand = Hand(rules("make", level="minimax"), animation=False).press("O").rest().press("UO")
    assert told(hand).startswith("I am thinking: RRGG x \u00b7 OK: hurry")


def test_who_has_set_a_code_is_told_how_to_set_another_which_shows_no_peg_of_it():
    hand = at("duel").enter("1234").rest()
    assert told(hand).startswith("Hand over to Player 1")
    assert "back: undo" in told(hand, 120)
    hand.press("B").rest()
    assert told(hand).startswith("Player 2: set a code")
    assert hand.desk.draft.pegs == [None] * 4


def test_in_french_a_colon_has_its_space():
    hand = at().press("UU")
    hand.desk.speak("fr")
    assert told(hand).startswith("Ligne 1 sur 10, place 1 : vert")


def test_a_caption_needs_no_more_room_than_it_takes():
    hands = [at(), at().press("UU"), at("make", level="first"), Hand(), at("duel"), at(clock="60"), at().hold("B")]
    for hand in hands:
        for keys in BOARDS.values():
            lines = {told(hand, width, keys) for width in range(9, 120)}
            assert all(told(hand, len(line), keys) == line for line in lines)


def test_a_row_that_is_read_out_says_how_to_stop_it():
    hand = at().press("U").hold("L")
    assert told(hand).startswith("Reading a row out \u00b7 any key: stop \u00b7")


def test_where_places_are_told_the_mark_is_changed_at_the_cursor():
    hand = at("make", Variant(4, 6, tells="places"), level="first").press("O").rest()
    assert told(hand) == "Mark of R R R R: .... \u00b7 OK: give \u00b7 up/down: change"
    assert "RGBY: change" in told(hand, 80, COLOURS)


def test_where_places_are_told_left_leads_to_the_rows_only_from_the_first():
    hand = at("make", Variant(3, 6, tells="places"), level="first").press("O").rest().press("UO").rest()
    captions = [told(hand, 200)]
    for _ in range(2):
        captions.append(told(hand.press("R"), 200))
    assert ["left: rows so far" in line for line in captions] == [True, False, False]
    moves = [line.partition(": move")[0].rpartition(" ")[2] for line in captions]
    assert moves == ["right", "left/right", "left"]


def test_a_colour_that_may_still_be_exchanged_for_one_other_is_told_so():
    hand = at(variant=Variant(3, 3, False, rows=4)).press("UOU")
    assert told(hand) == "Row 1 of 4, place 2: green \u00b7 up/down: colour \u00b7 OK: set"


def test_what_is_said_and_stays_is_pressed_away_by_any_key():
    too_wide = at(variant="super").match
    hand = Hand(size=(4, 8), resumed=loading.load(saved.dump(too_wide), too_wide.randrange))
    assert told(hand) == "super is too wide: play on the console \u00b7 any key: go on"
