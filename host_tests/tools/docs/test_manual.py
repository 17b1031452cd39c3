"""The manual in German has all that the English one has, and nothing of it is left in English."""

import re

import pytest

from firmware.game import number
from tools.docs.filled import PAGES

ENGLISH, GERMAN = ((PAGES / name).read_text("utf-8") for name in ("manual.md", "manual.de.md"))
PLACE = re.compile(r"<!-- \w+: \w+ -->|^#+ |^    .*|manual/\w+-\d", re.MULTILINE)  # of a table, a heading, a command


def test_both_manuals_have_the_same_parts_in_the_same_order():
    assert PLACE.findall(GERMAN) == PLACE.findall(ENGLISH)


def test_each_section_is_about_as_long_in_both():
    sizes = [[len(part) for part in re.split(r"^#+ ", text, flags=re.MULTILINE)] for text in (GERMAN, ENGLISH)]
    assert [
        (there, here) for there, here in zip(*sizes, strict=True) if not 0.8 <= (there + 60) / (here + 60) <= 1.6
    ] == []


def test_no_english_is_left_in_german_sentences():
    text = re.sub(r"`[^`]*`|^    .*|<!--.*?-->|src=\"[^\"]*\"", "", GERMAN, flags=re.MULTILINE)
    assert [line for line in text.splitlines() if re.search(r"\b(the|of|and|which|that|with)\b", line)] == []


@pytest.mark.parametrize("text", [ENGLISH, GERMAN], ids=["en", "de"])
def test_the_number_in_the_manual_can_be_played(text):
    told = text.partition("<!-- try: number -->")[2].partition("manual/number-1")[0]
    (given,) = re.findall("`(.+)`", told)
    assert number.read(given)
