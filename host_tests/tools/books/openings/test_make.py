"""An opening book goes as far as its recipe asks, and is the same each time."""

import io

from firmware.engine.book import Book
from firmware.engine.variant import Variant
from host_tests.tools.books import needs
from tools import compiler
from tools.books import played, shelf, writer

pytestmark = needs.marks(compiler.NEEDED)
VARIANT = Variant(4, 6)


def content_of(**words):
    from tools.books.openings.make import Recipe, made

    return writer.opening_book(VARIANT, made(Recipe(4, 6, **words)))


def known(content):
    return played.guesses_by_row(Book(VARIANT, lambda: io.BytesIO(content)))


def test_a_book_goes_on_while_the_wanted_codes_are_left():
    assert known(content_of(fewest=100)) == [1, 5]
    assert known(content_of(fewest=3))[:2] == [1, 11]


def test_a_book_of_drawn_codes_depends_on_its_seed_alone():
    words = {"fewest": 20, "codes": 500}
    assert content_of(**words) == content_of(**words) != content_of(**words, seed=2)


def test_each_opening_book_on_the_shelf_has_a_recipe():
    from tools.books.openings.make import RECIPES

    assert tuple(RECIPES) == shelf.OPENING_BOOKS
    assert [f"{recipe.pegs}x{recipe.base}" for recipe in RECIPES.values()] == list(RECIPES)
