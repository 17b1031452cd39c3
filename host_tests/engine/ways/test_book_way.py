"""A book is as strong under any names, and its names are read from the first row."""

import io
import random
from collections import Counter

import pytest

from firmware.engine import codes, marks
from firmware.engine.book import FEW, Book
from firmware.engine.candidates import candidates
from firmware.engine.thinking import Thought
from firmware.engine.variant import NAMED, Variant, named
from firmware.engine.ways.book_way import in_disguise
from host_tests import runs
from tools.books import played, shelf, writer
from tools.books.writer import Node
from tools.rounds import chosen, finish, lengths, possible_marks, total

CLASSIC = named("classic")
SMALL = {
    "repeats": Variant(3, 4),
    "once": Variant(3, 4, False),
    "blanks": Variant(3, 3, True, True),
    "exact": Variant(3, 3, tells="exact"),
    "places": Variant(4, 3, tells="places"),
}


def grown(variant, fitting, at):
    """Return a strategy, not a good one: the code that stands `at` hundredths of those that fit."""
    best = fitting[len(fitting) * at // 100]
    parts = {}
    for code in fitting:
        parts.setdefault(marks.score(variant, best, code), []).append(code)
    parts.pop(marks.solved(variant))
    return Node(best, len(fitting), {mark: grown(variant, part, at) for mark, part in parts.items()})


def small_book(variant, at):
    content = writer.written(variant, grown(variant, list(codes.walk(variant)), at))
    book = Book(variant, lambda: io.BytesIO(content))
    finish(book.check())
    return book


class Worn:
    """A book in a disguise that was drawn, as `played` wants a book."""

    def __init__(self, book, chance):
        self.variant = book.variant
        self.opening = in_disguise(book, [], chance.randrange)
        self.book = book

    def guess(self, rows):
        return in_disguise(self.book, rows) if rows else self.opening


@pytest.mark.parametrize("seed", runs.few(range(4), plain=1))
def test_the_classic_book_takes_5625_rows_in_any_disguise(seed):
    seen = lengths(CLASSIC, "book", random.Random(seed).randrange, shelf.book("classic"))
    assert (total(seen), max(seen)) == (5625, 6)


@pytest.mark.parametrize("at", [0, 30, 60, 99])
@pytest.mark.parametrize("name", SMALL)
def test_every_kind_of_game_is_played_as_well_in_every_disguise(name, at):
    book = small_book(SMALL[name], at)
    chance = random.Random(at)
    worn = {worn.opening: worn for worn in [Worn(book, chance) for _ in range(20)]}
    assert len(worn) > 1
    for disguised in worn.values():
        taken = played.lengths(disguised)
        assert (total(taken), max(taken)) == (book.total, book.worst)


@pytest.mark.parametrize("name", [name for name in NAMED if named(name).zero])
def test_a_round_in_disguise_stays_in_the_book_and_its_rows(name):
    book = shelf.book(name)
    chance = random.Random(name)
    for _ in range(10):
        possible = candidates(book.variant)
        secret = codes.draw(book.variant, chance.randrange)
        while not possible.rows or possible.rows[-1][0] != secret:
            thought = chosen("book", possible, chance.randrange, book=book)
            assert not possible.rows or in_disguise(book, possible.rows) in (thought.best, FEW)
            possible.add(thought.best, marks.score(book.variant, thought.best, secret))
        assert len(possible.rows) <= book.worst


def test_every_disguise_of_the_opening_is_equally_likely():
    book = small_book(Variant(3, 3), 4)
    chance = random.Random(4)
    seen = Counter(in_disguise(book, [], chance.randrange) for _ in range(18_000))
    assert len(seen) == 18
    assert all(850 < times < 1150 for times in seen.values())


def test_where_marks_tell_places_the_places_stay():
    variant = SMALL["places"]
    book = small_book(variant, 25)
    assert codes.unpack(variant, book.guess([]), [0] * 4) == [0, 2, 0, 2]
    chance = random.Random(5)
    openings = {tuple(codes.unpack(variant, in_disguise(book, [], chance.randrange), [0] * 4)) for _ in range(50)}
    assert len(openings) == 6
    assert all(pegs[:2] == pegs[2:] for pegs in openings)


def test_advice_has_the_books_own_opening_and_goes_on_from_it():
    book = shelf.book("classic")
    opening = book.guess([])
    for seed in range(5):
        thought = Thought("book", candidates(CLASSIC), random.Random(seed).randrange, book)
        finish(thought.steps())
        assert thought.best == opening
    for mark in possible_marks(CLASSIC)[:-1]:
        assert in_disguise(book, [(opening, mark)]) == book.guess([(opening, mark)])
