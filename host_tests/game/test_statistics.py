"""Each round is counted once, for the game and the role that it was played in."""

import random

import pytest

from firmware.engine.variant import Variant
from firmware.game.fields import Packing, Unpacking
from firmware.game.modes import LONGEST_NAME, PERSON
from firmware.game.statistics import (
    APART,
    BREAKER,
    DEVICE_EVIL,
    DEVICE_FAIR,
    GIVEN_ROWS,
    KEPT_DAYS,
    KEPT_PARS,
    LONGEST_RUN,
    MAKER,
    MOST_NUMBERS,
    MOST_RECORDS,
    OPPONENTS,
    SOMEBODY,
    THE_DAY,
    VERSION,
    Record,
    Statistics,
    name_of_player,
    read,
    walk_names,
)
from host_tests.game.matches import CLASSIC, GIVEN, begun, code, contradict, guess_until, mark_all, to_first_row, work

SECRET = code("1433")
OTHER = Variant(5, 8)


def broken(row, variant=CLASSIC, mode="break", **more):
    match = begun(mode, variant, seed=row, **more)
    return guess_until(match, row, match.round.hidden_code())


def not_broken(variant=CLASSIC, **more):
    match = begun("break", variant, **more)
    match.give_up()
    return match


def made(secret, rows=10, **more):
    """Return a round in which the device has broken, or not, the code of a person."""
    return mark_all(to_first_row(begun("make", Variant(4, 6, rows=rows), level="first", **more), secret), secret)


def helped(match):
    match.hint_taken()
    return match


def duel():
    return guess_until(to_first_row(begun("duel"), SECRET), 2, SECRET)


def apart():
    return broken(2, mode="challenge", **GIVEN["challenge"])


def race(*guesses):
    match = to_first_row(begun("race", people=2, device=False), SECRET)
    for guess in guesses:
        match.guess(guess)
    return match


def counted(*matches, names=()):
    statistics = Statistics()
    for match in matches:
        statistics.note(match, names=names)
    return statistics


def again(statistics):
    loaded = read(statistics.dump(), was_read=False)
    assert loaded.dump() == statistics.dump()
    return loaded


def kept(statistics, *names):
    """Return of each record, the last one played in front, these values; `played` and the like are called."""
    found = [[getattr(record, name) for name in names] for record in statistics.records]
    return [tuple(value() if callable(value) else value for value in values) for values in found]


def test_a_breaker_has_counts_rows_and_a_streak():
    (record,) = counted(*[broken(row) for row in (4, 6, 4, 5)]).records
    assert (record.variant, record.role) == (CLASSIC, BREAKER)
    assert (record.played(), record.won(), record.broken(), record.rows()) == (4, 4, 4, 19)
    assert record.by_rows == [0, 0, 0, 2, 1, 1, 0, 0, 0, 0]
    assert (record.best(), record.streak, record.best_streak) == (4, 4, 4)
    (record,) = counted(broken(3), broken(2), not_broken(), broken(9)).records
    assert (record.played(), record.won(), record.unbroken) == (4, 3, 1)
    assert (record.best(), record.streak, record.best_streak) == (2, 1, 2)


def test_a_maker_wins_what_the_device_does_not_break():
    short, long = counted(made(code("1433")), made(code("6655")), made(code("6543"), rows=2)).records
    assert {short.role, long.role} == {MAKER}
    assert (short.variant.rows, short.played(), short.won(), short.streak, short.best()) == (2, 1, 1, 1, 0)
    assert (long.variant.rows, long.played(), long.won(), long.streak) == (10, 2, 0, 0)
    assert long.best() == max(row + 1 for row, times in enumerate(long.by_rows) if times)


def test_each_game_role_and_opponent_has_a_record():
    statistics = counted(broken(3), broken(3, OTHER), broken(4), not_broken(deal="evil"), duel(), apart())
    assert kept(statistics, "variant", "role", "opponent", "played") == [
        (CLASSIC, BREAKER, APART, 1),
        (CLASSIC, BREAKER, SOMEBODY, 1),
        (CLASSIC, BREAKER, DEVICE_EVIL, 1),
        (CLASSIC, BREAKER, DEVICE_FAIR, 2),
        (OTHER, BREAKER, DEVICE_FAIR, 1),
    ]
    hard = again(counted(broken(1), broken(1, hard=True), made(SECRET, hard=True)))
    assert kept(hard, "role", "hard") == [(MAKER, False), (BREAKER, True), (BREAKER, False)]


