"""The linters see what is wrong, and look at our files alone."""

import sys

from tools.commands.lint import answer, files


def test_a_linter_that_finds_something_is_quoted_and_else_silent():
    assert answer([sys.executable, "-c", "print('wrong'); exit(1)"]).strip() == "wrong"
    assert answer([sys.executable, "-c", "print('fine')"]) is None


def test_only_files_of_ours_are_spelt():
    found = list(files((".md", ".js"), but="spoken.js"))
    assert "README.md" in found
    assert not [path for path in found if "node_modules" in path or path.endswith("spoken.js")]
