"""The last line that a person reads who leaves: what is kept, in the words of the game."""

from firmware.game.phases import DONE
from firmware.keep.log import Log
from firmware.start import restore
from firmware.ui.desk import Desk
from tools.front.desk import table


def line(desk: Desk) -> str:
    """Return the line about what is kept of this desk."""
    if not desk.keeps:
        return desk.words(desk.fault)
    counted = sum(record.played() for record in desk.statistics().records)
    goes_on = desk.match is not None and desk.match.phase != DONE
    return desk.words("kept-round" if goes_on else "kept-statistics", counted)


def line_of(nvm: bytes, language: str) -> str:
    """Return the line about what is kept in a board's memory, in the language that it spoke last."""
    desk = Desk(table, lambda stop: 0, language=language)
    restore(desk, Log(bytearray(nvm)))
    return line(desk)
