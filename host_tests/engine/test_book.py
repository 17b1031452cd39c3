"""A book is read a few bytes at a time, is not believed when anything is wrong with it, and wins as it says."""

import contextlib
import io
import random

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.book import ASTRAY, FEW, HEADER, VERSION, Book, from_shelf, guess_bytes, shelf_name
from firmware.engine.candidates import candidates
from firmware.engine.games import NAMED, named
from firmware.engine.thinking import think
from firmware.engine.variant import Variant
from firmware.engine.ways import disguise
from host_tests import runs
from host_tests.tools.books.tree import Guess
from tools.books import shelf, writer
from tools.rounds import chosen, finish, lengths, rows_needed, total

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


def played(book, secret, most=20):
    """Return the rows of a round in which the book is the only one who plays."""
    possible = candidates(book.variant)
    while len(possible.rows) < most:
        guess = chosen("book", possible, random.Random(1).randrange, book=book).best
        if guess == secret:
            return [*possible.rows, (guess, marks.solved(book.variant))]
        possible.add(guess, marks.score(book.variant, guess, secret))
    return possible.rows


def test_the_whole_classic_game_takes_5625_rows_by_the_book():
    seen = lengths(CLASSIC, "book", book=shelf.book("classic"))
    assert (total(seen), max(seen)) == (5625, 6)


def test_a_sound_book_says_how_strong_it_is():
    book = book_of(MINI_FILE)
    assert fault_of(book) is None
    assert (book.total, book.worst) == (2463, 6)


def test_a_book_is_read_through_only_once():
    notes = []
    book = Book(MINI, lambda: Watched(MINI_FILE, notes))
    finish(book.check())
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


def test_a_file_of_whole_buffers_is_as_good_as_any():
    for size in (HEADER, HEADER + 128, HEADER + 2048):
        assert fault_of(book_of(MINI_FILE[:size].ljust(size, b"\x00"))) in (
            "the book is cut short",
            "the book is damaged",
        )


def test_a_file_that_is_no_book_of_the_game_is_told_why():
    assert fault_of(book_of(b"# Peglight")) == "the file is no book"
    newer = MINI_FILE[:3] + bytes([VERSION + 1]) + MINI_FILE[4:]
    assert fault_of(book_of(newer)) == "the book is of format 2, and this Peglight reads format 1"
    assert fault_of(book_of(MINI_FILE, CLASSIC)) == "the book is for another game"
    assert fault_of(book_of(MINI_FILE, Variant(4, 5, tells="exact"))) == "the book is for another game"
    assert fault_of(book_of(MINI_FILE, Variant(4, 5, repeats=False))) == "the book is for another game"


def test_a_book_that_is_not_there_cannot_be_read(tmp_path):
    book = Book(MINI, (tmp_path / "no such.book").open)
    with pytest.raises(ValueError, match="the book cannot be read"):
        finish(book.check())
    with pytest.raises(ValueError, match="the book cannot be read"):
        finish(book.check())


def test_a_round_goes_on_without_a_book_it_cannot_believe():
    for book in (None, book_of(MINI_FILE[:-1]), book_of(b"")):
        assert rows_needed(MINI, "book", 99, random.Random(7).randrange, steps=30, book=book) <= 10


def test_a_book_taken_away_in_the_middle_of_a_round_ends_nothing(tmp_path):
    file = tmp_path / "mini.book"
    file.write_bytes(MINI_FILE)
    book = Book(MINI, lambda: file.open("rb"))
    possible = candidates(MINI)
    possible.add(chosen("book", possible, random.Random(7).randrange, book=book).best, marks.mark_of(1, 1))
    file.unlink()
    thought = chosen("book", possible, random.Random(7).randrange, steps=30, book=book)
    assert thought.fits == possible.fits(thought.best)


def test_a_guess_that_is_not_the_books_leaves_it():
    book = shelf.book("mini")
    possible = candidates(MINI)
    possible.add(codes.pack(MINI, [0, 1, 1, 0]), marks.mark_of(1, 1))
    assert book.guess(possible.rows) == ASTRAY
    thought = chosen("book", possible, random.Random(8).randrange, book=book)
    assert thought.fits == possible.fits(thought.best)
    assert thought.looked_at > 0


def test_where_the_book_ends_one_of_at_most_two_codes_is_played():
    book = shelf.book("eight")
    for seed in range(30):
        rows = played(book, ranks.draw(EIGHT, random.Random(seed).randrange))
        assert len(rows) <= book.worst
        possible = candidates(EIGHT)
        for row, (guess, mark) in enumerate(rows):
            if disguise.guess(book, rows[:row]) == FEW:
                finish(possible.settle())
                assert possible.left <= 2
                assert possible.fits(guess)
            possible.add(guess, mark)


def test_of_few_known_codes_the_first_in_order_is_played():
    book = shelf.book("eight")
    possible = candidates(EIGHT)
    for guess, mark in played(book, 1901):
        if disguise.guess(book, possible.rows) == FEW:
            break
        possible.add(guess, mark)
    finish(possible.settle())
    assert possible.left == 2
    first = next(code for code in possible.ordered() if code is not None)
    assert chosen("book", possible, random.Random(9).randrange, book=book).best == first


