"""The shelf: every book on it wins as its header tells, all fit the board, and only a better one takes a place."""

from collections import Counter

import pytest

from host_tests.tools.books import alone
from tools import rounds
from tools.books import played, shelf
from tools.trouble import Trouble

pytestmark = pytest.mark.full
MOST_BYTES = 256 * 1024
# (total, worst): no book may become weaker.
AT_MOST = {
    "classic": (5625, 6),
    "classic-five": (5626, 5),
    "classic-mixed": (5600, 6),
    "mini": (2463, 6),
    "blanks": (11228, 6),
    "eight": (20471, 7),
    "eight-six": (20473, 6),
    "nine": (34666, 7),
    "ten": (55632, 8),
    "five": (13496, 6),
    "six": (36721, 6),
    "seven": (85645, 7),
    "super": (178308, 7),
    "6x6": (240966, 7),
    "bulls": (26274, 7),
    "logik": (34444, 7),
    "blind": (5870, 8),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_code_is_won_in_the_rows_that_the_header_tells(name):
    book, secrets = shelf.book(name), shelf.secrets_of(name)
    taken = played.lengths(book, secrets)
    assert (rounds.total(taken), max(taken), sum(taken.values())) == (book.total, book.worst, len(secrets))
    total, worst = AT_MOST[name]
    assert book.total <= total
    assert book.worst <= worst
    content = shelf.path_of(name).read_bytes()
    assert (
        Counter(alone.rows(content, name == "blind", lambda code: name == shelf.MIXED and len(set(code)) == 1)) == taken
    )


def test_the_shelf_holds_the_named_books_and_fits_the_board():
    assert {file.stem for file in shelf.FOLDER.iterdir()} == {*shelf.NAMES, *shelf.OPENING_BOOKS}
    assert sum(file.stat().st_size for file in shelf.FOLDER.iterdir()) <= MOST_BYTES


@pytest.mark.no_cover
@pytest.mark.parametrize("name", shelf.OPENING_BOOKS)
def test_an_opening_book_knows_the_first_guesses_and_no_total(name):
    book = shelf.book(name)
    guesses = played.guesses_by_row(book)
    assert guesses[0] == 1
    assert sum(guesses) > 1000
    assert (book.total, book.worst) == (0, 0)


def test_a_damaged_book_is_one_sentence(tmp_path):
    shelf.path_of("mini", tmp_path).write_bytes(b"PEG")
    said = r"^The book mini cannot be used: the book is cut short\. `books --build mini` makes it anew\.$"
    with pytest.raises(Trouble, match=said):
        shelf.book("mini", tmp_path)


def test_any_book_takes_the_place_of_a_damaged_one(tmp_path):
    shelf.path_of("mini", tmp_path).write_bytes(b"PEG")
    ours = shelf.path_of("mini").read_bytes()
    assert shelf.keep("mini", ours, tmp_path).endswith("it is on the shelf now.")
    assert shelf.path_of("mini", tmp_path).read_bytes() == ours


def test_only_a_better_book_takes_a_place_on_the_shelf(tmp_path):
    ours = shelf.path_of("classic").read_bytes()
    weaker = shelf.path_of("classic-five").read_bytes()
    folder = tmp_path / "books"
    assert shelf.keep("classic", weaker, folder).endswith("it is on the shelf now.")
    assert shelf.keep("classic", ours, folder).endswith("it is on the shelf now.")
    for no_better in (weaker, ours):
        told = shelf.keep("classic", no_better, folder)
        assert told.endswith("the book on the shelf takes 5,625, worst 6, and stays.")
    assert shelf.path_of("classic", folder).read_bytes() == ours


def test_a_book_is_told_beside_the_best_that_is_known():
    assert shelf.compare("classic", 5625) == "5,625, proven: reached"
    assert shelf.compare("eight", 20473) == "20,471, proven: 2 more here"
    assert shelf.compare("super", 178308) == "178,844: 536 fewer here"
    assert shelf.compare("six", 36721) == "36,782: 61 fewer here, proven the least"
    assert shelf.compare("classic-mixed", 5600) == "5,600: reached, proven the least"
    assert shelf.compare("eight-six", 20473) == "proven the least"
    assert set(shelf.NAMES) - (shelf.PROVEN.keys() | shelf.BEST_KNOWN.keys()) == {"eight-six"}
