"""The clock on the lights: a bar where the marks of the row in hand will be, which shrinks."""

from firmware.engine.variant import Variant
from firmware.game.round import TIME_UP
from firmware.ui.faces.lights.lights import ASLEEP
from host_tests.ui.table import rules, seated


def begun(clock="30", size=(8, 8), variant="classic", mode="break", **more):
    """Begin a round in which the clock has been announced, and that was pressed away."""
    return seated(rules(mode, variant, clock=clock), size, **more).settle(100).strike("B").rest()


def last_lines(hand, ms, lines=1):
    hand.match.tick(ms)
    return hand.between()[-lines:]


def test_the_bar_shrinks_by_lights_of_which_the_last_fades():
    hand = begun("180")
    seen = [last_lines(hand, ms)[0][4:] for ms in (0, 22_000, 1_000, 22_000, 45_000, 45_000, 23_000)]
    assert seen == ["^^^^", "^^^^", "^^^,", "^^^.", "^^..", "^...", ",..."]


def test_it_stands_below_the_pegs_of_a_long_code():
    hand = begun(variant="super", size=(8, 8))
    assert last_lines(hand, 15_000, 2)[1] == "^^,....."


def test_on_a_single_line_it_is_at_the_end_or_beside_the_pegs():
    assert last_lines(begun(size=(8, 1)), 15_000)[0][4:] == "^^.."
    assert last_lines(begun(variant="super", size=(8, 1)), 15_000)[0][5:] == "^,."
    full = begun(variant=Variant(8, 4), size=(8, 1))
    assert last_lines(full, 15_000) == last_lines(full, 10_000)


def test_a_row_that_can_be_submitted_still_pulses():
    hand = begun().strike("UOUOUOUO")
    assert hand.look()[-1] == "RRRR####"
    assert hand.between()[-1] == "RRRR^^^^"


def test_the_bar_takes_the_place_of_what_is_left_of_the_codes():
    hand = begun(left=True)
    hand.enter("1122").rest()
    assert last_lines(hand, 0)[0][4:] == "^^^^"


def test_the_end_of_the_time_is_said_in_large_letters():
    hand = begun(animation=False)
    hand.match.tick(30_000)
    hand.wait(200)
    assert (hand.match.round.state, hand.text) == (TIME_UP, "TIME UP")


def test_while_a_clock_runs_the_lights_neither_dim_nor_go_out():
    hand = begun("600", dim_s=10, attract_s=20, sleep_s=30)
    hand.wait(60_000)
    assert hand.lights.state == 0
    hand.match.tick(600_000)
    hand.wait(60_000)
    assert hand.lights.state == ASLEEP
