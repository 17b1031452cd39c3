"""Keys that are lights: the row in hand and the colours lie on them, and each does what its light shows."""

from collections import deque

import pytest

from firmware.engine.variant import Variant
from firmware.game.phases import MARK, OVER, SET
from firmware.ui import palette
from firmware.ui.lights import gestures, inks, pads, selftest
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, OK, RELEASED, UP
from host_tests.ui.hand import Hand
from host_tests.ui.pictures import lines, picture
from host_tests.ui.talk import rules

MACROPAD = (3, 4)
SQUARE = (4, 4)


class Keys:
    """What the device has: pads one after the other from the top left, and perhaps a knob that can be pressed."""

    def __init__(self, size, knob):
        self.buttons = self.lights = self
        self.way = bytes(range(size[0] * size[1]))
        self.sound = self.display = None
        self.events = deque()
        self.knob = Knob() if knob else None
        self.frame = b""

    def event(self):
        return self.events.popleft() if self.events else pads.NOTHING

    def show(self, frame, _table):
        self.frame = bytes([frame[place] for place in self.way])


class Knob(deque):
    def event(self):
        return self.popleft() if self else pads.NOTHING


class Padded:
    """A person at pads."""

    def __init__(self, playing=None, size=MACROPAD, knob=True, **more):
        self.hand = Hand(playing, (20, 1), **more)
        self.size = size
        self.keys = Keys(size, knob)
        self.pads = pads.Pads(self.hand.lights, self.keys, size[0])

    @property
    def match(self):
        return self.hand.match

    @property
    def seat(self):
        return self.hand.seat

    def give(self, events, *given):
        events.extend(given)
        while (event := self.pads.event()) != pads.NOTHING:
            self.hand.lights.handle(event)
        self.hand.turn()
        return self

    def press(self, *numbers, ms=20):
        """Pads, counted from 1 from the top left as they are printed."""
        for number in numbers:
            self.give(self.keys.events, pads.FIRST + number - 1)
            self.hand.wait(ms)
            self.give(self.keys.events, pads.FIRST + number - 1 + RELEASED)
        return self

    def hold(self, number):
        return self.press(number, ms=gestures.HOLD_MS + 20)

    def turn(self, *ways):
        for way in ways:
            self.give(self.keys.knob, way, way + RELEASED)
        return self

    def ok(self):
        """Press the knob."""
        return self.give(self.keys.events, OK).give(self.keys.events, OK + RELEASED)

    def rest(self):
        self.hand.rest()
        return self

    def look(self):
        self.hand.look()
        self.pads.show(self.hand.lights.frame, palette.table("vivid", 1))
        return picture(self.keys.frame, self.size[0])

    def shows(self, text):
        assert self.look() == lines(text)
        return self


def begun(variant=None, **more):
    return Padded(rules("break", variant or Variant(4, 6)), **more).rest()


def test_the_left_column_is_the_row_and_the_others_are_the_colours_with_back_and_ok():
    begun().shows("#RG ,BY ,OP ,,,")


def test_the_key_of_a_colour_sets_it_where_the_cursor_is_and_the_key_of_a_place_goes_there():
    at = begun().press(2, 6).shows("RRG YBY #OP ,,,")
    at.press(1, 9).shows("PRG YBY #OP ,,,")
    at.press(10, 5).shows("PRG YBY #OP B,,")
    at.press(3)
    assert at.seat.in_hand.submits
    at.shows("PRG YBY GOP B,#")


def test_back_takes_back_the_last_peg_and_ok_submits_the_row_whose_mark_stands_in_the_middle():
    at = begun().press(2, 3, 11).shows("RRG #BY ,OP ,,,").press(11)
    code = at.hand.secret()
    at.press(*[(2, 3, 5, 6, 8, 9)[int(digit) - 1] for digit in code[1:] + code[0]])
    assert at.match.round.rows == []
    at.press(12)
    assert len(at.match.round.rows) == 1
    at.hand.wait(1000)
    row = at.look()
    exact, near = (picture_of(row).count(sign) for sign in "xo")
    assert exact + near == 4
    assert not set(picture_of(row)) & {"#"}
    assert row[0][1:] == ".."
    assert row[3][1:] == ",,"


