"""The command that tests is one: the README's first screen names it, and CI runs it."""

from host_tests import documents
from tools import ROOT

FIRST_SCREEN = 40  # lines


def test_ci_runs_the_command_that_the_readme_names_first():
    first_screen = "\n".join((ROOT / "README.md").read_text("utf-8").splitlines()[:FIRST_SCREEN])
    named = [command.line for command in documents.commands(first_screen) if "peg.py test" in command.line]
    last_line = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()[-1]
    assert [f"exec {line}" for line in named] == [last_line]
