"""A view in a few lines: the latest rows, the row in hand, what is asked, and the caption below."""

import pytest

from firmware.engine.variant import Variant
from firmware.ui.display import view
from firmware.ui.display.small import MOVES_AFTER, Small, told
from firmware.ui.lights.gestures import BACK, COLOUR, OK
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules

KEYS = (OK, BACK, *range(COLOUR, COLOUR + 6))
MINI = Variant(4, 6)


def shown(hand, lines=5, columns=21):
    made = told(view.of(hand.lights, KEYS, columns), columns, lines)
    assert len(made) == lines
    return [line.replace("\x01", "x").replace("\x02", "o").replace("\x03", "_") for line in made]


def begun(variant=MINI, mode="break", clock="off", **more):
    return Hand(rules(mode, variant, clock=clock), (20, 1), **more).rest()


def test_the_row_in_hand_has_a_line_beneath_the_place_of_the_cursor():
    hand = begun().press("12")
    assert shown(hand)[:4] == ["RG._.", "", "", ""]
    assert shown(hand)[4].startswith("Row 1 of 10")


def test_the_last_seconds_of_a_clock_stand_before_the_caption():
    hand = begun(clock="30")
    hand.match.tick(hand.match.clock.left_ms - 7_000)
    assert shown(hand)[4].startswith("7 1/10 0:10")


def test_short_rows_stand_in_two_columns_and_the_oldest_scroll_away():
    hand = begun()
    for _ in range(8):
        hand.enter("1122").rest()
    at = shown(hand)
    assert [line[:4] for line in at[:4]] == ["RRGG"] * 4
    assert [line[11:].strip()[:4] for line in at[:3]] == ["RRGG"] * 3
    assert at[3][11:].strip() == "._..."
    assert len({len(line) for line in at[:2]}) == 1


def test_long_rows_stand_one_below_the_other():
    hand = begun(Variant(8, 6, rows=10))
    for code in ("11112222", "33334444"):
        hand.enter(code).rest()
    at = shown(hand)
    assert [line[:8] for line in at[:2]] == ["RRRRGGGG", "BBBBYYYY"]
    assert at[2].startswith("._.")


def test_the_row_that_is_looked_back_at_is_pointed_at():
    hand = begun().enter("1111").rest().enter("2222").rest()
    hand.seat.look_back()
    assert shown(hand)[1].startswith(">GGGG")
    hand.seat.press(2)
    at = shown(hand)
    assert at[0].startswith(">RRRR")
    assert not any("GGGG" in line for line in at[:4])


def test_at_the_end_the_code_stands_below_the_rows():
    hand = begun()
    hand.enter(hand.secret()).rest()
    at = shown(hand)
    assert at[0].endswith("xxxx")
    assert at[1] == at[0][:4] + " ="


def test_a_mark_that_is_given_stands_beside_its_guess():
    hand = Hand(rules("make", MINI, level="first"), (20, 1)).rest()
    hand.press("O").rest().press("UD")
    assert shown(hand)[0] == "RRRR xo_"


def test_of_a_list_the_entries_around_the_chosen_one_are_told():
    hand = begun().hold("B")
    entries = hand.offered
    assert shown(hand)[:2] == [">" + entries[0], " " + entries[1]]
    hand.press("U")
    assert shown(hand)[3] == ">" + entries[-1]


def test_a_text_is_wrapped_and_a_lesson_has_its_row_below_it():
    hand = Hand(None, (20, 1))
    hand.press("B")
    hand.choose("HELP", "LESSON")
    for _ in range(100):
        hand.turn(100)
    at = shown(hand)
    assert at[:3] == ["find three hidden", "colours, row by row", "._.."]


def test_whose_turn_it_is_is_told_before_the_caption():
    hand = Hand(rules("duel", MINI), (20, 1)).rest()
    made = view.of(hand.lights, KEYS, 21)
    assert made.turn
    assert shown(hand)[4].startswith(made.turn + ": ")
    assert view.of(begun().lights, KEYS, 21).turn == ""


def test_asleep_nothing_is_lit_and_dimmed_it_is_dim():
    hand = begun(sleep_s=60)
    lights = [view.of(hand.wait(ms).lights, KEYS, 21).light for ms in (1000, 35_000, 30_000)]
    assert lights == [2, 1, 0]


class Screen:
    keys = ()
    columns, lines = 21, 5

    def __init__(self):
        self.moved = []
        self.texts = [""] * self.lines
        self.lit = None
        self.turned = None

    def event(self):
        return -1

    def write(self, line, text):
        self.texts[line] = text

    def light(self, light):
        self.lit = light

    def turn(self, on):
        self.turned = on

    def move(self, steps):
        self.moved.append(steps)


def test_what_is_drawn_is_written_and_moves_now_and_then():
    screen = Screen()
    small = Small(screen)
    hand = begun()
    for _ in range(2 * MOVES_AFTER):
        small.draw(view.of(hand.lights, KEYS, small.columns))
    assert screen.moved == [1, 2]
    assert (screen.lit, screen.turned) == (2, False)
    assert screen.texts[0]


@pytest.mark.parametrize("pegs", range(3, 11))
def test_every_row_fits_into_the_width(pegs):
    hand = begun(Variant(pegs, 6, rows=20))
    for _ in range(3):
        hand.enter("1" * pegs).rest()
    assert all(len(line.replace("_", "")) <= 21 for line in shown(hand)[:4])
