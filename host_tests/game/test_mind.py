"""The device's work on the rows of a round, without ever seeing the code."""

import random

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant, name_of, named
from firmware.game.mind import Mind, limit_ms
from host_tests import runs
from host_tests.engine.chance import unlikely
from host_tests.engine.positions import fitting
from host_tests.game.matches import CLASSIC, begun, code
from tools.books import shelf

SECRET = code("1433")
ROWS = [(guess, marks.score(CLASSIC, guess, SECRET)) for guess in (code("1122"), code("1344"), code("5433"))]


def mind_of(variant, shelf=None, advised=None, randrange=None):
    return Mind(variant, randrange or random.Random(1).randrange, [], shelf, advised)


def done(job):
    """Return the job, once it is over, and the number of its steps."""
    for steps in range(10_000):
        if job.over:
            return job, steps
        job.step(1)
    raise AssertionError("it is never over")


def thought_of(mind, *what):
    return done(mind.think(*what))[0].thought


def test_the_number_of_codes_is_known_for_the_rows_counted_alone():
    mind = mind_of(CLASSIC)
    assert done(mind.count([]))[0].whole
    assert mind.counted([]).remaining == 1296
    job = mind.count(ROWS[:1])
    while not job.over:
        assert mind.counted(ROWS[:1]) is None
        job.step(1)
    assert mind.counted(ROWS[:1]).remaining == 256
    assert mind.counted(ROWS) is mind.counted([]) is None


def test_the_time_to_think_goes_by_the_size_of_the_space():
    assert [limit_ms(Variant(*key), "parts") for key in ((4, 6), (5, 8), (10, 10))] == [1450, 3950, 9950]
    assert [limit_ms(CLASSIC, level) for level in ("book", "minimax", "entropy")] == [1450, 5000, 5000]
    assert limit_ms(Variant(10, 10), "minimax") == 9950


@pytest.mark.parametrize(
    "variant",
    runs.few([Variant(6, 6), Variant(6, 9), Variant(4, 6, repeats=False)], quick=1),
    ids=lambda variant: str(variant.key()),
)
def test_every_answer_is_true_however_jobs_get_in_the_way(variant):
    """Jobs are begun, dropped and overtaken at any step, while rows come and go."""
    for seed in range(runs.of(2, 3, 12)):
        chance = random.Random(seed)
        match = begun("helper", variant, seed=seed)
        mind = match.mind()
        secret = codes.draw(variant, chance.randrange)
        rows, asked = [], []
        for _ in range(120):
            kind = chance.randrange(8)
            if kind == 0 and len(rows) < 5:
                guess = codes.draw(variant, chance.randrange)
                rows.append((guess, marks.score(variant, guess, secret)))
            elif kind == 1 and rows:
                del rows[chance.randrange(len(rows)) :]
            elif kind == 2:
                asked.append(mind.count(rows))
            elif kind == 3:
                asked.append(mind.list(rows, -1, 5, 1000))
            elif kind == 4:
                asked.append(mind.think(rows, chance.choice(("first", "random", "book"))))
            elif kind == 5 and asked:
                chance.choice(asked).over = True
            for _ in range(chance.choice((0, 1, 1, 5, 200))):
                match.tick(1)
            known = mind.counted(rows)
            if known and known.whole and variant.space < 5000:
                assert known.remaining == len(fitting(variant, rows))
            if known and known.whole:
                assert known.remaining >= 1
            for job in asked:
                if job.whole and job.rows == rows:
                    assert all(known is None or known.fits(found) for found in job.found)
        while match.jobs:
            match.tick(1)
        if variant.space <= 65536:
            assert done(mind.count(rows))[0].whole
            assert mind.counted(rows).remaining == len(fitting(variant, rows))


def test_a_job_waits_for_the_one_before_and_uses_what_it_found():
    rows = [(guess, marks.score(Variant(6, 6), guess, 1234)) for guess in (7, 999, 40404)]
    match = begun("helper", Variant(6, 6))
    first, second = match.mind().count(rows), match.mind().count(rows)
    while not first.over:
        match.tick(1)
    assert not second.over
    match.tick(1)
    assert second.over
    assert not match.jobs


def test_a_side_has_one_mind_until_its_rows_are_forgotten():
    both = begun("race", Variant(2, 3))
    assert not both.has_thought
    first, second = both.mind(0), both.mind(1)
    assert both.has_thought
    assert first is both.mind(0) is not second
    job = second.think([], "first", False)
    both.forget_thoughts()
    assert (job.over, job.whole, both.has_thought, both.jobs) == (True, False, False, [])
    assert both.mind(0) is not first


