"""The lights as a whole: what opens when, how they dim, sleep and wake, and that the menu can always be reached."""

import importlib
import sys

import pytest

from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game import loading, saved
from firmware.game.phases import OVER
from firmware.ui.lights import inks
from firmware.ui.lights.gestures import RELEASED
from firmware.ui.lights.handheld import BLINK_MS
from firmware.ui.lights.idle import ASLEEP, ATTRACTING, AWAKE, DIMMED
from firmware.ui.lights.readout import Reading
from firmware.ui.lights.screens import Choice, Text
from firmware.ui.palette import table
from host_tests import in_steps
from host_tests.ui.hand import KEYS, Hand
from host_tests.ui.talk import rules

SMALL = Variant(3, 4, rows=4)


def test_without_a_match_the_menu_is_open_and_cannot_be_left():
    hand = Hand()
    assert hand.said == "PLAY"
    hand.press("B")
    hand.turn()
    assert hand.said == "PLAY"


def test_presses_before_the_first_turn_do_no_harm():
    hand = Hand()
    hand.above.clear()
    for key in KEYS:
        hand.event(key)
        hand.event(key, True)
    hand.turn()
    assert hand.said


@pytest.fixture
def slow_to_load(monkeypatch):
    """What loads early as on a board, a file in a tick."""
    monkeypatch.delitem(sys.modules, "firmware.ui.lights.ahead")
    with in_steps.loading():
        return importlib.import_module("firmware.ui.lights.ahead").Ahead


def test_while_the_menu_loads_what_was_shown_stays_and_no_key_acts_on_what_nobody_has_seen(slow_to_load):
    hand = Hand(rules("break"))
    hand.lights.ahead = slow_to_load(hand.desk)
    shown = bytes(hand.lights.frame)
    hand.desk.put_away()
    turns = 0
    while not hand.turn():
        assert (bytes(hand.lights.frame), hand.above) == (shown, [])
        hand.event("U")
        turns += 1
    assert turns == in_steps.FILES
    assert (hand.said, hand.chosen) == ("PLAY", 0)


def test_the_first_light_of_all_waits_for_no_other_turn(slow_to_load):
    hand = Hand()
    hand.above.clear()
    hand.lights.ahead = slow_to_load(hand.desk)
    assert hand.turn()
    assert hand.said == "PLAY"


def test_who_holds_back_has_the_menu_at_once(slow_to_load):
    hand = Hand(rules("break"))
    hand.lights.ahead = slow_to_load(hand.desk)
    hand.hold("B")
    assert hand.said == "NEW GAME"


TOO_WIDE = "super is too wide: play on the console"


def beside_one_too_wide():
    match = Hand(rules("break", "super")).match
    return Hand(size=(4, 8), resumed=loading.load(saved.dump(match), match.randrange))


def test_that_a_match_is_too_wide_for_the_matrix_takes_no_more_memory_than_a_text():
    hand = beside_one_too_wide()
    assert [type(screen) for screen in hand.lights.above] == [Text]


def test_a_match_too_wide_may_end_before_the_text_is_pressed_away():
    hand = beside_one_too_wide()
    hand.desk.put_away()
    hand.turn()
    assert hand.said == "PLAY"


def test_a_saved_match_too_wide_for_the_matrix_is_told_and_any_press_opens_the_menu():
    hand = beside_one_too_wide()
    assert hand.said == TOO_WIDE
    hand.press("O")
    assert hand.said == "NEW GAME"
    hand.press("B")
    hand.turn()
    assert hand.said == TOO_WIDE
    hand.press("O").choose("NEW GAME", "break", "classic")
    assert hand.top is None
    hand.shows(".... " * 6 + "#,,, ....")


def test_each_player_sees_the_game_of_their_own_and_one_too_wide_is_told():
    own = (Variant(2, 4), named("super"), None)
    hand = Hand(rules("match", "mini", people=2, device=True, rounds=6, own=own, level="first"), (4, 8)).rest()
    shown = []
    for player in range(3):
        match = hand.match
        assert match.breaker() == player
        hand.turn()
        shown.append((hand.seat.layout.pegs if hand.lights.shows else hand.said, len(hand.desk.draft.pegs)))
        if match.phase != OVER:
            match.give_up()
        hand.desk.close()
        hand.turn()
    assert shown == [(2, 2), (TOO_WIDE, 5), (4, 4)]


def test_a_match_begun_at_the_console_is_seen_at_once():
    hand = Hand()
    hand.choose("PLAY")
    hand.desk.begin(rules("break"))
    hand.turn()
    assert hand.top is None
    hand.shows("........ " * 7 + "#,,,....")
    hand.hold("B")
    hand.desk.put_away()
    hand.desk.begin(rules("break", "super"))
    hand.turn()
    assert hand.top is None


def test_a_match_begun_at_the_console_wakes_the_lights():
    hand = Hand(rules("break"), sleep_s=300)
    hand.wait(301_000)
    assert hand.lights.idle.state == ASLEEP
    hand.desk.begin(rules("break"))
    hand.turn()
    assert (hand.lights.idle.state, hand.top) == (AWAKE, None)


def test_holding_back_opens_the_menu_over_whatever_there_is():
    hand = Hand(rules("break"))
    hand.hold("B")
    assert hand.said == "NEW GAME"
    hand.choose("SETTINGS").hold("B")
    assert (hand.said, len(hand.above)) == ("NEW GAME", 1)
    hand.press("B")
    assert hand.top is None


