"""Capitals as each language has them."""

import pytest

from firmware.ui.words import LANGUAGES, upper
from tools import ROOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_capitals_are_those_of_the_language(language):
    words = (ROOT / "firmware" / "words" / f"{language}.txt").read_text("utf-8").split()
    assert len(words) > 500
    assert [word for word in words if upper(word) != word.upper()] == []


def test_signs_that_are_no_small_letters_stay_as_they_are():
    unchanged = "09 .!-{}ÄÖÜÉÀ\u00d7\u00f7ŁŻŹŃ\u0178ЁЖЯ\u2013"
    assert upper(unchanged) == unchanged
