"""Colours by their names where a row is typed: in every language, and only where nothing else is meant."""

import random

from firmware.ui.desk import Desk
from firmware.ui.words import LANGUAGES
from host_tests.ui.table import library, tables
from tools.faces.text import named


def desk(language="en", **settings):
    made = Desk(tables, random.Random(1).randrange, library, language)
    made.settings.update(settings)
    return made


def test_every_colour_has_a_name_however_it_is_typed():
    for language in LANGUAGES:
        speaks = desk(language)
        names = speaks.words.list("colour-names")
        for line in (" ".join(names), ", ".join(names).upper(), ",".join(names).lower()):
            assert named.signs(speaks, line) == "RGBYOPCWKL-", line


def test_they_become_the_signs_that_are_set():
    assert named.signs(desk(signs="digits"), "red lime") == "10"


def test_any_other_line_stays_as_it_is():
    for line in ("", "  ", "rgby", "red red bleu blue", "help", "red rgb"):
        assert named.signs(desk(), line) == line