def test_the_book_of_a_small_game_goes_on_to_the_last_code():
    book = shelf.book("mini")
    for secret in ranks.walk(MINI):
        rows = []
        while not rows or rows[-1][0] != secret:
            rows.append((book.guess(rows), marks.score(MINI, book.guess(rows), secret)))
        assert len(rows) <= book.worst


@pytest.mark.parametrize("name", ["mini", "eight"])
def test_marks_that_fit_no_code_leave_the_book_with_a_guess(name):
    book = shelf.book(name)
    possible = candidates(book.variant)
    possible.add(book.guess([]), marks.mark_of(4, 0))
    possible.add(book.guess([]), marks.mark_of(0, 0))
    assert book.guess(possible.rows) == FEW
    thought = chosen("book", possible, random.Random(9).randrange, steps=30, book=book)
    assert not thought.fits
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
        secret = ranks.draw(variant, chance.randrange)
        rows = []
        while True:
            notes.clear()
            guess = book.guess(rows)
            assert len(notes) <= 3 * len(rows) + 1  # a board takes longer for each call than for a hundred bytes
            assert sum(notes) <= 110 * (len(rows) + 1)
            if guess in (FEW, secret):
                break
            rows.append((guess, marks.score(variant, guess, secret)))


def test_a_thought_by_the_book_has_a_code_ready_at_every_step():
    possible = candidates(named("super"))
    book = Book(possible.variant, lambda: shelf.path_of("super").open("rb"))
    thought = think("book", possible, random.Random(3).randrange, book)
    codes.check(possible.variant, thought.best)
    while thought.step():
        codes.check(possible.variant, thought.best)
    assert thought.best == book.guess([])


def test_each_named_game_but_that_of_numbers_has_its_book():
    for name in NAMED:
        variant = named(name).with_rows(3)
        assert shelf_name(variant) == (name if variant.zero else None)
        assert shelf_name(Variant(4, 10, zero=False)) is None
    assert shelf_name(Variant(4, 7)) == "blanks"  # a blank is one more colour
    assert shelf_name(Variant(3, 6)) is None


def test_without_a_book_that_the_drive_lacks_play_goes_on():
    def lacking(_name):
        raise OSError(2)

    for variant, told in ((Variant(6, 6), ""), (Variant(4, 6), "the book cannot be read")):
        book = from_shelf(variant, "book", lacking)
        thought = think("book", candidates(variant), random.Random(3).randrange, book)
        while thought.step():
            pass
        codes.check(variant, thought.best)
        assert book.fault == told


def test_a_game_without_a_name_may_have_a_book_too():
    assert shelf_name(Variant(6, 6)) == "6x6"
    assert shelf_name(Variant(6, 5, blanks=True), "five") == "6x6"
    assert shelf_name(Variant(6, 9)) == shelf_name(Variant(6, 8, blanks=True)) == "6x9"
    assert shelf_name(Variant(6, 6, repeats=False)) is None
    assert shelf_name(Variant(6, 9, tells="places")) is None
    assert shelf_name(Variant(6, 8)) is None


def test_where_an_opening_book_ends_the_device_thinks_for_itself():
    first, row = codes.pack(CLASSIC, [0, 0, 1, 1]), marks.mark_of(0, 0)
    book = book_of(writer.opening_book(CLASSIC, Guess(first, 1296, {})), CLASSIC)
    possible = candidates(CLASSIC)
    known = chosen("book", possible, random.Random(2).randrange, book=book)
    assert disguise.guess(book, [], None) == first
    assert known.looked_at == 0
    possible.add(known.best, row)
    thought = chosen("book", possible, random.Random(2).randrange, book=book)
    assert thought.looked_at > 0
    assert (thought.fits, book.fault) == (possible.fits(thought.best), None)


@pytest.mark.parametrize(("pegs", "colours", "size"), [(1, 2, 1), (8, 2, 1), (4, 5, 2), (5, 10, 3), (10, 10, 5)])
def test_a_guess_takes_as_many_bytes_as_the_highest_code(pegs, colours, size):
    assert guess_bytes(Variant(pegs, colours)) == size


def test_a_variant_gets_its_book_from_the_shelf_by_itself():
    opened = []

    def open_book(name):
        opened.append(name)
        return shelf.path_of(name).open("rb")

    book = from_shelf(named("classic"), "book", open_book)
    finish(book.check())
    assert (book.total, set(opened)) == (5625, {"classic"})
    assert from_shelf(Variant(3, 6), "book", open_book) is None


@pytest.mark.parametrize(
    ("game", "level", "name"),
    [
        ("classic", "five", "classic-five"),
        ("classic", "mixed", "classic-mixed"),
        ("classic", "entropy", "classic"),
        ("eight", "five", "eight-six"),
        ("eight", "mixed", "eight"),
        ("super", "five", "super"),
        ("super", "mixed", "super"),
    ],
)
def test_only_in_some_games_a_level_has_a_book_of_its_own(game, level, name):
    assert shelf_name(named(game), level) == name