def test_a_code_broken_with_help_is_helped_and_another_lost():
    won = helped(begun("break"))
    (record,) = counted(guess_until(won, 3, won.round.hidden_code())).records
    assert (record.played(), record.won(), record.helped, record.unbroken, record.streak) == (1, 0, 1, 0, 0)
    assert record.by_rows == [0] * 10
    lost = helped(begun("break"))
    lost.give_up()
    assert kept(counted(lost), "helped", "unbroken") == [(0, 1)]


def test_each_name_has_its_records_and_each_number_too():
    statistics = Statistics()
    for names in (["Anna", "Ben"], ["Carla"], ["", "Ben"], []):
        statistics.note(duel(), names=names)
    assert kept(statistics, "who", "played") == [("1", 2), ("Carla", 1), ("Anna", 1)]
    statistics = counted(made(SECRET, rows=2), race(SECRET, SECRET), names=["Anna", "Ben"])
    assert kept(statistics, "who", "role", "played") == [("Ben", BREAKER, 1), ("Anna", BREAKER, 1), ("", MAKER, 1)]


def numbered(secret):
    match = begun("number", code=secret)
    return guess_until(match, 1, secret)


def test_a_number_counts_once_while_it_is_remembered():
    statistics = counted(*[numbered(SECRET)] * 3)
    assert kept(statistics, "played") == [(1,)]
    assert again(statistics).note(numbered(SECRET)) == []
    assert len(again(statistics).note(numbered(SECRET + 1))) == 1
    for match in (broken(4), of_day(1), broken(1, mode="practice")):
        assert counted(match).note(numbered(match.round.secret())) == []
    statistics = counted(*[numbered(secret) for secret in range(MOST_NUMBERS + 1)])
    assert len(statistics.numbers) == MOST_NUMBERS
    assert len(statistics.note(numbered(0))) == 1


def of_day(day, won=True, variant=CLASSIC):
    match = begun("day", variant, day=day)
    if won:
        return guess_until(match, 2, match.round.hidden_code())
    match.give_up()
    return match


def streak_after(*days, today=0):
    """Return what came of rounds of these days, lost where negative: rounds counted, streak and longest."""
    statistics = Statistics()
    for day in days:
        statistics.note(of_day(abs(day), day > 0), today)
        statistics = again(statistics)
    ((opponent, *counts),) = kept(statistics, "opponent", "played", "streak", "best_streak")
    assert opponent == THE_DAY
    return tuple(counts)


def test_a_day_counts_once_and_the_next_one_goes_on_the_streak():
    for days, today, counts in [
        ((1, 2, 3), 0, (3, 3, 3)),
        ((1, -2, 3), 0, (3, 1, 1)),
        ((1, 2, 5), 0, (3, 1, 2)),
        ((-7, 7), 0, (1, 0, 0)),  # a day counts once
        ((7, 7, 8, 8), 0, (2, 2, 2)),
        ((8, 7, 8, 7, 8), 0, (2, 1, 1)),  # dates to and fro
        ((8, 7, 8, 9, 10), 0, (4, 3, 3)),
        ((7, 900, 8, 9, 9), 0, (4, 2, 2)),  # a date that was wrong
        ((7, 900, 8, 9), 9, (4, 2, 2)),
        ((7, 8, 3, 9), 9, (3, 3, 3)),  # a day long gone, where a clock tells it
    ]:
        assert streak_after(*days, today=today) == counts


def test_one_missed_day_in_seven_is_forgiven():
    for days, counts in [
        ((1, 2, 4, 5), (4, 4, 4)),
        ((1, 2, 4, 6), (4, 1, 3)),  # two in four days
        ((1, 3, 4, 5, 6, 7, 9), (7, 1, 6)),  # the 2nd and the 8th are six days apart
        ((1, 3, 4, 5, 6, 7, 8, 10), (8, 8, 8)),
        ((1, 3, 4, 5, 6, 7, 8, 9, 10, 12), (10, 10, 10)),
        ((1, 3, -4, 6, 7), (5, 2, 2)),  # a loss ends the streak, not the seven days
        ((1, 3, 6, 8), (4, 2, 2)),
    ]:
        assert streak_after(*days) == counts, days


def test_void_running_watched_and_practised_rounds_count_nowhere():
    void = begun("make", level="first")
    void.ready()
    contradict(void).insist()
    helper = begun("helper")
    helper.guess(SECRET)
    helper.mark(4)
    work(helper)
    for match in (void, helper, work(begun("watch")), begun("break"), broken(1, mode="practice")):
        assert counted(match).records == []


def test_the_record_that_was_not_played_for_longest_makes_room():
    variants = [Variant(2, 3, rows=rows) for rows in range(1, MOST_RECORDS + 2)]
    statistics = counted(*[not_broken(variant) for variant in variants])
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


