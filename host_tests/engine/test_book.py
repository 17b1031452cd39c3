"""A book is read a few bytes at a time, is not believed when anything is wrong with it, and wins as it says."""

import contextlib
import io
import random

import pytest

from firmware.engine import codes, marks
from firmware.engine.book import ASTRAY, FEW, HEADER, VERSION, Book, from_shelf
from firmware.engine.candidates import candidates
from firmware.engine.variant import NAMED, Variant, named
from firmware.engine.ways.book_way import in_disguise
from host_tests import runs
from tools.books import shelf, writer
from tools.books.writer import Node
from tools.rounds import chosen, finish, rows_needed

CLASSIC = named("classic")
MINI = named("mini")
EIGHT = named("eight")
MINI_FILE = shelf.path_of("mini").read_bytes()


class Watched(io.BytesIO):
    """A file that notes how much of it was read."""

    def __init__(self, content, notes):
        super().__init__(content)
        self.notes = notes

    def read(self, size=-1):
        self.notes.append(size)
        return super().read(size)

    def readinto(self, buffer):
        self.notes.append(len(buffer))
        return super().readinto(buffer)


def book_of(content, variant=MINI):
    return Book(variant, lambda: io.BytesIO(content))


def fault_of(book):
    with contextlib.suppress(ValueError):
        finish(book.check())
    return book.fault


def drawn(seed):
    return random.Random(seed).randrange


def played(book, secret):
    """Return the rows of a round in which the book is the only one who plays."""
    possible = candidates(book.variant)
    while True:
        guess = chosen("book", possible, drawn(1), book=book).best
        possible.add(guess, marks.score(book.variant, guess, secret))
        if guess == secret:
            return possible.rows


def test_a_sound_book_says_how_strong_it_is_and_is_read_once():
    notes = []
    book = Book(MINI, lambda: Watched(MINI_FILE, notes))
    assert fault_of(book) is None
    assert (book.total, book.worst) == book.figures() == (2463, 6)
    read = len(notes)
    finish(book.check())
    assert len(notes) == read > 0


def test_a_long_book_is_checked_in_steps():
    assert sum(1 for _ in Book(named("super"), lambda: shelf.path_of("super").open("rb")).check()) > 10


@pytest.mark.no_cover
def test_every_byte_that_is_wrong_is_found_out():
    for place in range(0, len(MINI_FILE), runs.of(31, 7, 1)):
        for change in (1, 128, 255):
            damaged = bytearray(MINI_FILE)
            damaged[place] ^= change
            assert fault_of(book_of(bytes(damaged))), (place, change)


def test_a_damaged_book_is_told_from_a_cut_one():
    assert fault_of(book_of(MINI_FILE[:-3] + b"\x00\x00\x00")) == "the book is damaged"
    assert fault_of(book_of(MINI_FILE + b"\x00")) == "the book is damaged"
    assert {fault_of(book_of(MINI_FILE[:size])) for size in range(3, len(MINI_FILE))} == {"the book is cut short"}
    for size in (HEADER, HEADER + 128, HEADER + 2048):  # whole buffers
        assert fault_of(book_of(MINI_FILE[:size].ljust(size, b"\x00"))).startswith("the book is ")


def test_a_file_that_is_no_book_of_the_game_is_told_why():
    assert fault_of(book_of(b"# Peglight")) == "the file is no book"
    newer = MINI_FILE[:3] + bytes([VERSION + 1]) + MINI_FILE[4:]
    assert fault_of(book_of(newer)) == "the book is of format 2, and this Peglight reads format 1"
    for other in (CLASSIC, Variant(4, 5, tells="exact"), Variant(4, 5, repeats=False)):
        assert fault_of(book_of(MINI_FILE, other)) == "the book is for another game"


def test_a_book_that_is_not_there_cannot_be_read(tmp_path):
    book = Book(MINI, (tmp_path / "no such.book").open)
    for _ in range(2):
        with pytest.raises(ValueError, match="the book cannot be read"):
            finish(book.check())


def test_a_round_goes_on_without_a_book_it_cannot_believe():
    for book in (None, book_of(MINI_FILE[:-1]), book_of(b"")):
        assert rows_needed(MINI, "book", 99, drawn(7), steps=30, book=book) <= 10


def test_a_guess_that_is_not_the_books_leaves_it():
    book = shelf.book("mini")
    possible = candidates(MINI, [(codes.pack(MINI, [0, 1, 1, 0]), marks.mark_of(1, 1))])
    assert book.guess(possible.rows) == ASTRAY
    thought = chosen("book", possible, drawn(8), book=book)
    assert thought.best == chosen("sampled", candidates(MINI, possible.rows), drawn(8)).best


