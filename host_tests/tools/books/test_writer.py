"""The firmware's reader finds every guess that was written, and only a book that wins is written."""

import io

import pytest

from firmware.engine import codes, marks
from firmware.engine.book import Book
from firmware.engine.variant import named
from tools.books import writer
from tools.books.writer import Node
from tools.rounds import finish

pytestmark = pytest.mark.full


def read(nodes):
    """Open a book of mini with these nodes."""
    content = writer.with_header(named("mini"), nodes, 0, 0)
    book = Book(named("mini"), lambda: io.BytesIO(content))
    finish(book.check())
    return book


def test_a_book_that_does_not_win_is_not_written():
    stuck = Node(0, 625, {marks.mark_of(0, 0): Node(0, 256, {})})
    with pytest.raises(ValueError, match=r"^the book does not go on after 1 rows, and 16 codes still fit$"):
        writer.written(named("mini"), stuck)


def test_the_child_behind_one_of_any_length_is_found():
    for number in (0, 1, 127, 128, 300, 16383, 16384, 70000):
        sevens = writer.varint(number)
        assert sum((byte & 127) << 7 * place for place, byte in enumerate(sevens)) == number
        assert [byte >= 128 for byte in sevens] == [True] * (len(sevens) - 1) + [False]
        nodes = bytes([7, 0, 2, 1]) + sevens + bytes([2, 3]) + bytes(number) + bytes([9, 0, 0])
        assert read(nodes).guess([(7, 2)]) == 9


def test_a_large_games_book_leaves_the_last_codes_to_the_board():
    assert codes.count(named("five")) == writer.EVERY_NODE_UP_TO < codes.count(named("six"))
    few = {marks.mark_of(0, left): Node(left, left, {}) for left in (1, 2, 3)}
    for fewest in (1, writer.FEWEST_LEFT):
        packed = writer.packed(Node(0, 99, few), 2, fewest)
        assert packed[2] == 4 - fewest