def test_a_thought_ends_when_its_time_is_up_or_it_is_hurried():
    small, large = Variant(5, 8), Variant(6, 9)
    for variant, level, hurry in ((small, "parts", False), (large, "parts", True), (large, "sampled", True)):
        job = mind_of(variant).think([(5, marks.mark_of(1, 1))], level)
        ms = limit_ms(variant, level) // 4
        if hurry:
            job.hurry()
        steps = 0
        while not job.over:
            job.step(0 if hurry else ms if job.ready else 0)
            steps += job.ready
        assert steps <= (2 if hurry else 6)
        assert not job.whole
        assert job.thought.best is not None


def test_a_guess_of_the_book_does_not_wait_for_the_count():
    variant = Variant(8, 10)
    book = shelf.library(variant, "book")
    rows = [(book.guess([]), marks.mark_of(2, 2))]
    job, steps = done(mind_of(variant, (shelf.library, "book")).think(rows, "book"))
    assert job.thought.best == book.guess(rows)
    assert steps < 40


def test_advice_stays_the_same_until_the_next_row():
    for level in ["random", "sampled"]:
        advised: list = []
        minds = [mind_of(CLASSIC, advised=advised) for _ in range(2)]
        first, second = [thought_of(mind, ROWS[:1], level) for mind in minds]
        assert first.best == second.best
        third = thought_of(minds[1], ROWS[:2], level)
        assert third.best != first.best
        assert advised == [ROWS[:2], level, third.best]


def test_advice_given_again_belongs_to_its_own_rows():
    mind = mind_of(CLASSIC, advised=[])
    first = thought_of(mind, ROWS[:1], "random")
    done(mind.count(ROWS[:2]))  # a row that was then taken back
    again = thought_of(mind, ROWS[:1], "random")
    assert again.best == first.best
    assert again.candidates.rows == ROWS[:1]
    assert again.candidates.fits(again.best)


# up to 65,536 codes, and the rows after which some dozens of them are left
DRAWN_FROM = runs.of(1, 2, 6)
GAMES = [
    Variant(4, 6),
    Variant(4, 10, False),
    Variant(5, 8),
    Variant(5, 9),
    Variant(8, 4, rows=12),
    Variant(4, 10, tells="exact", zero=False, rows=20),
]
TURNS_MS = runs.of((8, 200), (0, 200), (0, 1, 5, 8, 200))
DRAWS_OF_EACH = runs.of(5, 6, 10)


def resumed(variant, seed):
    """Return rows after which some dozens of codes are left, and these codes: of 33 or 49 a draw takes a step more."""
    wanted = (33, 49) if seed == 0 else range(20, 61)
    chance = random.Random(seed)
    every = list(codes.walk(variant))
    fit = rows = ()
    while len(fit) not in wanted:
        secret, rows, fit = chance.choice(every), [], every
        while len(fit) > max(wanted) and len(rows) < variant.rows - 1:
            guess = fit[0] if variant.tells else chance.choice(every)
            mark = marks.score(variant, guess, secret)
            rows.append((guess, mark))
            fit = [code for code in fit if marks.score(variant, guess, code) == mark]
    return rows, fit


@pytest.mark.no_cover
@pytest.mark.parametrize("variant", GAMES[:DRAWN_FROM], ids=name_of)
def test_any_code_is_drawn_alike_however_long_a_turn_takes(variant):
    for seed in range(runs.of(1, 1, 1, 3)):
        rows, fit = resumed(variant, seed)
        for turn_ms in TURNS_MS:
            chance = random.Random(seed).randrange
            seen = dict.fromkeys(fit, 0)
            for _ in range(DRAWS_OF_EACH * len(fit)):
                job = mind_of(variant, randrange=chance).think(rows, "random", True)
                while not job.over:
                    job.step(turn_ms)
                seen[job.thought.best] += 1  # a KeyError: it does not fit
            assert not unlikely(seen.values()), (seed, turn_ms)


def test_a_list_after_the_last_code_is_empty():
    mind = mind_of(CLASSIC)
    for after, most, found in (("6666", 5, 0), ("6664", 5, 2), ("1111", CLASSIC.space, CLASSIC.space - 1)):
        assert len(done(mind.list([], code(after), most, 1000))[0].found) == found


def test_every_row_has_a_grade_where_turns_are_long():
    variant = named("super")
    rows = [(guess, marks.score(variant, guess, 12345)) for guess in (1234, 29999, 17017, 5050, 12345)]
    for turn_ms, graded in ((1, 5), (20, 5), (40, 3)):
        job = mind_of(variant).grade(rows, False)
        while not job.over:
            job.step(turn_ms)
        assert len(job.found) == graded
        assert job.found[0].counted
        assert [grade.before for grade in job.found] == [left for left, _ in job.remaining[:graded]]


def test_grades_end_early_where_memory_runs_out():
    def full(_stop):
        raise MemoryError

    mind = mind_of(Variant(6, 9), randrange=full)
    assert not done(mind.grade([(0, 0), (8, 0)], False))[0].whole
    with pytest.raises(MemoryError):  # without any answer there is nothing to go on with
        done(mind.think([(0, 0)], "random"))
