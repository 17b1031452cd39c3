"""The number of a round or a puzzle, entered sign by sign."""

from firmware.game import number
from host_tests.inside import inside
from host_tests.ui.hand import Hand


def entering(size=(8, 8)):
    return Hand(size=size).press("O0O")


def test_a_number_that_no_round_has_is_refused_and_stays():
    hand = entering((16, 8)).spell(number.SIGNS[3])
    hand.press("O").load()
    assert (hand.match, hand.said) == (None, "?")
    hand.press("R")
    assert hand.said == number.SIGNS[3] + ">"


def test_a_puzzle_is_offered_by_its_number_which_can_be_played_or_typed_over():
    hand = Hand(size=(16, 8)).choose("PLAY", "puzzle")
    offered = hand.top.typed
    assert 1 <= int(offered) <= 1000
    hand.press("O").load()
    assert hand.match.rules.puzzle == int(offered)
    hand.hold("B").choose("NEW GAME", "puzzle").press("B" * len(hand.top.typed))
    hand.spell("7").press("O").load()
    assert (hand.match.rules.mode, hand.match.rules.puzzle) == ("puzzle", 7)


def test_a_number_that_no_puzzle_has_is_refused_and_stays():
    hand = Hand(size=(16, 8)).choose("PLAY", "puzzle")
    hand.press("B" * len(hand.top.typed) + "O").load()
    assert (hand.match, hand.said) == (None, "?")


def test_while_it_is_typed_nothing_of_what_begins_the_round_is_held():
    hand = entering()
    held = inside(hand.top, "_take_all", "what takes the number is called by the entry alone").__closure__ or ()
    assert {type(cell.cell_contents).__name__ for cell in held} <= {"Handheld", "str", "int", "NoneType"}


def test_a_computers_puzzle_is_typed_too():
    hand = Hand(size=(16, 8)).choose("PLAY", "puzzle")
    hand.press("B" * len(hand.top.typed))
    hand.spell("GGHBV0V0VTQWA9")
    hand.press("O").load()
    assert (hand.match.rules.puzzle, len(hand.match.rules.laid)) == (0, len(hand.match.round.rows))