def of_days(*results):
    """Return the record of days: each with the rows that its code took, 0 where it was given up."""
    statistics = Statistics()
    for day, rows in results:
        match = begun("day", day=day)
        if rows:
            guess_until(match, rows, match.round.hidden_code())
        else:
            match.give_up()
        statistics.note(match)
    return statistics.records[0]


def test_of_each_day_of_four_weeks_is_kept_how_it_ended():
    record = of_days((9800, 3), (9801, 0), (9804, 1))
    assert [record.result_of(day) for day in range(9799, 9806)] == [0, 3, 11, 0, 0, 1, 0]
    record = of_days((9800, 3), (9828, 2))
    assert [record.result_of(day) for day in (9800, 9827, 9828)] == [0, 0, 2]
    record = of_days((9800, 3), (9827, 2))
    assert [record.result_of(day) for day in (9800, 9827)] == [3, 2]


def test_each_kind_of_help_is_counted_by_itself():
    statistics = Statistics()
    for words in (("HINT",), ("HINT", "TEACH"), ("LIST",)):
        match = begun("break")
        for word in words:
            match.hint_taken(word)
        statistics.note(guess_until(match, 2, match.round.hidden_code()))
    record = statistics.records[0]
    assert (record.helped, record.helps) == (3, [2, 0, 1, 1])
    record.helped = 65535
    match = helped(begun("break"))
    statistics.note(guess_until(match, 2, match.round.hidden_code()))
    assert (record.helped, record.helps) == (65535, [2, 0, 1, 1])


def test_a_wrong_date_that_is_put_right_begins_the_days_anew():
    record = of_days((9900, 3), (9800, 4))
    assert (record.day, record.result_of(9800), record.result_of(9900)) == (9800, 4, 0)


def puzzle_run(*misses, number=7):
    """Return the runs of all degrees after puzzles that took so many tries too many; None for one that was given up."""
    statistics = Statistics()
    for at, missed in enumerate(misses):
        match = begun("puzzle", code=7 + at, given_rows=(0, 1), puzzle=number)
        match.round.misses = missed or 0
        if missed is None:
            match.give_up()
        else:
            match.guess(match.round.hidden_code())
        statistics.note(match)
    return statistics.records[0].runs


def test_a_run_of_puzzles_goes_on_until_one_is_not_found_at_once():
    assert puzzle_run(0, 0, 0) == [(0, 0), (3, 3), (0, 0), (0, 0), (0, 0)]
    assert puzzle_run(0, 0, 1, 0)[1] == (1, 2)
    assert puzzle_run(0, 0, None)[1] == (0, 2)
    assert puzzle_run(0, 0, number=5)[4] == (2, 2)
    assert puzzle_run(0, 0, number=0) == [(0, 0)] * 5


def test_rows_beyond_the_books_are_kept_of_twenty_and_in_all():
    statistics = Statistics()
    for rows in range(1, 26):
        match = broken(1 + rows % 8)
        match.round.par = 4
        statistics.note(match)
    took = [1 + rows % 8 - 4 for rows in range(1, 26)]
    assert sorted(statistics.pars) == sorted(took[-KEPT_PARS:])
    assert statistics.all_pars == (25, sum(took))
    statistics.note(broken(3))  # nobody knows what the book takes
    match = not_broken()
    match.round.par = 4
    statistics.note(match)
    assert statistics.all_pars[0] == 25


def content(statistics):
    return [vars(record) | {"variant": record.variant.key()} for record in statistics.records]


def played_much(seed, records, is_earlier=False):
    """Return statistics of many rounds; those of an `is_earlier` version know no challenges, days, runs and pars."""
    chance = random.Random(seed)
    statistics = Statistics()
    for number in range(records):
        record = Record(Variant(4, 6, rows=1 + number), chance.randrange(2), chance.randrange(OPPONENTS - is_earlier))
        record.by_rows = [chance.randrange(1 << chance.randrange(1, 16)) for _ in range(1 + number)]
        record.unbroken = chance.randrange(300)
        record.best_streak = chance.randrange(100)
        record.streak = chance.randrange(record.best_streak + 1)
        record.helped = chance.randrange(50)
        record.helps = [0 if is_earlier else chance.randrange(record.helped + 1) for _ in record.helps]
        record.day = chance.randrange(36526) if record.opponent == THE_DAY else 0
        if record.opponent == THE_DAY and not is_earlier:
            record.days = tuple(chance.randrange(record.variant.rows + 3) for _ in range(KEPT_DAYS))
        if record.opponent == GIVEN_ROWS and not is_earlier:
            record.runs = [(chance.randrange(5), 4 + chance.randrange(LONGEST_RUN - 3)) for _ in range(5)]
        record.who = chance.choice(("", "Anna", "Жужелица"))
        statistics.records.append(record)
    statistics.numbers = chance.sample(range(1 << 16), records % (MOST_NUMBERS + 1))
    if not is_earlier:
        rounds = chance.choice((0, 5, KEPT_PARS, 700))
        statistics.pars = [chance.randrange(-9, 21) for _ in range(min(rounds, KEPT_PARS))]
        statistics.all_pars = rounds, sum(statistics.pars) + 3 * (rounds - len(statistics.pars))
    return statistics


