"""The device's work on the rows of a round, without ever seeing the code."""

import random

import pytest

from firmware.engine import marks, ranks
from firmware.engine.book import FEW
from firmware.engine.games import name_of
from firmware.engine.variant import Variant
from firmware.game.mind import Mind, limit_ms
from host_tests import runs
from host_tests.engine.chance import unlikely
from host_tests.engine.positions import fitting
from host_tests.game.matches import CLASSIC, code
from tools.books import shelf

SECRET = code("1433")
ROWS = [(guess, marks.score(CLASSIC, guess, SECRET)) for guess in (code("1122"), code("1344"), code("5433"))]
ROWS_OF_SIX = [(guess, marks.score(Variant(6, 6), guess, 1234)) for guess in (7, 999)]


def done(mind, job):
    """Return the job, once it is over, and the number of its steps."""
    for steps in range(10_000):
        if job.over:
            return job, steps
        mind.tick(1)
    raise AssertionError("it is never over")


def following(mind, rows):
    assert done(mind, mind.count(rows))[0].whole
    assert mind.candidates.rows == rows
    return mind.counted(rows).left


def mind_of(variant, library=None, **more):
    return Mind(variant, random.Random(1).randrange, library, **more)


def test_the_number_of_codes_is_known_for_the_rows_counted_alone():
    mind = mind_of(CLASSIC)
    assert mind.counted([]).left == 1296
    job = mind.count(ROWS[:1])
    while not job.over:
        assert mind.counted(ROWS[:1]) is None
        mind.tick(1)
    assert mind.counted(ROWS[:1]) is mind.candidates
    assert mind.counted(ROWS) is mind.counted([]) is None
    done(mind, mind.list(ROWS[1:2], -1, 5, 1000))
    assert mind.counted(ROWS[1:2]) is None


def test_the_time_to_think_goes_by_the_size_of_the_space():
    assert [limit_ms(Variant(*key), "parts") for key in ((4, 6), (5, 8), (10, 10))] == [1450, 3950, 9950]
    assert [limit_ms(CLASSIC, level) for level in ("book", "minimax", "entropy")] == [1450, 5000, 5000]
    assert limit_ms(Variant(10, 10), "minimax") == 9950


def test_a_later_job_waits_and_uses_what_was_found():
    rows = [(guess, marks.score(Variant(6, 6), guess, 1234)) for guess in (7, 999, 40404)]
    mind = mind_of(Variant(6, 6))
    first, second = mind.count(rows), mind.count(rows)
    _, steps = done(mind, first)
    assert steps > 3
    assert not second.over
    assert done(mind, second)[1] == 1
    assert not mind.busy
    assert mind.counted(rows).left == len(fitting(Variant(6, 6), rows))


@pytest.mark.parametrize(
    "variant",
    runs.few([Variant(6, 6), Variant(6, 9), Variant(4, 6, repeats=False)], quick=1),
    ids=lambda variant: str(variant.key()),
)
def test_every_answer_is_true_however_jobs_get_in_the_way(variant):
    """Jobs are begun, dropped and overtaken at any step, while rows come and go."""
    for seed in range(runs.of(4, 12, 12)):
        chance = random.Random(seed)
        mind = Mind(variant, chance.randrange)
        secret = ranks.draw(variant, chance.randrange)
        rows, asked = [], []
        for _ in range(120):
            kind = chance.randrange(8)
            if kind == 0 and len(rows) < 5:
                guess = ranks.draw(variant, chance.randrange)
                rows.append((guess, marks.score(variant, guess, secret)))
                mind.cancel()
            elif kind == 1 and rows:
                del rows[chance.randrange(len(rows)) :]
                mind.cancel()
            elif kind == 2:
                asked.append(mind.count(rows))
            elif kind == 3:
                asked.append(mind.list(rows, -1, 5, 1000))
            elif kind == 4:
                asked.append(mind.think(rows, chance.choice(("first", "random", "book"))))
            elif kind == 5 and asked:
                chance.choice(asked).over = True
            for _ in range(chance.choice((0, 1, 1, 5, 200))):
                mind.tick(1)
            known = mind.counted(rows)
            if known and known.whole and variant.space < 5000:
                assert known.left == len(fitting(variant, rows))
            if known and known.whole:
                assert known.left >= 1
            for job in asked:
                if job.whole and job.rows == rows:
                    assert all(known is None or known.fits(found) for found in job.found)
        mind.cancel()
        if variant.space <= 65536:
            assert following(mind, rows) == len(fitting(variant, rows))


def test_a_job_that_is_overtaken_is_over_and_not_whole():
    mind = mind_of(Variant(6, 6))
    jobs = mind.count(ROWS_OF_SIX), mind.think(ROWS_OF_SIX, "parts")
    mind.tick(1)
    mind.cancel()
    assert [(job.over, job.whole) for job in jobs] == [(True, False)] * 2
    assert not mind.busy
    mind.tick(1)
    assert mind.counted(ROWS_OF_SIX) is None


def test_who_no_longer_waits_for_a_job_does_not_hold_up_the_next():
    mind = mind_of(Variant(6, 6))
    dropped, wanted = mind.think(ROWS_OF_SIX, "parts"), mind.count([])
    dropped.over = True
    assert done(mind, wanted)[1] <= 2


