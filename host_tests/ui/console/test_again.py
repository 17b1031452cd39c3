"""What is asked again after a line that was wrong."""

from firmware.ui.console import again


def test_a_short_question_is_asked_again_as_a_whole():
    assert list(again.in_short(["Your time: 0:18", "Row 1 of 10: your guess?"])) == [
        "Your time: 0:18",
        "Row 1 of 10: your guess?",
    ]


def test_of_a_long_one_the_first_line_and_the_last_come_and_what_is_waited_for_is_waited_for():
    assert list(again.in_short(["What?", None, "1 this", "2 that", "(Enter: this)"])) == [
        None,
        "What?",
        "(Enter: this)",
    ]
