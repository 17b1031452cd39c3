"""Marks that contradict each other, seen and mended at the lights."""

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.phases import DISPUTE, MARK
from firmware.game.round import VOID
from firmware.ui.lights import caption, sounds
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def contradicted(size=(8, 8)):
    """Marks that leave no code, looked through."""
    hand = Hand(rules("make", Variant(2, 3, rows=6), level="first"), size).rest()
    hand.press("O").rest()
    while hand.match.phase != DISPUTE:
        hand.press("O").rest()
    return hand.rest()


def test_a_dispute_shows_the_rows_with_the_marks_that_would_mend_them():
    hand = contradicted()
    finding = hand.match.findings[0]
    row = hand.seat.scroll.row_of(finding.rows[0])
    mend = finding.mends[0].marks[0]
    told = "x" * marks.exact_in(mend) + "o" * marks.near_in(mend)
    assert hand.look()[7 - row][2:4] == told.ljust(2, ".")
    assert hand.look_between()[7 - row][2:4] == "!!"
    hand.press("O").rest()
    assert hand.match.phase != DISPUTE


def test_before_there_is_a_finding_nothing_is_chosen():
    hand = Hand(rules("make", Variant(2, 3, rows=6), level="first")).rest()
    hand.press("O").rest()
    while hand.match.phase != DISPUTE:
        hand.press("O")
        while hand.match.phase not in (MARK, DISPUTE):
            hand.turn()
    assert hand.seat.scroll.choice < 0
    hand.event("D")
    assert hand.tones == sounds.REFUSED


def test_to_insist_is_the_choice_past_the_last_finding_and_all_red():
    hand = contradicted()
    hand.press("U")
    assert hand.look()[-1][:2] == "!!"
    hand.press("D")
    assert hand.look()[-1][:2] == "^,"
    hand.press("UO")
    assert hand.match.round.state == VOID


def test_back_in_a_dispute_takes_the_last_mark_back():
    hand = contradicted()
    rows = len(hand.match.round.rows)
    hand.press("B")
    assert (hand.match.phase, len(hand.match.round.rows)) == (MARK, rows - 1)


def test_a_dispute_can_be_seen_and_mended_on_a_single_line():
    hand = contradicted((8, 1))
    for _ in range(hand.seat.scroll.choices - 1):
        assert hand.seat.scroll.row_of(hand.seat.scroll.mended[0][0]) == 0
        hand.press("D")
    assert hand.seat.scroll.mended == []
    hand.press("DO").rest()
    assert hand.match.phase != DISPUTE


def test_while_the_device_looks_for_the_wrong_mark_ok_does_not_insist():
    hand = Hand(rules("make", Variant(4, 6), level="first"), animation=False).rest()
    hand.press("O").rest()
    while hand.match.phase != DISPUTE:
        hand.turn()
        if hand.match.phase == MARK:
            hand.press("O")
    assert hand.match.busy
    hand.turn()
    if hand.said:
        hand.press("O")
    hand.press("O")
    assert hand.match.phase == DISPUTE


def test_the_caption_says_what_would_mend_the_marks_and_where_there_is_room_what_is_wrong():
    told = caption.of(contradicted().lights, range(6))
    assert told.line(78).startswith("1/4 row 1 could be xx · No code fits the marks · up/down: change")
    assert told.line(60).startswith("1/4 row 1 could be xx · up/down: change")
