"""The last line of the terminal, which names the keys."""

import pytest

from firmware.ui.words import LANGUAGES
from host_tests.tools.faces.terminal.session import play
from tools.faces.terminal.legend import AT_LIGHTS, SAID, TYPING, WATCHED, line
from tools.front.display import Display


def test_every_language_has_a_name_for_every_key():
    assert set(SAID) == set(LANGUAGES)
    wanted = {name for names in (*AT_LIGHTS, *TYPING, *WATCHED) for name in names.split()}
    assert [set(said) for said in SAID.values()] == [wanted] * len(SAID)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("named", [AT_LIGHTS, TYPING, WATCHED], ids=["at the lights", "typing", "watched"])
@pytest.mark.parametrize("without", [{"grades", "mute"}, {"hint", "bell"}], ids=["in a round", "after it"])
def test_it_fits_and_tells_more_where_there_is_more_room(named, language, without):
    lines = [line(named, columns, language, frozenset(without)).plain for columns in range(60, 240)]
    assert all(len(told) <= columns for columns, told in enumerate(lines, 60))
    names = [SAID[language][name] for name in named[0].split() if name not in without]
    assert lines[-1] == " \xb7 ".join(names).replace(": ", " ")


@pytest.mark.slow
def test_it_speaks_the_language_of_the_board():
    async def look(session):
        def told():
            return str(session.face.query_one("#help").render())

        await session.start()
        session.player.type("LANGUAGE de\r")
        await session.until(lambda: "F1 Regeln" in told())
        await session.press("tab")
        assert "Tab tippen" in told() or "Tab Brett" in told()
        assert "F1 Regeln" in told()

    play("pico_8x8", look, size=(80, 24), display=Display())