def picture_of(row):
    return "".join(line[1:] for line in row)


def test_a_round_is_won_by_keys_alone():
    at = begun()
    at.press(*[(2, 3, 5, 6, 8, 9)[int(digit) - 1] for digit in at.hand.secret()], 12)
    assert at.match.phase == OVER
    at.rest()
    code = [line[0] for line in at.look()]
    assert "".join(str("RGBYOP".index(sign) + 1) for sign in code) == at.hand.secret()


def test_holding_back_opens_the_menu_in_which_a_key_goes_to_an_entry():
    at = begun().hold(11)
    assert at.hand.said == "NEW GAME"
    at.press(2)
    assert at.hand.chosen == 1
    at.shows(",#, ,,. ... .,,")
    assert at.hand.top.count == 5
    at.press(11)
    assert at.hand.top is None


def test_holding_ok_takes_a_hint():
    assert begun().hold(12).rest().seat.in_hand.submits


@pytest.mark.parametrize(
    ("variant", "shown"),
    [
        (Variant(4, 5), "#RG ,BY ,O. ,,,"),
        (Variant(3, 4), "#RG ,BY ,.. .,,"),
        (Variant(4, 6, blanks=True), "#RG ,BY ,OP ,-,"),
        (Variant(4, 8), "#RG ,BY ,OP ,CW"),
        (Variant(4, 9), "RGB YOP CWK .,,"),
        (Variant(5, 8), "RGB YOP CW. .,,"),
        (Variant(5, 10, blanks=True), "RGB YOP CWK L-,"),
    ],
)
def test_what_does_not_fit_beside_its_colours_leaves_every_key_to_them(variant, shown):
    begun(variant).shows(shown)


def test_a_colour_that_may_not_come_again_is_faint():
    begun(Variant(4, 6, repeats=False)).press(2, 6).shows("R,G YB, #OP ,,,")


def test_without_a_key_for_back_the_key_of_the_cursor_is_back():
    at = begun(Variant(4, 8)).press(2, 3)
    at.press(3 * 3 - 2)  # the third place has the cursor
    assert at.seat.in_hand.draft.pegs == [0, None, None, None]
    at.press(4 + 3)  # this one has not: the cursor goes there
    assert at.seat.in_hand.place == 2
    at.hold(4 + 3)
    assert at.hand.said == "NEW GAME"


def test_without_a_key_for_ok_the_knob_submits():
    at = begun(Variant(4, 8)).press(2, 3, 5, 6).ok()
    assert len(at.match.round.rows) == 1


def test_the_knob_goes_through_the_rows_played_and_back_to_the_row_in_hand():
    at = begun()
    at.turn(UP)
    assert at.seat.refusing, "there are none"
    at.press(2, 2, 2, 3, 12).rest().press(3, 3, 3, 5, 12).rest()
    first, latest = ["".join(f"{line[0]}" for line in at.turn(UP).look()) for _ in range(2)][::-1]
    assert (first, latest) == ("RRRG", "GGGB")
    at.turn(DOWN, DOWN)
    assert not at.seat.scroll.reviewing
    at.shows("#RG ,BY ,OP ,,,")
    at.turn(DOWN)
    assert at.seat.refusing


def test_while_a_code_is_set_the_knob_changes_no_peg():
    at = Padded(rules("duel")).rest().press(2).turn(UP)
    assert at.match.phase == SET
    assert at.seat.refusing, "there are no rows to look through"
    assert at.seat.in_hand.draft.pegs == [0, None, None, None]


def test_while_rows_are_looked_at_no_key_is_a_colour():
    at = begun().press(2, 2, 2, 3, 12).rest().turn(UP)
    at.press(2)
    assert at.seat.scroll.reviewing
    at.press(12)
    assert not at.seat.scroll.reviewing