def test_where_the_book_ends_one_of_at_most_two_codes_is_played():
    book = shelf.book("eight")
    ends = 0
    for seed in range(30):
        rows = played(book, codes.draw(EIGHT, drawn(seed)))
        assert len(rows) <= book.worst
        possible = candidates(EIGHT)
        for row, (guess, mark) in enumerate(rows):
            if in_disguise(book, rows[:row]) == FEW:
                ends += 1
                finish(possible.settle())
                assert possible.remaining <= 2
                assert possible.fits(guess)
                first = next(code for code in possible.ordered() if code is not None)
                assert chosen("book", possible, drawn(9), book=book).best == first
                break
            possible.add(guess, mark)
    assert ends > 10


@pytest.mark.parametrize("name", ["mini", "eight"])
def test_marks_that_fit_no_code_leave_the_book_with_a_guess(name):
    book = shelf.book(name)
    possible = candidates(book.variant, [(book.guess([]), marks.mark_of(exact, 0)) for exact in (4, 0)])
    assert book.guess(possible.rows) == FEW
    thought = chosen("book", possible, drawn(9), steps=30, book=book)
    assert codes.check(book.variant, thought.best) >= 0


def test_a_move_holds_little_and_reads_little():
    variant = named("super")
    notes = []
    content = shelf.path_of("super").read_bytes()
    book = Book(variant, lambda: Watched(content, notes))
    finish(book.check())
    assert max(notes) <= 128
    chance = random.Random(10)
    for _ in range(100):
        secret = codes.draw(variant, chance.randrange)
        rows = []
        while True:
            notes.clear()
            guess = book.guess(rows)
            assert len(notes) <= 3 * len(rows) + 1  # a board takes longer for each call than for a hundred bytes
            assert sum(notes) <= 110 * (len(rows) + 1)
            if guess in (FEW, secret):
                break
            rows.append((guess, marks.score(variant, guess, secret)))


def shelf_name(variant, level="book"):
    """Return the name of the file that is opened for the book that the level plays by, or None."""
    names = []
    book = from_shelf(variant, level, lambda name: names.append(name) or io.BytesIO())
    if book:
        with pytest.raises(ValueError, match="cut short"):
            book.figures()
    return names[0] if names else None


def test_a_game_has_the_book_of_its_codes_and_its_level():
    for name in NAMED:
        assert shelf_name(named(name).with_rows(3)) == (name if named(name).zero else None)
    for variant, level, name in (
        (Variant(4, 7), "book", "blanks"),  # a blank is one more colour
        (Variant(6, 6), "book", "6x6"),
        (Variant(6, 5, blanks=True), "five", "6x6"),
        (Variant(6, 9), "book", "6x9"),
        (Variant(6, 8, blanks=True), "book", "6x9"),
        (CLASSIC, "five", "classic-five"),
        (CLASSIC, "mixed", "classic-mixed"),
        (CLASSIC, "entropy", "classic"),
        (EIGHT, "five", "eight-six"),
        (EIGHT, "mixed", "eight"),
        (named("super"), "five", "super"),
        (named("super"), "mixed", "super"),
        (Variant(3, 6), "book", None),
        (Variant(6, 8), "book", None),
        (Variant(6, 6, repeats=False), "book", None),
        (Variant(6, 9, tells="places"), "book", None),
        (Variant(4, 10, zero=False), "book", None),
    ):
        assert shelf_name(variant, level) == name


def test_without_a_book_that_the_drive_lacks_play_goes_on():
    def lacking(_name):
        raise OSError(2)

    for variant, fault in ((Variant(6, 6), ""), (CLASSIC, "the book cannot be read")):
        book = from_shelf(variant, "book", lacking)
        codes.check(variant, chosen("book", candidates(variant), drawn(3), book=book).best)
        assert book.fault == fault


def test_where_an_opening_book_ends_the_device_thinks_for_itself():
    first, row = codes.pack(CLASSIC, [0, 0, 1, 1]), marks.mark_of(0, 0)
    book = book_of(writer.opening_book(CLASSIC, Node(first, 1296, {})), CLASSIC)
    possible = candidates(CLASSIC)
    known = chosen("book", possible, drawn(2), book=book)
    assert in_disguise(book, [], None) == first
    possible.add(known.best, row)
    thought = chosen("book", possible, drawn(2), book=book)
    assert thought.best == chosen("sampled", candidates(CLASSIC, possible.rows), drawn(2)).best
    assert book.fault is None