def test_a_press_is_seen_on_the_next_turn_even_between_two_blinks():
    hand = Hand(rules("break"))
    hand.wait(BLINK_MS)
    hand.event("U")
    assert hand.turn()
    assert hand.lights.frame[56] == 1


def test_a_key_that_may_yet_be_held_shows_the_cursor_as_soon_as_it_is_felt():
    hand = Hand(rules("break"))
    hand.wait(BLINK_MS)
    assert hand.lights.frame[56] != inks.CURSOR
    hand.event("O")
    assert hand.turn()
    assert hand.lights.frame[56] == inks.CURSOR


def test_nothing_is_drawn_while_nothing_changes():
    hand = Hand(rules("break"))
    hand.press("U").wait(BLINK_MS)
    drawn = [hand.turn(10) for _ in range(140)]
    assert drawn.count(True) == 140 * 10 // BLINK_MS


def test_holding_ok_brings_a_code_that_fits_and_remembers_that_it_was_a_hint():
    hand = Hand(rules("break"))
    hand.enter("1122").rest()
    hand.hold("O").rest()
    assert hand.match.round.hints == 1
    assert hand.match.mind().candidates.fits(hand.desk.draft.code())
    assert hand.look()[-1].endswith("####")
    assert hand.seat.in_hand.submits


def test_holding_left_reads_a_row_out_and_moves_nothing():
    hand = Hand(rules("break"))
    hand.press("UOUU").hold("L")
    assert isinstance(hand.top, Reading)
    assert [ink for _, ink in hand.steps] == [1, 2]
    assert hand.seat.in_hand.place == 1
    hand.press("O")
    assert hand.top is None


def test_a_row_with_nothing_in_it_cannot_be_read_out_which_is_answered():
    hand = Hand(rules("break")).hold("L")
    assert (hand.top, hand.seat.refusing) == (None, True)


def test_holding_ok_or_left_over_a_menu_is_answered():
    for key in "OL":
        hand = Hand().choose("PLAY", "details")
        while hand.lights.sounds.playing:
            hand.turn()
        hand.hold(key)
        assert hand.lights.sounds.playing
        assert hand.said == "CLOCK off"


def test_nobody_there_dims_then_plays_to_nobody_then_sleeps_and_any_key_wakes():
    hand = Hand(rules("break"))
    awake = hand.lights.table
    for ms, rest in ((29_900, AWAKE), (200, DIMMED), (60_000, ATTRACTING), (210_000, ASLEEP)):
        hand.wait(ms)
        assert hand.lights.idle.state == rest
    assert not any(hand.lights.frame)
    assert hand.lights.table == table("vivid", 0) != awake
    hand.press("U")
    assert (hand.lights.idle.state, hand.lights.table) == (AWAKE, awake)
    assert hand.look()[-1] == "#,,,...."
    assert hand.desk.draft.order == []


def test_who_types_at_the_console_is_there():
    hand = Hand(rules("break"))
    awake = hand.lights.table
    for ms in (40_000, 100_000, 301_000):
        hand.wait(ms)
        assert hand.lights.idle.state
        hand.lights.stir()
        hand.turn()
        assert (hand.lights.idle.state, hand.lights.table, hand.top) == (AWAKE, awake, None)
    hand.wait(20_000).lights.stir()
    hand.wait(20_000)
    assert hand.lights.idle.state == AWAKE


def test_a_press_while_it_is_only_dimmed_counts():
    hand = Hand(rules("break"), dim_s=1)
    hand.wait(1200).press("U")
    assert hand.look()[-1] == "R,,,...."


@pytest.mark.parametrize("seconds", [("dim_s", DIMMED), ("attract_s", ATTRACTING), ("sleep_s", ASLEEP)])
def test_what_is_set_to_no_time_never_comes(seconds):
    setting, rest = seconds
    hand = Hand(rules("break"), **{setting: 0})
    seen = set()
    for _ in range(400):
        hand.lights.tick(1000)
        seen.add(hand.lights.idle.state)
    assert rest not in seen


def test_sleep_over_an_open_menu_leaves_it_open():
    hand = Hand(rules("break"), attract_s=0, sleep_s=2)
    hand.hold("B").choose("NEW GAME", "details").wait(2500)
    assert hand.lights.idle.state == ASLEEP
    hand.press("O")
    assert hand.said == "CLOCK off"


def test_settings_are_seen_at_once():
    hand = Hand(rules("break"))
    hand.lights.set("palette", "mono")
    assert hand.lights.table == table("mono", 2)


def test_a_key_that_was_held_over_a_sleep_does_nothing_when_it_is_let_go():
    hand = Hand(rules("break"), sleep_s=1, attract_s=0)
    hand.event("O")
    hand.wait(1500)
    hand.lights.handle(KEYS.index("O") | RELEASED)
    hand.turn()
    assert hand.lights.idle.state == AWAKE


@pytest.mark.parametrize("mode", ["break", "make", "duel", "match", "race", "helper", "watch"])
@pytest.mark.parametrize("size", [(8, 8), (8, 1)])
def test_the_menu_can_be_reached_and_left_with_ok_back_and_the_keys_of_colours_alone(mode, size):
    hand = Hand(rules(mode, SMALL), size)
    for _ in range(20):
        hand.press("O").hold("B")
        assert isinstance(hand.top, Choice)
        hand.press("3B12").wait(1000)
