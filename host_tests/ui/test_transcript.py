"""The console plays a session as it is written down, word for word, and shows there what it is meant to show."""

from firmware.ui.words import Words
from host_tests.ui import transcript
from host_tests.ui.talk import tables
from tools.commands import play

SAID = transcript.FILE.read_text("utf-8")
WORDS = Words(tables("en"))
# what the session is there to show, so that one that took another way is noticed
SHOWN = (
    *("help-board", "no-colour", "too-few-pegs", "left", "fitting", "won-you", "hints", "grades", "no-stats"),
    *("undone", "contradiction", "finding", "dispute-answer", "won", "number", "number-later", "next-round"),
    *("set-code-you", "mark-not-sealed", "score", "winner-you", "record", "language-set", "bye"),
    *("ask-day", "no-day", "code-day", "breaker-day"),
    *("no-puzzle", "code-puzzle", "against", "solved", "breaker-puzzle", "again-puzzle", "unsolved"),
)


def test_the_session_is_said_word_for_word_as_written():
    assert transcript.written() == SAID


def test_the_session_is_a_script_that_play_takes(capsys):
    assert play.run(transcript.options()) == 0
    assert capsys.readouterr().out.splitlines()[-1] == WORDS("bye")


def test_the_session_shows_what_it_is_there_to_show():
    assert [key for key in SHOWN if not all(part in SAID for part in WORDS(key).split("{}"))] == []


def test_no_line_of_the_session_is_wider_than_a_small_screen():
    assert [line for line in SAID.splitlines() if len(line) > 78] == []
