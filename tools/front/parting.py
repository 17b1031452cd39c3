"""The last line that a person reads who leaves: what is kept, in the words of the game."""

from firmware.app import App
from firmware.game.phases import DONE
from firmware.keep.log import Log
from firmware.ui.desk import Desk
from tools import ROOT


def line(desk: Desk, fault: str | None) -> str:
    """What is kept of what lies on this desk; `fault` is that of the log."""
    if fault:
        return desk.words(fault)
    counted = sum(record.played() for record in desk.statistics().records)
    goes_on = desk.match is not None and desk.match.phase != DONE
    return desk.words("kept-round" if goes_on else "kept-statistics", counted)


def line_of(nvm: bytes, language: str) -> str:
    """What is kept in the memory of a board, in the language that it spoke last."""
    desk = Desk(table, lambda stop: 0, language=language)
    log = Log(bytearray(nvm))
    App(desk, log).restore()
    return line(desk, log.fault)


def table(language: str):
    return lambda: (ROOT / "firmware" / "words" / f"{language}.txt").open("rb")
