"""`peg.py books` tells the strength of every book, and verifies one."""

import pytest

from tools.books import shelf


@pytest.mark.parametrize("words", [[], ["--list"]])
def test_the_list_tells_the_strength_of_every_book(peg, words):
    answer = peg("books", *words)
    assert answer.status == 0, answer.stderr
    books = [line.split() for line in answer.stdout.splitlines()]
    assert [line[0] for line in books] == ["book", *shelf.NAMES, *shelf.OPENING_BOOKS, "together"]
    assert ["classic", "1,296", "5,625", "4.3403", "6"] in [line[:5] for line in books]


def test_a_verified_book_tells_how_many_codes_take_how_many_rows(peg):
    answer = peg("books", "--verify", "classic-five")
    assert answer.status == 0, answer.stderr
    assert answer.stdout.splitlines()[0] == "classic-five: 1,296 codes in 5,626 rows, mean 4.3410, worst 5"
    assert answer.stdout.splitlines()[1].split()[-2] == "5:"


@pytest.mark.full
def test_a_verified_opening_book_tells_how_many_guesses_it_knows(peg):
    answer = peg("books", "--verify", "6x9")
    assert answer.status == 0, answer.stderr
    first, rows = answer.stdout.splitlines()
    assert first == "6x9: an opening book with so many guesses for each row"
    assert rows.split()[:2] == ["1:", "1,"]


@pytest.mark.parametrize("what", ["--verify", "--build"])
def test_an_unknown_book_is_one_sentence_and_status_1(peg, what):
    answer = peg("books", what, "chess")
    assert answer.status == 1
    assert answer.stderr.startswith("peg: There is no book chess: there are classic, ")
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--list --processes 2", "--processes goes with --build or --work: leave it out."),
        ("--prove mini --scheduler tcp://hub.example:8786", "--scheduler goes with --build: leave it out."),
        (
            "--build 6x9 --processes 2",
            "An opening book is made by one process of this computer: leave out --processes.",
        ),
        ("--check 6x9", "6x9 is an opening book, which knows the first guesses alone: it can be verified and built."),
    ],
)
def test_what_would_change_nothing_is_refused_in_a_sentence(peg, words, sentence):
    answer = peg("books", *words.split())
    assert (answer.status, answer.stderr) == (1, f"peg: {sentence}\n")


def test_there_is_at_least_one_process(peg):
    answer = peg("books", "--build", "mini", "--processes", "-3")
    assert answer.status == 2
    assert answer.stderr.endswith("argument --processes: there must be at least 1\n")
