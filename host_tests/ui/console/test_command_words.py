"""The words that a person may type at any question: how they may be written."""

import pytest

from host_tests.ui.talk import Talk, rules


def test_a_command_may_be_typed_in_any_case_and_with_spaces():
    talk = Talk(rules("break"))
    assert talk.say("  bOaRd  ") == talk.say("BOARD")


@pytest.mark.parametrize("line", ["/help", ":HELP", "?", " / Help"])
def test_a_command_may_have_a_marker_in_front_and_a_question_mark_asks_for_help(line):
    talk = Talk(rules("break"))
    assert talk.say(line) == talk.say("HELP")
