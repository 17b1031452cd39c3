"""Sitting at the board: what each key does in each phase, what moves, and what is heard."""

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.phases import CHECK, HAND, MARK, OVER, READY, THINK
from firmware.ui.lights import inks, sounds
from host_tests.inside import inside
from host_tests.ui.hand import Hand
from host_tests.ui.pictures import lines
from host_tests.ui.talk import rules

SMALL = Variant(2, 3, rows=3)


def hears(hand, tones):
    return hand.tones == tones


def refuses(hand, key):
    """Whether this press is answered by a low tone and a red light, which go away."""
    hand.press(key)
    answered = hears(hand, sounds.REFUSED) and "!" in "".join(hand.look())
    hand.wait(1000)
    return answered and not hand.seat.refusing


def making(variant=SMALL, **more):
    """The device guesses, and its first guess waits for a mark."""
    hand = Hand(rules("make", variant, level="first", **more)).rest()
    hand.press("O").rest()
    assert hand.match.phase == MARK
    return hand


def test_a_press_that_can_do_nothing_is_answered_in_every_phase():
    hand = Hand(rules("break", SMALL))
    assert refuses(hand, "O")
    assert refuses(hand, "B")
    assert refuses(hand, "L")
    assert refuses(hand, "8")
    hand.enter(hand.secret()).rest()
    assert (hand.match.phase, refuses(hand, "R")) == (OVER, True)
    hand = Hand(rules("make", SMALL)).rest()
    assert (hand.match.phase, refuses(hand, "D")) == (READY, True)
    hand = Hand(rules("duel", SMALL)).rest().enter("12").rest()
    assert (hand.match.phase, refuses(hand, "R")) == (HAND, True)
    assert (making().match.phase, refuses(making(), "R")) == (MARK, True)


def test_a_mark_that_no_guess_can_get_is_refused_and_stays_to_be_mended():
    hand = making()
    hand.press("UDO")
    assert hand.match.phase == MARK
    assert hears(hand, sounds.REFUSED)
    assert hand.seat.in_hand.mark() == marks.mark_of(1, 1)


def test_a_hint_is_refused_where_nobody_guesses():
    hand = making()
    hand.hold("O")
    assert hears(hand, sounds.REFUSED)


def test_colours_are_heard_as_they_are_set():
    hand = Hand(rules("break"))
    hand.press("UU")
    assert hand.lights.sounds.hz == inks.TONES_HZ[inks.GREEN]


def test_colours_are_not_heard_where_a_code_is_set_but_read_out_where_that_is_asked_for():
    hand = Hand(rules("duel")).wait(4000)
    for key in "UUUOUUL":
        hand.press(key)
        assert hears(hand, sounds.OK)
    hand.hold("L")
    assert [ink for _, ink in hand.steps] == [inks.BLUE, inks.GREEN]


def test_left_of_the_first_peg_lie_the_rows_which_scroll():
    hand = Hand(rules("break"), (8, 4))
    for code in ("1111", "2222", "3333", "4444"):
        assert code != hand.secret()
        hand.enter(code).rest()
    assert [line[:4] for line in hand.look_between()] == lines("GGGG BBBB YYYY ,,,,")
    hand.press("L")
    assert [line[:4] for line in hand.look_between()] == lines("RRRR GGGG BBBB YYYY")
    hand.press("UUU")
    assert [line[:4] for line in hand.look_between()] == lines(".... .... .... RRRR")
    assert refuses(hand, "U")
    hand.press("D")
    assert [line[:4] for line in hand.look_between()][-2:] == lines("RRRR GGGG")
    hand.press("O")
    assert [line[:4] for line in hand.look_between()] == lines("GGGG BBBB YYYY ,,,,")


def test_the_rows_are_one_press_away_in_every_phase_that_has_some():
    for phase, hand in ((OVER, Hand(rules("break", SMALL))), (MARK, making())):
        if phase == OVER:
            hand.enter(hand.secret()).rest()
        else:
            hand.press("UO").rest()
        assert hand.match.phase == phase
        hand.press("L")
        assert hand.seat.scroll.reviewing
        hand.press("2O")
        assert not hand.seat.scroll.reviewing


