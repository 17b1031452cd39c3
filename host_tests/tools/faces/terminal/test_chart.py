"""The chart of how well a person plays: its lengths and the numbers at its side tell, wherever it is drawn."""

import pytest

from tools.faces.terminal import chart

NAME, BEST = "ROWS LOST 0.6", "best play"
LOST = (0, 3, 31, 5, 0, 12, 8, 1, 0, 20, 4, 0, 0, 7, 15, 2, 0, 9, 0, 5)  # tenths of a row


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
