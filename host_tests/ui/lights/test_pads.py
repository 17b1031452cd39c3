"""Keys that are lights: the meaning of each in a round, for a mark and in a list, and its light."""

import importlib

import pytest

from firmware import start
from firmware.device.profiles import named as profile_named
from firmware.engine.variant import Variant
from firmware.game.match import SET
from firmware.ui.faces.lights.gestures import AFTER, BACK, BEFORE, COLOUR, DOWN, OK, PLACE, RELEASED, RIGHT, ROW, UP
from firmware.ui.faces.lights.lights import ASLEEP, AWAKE
from firmware.ui.faces.lights.pads import FIRST, NONE
from host_tests.playthroughs.core import Parts
from host_tests.ui.table import picture, rules, seated

PROFILE = profile_named("macropad")
KEYS = PROFILE.width * PROFILE.height


class Held:
    """Somebody who holds such a board, and plays by these rules."""

    def __init__(self, playing=None, **settings):
        self.hand = seated(playing, PROFILE.picture[:2], **settings)
        self.parts = Parts()
        self.parts.lay(PROFILE)
        self.parts.knob = self.parts
        self.pads = start.fit(self.hand.lights, PROFILE, self.parts, importlib.import_module)

    def meaning(self, key):
        """Press a key and let it go; return its meaning."""
        self.parts.events += [key, key + RELEASED]
        meant, released = self.pads.event(), self.pads.event()
        assert meant in (released, released - RELEASED)
        return released - RELEASED

    def press(self, key):
        meant = self.meaning(key)
        self.hand.lights.handle(meant)
        self.hand.lights.handle(meant + RELEASED)
        self.hand.turn()
        return meant

    def meanings(self):
        return [self.meaning(FIRST + pad) for pad in range(KEYS)]

    def lit(self):
        frame = bytearray(len(self.hand.lights.frame))
        self.hand.lights.scene.draw(frame, 0)
        self.pads.show(frame, ())
        return picture(self.parts.shown, PROFILE.width)


def places(*numbers):
    return [PLACE + number for number in numbers]


def colours(*digits):
    return [COLOUR + digit for digit in digits]


def marking(tells="classic"):
    """Return a board at which the device's first guess, four pegs of red, is to be marked."""
    held = Held(rules("make", Variant(4, 6, tells=tells), level="first"))
    held.press(FIRST + KEYS - 1)
    held.hand.rest()
    return held


def test_the_left_column_is_the_row_and_the_rest_are_the_colours():
    held = Held(rules("break"))
    assert held.pads.keys == [*colours(*range(6)), BACK, OK, OK], "the last one is the knob"
    meant = held.meanings()
    assert meant[::3] == places(0, 1, 2, 3)
    assert [*meant[1:3], *meant[4:6], *meant[7:9], *meant[10:]] == [*colours(*range(6)), BACK, OK]
    assert held.lit() == ["#RG", ",BY", ",OP", ",,,"]
    for key in (1, 2, 4, 5):
        held.press(FIRST + key)
    assert held.lit() == ["RRG", "GBY", "BOP", "Y,#"]


def test_a_code_is_set_with_the_keys_of_a_guess():
    setting = Held(rules("race", people=2, device=False))
    assert setting.hand.rest().match.phase == SET
    assert setting.meanings() == Held(rules("break")).meanings()
    assert [setting.meaning(UP), setting.meaning(DOWN)] == [BEFORE, AFTER]


@pytest.mark.parametrize(("changed", "corner"), [("mirrored", [6, 7, PLACE]), ("turned", [OK, BACK, PLACE + 3])])
def test_a_board_held_another_way_has_its_keys_in_other_places(changed, corner):
    assert Held(rules("break"), **{changed: True}).meanings()[:3] == corner


@pytest.mark.parametrize(
    ("variant", "keys", "last"),
    [
        (Variant(5, 8), 8, [NONE, NONE, BACK, OK]),
        (Variant(4, 10), 10, [BACK, OK]),
        (Variant(4, 10, blanks=True), 11, [BACK]),  # the knob is ok
    ],
)
def test_a_row_or_colours_without_room_leave_no_column(variant, keys, last):
    assert Held(rules("break", variant)).meanings() == colours(*range(keys)) + last