def test_back_in_an_empty_mark_takes_back_the_last_one():
    hand = making().press("O").rest()
    assert len(hand.match.round.rows) == 1
    hand.press("B")
    assert (hand.match.phase, len(hand.match.round.rows)) == (MARK, 0)
    hand = Hand(rules("make", Variant(2, 3, rows=1), level="first")).rest().press("O").rest()
    hand.press("O").rest()
    assert hand.match.phase == OVER
    hand.press("B")
    assert hand.match.phase == MARK


def test_the_device_at_work_shows_a_light_that_walks_or_stands_and_ok_hurries_it():
    places = {}
    for moves in (True, False):
        hand = Hand(rules("make", Variant(8, 10), level="sampled"), animation=moves).rest()
        hand.press("O").rest()
        hand.press("UO")
        seen = set()
        for _ in range(50):
            if hand.match.phase not in (THINK, CHECK):
                break
            inside(hand.seat.showing, "_turn", "a turn of the board takes a second")()
            hand.draw()
            seen.add("".join(map(str, hand.lights.frame[48:56])))
            hand.turn(60)
        hand.press("O")
        hand.rest()
        assert hand.match.phase == MARK
        places[moves] = len(seen)
    assert places[True] > places[False] == 1


def test_what_the_console_does_is_seen_here():
    hand = Hand(rules("break"))
    hand.press("U")
    hand.match.guess(0)
    hand.turn()
    hand.rest()
    assert hand.look()[-2][:4] == "RRRR"
    hand.desk.begin(rules("break", "super"))
    hand.turn()
    assert hand.look()[-2:] == lines("#,,,,... ........")


def test_what_the_hard_rule_refused_is_told_no_more_once_the_round_is_over():
    hand = Hand(rules("break", "classic", hard=True))
    wrong = "1122" if hand.secret() != "1122" else "3344"
    hand.enter(wrong).rest().press(wrong).press("O").turn()
    assert hand.said == "ROW 1"
    hand.match.give_up()
    hand.rest()
    assert "ROW" not in (hand.said or "")


def test_a_guess_that_the_hard_rule_forbids_is_refused_and_its_row_named_and_blinking():
    hand = Hand(rules("break", "classic", hard=True))
    hand.enter("1122" if hand.secret() != "1122" else "3344").rest()
    hand.press("1122" if hand.secret() != "1122" else "3344").press("O")
    assert hears(hand, sounds.REFUSED)
    hand.turn()
    assert (hand.said, len(hand.match.round.rows)) == ("ROW 1", 1)
    hand.rest()
    assert "!!!!" in hand.look_between()[-2]
    assert "!" not in hand.look()[-2]
    hand.press("B")  # the last peg goes
    assert "!" not in hand.look_between()[-2]
    assert len(hand.match.round.rows) == 1


def test_a_row_out_of_sight_that_forbids_a_guess_is_named_too():
    hand = Hand(rules("break", Variant(2, 3, rows=9), hard=True), size=(8, 1))
    wrong = "11" if hand.secret() != "11" else "22"
    hand.enter(wrong).rest().press(wrong).press("O").turn()
    assert (hand.seat.scroll.reviewing, hand.said) == (True, "ROW 1")


def test_ok_hurries_a_device_that_thinks():
    turns = []
    for keys in ("", "O"):
        hand = Hand(rules("make", "six", level="minimax"), animation=False).press("O").rest().press("UO")
        hand.wait(200).press(keys)
        turns.append(0)
        while hand.desk.busy:
            hand.turn()
            turns[-1] += 1
    assert 2 * turns[1] < turns[0]


def test_a_row_that_forbids_a_guess_is_scrolled_to_where_it_is_out_of_sight():
    hand = Hand(rules("break", Variant(2, 3, rows=9), hard=True), size=(8, 1))
    wrong = "11" if hand.secret() != "11" else "22"
    hand.enter(wrong).rest().press(wrong).press("O").rest()
    assert hand.seat.scroll.reviewing
    assert "!" in "".join(hand.look_between())
    hand.press("O")
    assert not hand.seat.scroll.reviewing


def test_who_looks_back_sees_the_row_that_is_played_elsewhere_meanwhile():
    hand = Hand(rules("practice", "mini"), animation=False)
    for _ in range(2):
        hand.enter("1111").rest()
    hand.press("LU")
    assert hand.seat.scroll.reviewing
    hand.desk.guess(0)
    hand.turn()
    scroll = hand.seat.scroll
    assert (scroll.reviewing, scroll.back) == (False, 0)