def test_the_knob_goes_through_a_list_and_takes_what_is_chosen():
    at = begun().hold(11).turn(DOWN, DOWN, UP)
    assert at.hand.chosen == 1
    at.turn(UP).ok()
    assert at.hand.said in at.hand.desk.words.list("names-mode")


def test_a_mark_is_given_with_a_key_for_each_kind_and_stands_beneath_them():
    at = Padded(rules("make", Variant(4, 6), level="first")).rest().ok().rest()
    assert at.match.phase == MARK
    at.shows("Rxo R#. R.. R,,")
    at.press(2, 3, 3).shows("Rxo Rxo Ro# R,,")
    at.press(11).shows("Rxo R#. R.. R,,")
    at.press(3, 12)
    assert len(at.match.round.rows) == 1


def test_a_mark_that_tells_exact_pegs_alone_has_one_key():
    at = Padded(rules("make", Variant(4, 6, tells="exact"), level="first")).rest().ok().rest()
    at.shows("Rx. R#. R.. R,,")
    at.press(2, 3).shows("Rx. Rx# R.. R,,")


def test_a_mark_that_tells_places_is_given_at_them():
    at = Padded(rules("make", Variant(4, 6, tells="places"), level="first")).rest().ok().rest()
    at.press(4, 7)
    assert at.seat.in_hand.mark() == 0b0110


def test_a_wide_mark_that_tells_places_is_given_with_keys_in_a_row():
    at = Padded(rules("make", Variant(5, 6, tells="places"), level="first")).rest().ok().rest()
    at.press(1, 5)
    assert at.seat.in_hand.mark() == 0b10001


def test_a_code_is_set_with_the_same_keys():
    at = Padded(rules("duel")).rest()
    at.press(2, 3, 5, 6)
    assert at.match.phase == SET
    at.shows("RRG GBY BOP Y,#")
    at.press(12)
    assert at.match.phase != SET


def test_a_key_that_means_nothing_only_wakes_the_lights():
    at = begun(Variant(3, 4))
    at.hand.wait(40_000)
    dimmed = at.hand.lights.idle.state
    at.press(10)
    assert dimmed
    assert not at.hand.lights.idle.state
    assert at.seat.in_hand.draft.pegs == [None] * 3


def test_asleep_every_key_is_dark():
    at = begun(sleep_s=60)
    at.hand.wait(61_000)
    at.pads.show(at.hand.lights.frame, palette.table("vivid", 1))
    assert not any(at.keys.frame)


def test_in_the_self_test_each_key_lights_itself():
    at = begun()
    selftest.begin(at.hand.lights)
    for number in (1, 5, 12):
        at.press(number)
        assert [place + 1 for place, ink in enumerate("".join(at.look())) if ink != "."] == [number]


def test_a_key_that_went_down_as_one_thing_goes_up_as_the_same():
    at = begun(Variant(3, 4))
    at.give(at.keys.events, pads.FIRST + 1)
    selftest.begin(at.hand.lights)
    at.give(at.keys.events, pads.FIRST + 1 + RELEASED)
    assert at.seat.in_hand.draft.pegs == [0, None, None]


def test_four_by_four_needs_neither_knob_nor_display():
    at = begun(size=SQUARE, knob=False).shows("#RGB ,YOP ,... ,.,,")
    at.press(*[(2, 3, 4, 6, 7, 8)[int(digit) - 1] for digit in "1122"], 16).rest()
    assert len(at.match.round.rows) == 1
    begun(Variant(4, 10), size=SQUARE, knob=False).shows("#RGB ,YOP ,CWK ,L,,")
    at = begun(Variant(4, 10, blanks=True), size=SQUARE, knob=False).press(2, 3, 4, 6, 16).rest()
    assert len(at.match.round.rows) == 1, "with room for one more key than colours, that is ok"


def test_without_a_knob_the_first_two_keys_go_through_the_rows_where_no_colour_is_wanted():
    at = Padded(rules("make", Variant(4, 6), level="first"), size=SQUARE, knob=False).rest().press(16).rest()
    assert at.match.phase == MARK
    at.press(16).rest().press(16).rest()
    at.hold(15)
    at.hand.choose("ROUND", "ROWS SO FAR")
    assert at.seat.scroll.reviewing
    at.press(2)
    assert at.seat.scroll.back == 1
    at.press(3)
    assert at.seat.scroll.back == 0


