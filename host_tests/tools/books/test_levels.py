"""The strength of the ways that need no book, beside the figures that others published: `books --ways`."""

import pytest

from firmware.engine.thinking import WAYS
from tools.books import levels, shelf

pytestmark = pytest.mark.full


def test_a_published_total_is_told_with_its_authors():
    assert levels.published("minimax") == "5,801 (Knuth 1977)"
    assert levels.published("book") == "5,625 (Koyama and Lai 1993)"
    assert levels.published("random") == ""


def test_every_way_that_is_named_exists():
    assert {*levels.PUBLISHED, *levels.BY_CHANCE, *levels.NO_END} <= set(WAYS)
    assert levels.PUBLISHED["book"][0] == shelf.PROVEN["classic"]
