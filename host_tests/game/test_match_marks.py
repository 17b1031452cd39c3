"""Marks from a person: contradictions are found, corrected, insisted on, or taken back."""

import pytest

from firmware.engine import marks
from firmware.game.match import CHECK, DISPUTE, MARK, THINK
from firmware.game.round import WON
from host_tests.game.matches import begun, code, mark_all, truth, work

SECRET = code("5233")


def in_dispute(secret=SECRET, wrong_row=1):
    """Return a match whose wrong mark the device has found out, and the mark that the row should have had."""
    match = begun("make", level="first")
    match.ready()
    while work(match).phase == MARK:
        true = truth(match, secret)
        if len(match.round.rows) == wrong_row:
            should_be = true
            true = marks.mark_of(0, 0)
        match.mark(true)
    assert match.phase == DISPUTE
    return match, should_be


def test_the_device_finds_out_and_names_the_wrong_row():
    match, should_be = in_dispute()
    assert should_be != 0
    assert ((1,), (should_be,)) in [(finding.rows, mend.marks) for finding in match.findings for mend in finding.mends]


def test_a_correction_that_leaves_no_code_is_disputed_again():
    match, should_be = in_dispute()
    match.correct([(1, marks.mark_of(0, 1))])
    assert work(match).phase == DISPUTE
    match.correct([])
    assert work(match).phase == DISPUTE
    match.correct([(1, should_be)])
    assert work(match).phase == MARK


def test_the_last_mark_can_be_taken_back_in_any_phase():
    for phase in (CHECK, THINK, MARK):
        match = begun("make", level="entropy")
        match.ready()
        work(match)
        guess = match.round.pending
        match.mark(0)
        while match.phase != phase:
            match.tick(1)
        assert match.can_take_back()
        match.take_back()
        assert (match.phase, match.round.pending, match.round.rows) == (MARK, guess, [])
        assert not match.can_take_back()
        with pytest.raises(ValueError, match="there is no mark to take back"):
            match.take_back()
        mark_all(match, SECRET)
        assert match.round.state == WON