def test_a_thought_ends_when_its_time_is_up_or_it_is_hurried():
    small, large = Variant(5, 8), Variant(6, 9)
    for variant, level, hurry in ((small, "parts", False), (large, "parts", True), (large, "sampled", True)):
        mind = mind_of(variant)
        job = mind.think([(5, marks.mark_of(1, 1))], level)
        ms = limit_ms(variant, level) // 4
        if hurry:
            mind.hurry()
        steps = 0
        while not job.over:
            mind.tick(0 if hurry else ms if job.ready else 0)
            steps += job.ready
        assert steps <= (2 if hurry else 6)
        assert not job.whole
        assert job.thought.best is not None


def to_few(book, secret):
    """Return the rows of the book against this code, up to where few codes are left."""
    rows = []
    while book.guess(rows) >= 0:
        guess = book.guess(rows)
        rows.append((guess, marks.score(book.variant, guess, secret)))
    assert book.guess(rows) == FEW
    return rows


def past_the_openings():
    """Return a mind that thinks for itself, the rows, and the book that it had until then."""
    variant = Variant(6, 9)
    book = shelf.library(variant, "book")
    rows = to_few(book, 123456)
    mind = mind_of(variant, lambda: book)
    done(mind, mind.think(rows[:1], "book"))
    assert mind.book is book
    job = mind.think(rows, "book")
    while job.thought is None or not job.thought.looked_at:
        mind.tick(1)
    return mind, rows, book


def test_a_book_of_openings_is_away_until_rows_are_taken_back():
    mind, rows, book = past_the_openings()
    assert mind.book is None
    mind.cancel()
    job, _ = done(mind, mind.think(rows[:-1], "book"))
    assert job.thought.best == book.guess(rows[:-1])
    assert job.thought.looked_at == 0


def test_a_whole_book_stays_where_few_codes_are_left():
    variant = Variant(4, 6)
    book = shelf.library(variant, "book")
    mind = mind_of(variant, lambda: book)
    done(mind, mind.think(to_few(book, 123), "book"))
    assert mind.book is book


def test_a_guess_of_the_book_does_not_wait_for_the_count():
    variant = Variant(8, 10)
    book = shelf.library(variant, "book")
    rows = [(book.guess([]), marks.mark_of(2, 2))]
    mind = mind_of(variant, lambda: book)
    job, steps = done(mind, mind.think(rows, "book"))
    assert job.thought.best == book.guess(rows)
    assert job.thought.looked_at == 0
    assert steps < 40


def test_advice_stays_the_same_until_the_next_row():
    for level in ["random", "sampled"]:
        advised: list = []
        minds = [mind_of(CLASSIC, advised=advised) for _ in range(2)]
        first, second = [done(mind, mind.think(ROWS[:1], level))[0].thought for mind in minds]
        assert first.best == second.best
        third = done(minds[1], minds[1].think(ROWS[:2], level))[0].thought
        assert third.best != first.best
        assert advised == [ROWS[:2], level, third.best]


def test_advice_given_again_belongs_to_its_own_rows():
    mind = mind_of(CLASSIC, advised=[])
    first = done(mind, mind.think(ROWS[:1], "random"))[0].thought
    following(mind, ROWS[:2])  # a row that was then taken back
    again = done(mind, mind.think(ROWS[:1], "random"))[0].thought
    assert again.best == first.best
    assert again.candidates.rows == ROWS[:1]
    assert again.candidates.fits(again.best)


def test_where_it_may_be_forgotten_it_keeps_no_advice():
    mind = mind_of(CLASSIC)
    first, second = [done(mind, mind.think(ROWS[:1], "random"))[0].thought for _ in range(2)]
    assert first is not second


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
    every = list(ranks.walk(variant))
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
    for seed in range(runs.of(1, 1, 3)):
        rows, fit = resumed(variant, seed)
        for turn_ms in TURNS_MS:
            chance = random.Random(seed).randrange
            seen = dict.fromkeys(fit, 0)
            for _ in range(DRAWS_OF_EACH * len(fit)):
                mind = Mind(variant, chance)
                job = mind.think(rows, "random", True)
                while not job.over:
                    mind.tick(turn_ms)
                seen[job.thought.best] += 1  # a KeyError: it does not fit
            assert not unlikely(seen.values()), (seed, turn_ms)


def test_a_list_after_the_last_code_is_empty():
    mind = mind_of(CLASSIC)
    assert done(mind, mind.list([], code("6666"), 5, 1000))[0].found == []
    assert len(done(mind, mind.list([], code("6664"), 5, 1000))[0].found) == 2
    assert len(done(mind, mind.list([], code("1111"), CLASSIC.space, 1000))[0].found) == CLASSIC.space - 1


def test_grades_end_early_where_memory_runs_out():
    def full(_stop):
        raise MemoryError

    mind = Mind(Variant(6, 9), full)
    job, _ = done(mind, mind.grade([(0, 0), (8, 0)], False))
    assert not job.whole
    assert not mind.busy
    with pytest.raises(MemoryError):  # without any answer there is nothing to go on with
        done(mind, mind.think([(0, 0)], "random"))
