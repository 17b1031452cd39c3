"""The strength of the ways that need no book, beside the figures that others published: `books --ways`."""

import pytest

from firmware.engine.thinking import WAYS
from tools.books import levels, shelf


@pytest.mark.parametrize(
    ("way", "told"),
    [("minimax", "5,801 (Knuth 1977)"), ("book", "5,625 (Koyama and Lai 1993)"), ("random", "")],
)
def test_what_others_have_counted_is_told_with_who(way, told):
    assert levels.published(way) == told


def test_it_knows_every_way_that_it_names():
    assert {*levels.PUBLISHED, *levels.BY_CHANCE, *levels.NO_END} <= set(WAYS)
    assert levels.PUBLISHED["book"][0] == shelf.PROVEN["classic"]
