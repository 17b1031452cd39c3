"""Every language plays its session as it is written down in `transcripts/`, word for word.

After a change of what is said, `python3 host_tests/records.py` writes them anew; then read them.
"""

import pytest

from firmware.ui.words import LANGUAGES, Words
from host_tests.ui import transcript
from host_tests.ui.talk import tables
from tools.commands import play

# what the session is there to show, so that one that took another way is noticed
SHOWN = (
    *("help-board", "no-colour", "too-few-pegs", "left", "fitting", "won-you", "hints", "grades", "no-stats"),
    *("undone", "contradiction", "finding", "dispute-answer", "won", "number", "number-later", "next-round"),
    *("set-code-you", "mark-not-sealed", "score", "winner-you", "record", "language-set", "bye"),
    *("ask-day", "no-day", "code-day", "breaker-day"),
    *("no-puzzle", "code-puzzle", "against", "solved", "breaker-puzzle", "again-puzzle", "unsolved"),
)


def words_of(language):
    return Words(tables(language))


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_session_is_said_word_for_word_as_it_is_written_down(language):
    assert transcript.written(language) == transcript.file_of(language).read_text("utf-8")


@every_language
def test_the_session_is_a_script_that_play_takes(language, capsys):
    assert play.run(transcript.options_of(language)) == 0
    assert capsys.readouterr().out.splitlines()[-1] == words_of(language)("bye")


@every_language
def test_the_session_shows_what_it_is_there_to_show(language):
    said = transcript.file_of(language).read_text("utf-8")
    words = words_of(language)
    assert [key for key in SHOWN if not all(part in said for part in words(key).split("{}"))] == []


@every_language
def test_no_line_of_the_session_is_wider_than_a_small_screen(language):
    assert [line for line in transcript.file_of(language).read_text("utf-8").splitlines() if len(line) > 78] == []