def test_the_keys_that_are_told_are_those_that_there_are_now():
    at = begun()
    assert set(at.pads.keys) == {OK, BACK, *range(COLOUR, COLOUR + 6)}
    at.hold(11)
    assert {UP, DOWN} <= set(at.pads.keys)


def test_for_a_left_hand_the_row_is_at_the_right_and_ok_at_the_left():
    at = begun(mirrored=True).shows("RG# BY, OP, ,,,")
    at.press(2, 4, 1, 5)
    at.shows("RGG BYB OPR #,Y")
    at.press(10)
    assert len(at.match.round.rows) == 1
    row = at.rest().press(1, 1, 2, 2, 10).look()
    assert picture_of([line[::-1] for line in row]).strip("xo.,") == ""
    begun(Variant(4, 9), mirrored=True).shows("RGB YOP CWK ,,.")


def test_for_a_left_hand_a_list_is_read_from_the_left_too():
    at = begun(mirrored=True).hold(11)
    at.press(2).shows(",#, ,,. ... ,,.")
    assert at.hand.chosen == 1
    at.press(11)
    assert at.hand.top is None


def test_held_upside_down_the_last_key_is_the_first():
    at = begun(turned=True).shows(",,, PO, YB, GR#")
    at.press(11, 7).shows(",,, PO# YBY GRR")
    at.press(2).shows(",,, PO, YB# GRR")
    assert at.pads.turned


def test_for_a_display_each_key_is_told_where_it_is_printed():
    upright, turned = begun(), begun(turned=True)
    for at in (upright, turned):
        at.look()
    assert bytes(turned.pads.told) == bytes(upright.pads.told)[::-1]


def test_a_key_that_is_down_while_the_board_is_turned_in_the_menu_goes_up_as_it_went_down():
    at = begun().hold(11)
    at.hand.choose("SETTINGS", "UPSIDE DOWN")
    at.press(2)  # which is ON
    at.keys.events.append(pads.FIRST + 1)
    meant = at.pads.event()
    at.ok()
    assert at.hand.desk.changed == {"turned": True}
    at.look()
    at.keys.events.append(pads.FIRST + 1 + RELEASED)
    assert at.pads.event() == meant + RELEASED == COLOUR + 1 + RELEASED


def at_lesson():
    at = Padded()
    at.hand.wait(100).choose("HELP", "LESSON")
    return at


def lesson(at):
    return next((screen for screen in at.hand.above if hasattr(screen, "feel")), None)


def past_words(at):
    while lesson(at) and at.hand.top is not lesson(at):
        at.ok()
    return at


def test_a_lesson_asks_for_what_the_keys_can_do_and_lights_the_one_that_is_wanted():
    at = past_words(at_lesson())
    asked = []
    for does in (at.ok, lambda: at.press(5), lambda: at.press(4), lambda: at.press(11)):
        asked.append(lesson(at).text)
        does()
        past_words(at)
    assert asked[1:] == ["a colour key sets a peg", "the key of a place goes there", "back: the last peg is taken back"]
    assert lesson(at).told == "lesson-hint"
    at.look()
    assert at.keys.frame[11] == inks.CURSOR != at.keys.frame[10]


def test_a_lesson_goes_on_for_whoever_presses_something_else_and_is_gone_through_by_keys_alone():
    at = past_words(at_lesson())
    seen = []
    for _ in range(60):
        if lesson(at).wanted == gestures.NONE:
            break
        seen.append(lesson(at).told)
        at.ok() if lesson(at).wanted != OK else at.press(7)  # always another
        for _ in range(400):
            if not lesson(at).seat.hints.proposes:
                break
            at.hand.turn()
        past_words(at)
    assert lesson(at).told == "lesson-round"
    assert "lesson-move-pads" in seen
    assert not {"lesson-colour", "lesson-move", "lesson-read"} & set(seen)
