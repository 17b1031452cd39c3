"""Words that are answered from files of their own."""

import sys

import pytest

from firmware.ui import console as room
from firmware.ui.console import command_words, commands
from host_tests.ui.talk import Talk, rules


@pytest.mark.parametrize("name", command_words.ELSEWHERE)
def test_each_is_answered_without_what_the_other_words_do(monkeypatch, name):
    talk = Talk(rules("break"))
    talk.say(talk.another())
    monkeypatch.delitem(sys.modules, commands.__name__)
    monkeypatch.delattr(room, "commands")
    assert talk.say(name)
    assert commands.__name__ not in sys.modules


def test_all_words_are_answered_either_here_or_there():
    assert set(command_words.ELSEWHERE) < set(command_words.NAMES)


def test_a_word_of_theirs_answers_no_question_but_is_answered_too():
    talk = Talk(rules("break"))
    talk.say("QUIT")
    assert talk.say("STATS")[0] == "No rounds have been counted yet."
    assert not talk.console.over
