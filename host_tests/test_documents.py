"""The links of the documents lead somewhere, and their commands run.

The commands run in a copy of the repository, in the order in which they stand. Web addresses are not fetched.
"""

import contextlib
import io
import os
import re
import subprocess
import sys

import pytest

from firmware.engine.variant import NAMED
from firmware.game.modes import DEALS, LEVELS, MODES, SCORINGS
from host_tests import documents, runs
from host_tests.copies import copy_to
from host_tests.documents import REASONS, ROOT
from tools import cli

MOST_SECONDS = 480  # a hanging command is ended; a busy computer is slow
FILES = {file.as_posix(): (ROOT / file).read_text("utf-8") for file in documents.files()}
every_document = pytest.mark.parametrize("name", FILES)
COMMANDS = [(name, command) for name, text in FILES.items() for command in documents.commands(text)]
RUNNING = [(name, command) for name, command in COMMANDS if not command.reason]


@every_document
def test_every_link_leads_somewhere(name):
    links = list(documents.links(FILES[name]))
    assert [(link, fault) for link in links if (fault := documents.fault_of(link, name))] == []


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """Return a function that makes a copy of the repository for each document."""
    made = {}

    def copy_for(name):
        if name not in made:
            made[name] = copy_to(tmp_path_factory.mktemp("documents") / "copy")
        return made[name]

    return copy_for


@pytest.mark.slow
@pytest.mark.parametrize("running", runs.few(RUNNING, plain=1), ids=lambda running: running[1].line)
def test_every_command_runs(running, copies, tmp_path):
    name, command = running
    program, *words = command.words()
    assert program == "python3", "nothing else is sure to be there: say what it needs in a comment above the block"
    answer = subprocess.run(
        [sys.executable, "-X", "utf8", *words],
        cwd=copies(name),
        env={**os.environ, "PEGLIGHT_DATA": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=MOST_SECONDS,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    if command.prints:
        assert answer.stdout.strip() == command.prints


def test_a_command_that_does_not_run_says_why():
    assert [(name, command) for name, command in COMMANDS if command.reason not in ("", *REASONS)] == []


def test_the_first_commands_of_the_readme_are_run():
    assert "python3 tools/peg.py play" in [command.line for name, command in RUNNING if name == "README.md"]
    assert any(command.prints for _, command in RUNNING)


def understood(words):
    """Return whether peg.py knows these words; none of them is done."""
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        try:
            cli.parse(words)
        except SystemExit as ended:
            return ended.code == 0
    return True


@every_document
def test_every_command_that_is_named_exists(name):
    named = [line.split() for line in documents.mentioned(FILES[name])]
    assert [words for words in named if not (words[1:] or words[0].startswith("-") or words[0] in cli.COMMANDS)] == []
    assert [words for words in named if words[1:] and not understood(words)] == []


def test_a_command_that_cannot_run_here_exists():
    lines = [command.words() for _, command in COMMANDS if command.reason]
    named = [words[2:] for words in lines if words[1:2] == ["tools/peg.py"]]
    assert len(named) >= 5
    assert [words for words in named if not understood(words)] == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_what_you_read_first_is_short(name):
    assert len(FILES[name].splitlines()) <= 150


@pytest.mark.parametrize(
    "names", [MODES, SCORINGS, DEALS, LEVELS, NAMED], ids=["modes", "scorings", "deals", "levels", "games"]
)
def test_the_readme_and_the_manual_tell_all_games(names):
    told = FILES["README.md"] + FILES["tools/docs/pages/manual.md"]
    assert [name for name in names if f"`{name}`" not in told] == []


def test_every_line_that_a_diff_changes_is_there():
    text = (ROOT / "tools/docs/texts/house/adding.md").read_text("utf-8")
    files = re.findall(r"^--- a/(\S+)\n.*\n((?:(?!---|diff|```).*\n)+)", text, re.MULTILINE)
    assert len(files) > 8
    for name, lines in files:
        there = (ROOT / name).read_text("utf-8")
        for hunk in re.split(r"^@@.*\n", lines, flags=re.MULTILINE):
            before = "".join(f"{line[1:]}\n" for line in hunk.splitlines() if not line.startswith("+"))
            assert before in there, (name, before)
