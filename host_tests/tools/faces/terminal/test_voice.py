"""The round by ear in the terminal: each text in a process of its own, which the next one stops."""

import sys

import pytest

from host_tests.tools.faces.terminal.session import sits
from tools.faces.terminal import voice
from tools.faces.terminal.voice import Voice
from tools.front.start import AWAKE

SPEECH = {**AWAKE, "PEGLIGHT_SPEECH": "on"}
# writes down what it is to say, and goes on speaking
SPEAKER = "import sys, time; open(sys.argv[1], 'ab').write(sys.stdin.buffer.read()); time.sleep(600)"


@pytest.fixture
def heard(tmp_path):
    """A voice, and a function that waits for all that it has said."""
    file = tmp_path / "heard.txt"
    file.touch()
    spoken = Voice(lambda language: [sys.executable, "-c", SPEAKER, str(file), language])

    def wait(text):
        while file.read_text("utf-8") != text:
            assert spoken.speaks
        return text

    yield spoken, wait
    spoken.stop()


def test_a_text_is_spoken_until_another_one_comes(heard):
    spoken, wait = heard
    assert spoken.say("row 1, żółty; $(id)", "pl")
    assert wait("row 1, żółty; $(id)")
    assert spoken.say("2 red", "en")
    assert wait("row 1, żółty; $(id)2 red")
    assert spoken.say("2 red", "en")
    spoken.stop()
    assert not spoken.speaks
    assert wait("row 1, żółty; $(id)2 red")


def test_what_is_switched_off_is_silent_at_once(heard):
    spoken, wait = heard
    spoken.say("2 red", "en")
    wait("2 red")
    assert spoken.say(None, "en")
    assert not spoken.speaks


def test_a_program_that_is_there_speaks_the_language(monkeypatch):
    monkeypatch.setattr(voice.shutil, "which", lambda program: f"/{program}" if program == "spd-say" else None)
    assert voice.command_of("de") == ["/spd-say", "--pipe-mode", "--language", "de"]


@sits(settings=SPEECH)
async def test_a_peg_is_spoken_in_the_terminal(session):
    said = []
    session.face.play.voice = Voice(said.append)
    await session.start()
    await session.press("b")
    await session.until("This computer has no voice to speak with")
    assert set(said) == {"en"}
