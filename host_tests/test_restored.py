"""Saves come back at the start; one that cannot be believed is reported and left."""

import pytest

from firmware.keep.log import MATCH, NAMES, NOT_OURS, NOWHERE, SETTINGS, STATISTICS, Log
from firmware.start import restore
from firmware.ui import settings
from firmware.ui.desk import Desk
from tools.virtual.program import ROOT

EMPTY = b"\xff" * 4096


def table(language):
    return lambda: (ROOT / "firmware" / "words" / f"{language}.txt").open("rb")


def desk_of(lesson=True):
    desk = Desk(table, lambda stop: 5 % stop)
    desk.settings, _ = settings.read(lambda key: None if lesson else {"PEGLIGHT_LESSON": "off"}.get(key))
    return desk


@pytest.fixture
def log():
    return Log(bytearray(EMPTY))


def test_an_empty_board_is_fresh_unless_there_is_no_lesson(log):
    offered, off = desk_of(), desk_of(lesson=False)
    assert restore(offered, log) == restore(off, log) == []
    assert offered.fresh
    assert not off.fresh


def test_a_damaged_record_is_left_and_the_others_are_taken(log):
    log.write(MATCH, b"nonsense")
    log.write(NAMES, b"Anna\nBen")
    desk = desk_of()
    assert restore(desk, log) == ["not-restored"]
    assert desk.match is None
    assert desk.names == ["Anna", "Ben"]
    assert not desk.fresh


@pytest.mark.parametrize("kind", [MATCH, SETTINGS, STATISTICS])
def test_any_kind_may_be_damaged(log, kind):
    log.write(kind, b"\x00\x01\x02\x03")
    assert restore(desk_of(), log) == ["not-restored"]


def test_a_fault_of_the_log_is_told_and_no_lesson_offered():
    desk = desk_of()
    assert restore(desk, Log(bytearray(range(256)) * 16)) == [NOT_OURS]
    assert restore(desk, Log(None)) == [NOWHERE]
    assert not desk.fresh
