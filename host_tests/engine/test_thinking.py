"""Every way to choose a guess is as strong as it must be, over all 1,296 codes of the classic game."""

import gc
import itertools
import random
from types import GeneratorType

import pytest

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import WAYS, Thought, opening
from firmware.engine.variant import Variant, named
from firmware.engine.ways import book_way, sampled
from host_tests import runs
from tools.books import shelf
from tools.rounds import chosen, lengths, rows_needed, total

CLASSIC = Variant(4, 6, rows=20)
GAMES = runs.of(1500, 1500, 20000)


@pytest.mark.slow
@pytest.mark.parametrize(("way", "rows_in_all", "worst"), [("next", 5893, 7), ("tenth", 5977, 7), ("parts", 5701, 7)])
def test_the_total_over_all_codes_is_known(way, rows_in_all, worst):
    """The test of the command `strength` holds the totals that others have published of the other ways."""
    seen = lengths(CLASSIC, way)
    assert (total(seen), max(seen)) == (rows_in_all, worst)


def test_minimax_wins_in_five_rows():
    assert lengths(CLASSIC, "minimax") == {1: 1, 2: 6, 3: 62, 4: 533, 5: 694}


@pytest.mark.no_cover
def test_chaos_wins_as_often_as_chance():
    chance = random.Random(1976)
    classic = named("classic")
    won = sum(
        rows_needed(classic, "chaotic", codes.draw(classic, chance.randrange), chance.randrange) <= 10
        for _ in range(GAMES)
    )
    assert abs(won - GAMES * 10 / 1296) < 4 * (GAMES * 10 / 1296) ** 0.5


def mean_rows(variant, way, seed, games, steps, book=None):
    chance = random.Random(seed)
    secrets = (codes.draw(variant, chance.randrange) for _ in range(games))
    return sum(rows_needed(variant, way, secret, chance.randrange, steps, book) for secret in secrets) / games


@pytest.mark.full
@pytest.mark.no_cover
def test_sampled_is_no_weaker_than_entropy_on_the_classic_game():
    assert 4.2 < mean_rows(CLASSIC, "sampled", 8, 600, 350) < 4.5


@pytest.mark.full
@pytest.mark.no_cover
def test_sampled_beats_the_published_figure_for_5_pegs_of_8():
    assert mean_rows(Variant(5, 8, rows=20), "sampled", 58, 150, 500) < 5.62


@pytest.mark.full
@pytest.mark.no_cover
def test_6_pegs_of_9_take_fewer_rows_with_an_opening_book():
    variant = Variant(6, 9, rows=20)
    assert mean_rows(variant, "book", 69, 600, 500, shelf.library(variant, "book")) < 6.42


@pytest.mark.parametrize("way", [way for way in WAYS if way != "chaotic"])
@pytest.mark.parametrize(
    "variant",
    [
        named("bulls"),
        named("blind"),
        Variant(3, 4, blanks=True),
        Variant(4, 5, tells="places"),
        Variant(10, 2, tells="places"),
        Variant(6, 7, repeats=False),
        Variant(1, 2),
        Variant(8, 2),
        Variant(6, 9),
        named("digits"),
        Variant(5, 10, zero=False),
    ],
    ids=lambda variant: str(variant.key()),
)
def test_every_way_breaks_the_code_of_every_game(way, variant):
    chance = random.Random(5)

    def randrange(stop):
        """Take one argument, as the board's own does."""
        return chance.randrange(stop)

    variant = variant.with_rows(20)
    assert rows_needed(variant, way, codes.draw(variant, randrange), randrange, steps=150) <= 20


@pytest.mark.parametrize("way", WAYS)
def test_a_thought_has_a_code_ready_before_and_after_every_step(way):
    possible = candidates(named("super"))
    possible.add(opening(possible.variant, "AABC"), marks.mark_of(1, 1))
    thought = Thought(way, possible, random.Random(3).randrange)
    for _ in itertools.chain([None], itertools.islice(thought.steps(), 200)):
        codes.check(possible.variant, thought.best)


def test_where_no_code_fits_there_is_a_guess_all_the_same():
    rows = [(0, marks.mark_of(exact, 0)) for exact in (1, 2, 3)]  # only one of the three can be true
    possible = candidates(Variant(6, 9), rows)
    thought = chosen("random", possible, random.Random(2).randrange)
    assert codes.check(possible.variant, thought.best) >= 0
    assert not possible.fits(thought.best)


@pytest.mark.parametrize("way", [way for way in WAYS if way not in ("book", "chaotic")])
def test_where_nothing_fits_each_way_has_a_code(way):
    possible = candidates(CLASSIC, [(0, marks.mark_of(0, 0)), (0, marks.mark_of(1, 0))])
    thought = chosen(way, possible, random.Random(4).randrange)
    assert codes.check(CLASSIC, thought.best) >= 0


def test_parts_plays_only_codes_that_fit_and_others_any_code():
    fits: dict[str, set[bool]] = {}
    for secret in (77, 545, 1001):
        possible = candidates(CLASSIC)
        for guess in ([0, 0, 1, 2], [3, 4, 1, 0]):
            guess = codes.pack(CLASSIC, guess)
            possible.add(guess, marks.score(CLASSIC, guess, secret))
        for way in ("parts", "spread", "expected", "minimax", "entropy", "sampled"):
            best = chosen(way, possible, random.Random(1).randrange).best
            fits.setdefault(way, set()).add(possible.fits(best))
    assert fits.pop("parts") == {True}
    assert all(False in said for said in fits.values()), fits


def test_an_unknown_way_is_answered_with_those_there_are():
    with pytest.raises(ValueError, match="no way to choose a guess is called 'magic'; there are book, chaotic, entr"):
        Thought("magic", candidates(CLASSIC), None)


def test_without_room_for_a_large_space_a_code_is_drawn(monkeypatch):
    monkeypatch.setattr(gc, "mem_alloc", lambda: 70_000, raising=False)
    monkeypatch.setattr(gc, "mem_free", lambda: 90_000, raising=False)
    possible = candidates(Variant(8, 10), [(0, marks.mark_of(2, 0))])
    thought = chosen("entropy", possible, random.Random(1).randrange)
    assert possible.fits(thought.best)
    assert thought.best == chosen("random", possible, random.Random(1).randrange).best


def test_at_the_books_end_only_the_next_way_takes_memory():
    variant = Variant(6, 9)
    possible = candidates(variant, [(0, marks.mark_of(2, 0))])
    thought = Thought("book", possible, random.Random(1).randrange)
    steps = thought.steps()
    while not thought.settled:
        next(steps)
    running = [one.gi_code.co_filename for one in gc.get_objects() if isinstance(one, GeneratorType)]
    assert sampled.__file__ in running
    assert book_way.__file__ not in running


@pytest.mark.parametrize(
    ("variant", "shape", "colours"),
    [
        (named("classic"), "AABB", [0, 0, 1, 1]),
        (named("super"), "AABB", [0, 0, 1, 1, 2]),
        (Variant(8, 9), "AABC", [0, 0, 1, 2, 3, 3, 4, 4]),
        (Variant(5, 2), "ABCD", [0, 1, 0, 1, 0]),
        (named("bulls"), "AABB", [0, 1, 2, 3]),
        (Variant(2, 4), "AABB", [0, 0]),
    ],
)
def test_an_opening_has_its_shape_in_every_game(variant, shape, colours):
    assert codes.unpack(variant, opening(variant, shape)) == colours
