"""The chart of how well a person plays: its lengths and the numbers at its side tell, wherever it is drawn."""

import pytest

from host_tests.tools.faces.charted import LOST, TILL_IT_IS_SHOWN, memory
from host_tests.tools.faces.terminal.session import play
from tools.faces.terminal import chart
from tools.front.display import Display

NAME, BEST = "ROWS LOST 0.6", "best play"


def lines(*rounds, columns=40, room=8):
    told = (NAME, BEST, tuple(each if isinstance(each, tuple) else (each, True) for each in rounds))
    return [line.plain.rstrip() for line in chart.drawn(told, columns, room)]


def test_a_column_is_as_high_as_the_loss_of_its_round():
    assert lines(0, 10, 5, 20, room=7) == [
        "ROWS LOST 0.6",
        " 2                   ████",
        "                     ████",
        " 1       ████        ████",
        "         ████  ████  ████",
        " 0 ▔▔▔▔  ▔▔▔▔  ▔▔▔▔  ▔▔▔▔",
        "   ▔▔ best play",
    ]


def test_the_least_loss_is_seen_and_an_estimate_has_its_sign():
    assert lines((1, False), 60, room=6)[-4:] == [
        " 3 ▁▁▁▁  ████",
        " 0 ▔▔▔▔  ▔▔▔▔",
        "   ~",
        "   ▔▔ best play",
    ]


@pytest.mark.parametrize(("columns", "room"), [(23, 4), (28, 9), (58, 9), (48, 13), (90, 31)])
def test_twenty_rounds_have_room_and_fill_it(columns, room):
    drawn = lines(*LOST, columns=columns, room=room)
    assert len(drawn) == max(room, 5)
    assert all(len(line) <= columns for line in drawn)
    feet = drawn[-2].split()
    assert feet[0] == "0"
    assert len(feet[1:]) == 20 or len(feet[1]) == 20


@pytest.mark.slow
def test_the_chart_ends_the_statistics_and_any_key_leaves_it():
    async def look(session):
        table = session.face.frame.table
        await session.until(lambda: session.player.display.view and session.player.display.view.choices)
        for key in TILL_IT_IS_SHOWN:
            await session.press("enter" if key == "ok" else key)
        await session.until(lambda: "\N{UPPER ONE EIGHTH BLOCK}" in str(table.content))
        drawn = str(table.content).split("\n")
        await session.until(lambda: table.size.width == max(map(len, drawn)))
        assert len(drawn) <= table.size.height
        assert drawn[-1].split() == ["▔▔", "best", "play"]
        await session.until(lambda: "The best play saves 0.6 rows a round" in str(session.face.caption.content))
        await session.press("enter")
        await session.until(lambda: "ROWS LOST 0.6" in session.player.display.view.choices)

    play("pico_8x8", look, (60, 20), memory=memory(), display=Display())
