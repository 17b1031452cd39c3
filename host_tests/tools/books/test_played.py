"""A book is played for every code at once, and the rows that each takes are counted."""

import io

import pytest

from firmware.engine.book import FEW, Book
from firmware.engine.marks import mark_of
from firmware.engine.variant import Variant
from tools import rounds
from tools.books import played, writer
from tools.books.writer import Node
from tools.rounds import finish

pytestmark = pytest.mark.full
TWO = Variant(2, 2, rows=9)  # its codes: 0 has the first colour twice, 3 the second
TREE = Node(0, 4, {mark_of(1, 0): Node(1, 2, {mark_of(0, 2): Node(2, 1, {})}), mark_of(0, 0): Node(3, 1, {})})


def book():
    content = writer.written(TWO, TREE)
    made = Book(TWO, lambda: io.BytesIO(content))
    finish(made.check())
    return made


def test_each_code_takes_the_rows_up_to_the_guess_that_wins():
    assert played.lengths(book()) == {1: 1, 2: 2, 3: 1}
    assert played.lengths(book(), [1, 2]) == {2: 1, 3: 1}
    assert (book().total, book().worst) == (rounds.total({1: 1, 2: 2, 3: 1}), 3) == (1 + 2 * 2 + 3, 3)


def test_the_guesses_of_an_opening_book_are_counted_by_row():
    opening = writer.opening_book(TWO, TREE)
    assert played.guesses_by_row(Book(TWO, lambda: io.BytesIO(opening))) == [1, 2, 1]


class Short:
    """A book that leaves the last codes to the board."""

    variant = TWO

    def guess(self, _rows):
        return FEW


def test_the_first_of_two_codes_is_played_and_more_do_not_win():
    assert played.move(Short(), [(0, 0)], [3]) == 3
    assert played.move(Short(), [(0, 0)], [2, 1]) == 2
    with pytest.raises(ValueError, match="the book does not go on after 1 rows, and 3 codes still fit"):
        played.move(Short(), [(0, 0)], [1, 2, 3])
