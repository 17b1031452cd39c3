"""Colours by their names where a row is typed: in every language, and only where nothing else is meant."""

import random
import subprocess
import sys

import pytest

from firmware.ui.desk import Desk
from firmware.ui.words import LANGUAGES
from host_tests.ui.talk import library, tables
from tools import ROOT
from tools.faces.text import named

LINES = ["break", "classic", "uniform", "red Red, blue YELLOW"]


def desk(language="en", **settings):
    made = Desk(tables, random.Random(1).randrange, library, language)
    made.settings.update(settings)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name_that_is_taken_in_small_letters_and_in_capitals(language):
    speaks = desk(language)
    names = speaks.words.list("colour-names")
    for line in (" ".join(names), ", ".join(names).upper(), ",".join(names).lower()):
        assert named.signs(speaks, line) == "RGBYOPCWKL-"


def test_they_become_the_signs_that_are_set():
    assert named.signs(desk(signs="digits"), "red lime") == "10"


@pytest.mark.parametrize("line", ["", "  ", "rgby", "red red bleu blue", "help", "red rgb"])
def test_any_other_line_stays_as_it_is(line):
    assert named.signs(desk(), line) == line


@pytest.mark.parametrize("given", ["script", "pipe"])
def test_a_row_is_played_by_names(tmp_path, given):
    file = tmp_path / "names.txt"
    file.write_text("".join(f"> {line}\n" for line in LINES), "utf-8")
    source = ["--script", str(file)] if given == "script" else ["--data", str(tmp_path)]
    command = [sys.executable, str(ROOT / "tools" / "peg.py"), "play", "--text", "--seed", "7", *source]
    typed = "\n".join(["no", *LINES, ""])
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert " 1. R R B Y" in done.stdout
