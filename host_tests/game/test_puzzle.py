"""Puzzles: their records, what they go by, the puzzle of a day; and how a match of one goes."""

import io
import random

import pytest

from firmware.game import day, puzzle
from firmware.game.modes import PUZZLES
from firmware.game.statistics import GIVEN_ROWS, Statistics, read
from host_tests.game.matches import CLASSIC, begun, code

CODE = code("1433")
ROWS = (code("1122"), code("3456"), code("1435"))
FILE = b"".join(puzzle.pack(CODE, ROWS[:size]).to_bytes(puzzle.RECORD, "little") for size in (1, 2, 3))


def test_every_record_is_read_back():
    for rows in range(1, puzzle.MOST_ROWS + 1):
        chance = random.Random(rows)
        for _ in range(500):
            answer, *laid = chance.sample(range(CLASSIC.space), rows + 1)
            record = puzzle.pack(answer, laid)
            assert record < 1 << 8 * puzzle.RECORD
            for rules in (puzzle.unpack(record), puzzle.read(puzzle.write(answer, laid).lower())):
                found = rules.variant, rules.hidden_code(), rules.given_rows
                assert found == (CLASSIC.with_rows(rows + 1), answer, tuple(laid))


def test_what_is_no_record_is_refused():
    gap = puzzle.pack(CODE, (*ROWS[:1], CODE, *ROWS[1:]))
    for record in (0, gap, CLASSIC.space**6, (1 << 64) - 1, puzzle.pack(CODE, ())):
        with pytest.raises(ValueError, match="no puzzle has this number"):
            puzzle.unpack(record)


def test_what_is_no_puzzle_is_refused():
    for typed in ["", "7", "HA8H-Q9", "!", "GGHB-V0V0-VTQW-A8", "0" * 40]:
        with pytest.raises(ValueError, match="number"):
            puzzle.read(typed)


def test_one_is_read_off_the_shelf_and_no_more_of_it():
    class Counting(io.BytesIO):
        read_bytes = 0

        def read(self, size=-1):
            Counting.read_bytes += size
            return super().read(size)

    for number, size in ((3, 3), (1, 1), (2, 2)):
        rules = puzzle.on_shelf(lambda: Counting(FILE), number)
        assert (rules.puzzle, rules.given_rows) == (number, ROWS[:size])
    assert Counting.read_bytes == 3 * puzzle.RECORD
    with pytest.raises(ValueError, match="no puzzle has this number"):
        puzzle.on_shelf(lambda: Counting(FILE), 4)


def test_each_day_has_a_puzzle_and_a_thousand_days_have_them_all():
    first = day.read("2026-11-22")
    found = [puzzle.offered(first + days, None) for days in range(PUZZLES)]
    assert sorted(found) == [*range(1, PUZZLES + 1)]
    assert {number % 5 for number in found[:5]} == {0, 1, 2, 3, 4}
    assert puzzle.offered(first, None) == 823


def test_the_last_digit_of_a_puzzle_is_its_degree():
    degrees = [laid(number=number).rules.degree for number in (1, 6, 12, 998, 4, 1000, 205)]
    assert degrees == [0, 0, 1, 2, 3, 4, 4]


def laid(answer=CODE, rows=ROWS, number=9):
    return begun("puzzle", CLASSIC.with_rows(len(rows) + 1), code=answer, given_rows=rows, puzzle=number)


def solved(misses=0, **more):
    match = laid(**more)
    match.round.misses = misses
    match.guess(match.round.hidden_code())
    return match


def test_puzzles_count_by_their_tries_and_each_once():
    statistics = Statistics()
    for match in (solved(), solved(2, answer=code("1434")), solved(40, answer=code("1436")), solved()):
        statistics.note(match)
    given_up = laid(rows=ROWS[:2])
    given_up.give_up()
    statistics.note(given_up)
    again = read(statistics.dump())
    (record,) = again.records
    assert (record.opponent, record.variant, record.hard) == (GIVEN_ROWS, CLASSIC, False)
    assert record.by_rows == [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    assert (record.played(), record.won(), record.streak, record.best_streak) == (4, 3, 0, 3)
    assert (record.rows(), record.best()) == (14, 1)
    assert len(again.note(solved(rows=ROWS[::-1]))) == 1  # of other rows the same code is another puzzle
