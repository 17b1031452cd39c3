"""The device's work: a step with each tick, its time, and what comes after."""

from firmware.game import worker
from firmware.game.phases import CHECK, GUESS, MARK, THINK
from firmware.game.worker import Worker
from host_tests.game.matches import TINY, begun, code


def test_there_is_work_in_the_phases_of_the_device_alone():
    person, device = begun("break", TINY), begun("watch", TINY)
    one = Worker()
    one.begin(person)
    assert (person.phase, one.busy) == (GUESS, False)
    one.begin(device)
    assert (device.phase, one.busy) == (THINK, True)
    one.begin(person)
    assert not one.busy, "what was begun before is dropped"


def test_a_tick_is_a_step_and_adds_its_time():
    match = begun("watch", TINY, level="first")
    one = match.worker
    while match.phase == THINK and not match.round.rows:
        before = one.worked_ms
        match.tick(7)
        assert one.worked_ms in (before + 7, 0, 7), "it counts, and begins anew with the next phase"
    assert len(match.round.rows) == 1


def test_work_that_leads_to_another_phase_is_followed_by_that_phase_s_work():
    match = begun("make", TINY, level="first")
    match.ready()
    while match.phase == THINK:
        match.tick(1)
    assert (match.phase, match.worker.busy) == (MARK, False)
    match.mark(0)
    assert (match.phase, match.worker.busy) == (CHECK, True)


def test_who_is_in_a_hurry_has_it_believe_that_all_the_time_went_by():
    one = Worker()
    one.begin(begun("watch", TINY))
    one.hurry()
    assert one.worked_ms == worker.FOR_EVER_MS


def test_where_there_is_no_work_a_tick_does_nothing():
    one = Worker()
    one.tick(5)
    assert (one.worked_ms, one.busy) == (0, False)
    match = begun("break", TINY)
    match.tick(5)
    match.guess(code("11", TINY))
    assert len(match.round.rows) == 1
