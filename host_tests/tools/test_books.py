"""Every book on the shelf wins as its header says, the shelf fits the board, and a book can be made again."""

import importlib.util
import io
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.engine import codes, marks
from firmware.engine.book import Book
from firmware.engine.candidates import finish
from firmware.engine.games import named
from firmware.engine.thinking import WAYS
from host_tests.tools.test_peg import peg
from tools.books import ROOT, played, shelf, writer
from tools.trouble import Trouble

MOST_BYTES = 256 * 1024
# The published figures, or the best known to us: no book may be weaker. (total, worst)
AT_MOST = {
    "classic": (5625, 6),
    "classic-five": (5626, 5),
    "mini": (2463, 6),
    "blanks": (11228, 6),
    "eight": (20492, 7),
    "nine": (34738, 7),
    "ten": (55801, 8),
    "five": (13496, 6),
    "six": (36782, 6),
    "seven": (85943, 7),
    "super": (178844, 7),
    "bulls": (26303, 7),
    "logik": (34515, 7),
    "blind": (5917, 8),
}
MAKE_TWICE = """
import sys
from pathlib import Path
sys.path.append({root!r})
from tools.books import shelf, writer
from tools.books.maker.make import made
from tools.books.maker.recipes import RECIPES
if __name__ == "__main__":
    for folder, processes in (("one", 1), ("two", 2)):
        tree = made(RECIPES["mini"], Path({cache!r}) / folder, processes)
        Path({cache!r}, folder + ".book").write_bytes(writer.written(shelf.variant_of("mini"), tree))
"""


class Guess:
    """A node for the writer."""

    def __init__(self, guess, left, children):
        self.guess = guess
        self.left = left
        self.children = children


@pytest.mark.no_cover
@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_code_is_won_in_the_rows_that_the_header_tells(name):
    book = shelf.book(name)
    taken = played.lengths(book)
    assert (played.total(taken), max(taken)) == (book.total, book.worst)
    assert taken.total() == codes.count(book.variant)
    total, worst = AT_MOST[name]
    assert book.total <= total
    assert book.worst <= worst


def test_the_shelf_holds_the_books_that_are_named_and_fits_the_board():
    assert {file.stem for file in shelf.FOLDER.iterdir()} == set(shelf.NAMES)
    assert sum(file.stat().st_size for file in shelf.FOLDER.iterdir()) <= MOST_BYTES


def test_the_list_tells_the_strength_of_every_book():
    answer = peg("books", "--list")
    assert answer.returncode == 0, answer.stderr
    books, ways = [[line.split() for line in part.splitlines()] for part in answer.stdout.split("\n\n")]
    assert [line[0] for line in books] == ["book", *shelf.NAMES, "together"]
    assert ["classic", "1,296", "5,625", "4.3403", "6"] in [line[:5] for line in books]
    assert [line[0] for line in ways[1:]] == [way for way in WAYS if way != "chaotic"]
    assert ["minimax", "5,801", "4.4761", "5"] in ways
    assert ["book", "5,625", "4.3403", "6"] in ways


def test_a_verified_book_tells_how_many_codes_take_how_many_rows():
    answer = peg("books", "--verify", "classic-five")
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.splitlines()[0] == "classic-five: 1,296 codes in 5,626 rows, mean 4.3410, worst 5"
    assert answer.stdout.splitlines()[1].split()[-2] == "5:"


@pytest.mark.parametrize("what", ["--verify", "--build"])
def test_an_unknown_book_is_one_sentence_and_status_1(what):
    answer = peg("books", what, "chess")
    assert answer.returncode == 1
    assert answer.stderr.startswith("peg: There is no book chess: there are classic, ")
    assert len(answer.stderr.splitlines()) == 1


def test_a_damaged_book_is_one_sentence(tmp_path):
    shelf.path_of("mini", tmp_path).write_bytes(b"PEG")
    with pytest.raises(Trouble, match=r"^The book mini cannot be used: the book is cut short\.$"):
        shelf.book("mini", tmp_path)


def test_only_a_better_book_takes_a_place_on_the_shelf(tmp_path):
    ours = shelf.path_of("classic").read_bytes()
    weaker = shelf.path_of("classic-five").read_bytes()
    folder = tmp_path / "books"
    assert shelf.keep("classic", weaker, folder).endswith("it is on the shelf now.")
    assert shelf.keep("classic", ours, folder).endswith("it is on the shelf now.")
    assert shelf.keep("classic", weaker, folder).endswith("the book on the shelf takes 5,625, worst 6, and stays.")
    assert shelf.path_of("classic", folder).read_bytes() == ours


def test_a_book_that_does_not_win_is_not_written():
    stuck = Guess(0, 625, {marks.mark_of(0, 0): Guess(0, 256, {})})
    with pytest.raises(ValueError, match=r"^the book does not go on after 2 rows, and 256 codes still fit$"):
        writer.written(named("mini"), stuck)


@pytest.mark.parametrize("number", [0, 1, 127, 128, 300, 16383, 16384, 70000])
def test_a_length_is_skipped_whole(number):
    """The child behind one of this length is found."""
    sevens = writer.varint(number)
    assert sum((byte & 127) << 7 * place for place, byte in enumerate(sevens)) == number
    assert [byte >= 128 for byte in sevens] == [True] * (len(sevens) - 1) + [False]
    nodes = bytes([7, 0, 2, 1]) + sevens + bytes([2, 3]) + bytes(number) + bytes([9, 0, 0])
    content = writer.with_header(named("mini"), nodes, 0, 0)
    book = Book(named("mini"), lambda: io.BytesIO(content))
    finish(book.check())
    assert book.guess([(7, 2)]) == 9


@pytest.mark.no_cover
def test_a_book_is_made_twice_bit_for_bit(tmp_path):
    missing = [module for module in ("numpy", "numba") if not importlib.util.find_spec(module)]
    if missing:
        pytest.skip(f"making a book needs {', '.join(missing)}, which `peg.py books --build` installs")
    script = tmp_path / "make.py"
    script.write_text(MAKE_TWICE.format(root=str(ROOT), cache=str(tmp_path)), "utf-8")
    made = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    one, two = ((tmp_path / f"{folder}.book").read_bytes() for folder in ("one", "two"))
    assert one == two == Path(shelf.path_of("mini")).read_bytes()


def test_the_shelf_says_how_each_book_stands_beside_what_is_known():
    assert shelf.told("classic", 5625) == "5,625, proven: reached"
    assert shelf.told("eight", 20473) == "20,471, proven: 2 more here"
    assert shelf.told("super", 178544) == "178,844: 300 fewer here"
    assert shelf.PROVEN.keys() | shelf.BEST_KNOWN.keys() == set(shelf.NAMES)
