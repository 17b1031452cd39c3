"""The linters see what is wrong, and are silent else."""

import sys

from tools.commands.lint import answer


def test_a_linter_that_finds_something_is_quoted_and_else_silent():
    assert answer([sys.executable, "-c", "print('wrong'); exit(1)"]).strip() == "wrong"
    assert answer([sys.executable, "-c", "print('fine')"]) is None
