"""The English of the documents, of the game and of `--help` has none of the faults that prose.py looks for."""

import contextlib
import io
import re

import pytest

from host_tests import documents, prose
from tools import ROOT, cli

GERMAN = ".de.md"
ENGLISH = [file for file in documents.files() if not file.name.endswith(GERMAN)]


def told(faults):
    return [f"{rule}: {sentence}" for rule, sentence in faults]


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.as_posix())
def test_a_document_has_no_fault(file):
    assert told(prose.faults(prose.read((ROOT / file).read_text("utf-8")))) == []


def test_what_the_game_says_has_no_fault():
    lines = (ROOT / "firmware" / "words" / "en.txt").read_text("utf-8").splitlines()
    texts = [line.partition(": ")[2] for line in lines if not line.startswith("#")]
    assert len(texts) > 300
    assert told(prose.faults([re.sub(r"\{.*?\}", prose.NAME, text) for text in texts if text])) == []


def said(command):
    """The paragraphs that its `--help` prints, and what it says of each option."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.suppress(SystemExit):
        cli.parse([command, "--help"])
    blocks = output.getvalue().split("\n\n")[1:]  # the first shows how to type it
    paragraphs = [part for block in blocks for part in re.split(r"\n(?=  \S)", block)]
    return [" ".join(re.sub(r"^ *--?\S+.*?  +", "", paragraph).split()) for paragraph in paragraphs]


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_help_of_a_command_has_no_fault(command):
    paragraphs = said(command)
    assert len(paragraphs) >= 3
    assert told(prose.faults(paragraphs)) == []


# tests of the tests: faults are noticed


@pytest.mark.parametrize("rule", prose.RULES)
def test_every_rule_finds_its_fault(rule):
    assert list(prose.broken(prose.RULES[rule][1])) == [rule]


def test_a_sentence_of_too_many_words_is_seen():
    words = "one two " * (prose.MOST_WORDS // 2)
    assert list(prose.broken(f"{words}three.")) == ["one idea a sentence"]
    assert not list(prose.broken(f"{words.strip()}: and a list of others."))


def test_proselint_is_asked():
    ((rule, where),) = prose.faults(["At this moment in time all is well."])
    assert "moment in time" in where
    assert rule not in prose.RULES


def test_code_and_addresses_are_not_read():
    page = (
        "# A `b`\n\nSee [the `c`](d.md),\nand ![a picture](e.png).\n\n    thus\n\n| f | g |\n|---|---|\n| h | `i` |\n"
    )
    assert prose.read(page) == ["A Name", "a picture", "See the Name, and .", "f", "g", "h", "Name"]