def test_where_back_has_no_key_it_is_the_place_of_the_cursor():
    held = Held(rules("break", "eight"))
    assert held.meanings()[::3] == [BACK, *places(1, 2, 3)]
    held.press(FIRST + 1)
    assert held.meanings()[::3] == [PLACE, BACK, *places(2, 3)]


def test_a_colour_that_may_come_once_is_faint_when_it_is_set():
    held = Held(rules("break", "bulls"))
    held.press(FIRST)
    held.press(FIRST + 4)
    assert held.lit() == [",GB", "Y,P", "CWK", "L,,"]


def test_two_keys_add_to_a_mark_beside_the_guess():
    held = marking()
    assert held.meanings() == [NONE, *colours(0, 1), *[NONE] * 7, BACK, OK]
    assert held.lit() == ["Rxo", "R#.", "R..", "R,,"]
    held.press(FIRST + 1)
    assert held.hand.top.hand.mark == 1
    assert held.lit() == ["Rxo", "Rx#", "R..", "R,,"]


def test_where_exact_pegs_alone_are_told_one_key_adds_them():
    assert marking("exact").meanings()[:3] == [NONE, COLOUR, NONE]


def test_where_places_are_told_each_place_has_its_key():
    assert marking("places").meanings()[::3] == places(0, 1, 2, 3)


def test_each_entry_of_a_list_has_its_key_and_the_chosen_is_lit():
    held = Held()
    assert held.meanings() == [*[ROW + entry for entry in range(5)], *[NONE] * 5, BACK, OK]
    assert held.lit() == ["#,,", ",,.", "...", ".,,"]
    assert held.pads.keys == [BACK, OK, UP, DOWN, OK]


def test_the_knob_goes_through_the_rows_and_back_to_the_hand():
    held = Held(rules("break"))
    assert [held.press(UP), held.hand.lights.refusal] == [BEFORE, ("no-rows",)]
    assert [held.press(DOWN), held.hand.lights.refusal] == [AFTER, ("not-now",)]
    held.hand.enter("1122").rest()
    assert [held.press(UP), held.meaning(UP), held.meaning(DOWN)] == [BEFORE, UP, RIGHT]
    assert held.lit() == ["R..", "Rxx", "G..", "G,,"]
    assert held.meanings() == [NONE] * 10 + [BACK, OK]


@pytest.mark.parametrize("way", [UP, DOWN])
def test_a_turn_of_the_knob_that_wakes_does_nothing_else(way):
    held = Held(rules("break"), dim_s=0, attract_s=0)
    held.hand.enter("1122").rest()
    held.hand.desk.settings["sleep_s"] = 1
    held.hand.wait(1_100)
    assert held.hand.lights.state == ASLEEP
    held.press(way)
    seat = held.hand.lights.seat
    assert (held.hand.lights.state, seat.reviewing, held.hand.lights.refusal) == (AWAKE, False, ())


def test_a_sleeping_board_is_dark():
    held = Held(rules("break"))
    held.pads.show(bytes(20), ())
    assert not any(held.parts.shown)


# the places of the keys, upside down and mirrored


@pytest.mark.parametrize(
    ("turned", "mirrored", "keys"),
    [
        (False, False, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]),
        (True, False, [[12, 11, 10], [9, 8, 7], [6, 5, 4], [3, 2, 1]]),
        (False, True, [[3, 2, 1], [6, 5, 4], [9, 8, 7], [12, 11, 10]]),
        (True, True, [[10, 11, 12], [7, 8, 9], [4, 5, 6], [1, 2, 3]]),
    ],
)
def test_each_way_to_hold_it_has_its_order_of_the_keys(turned, mirrored, keys):
    held = Held(rules("break"), turned=turned, mirrored=mirrored)
    held.lit()
    numbers = [held.parts.way.index(place) + 1 for place in range(12)]
    assert [numbers[line : line + 3] for line in range(0, 12, 3)] == keys