@pytest.mark.parametrize("version", [6, VERSION])
def test_statistics_of_this_and_of_an_earlier_version_come_back(version):
    for seed in range(10):
        before = played_much(seed, seed + 2, version < VERSION)
        statistics = read(before.dump(version), was_read=False)
        assert content(statistics) == content(before)
        for name in ("numbers", "pars", "all_pars"):
            assert getattr(statistics, name) == getattr(before, name)


def test_a_hundred_classic_rounds_take_few_bytes(summary):
    chance = random.Random(1)
    statistics = counted(*[broken(3 + chance.randrange(5)) for _ in range(100)])
    summary(f"Statistics: a hundred classic rounds take {len(statistics.dump())} bytes.")
    assert len(statistics.dump()) <= 50


def is_taken(saved):
    """Return whether these bytes load, and then come back the same and count on."""
    try:
        statistics = read(saved, was_read=False)
    except ValueError:
        return False
    assert statistics.dump() == saved
    for record in list(statistics.records):
        assert record.streak <= record.best_streak
        assert 0 <= record.best() <= record.variant.rows
        assert max(record.helps) <= record.helped
        statistics.note(not_broken(record.variant))
    return True


class Forging(Unpacking):
    """Unpacks a save, puts another number into one of its fields or more, and packs it again."""

    def __init__(self, content, version, chance):
        super().__init__(content, version)
        self.forged = Packing()
        self._chance = chance
        self._wrong = {chance.randrange(40) for _ in range(chance.choice((1, 1, 2, 3)))}
        self._at = 0

    def field(self, _value, radix):
        value = super().field(0, radix)
        self._at += 1
        if self._at in self._wrong:
            value = self._chance.choice((0, radix - 1, (value + 1) % radix, self._chance.randrange(radix)))
        return self.forged.field(value, radix)


def forge(saved, chance):
    """Return the save with some fields changed; None where they make no record."""
    box = Forging(saved, VERSION, chance)
    found = Statistics()
    try:
        found.walk(box, VERSION, True)
    except ValueError:
        return None
    return box.forged.content(VERSION)


def test_forged_statistics_are_refused_or_count_on():
    chance = random.Random(4)
    saved = [played_much(seed, 1 + seed % 3).dump() for seed in range(300)]
    assert all(map(is_taken, saved))
    forged = [content for whole in saved if (content := forge(whole, chance)) not in (None, whole)]
    assert 0 < sum(map(is_taken, forged)) < len(forged)


def test_statistics_that_nothing_here_saved_are_refused():
    saved = played_much(3, 3).dump()
    for size in range(1, len(saved)):
        is_taken(saved[:size])
    twice = Statistics()
    twice.records = [Record(CLASSIC, BREAKER), Record(CLASSIC, BREAKER)]
    aged = Statistics()
    aged.records = [Record(CLASSIC, BREAKER, THE_DAY)]
    aged.records[0].day = aged.records[0].gap_age = 5
    for content in (saved + b"\0", bytes([VERSION + 1]) + saved[1:], twice.dump(), aged.dump()):
        assert not is_taken(content)


# whose a record is


def packed(*names):
    box = Packing()
    walk_names(box, [Record(CLASSIC, BREAKER, who=name) for name in names])
    return box.content(1)


def test_each_has_a_name_as_far_as_there_are_any_alone_or_not():
    for mode in ["break", "make"]:
        rules = begun(mode).rules
        alone = rules.players.index(PERSON)
        assert name_of_player(rules, alone, ["Anna"]) == "Anna"
        assert name_of_player(rules, alone, ["Anna", "Ben"]) == "", "the names of a match move nobody's own statistics"
    assert name_of_player(begun("duel").rules, 1, ["Anna"]) == "2"


def test_names_are_packed_as_they_always_were():
    """Or what somebody saved would tell other names."""
    assert packed("", "") == b"\x01"
    assert len(packed(*["n" * LONGEST_NAME] * 12)) <= 20
    assert packed("", "Ben", "", "Anna", "Ben") == bytes.fromhex("0100947e8a40f67fca3a7b3801")
