"""A whole round of every way to play as a conversation: the real process, asked and answered line by line."""

import re
import subprocess
import sys
import threading

import pytest

from firmware.game.modes import MODES
from host_tests import runs
from host_tests.tools.faces import rounds
from tools import ROOT

COMMAND = [sys.executable, str(ROOT / "tools" / "peg.py"), "play", "--text", "--seed", "7"]
ON_ENTER = ("Press Enter when you are ready.", "Enter goes on, UNDO goes a step back.")
MOST_S = 120  # then it was asked what nobody here answers
MARK = re.compile(r"I guess ([A-Z ]+?)   Your mark\?$")
ADVICE = re.compile(r"(?:This could be the code:|I would play) ([A-Z ]+?)(?:   .*)?$")


class Person:
    """Answers what is asked: takes each hint, and marks by the code."""

    def __init__(self):
        self.advised = self.guess = ""

    def answer(self, line):
        """The lines to type now."""
        if found := ADVICE.search(line):
            self.advised = found[1].replace(" ", "")
        elif "your guess?" in line:
            if not self.advised:
                return ["HINT"]
            self.guess, self.advised = self.advised, ""
            return [self.guess]
        elif found := MARK.search(line):
            return [rounds.mark_of(found[1].replace(" ", ""))]
        elif line == "What mark did the guess get?":
            return [rounds.mark_of(self.guess)]
        elif "type the code to break" in line:
            return [rounds.CODE]
        return [""] if line in ON_ENTER else []


@pytest.mark.slow
@pytest.mark.parametrize("mode", runs.few(MODES, plain=3))
def test_a_whole_round_is_talked_through(mode):
    options, lines = rounds.options(mode)
    said = []
    with subprocess.Popen(
        [*COMMAND, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as game:

        def type_in(typed):
            game.stdin.write("".join(line + "\n" for line in typed))
            game.stdin.flush()

        person = Person()
        patience = threading.Timer(MOST_S, game.kill)
        patience.start()
        type_in(lines)
        for line in game.stdout:
            said.append(line.rstrip("\n"))
            if rounds.is_over(said) or len(said) > 20 * rounds.MOST_ACTS:
                break
            type_in(person.answer(said[-1]))
        game.stdin.close()
        game.stdout.read()
        patience.cancel()
    assert rounds.is_over(said), said[-20:]
