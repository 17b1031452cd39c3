"""A typed line is answered by whoever asked, and what has answered is not kept."""

import sys

from firmware.ui import console as room
from firmware.ui.console import commands, elsewhere, phases, setup
from host_tests.ui.talk import Talk, handed_on, rules


def loaded_for(monkeypatch, talk, line, *modules):
    """Which of these are loaded to answer this line."""
    for module in modules:
        monkeypatch.delitem(sys.modules, module.__name__)
        monkeypatch.delattr(room, module.__name__.rpartition(".")[2])
    talk.say(line)
    return [module.__name__ in sys.modules for module in modules]


def test_a_guess_is_read_without_what_the_words_do(monkeypatch):
    talk = Talk(rules("break"))
    talk.listen()
    assert loaded_for(monkeypatch, talk, talk.another(), commands, phases) == [False, True]


def test_an_answer_is_read_without_what_the_words_do(monkeypatch):
    talk = Talk()
    talk.listen()
    assert loaded_for(monkeypatch, talk, "break", commands, setup) == [False, True]


def test_what_a_command_hands_on_to_is_told_without_it():
    talk = Talk(rules("break"))
    talk.say(talk.secret())
    told = handed_on(elsewhere.do(talk.console, "STATS", []))
    assert [line for line in told if line.startswith("classic, breaking: played 1")]
