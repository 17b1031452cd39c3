"""What people achieved: each round is counted once, for the variant and the role that it was played in."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.engine.variant import Variant
from firmware.game.statistics import (
    BREAKER,
    DEVICE_EVIL,
    DEVICE_FAIR,
    MAKER,
    MOST_NUMBERS,
    MOST_RECORDS,
    OPPONENTS,
    SOMEBODY,
    THE_DAY,
    VERSION,
    Record,
    Statistics,
)
from host_tests.game.matches import CLASSIC, begun, code, contradict, guess_until, mark_all, to_first_row, work

SECRET = code("1433")


def broken(row, variant=CLASSIC):
    match = begun("break", variant, seed=row)
    return guess_until(match, row, match.round.known())


def not_broken(variant=CLASSIC):
    match = begun("break", variant)
    match.give_up()
    return match


def test_what_a_breaker_has_achieved():
    statistics = Statistics()
    for row in (4, 6, 4, 5):
        (record,) = statistics.note(broken(row))
    assert (record.variant, record.role) == (CLASSIC, BREAKER)
    assert (record.played(), record.won(), record.broken(), record.rows()) == (4, 4, 4, 19)
    assert record.by_rows == [0, 0, 0, 2, 1, 1, 0, 0, 0, 0]
    assert (record.best(), record.streak, record.best_streak) == (4, 4, 4)


def test_a_code_that_is_not_broken_ends_the_streak():
    statistics = Statistics()
    for match in (broken(3), broken(2), not_broken(), broken(9)):
        (record,) = statistics.note(match)
    assert (record.played(), record.won(), record.unbroken) == (4, 3, 1)
    assert (record.best(), record.streak, record.best_streak) == (2, 1, 2)


def test_what_a_maker_has_achieved():
    statistics = Statistics()
    for rows, secret in ((10, "1433"), (10, "6655"), (2, "6543")):
        match = begun("make", Variant(4, 6, rows=rows), level="first")
        match.ready()
        for record in statistics.note(mark_all(match, code(secret))):
            assert record.role == MAKER
    short, long = statistics.records
    assert (short.variant.rows, short.played(), short.won(), short.streak, short.best()) == (2, 1, 1, 1, 0)
    assert (long.variant.rows, long.played(), long.won(), long.streak) == (10, 2, 0, 0)
    took = [row + 1 for row, times in enumerate(long.by_rows) if times]
    assert long.best() == max(took)


def test_each_variant_and_role_has_its_record_and_the_last_played_stands_in_front():
    statistics = Statistics()
    other = Variant(5, 8)
    for match in (broken(3), broken(3, other), broken(4)):
        statistics.note(match)
    assert [(record.variant, record.played()) for record in statistics.records] == [(CLASSIC, 2), (other, 1)]


def test_a_race_is_counted_for_each_person_who_came_to_an_end():
    match = begun("race", people=2, device=False)
    to_first_row(match, SECRET)
    match.guess(SECRET)
    match.guess(SECRET)
    statistics = Statistics()
    first, second = statistics.note(match)
    assert first is second
    assert (first.played(), first.by_rows[0]) == (2, 2)
    match = begun("race", people=2, device=False)
    to_first_row(match, SECRET)
    match.guess(SECRET)
    match.guess(0)
    assert len(statistics.note(match)) == 1


def test_a_duel_counts_for_the_breaker():
    match = begun("duel")
    to_first_row(match, SECRET)
    guess_until(match, 2, SECRET)
    (record,) = Statistics().note(match)
    assert record.role == BREAKER


def test_a_code_broken_with_help_counts_as_that_and_one_that_is_not_broken_is_lost():
    statistics = Statistics()
    for won in (True, False):
        match = begun("break", seed=won)
        match.hint_taken()
        if won:
            guess_until(match, 3, match.round.known())
        else:
            match.give_up()
        (record,) = statistics.note(match)
    assert (record.played(), record.won(), record.helped, record.unbroken, record.streak) == (2, 0, 1, 1, 0)
    assert record.by_rows == [0] * 10


def test_each_kind_of_opponent_has_its_record():
    evil = begun("break", deal="evil")
    evil.give_up()
    people = to_first_row(begun("duel"), SECRET)
    guess_until(people, 2, SECRET)
    statistics = Statistics()
    for match in (broken(3), evil, people):
        statistics.note(match)
    assert [(record.opponent, record.played()) for record in statistics.records] == [
        (SOMEBODY, 1),
        (DEVICE_EVIL, 1),
        (DEVICE_FAIR, 1),
    ]


def test_each_name_has_its_records_and_who_has_none_is_counted_with_the_others():
    statistics = Statistics()
    for names in (["Anna", "Ben"], ["Carla"], ["", "Ben"], []):
        statistics.note(guess_until(to_first_row(begun("duel"), SECRET), 2, SECRET), names=names)
    assert [(record.who, record.played()) for record in statistics.records] == [("", 2), ("Carla", 1), ("Anna", 1)]


def test_a_maker_and_each_side_of_a_race_are_counted_by_their_own_names():
    statistics = Statistics()
    make = begun("make", Variant(4, 6, rows=2), level="first")
    make.ready()
    statistics.note(mark_all(make, SECRET), names=["Anna", "Ben"])
    race = to_first_row(begun("race", people=2, device=False), SECRET)
    race.guess(SECRET)
    race.guess(SECRET)
    statistics.note(race, names=["Anna", "Ben"])
    assert [(record.who, record.role, record.played()) for record in statistics.records] == [
        ("Ben", BREAKER, 1),
        ("Anna", BREAKER, 1),
        ("Anna", MAKER, 1),
    ]


def numbered(secret):
    match = begun("number", code=secret)
    return guess_until(match, 1, secret)


def test_a_number_counts_once():
    statistics = Statistics()
    for _ in range(3):
        noted = statistics.note(numbered(SECRET))
    assert noted == []
    assert [record.played() for record in statistics.records] == [1]
    again = Statistics()
    again.load(statistics.dump())
    assert again.note(numbered(SECRET)) == []
    assert len(again.note(numbered(SECRET + 1))) == 1


def test_the_number_of_a_round_just_played_does_not_count():
    statistics = Statistics()
    match = broken(4)
    statistics.note(match)
    assert statistics.note(numbered(match.round.secret())) == []


def test_numbers_are_remembered_for_some_rounds():
    statistics = Statistics()
    for secret in range(MOST_NUMBERS + 1):
        statistics.note(numbered(secret))
    assert len(statistics.numbers) == MOST_NUMBERS
    assert len(statistics.note(numbered(0))) == 1


def of_day(day, won=True, variant=CLASSIC):
    match = begun("day", variant, day=day)
    if won:
        return guess_until(match, 2, match.round.known())
    match.give_up()
    return match


def streak_after(*days, today=0):
    """What came of rounds of these days, each with whether the code was broken: rounds counted, streak and longest."""
    statistics = Statistics()
    for day, won in days:
        statistics.note(of_day(day, won), today)
        again = Statistics()
        again.load(statistics.dump())
        statistics = again
    (record,) = statistics.records
    assert record.opponent == THE_DAY
    return record.played(), record.streak, record.best_streak


def test_the_code_of_a_day_has_a_record_and_a_streak_of_its_own():
    statistics = Statistics()
    for match in (broken(3), of_day(1), broken(3), of_day(2), of_day(2, variant=Variant(5, 8))):
        statistics.note(match)
    told = [(record.opponent, record.variant.pegs, record.played(), record.streak) for record in statistics.records]
    assert told == [(THE_DAY, 5, 1, 1), (THE_DAY, 4, 2, 2), (DEVICE_FAIR, 4, 2, 2)]


def test_a_day_counts_once():
    assert streak_after((7, False), (7, True)) == (1, 0, 0)
    assert streak_after((7, True), (7, True), (8, True), (8, True)) == (2, 2, 2)


def test_a_day_counts_once_though_somebody_goes_to_and_fro_between_dates():
    assert streak_after((8, True), (7, True), (8, True), (7, True), (8, True)) == (2, 1, 1)
    assert streak_after((8, True), (7, True), (8, True), (9, True), (10, True)) == (4, 2, 2)


def test_after_a_date_that_was_wrong_the_days_count_and_their_streak_begins():
    assert streak_after((7, True), (900, True), (8, True), (9, True), (9, True)) == (4, 2, 2)
    assert streak_after((7, True), (900, True), (8, True), (9, True), today=9) == (4, 2, 2)


def test_a_day_long_gone_does_not_count_where_a_clock_tells_that_later_ones_have_come():
    assert streak_after((7, True), (8, True), (3, True), (9, True), today=9) == (3, 3, 3)


def test_the_streak_of_days_ends_with_a_loss_or_a_day_left_out():
    assert streak_after((1, True), (2, True), (3, True)) == (3, 3, 3)
    assert streak_after((1, True), (2, False), (3, True)) == (3, 1, 1)
    assert streak_after((1, True), (2, True), (4, True)) == (3, 1, 2)


def test_a_day_with_help_counts_as_that_and_the_streak_goes_on():
    statistics = Statistics()
    for day in (1, 2, 3):
        match = begun("day", day=day)
        if day == 2:
            match.hint_taken()
        (record,) = statistics.note(guess_until(match, 2, match.round.known()))
    assert (record.played(), record.helped, record.streak) == (3, 1, 2)


def test_practice_counts_nowhere_and_its_number_does_not_after_it():
    statistics = Statistics()
    match = guess_until(begun("practice"), 1, begun("practice").round.known())
    assert statistics.note(match) == []
    assert statistics.records == []
    assert statistics.note(numbered(match.round.secret())) == []


def test_the_number_of_a_day_does_not_count_after_it():
    statistics = Statistics()
    match = of_day(1)
    statistics.note(match)
    assert statistics.note(numbered(match.round.secret())) == []


def test_what_is_not_counted():
    void = begun("make", level="first")
    void.ready()
    contradict(void).insist()
    helper = begun("helper")
    helper.guess(SECRET)
    helper.mark(4)
    work(helper)
    watched = work(begun("watch"))
    for match in (void, helper, watched, begun("break"), begun("duel")):
        statistics = Statistics()
        if match.sides != [None]:
            assert statistics.note(match) == []
        assert statistics.records == []


def test_the_record_that_was_not_played_for_longest_makes_room():
    statistics = Statistics()
    variants = [Variant(2, 3, rows=rows) for rows in range(1, MOST_RECORDS + 2)]
    for variant in variants:
        statistics.note(not_broken(variant))
    assert [record.variant for record in statistics.records] == variants[:0:-1]


def test_counts_stop_at_a_number_and_stay_true():
    record = Record(CLASSIC, BREAKER)
    record.by_rows[3] = record.unbroken = record.streak = record.best_streak = 65535
    statistics = Statistics()
    statistics.records = [record]
    statistics.note(broken(4))
    assert (record.by_rows[3], record.streak, record.best_streak) == (65535, 65535, 65535)
    statistics.note(not_broken())
    assert (record.unbroken, record.streak) == (65535, 0)
    assert len(statistics.dump()) < 50


def content(statistics):
    return [vars(record) | {"variant": record.variant.key()} for record in statistics.records]


def played_much(seed, records=MOST_RECORDS, called=("", "Anna", "Жужелица")):
    chance = random.Random(seed)
    statistics = Statistics()
    for number in range(records):
        record = Record(Variant(4, 6, rows=1 + number), chance.randrange(2), chance.randrange(OPPONENTS))
        record.by_rows = [chance.randrange(1 << chance.randrange(1, 16)) for _ in range(1 + number)]
        record.unbroken = chance.randrange(300)
        record.best_streak = chance.randrange(100)
        record.streak = chance.randrange(record.best_streak + 1)
        record.helped = chance.randrange(50)
        record.day = chance.randrange(36526) if record.opponent == THE_DAY else 0
        record.who = chance.choice(called)
        statistics.records.append(record)
    statistics.numbers = chance.sample(range(1 << 16), records % (MOST_NUMBERS + 1))
    return statistics


@pytest.mark.parametrize("seed", range(10))
def test_what_was_counted_comes_back(seed):
    statistics = played_much(seed, seed + 2)
    again = Statistics()
    again.load(statistics.dump())
    assert content(again) == content(statistics)
    assert again.dump() == statistics.dump()


def test_what_was_counted_before_there_were_names_comes_back_and_is_saved_as_it_was():
    before = bytes.fromhex("06dc5d56b250a60a7aad220e5af66d768a09d58dbda81501")
    statistics = Statistics()
    statistics.load(before)
    told = [(record.variant, record.played(), record.won(), record.who) for record in statistics.records]
    assert told == [(Variant(5, 8), 1, 1, ""), (CLASSIC, 3, 2, "")]
    assert statistics.dump() == before


def test_a_hundred_classic_rounds_take_few_bytes(summary):
    statistics = Statistics()
    chance = random.Random(1)
    for _ in range(100):
        statistics.note(broken(3 + chance.randrange(5)))
    summary(f"Statistics: a hundred classic rounds take {len(statistics.dump())} bytes.")
    assert len(statistics.dump()) <= 50


def taken(bytes_of):
    """Whether these bytes are taken, and then come back the same; if not nothing is changed."""
    statistics = Statistics()
    statistics.note(broken(3))
    before = content(statistics)
    try:
        statistics.load(bytes_of)
    except ValueError:
        assert content(statistics) == before
        return False
    assert statistics.dump() == bytes_of
    assert all(record.streak <= record.best_streak for record in statistics.records)
    for record in list(statistics.records):
        variant = record.variant
        assert 0 <= record.best() <= variant.rows
        statistics.note(not_broken(variant))
    return True


@given(st.binary(max_size=40))
def test_bytes_that_are_no_statistics_are_refused_or_sound(some):
    taken(some)
    taken(bytes([VERSION]) + some)


@pytest.mark.no_cover
def test_every_bit_flipped_and_every_byte_missing_is_refused_or_sound():
    saved = played_much(3, 3).dump()
    assert taken(saved)
    for bit in range(8 * len(saved)):
        spoilt = bytearray(saved)
        spoilt[bit // 8] ^= 1 << bit % 8
        taken(bytes(spoilt))
    for length in range(len(saved)):
        taken(saved[:length])
    assert not taken(saved + b"\0")
    assert not taken(bytes([VERSION + 1]) + saved[1:])


def test_one_variant_and_role_has_one_record():
    statistics = Statistics()
    statistics.records = [Record(CLASSIC, BREAKER), Record(CLASSIC, BREAKER)]
    assert not taken(statistics.dump())


def test_a_breaker_under_the_hard_rule_has_a_line_of_their_own_and_a_maker_has_not():
    statistics = Statistics()
    free = begun("break")
    statistics.note(guess_until(free, 1, free.round.known()))
    hard = begun("break", hard=True)
    (record,) = statistics.note(guess_until(hard, 1, hard.round.known()))
    assert [(each.hard, each.won()) for each in statistics.records] == [(True, 1), (False, 1)]
    (record,) = statistics.note(mark_all(to_first_row(begun("make", hard=True), SECRET), SECRET))
    assert (record.role, record.hard) == (MAKER, False)
    again = Statistics()
    again.load(statistics.dump())
    assert [each.hard for each in again.records] == [False, True, False]
