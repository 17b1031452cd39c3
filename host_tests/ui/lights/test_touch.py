"""Places, rows and entries that are touched or clicked: keys of the same kind as buttons, wherever they come from."""

from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game.phases import HAND
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def at(mode="break", variant="classic", **more):
    return Hand(rules(mode, variant, **more)).rest()


def pegs(hand):
    return "".join("." if digit is None else str(digit + 1) for digit in hand.desk.draft.pegs)


def test_a_place_that_is_touched_gets_the_next_colour():
    hand = at().touch(place=2).press("5").touch(place=0).press("3")
    assert pegs(hand) == "3.5."


def test_a_place_that_has_a_peg_gets_another():
    hand = at().press("1234").touch(place=1).press("6")
    assert pegs(hand) == "1634"
    assert hand.seat.in_hand.submits


def test_a_place_beyond_the_row_is_refused():
    hand = at().touch(place=5)
    assert hand.seat.refusing
    assert hand.seat.in_hand.place == 0


def test_a_row_that_is_touched_is_copied_and_can_be_changed():
    hand = at()
    hand.enter("1234").rest().touch(row=0)
    assert pegs(hand) == "1234"
    assert hand.seat.in_hand.submits
    hand.touch(place=3).press("5")
    assert pegs(hand) == "1235"


def test_a_row_that_was_not_played_is_refused_and_so_is_one_while_a_code_is_set():
    assert at().touch(row=0).seat.refusing
    hand = at("duel").touch(row=0)
    assert hand.seat.refusing
    assert pegs(hand) == "...."


def test_places_of_a_mark_are_touched_where_places_are_told():
    hand = Hand(rules("make", Variant(3, 4, rows=4, tells="places"), level="first")).press("O").rest()
    hand.touch(place=0).touch(place=2)
    assert hand.seat.in_hand.mark() == 0b101


def test_a_mark_of_pips_has_no_places():
    hand = Hand(rules("make", level="first")).press("O").rest().touch(place=1)
    assert hand.seat.refusing
    assert hand.seat.in_hand.mark() == 0


def test_an_entry_of_a_list_that_is_touched_is_taken():
    hand = Hand().wait(100).touch(row=0).touch(row=2)
    assert hand.desk.match is None
    assert "classic" in hand.offered
    hand.touch(row=hand.offered.index("classic")).load()
    assert hand.match.rules.mode == "make"


def test_nothing_beyond_a_list_is_taken():
    hand = Hand().wait(100)
    before = hand.said
    hand.touch(row=30).touch(place=1)
    assert hand.said == before


def test_a_touch_goes_back_from_the_rows_played():
    hand = at()
    hand.enter("1234").rest().press("L").touch(place=1)
    assert not hand.seat.scroll.reviewing


def test_a_touch_where_nothing_is_asked_is_refused():
    hand = at("make", level="first")
    assert hand.touch(place=0).seat.refusing


def test_a_row_of_a_player_with_a_game_of_their_own_is_copied_as_that_game_has_it():
    hand = Hand(rules("match", people=2, device=False, rounds=2, own=[named("super")])).rest()
    hand.press("12345" + "O").rest()
    assert hand.match.phase == HAND
    hand.press("O").rest().press("87654" + "O").rest()
    assert len(hand.match.round.rows) == 1
    assert pegs(hand.touch(row=0)) == "87654"
