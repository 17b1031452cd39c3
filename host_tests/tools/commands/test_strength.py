"""The same options give the same strength, and what cannot be played is refused with a sentence."""

import re

import pytest

from tools.books import shelf
from tools.commands.strength import PUBLISHED, counted, estimate


@pytest.fixture
def said(peg):
    """Return what is said to these words."""

    def run(*words):
        answer = peg("strength", *words)
        assert answer.status == 0
        return answer.stdout

    return run


def test_the_mean_comes_with_its_error():
    assert estimate([4, 6]) == (5, 1)
    assert estimate([5, 5, 5, 5]) == (5, 0)


def test_the_same_words_give_the_same_figure(said):
    words = ("4x6", "--way", "random", "--games", "60")
    figure = said(*words)
    rows = re.fullmatch(r"4x6 random: (\d\.\d{3}) rows \+- 0\.\d{3}, at most \d+, 60 games\n", figure)
    assert 4 < float(rows[1]) < 5.3
    assert said(*words) == figure
    assert said(*words, "--seed", "2") != figure


def test_a_game_without_a_book_and_lost_rounds_say_so(said):
    assert said("3x3", "--games", "2").endswith(", 2 games; it has no book\n")
    assert said("4x6", "--games", "2", "--way", "sampled").endswith(", 2 games\n")
    unwon = said("4x10", "--games", "2", "--way", "chaotic")
    assert unwon.endswith(", at most 21, 2 games; 2 of them not won in 20 rows\n")


def test_a_game_with_a_name_is_that_of_its_pegs_and_colours(said):
    figures = [said(game, "--games", "20").partition(" ")[2] for game in ("classic", "4x6", "bulls")]
    assert figures[0] == figures[1] != figures[2]


def test_more_thought_is_stronger(said):
    little, much = (float(said("4x6", "--games", "60", "--steps", steps).split()[2]) for steps in ("1", "300"))
    assert much < little


@pytest.mark.slow
@pytest.mark.no_cover  # traced it takes several times as long, and the tests of the engine cover the ways
def test_a_way_takes_the_rows_that_others_have_published():
    told = {way: counted(way) for way in (*PUBLISHED, "random")}
    assert told["minimax"] == "minimax    5,801 rows, mean 4.4761, at most 5  5,801 (Knuth 1977)"
    assert told["book"] == "book       5,625 rows, mean 4.3403, at most 6  5,625 (Koyama and Lai 1993)"
    assert told["random"].endswith("  +- 0.025, by chance")
    assert all(told[way].split()[1] == f"{total:,}" for way, (total, _) in PUBLISHED.items())
    assert PUBLISHED["book"][0] == shelf.PROVEN["classic"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "A game is a name, such as classic, or pegs and colours, such as 6x9, and not chess."),
        (["6x99"], "colours must be a whole number from 2 to 10, not 99."),
        (["4x6", "--games", "1"], "At least 2 games and 1 step are needed."),
        (["4x6", "--steps", "0"], "At least 2 games and 1 step are needed."),
    ],
)
def test_what_cannot_be_played_is_a_sentence(peg, words, sentence):
    answer = peg("strength", *words)
    assert (answer.status, sentence in answer.stderr) == (1, True)
