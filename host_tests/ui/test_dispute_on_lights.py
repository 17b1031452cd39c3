"""Marks that contradict each other, seen and mended at the lights."""

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.phases import DISPUTE, MARK
from firmware.game.round import VOID
from firmware.ui.lights import caption, sounds
from firmware.ui.words import LANGUAGES
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caption_says_what_would_mend_the_marks_and_that_no_code_fits_and_what_ok_would_do(language):
    hand = contradicted()
    hand.desk.speak(language)
    told, words = caption.of(hand.lights, range(6)), hand.desk.words
    assert told.what in told.line(60)
    assert words("tell-dispute") in told.line(60)
    assert words("do-take") in told.line(60)
    assert words("do-change") in told.line(80)


def test_even_a_narrow_display_says_what_ok_would_do():
    assert caption.of(contradicted().lights, range(6)).line(21) == "1/4 1: xx · OK: take"
