"""Which keys of the last line do nothing now, so that it leaves them out."""

from functools import lru_cache

from firmware.game import grading
from firmware.ui.display.view import View
from tools.faces.terminal.frame import Frame
from tools.faces.terminal.panel import Panel
from tools.faces.terminal.paper import is_told
from tools.front import unseen
from tools.front.playable import Playable

ON_ROW = ("undo", "redo", "fill", "clear")


def idle(player: Playable, frame: Frame, panel: Panel, rings: bool, beside: bool) -> frozenset[str]:
    """Their names, as the legend has them; `beside`: there is room for both the lights and the panel."""
    display = player.display
    view = display.view if display else None
    can = display.can if display and not panel.tail else ()
    does = {
        "lights": frame.table is not None,
        "look": frame.has_looks,
        "bell": bool(player.profile.sound) and not rings,
        "mute": bool(player.profile.sound) and rings,
        "figures": panel.display,
        "panel": beside and not panel.typing,
        "scroll": panel.scrolls,
        "pages": panel.scrolls,
        "menu": view is None or not view.choices,
        "hint": view is None or _hints(view, player),
        "grades": view is not None and _grades(view, player),
        "aloud": view is None or _reads(view),
        **{way: way in can for way in ON_ROW},
    }
    return frozenset(name for name, something in does.items() if not something)


def _hints(view: View, player: Playable) -> bool:
    """Whether a guess is asked for, and not a code."""
    if view.cursor < 0 or view.choices or view.back >= 0 or is_told(view):
        return False
    return bool(view.rows) or not _is_secret(player.nvm)


def _grades(view: View, player: Playable) -> bool:
    """Whether the end of a round is seen that has grades."""
    return not (view.hand or view.choices or is_told(view)) and bool(view.code) and _has_grades(player.nvm)


@lru_cache(maxsize=1)
def _has_grades(nvm: bytes) -> bool:
    match = unseen.match_in(bytearray(nvm))
    return match is not None and bool(grading.sides(match))


@lru_cache(maxsize=1)
def _is_secret(nvm: bytes) -> bool:
    return unseen.wanted(bytearray(nvm))


def _reads(view: View) -> bool:
    """Whether there is a row that could be read out."""
    return not view.choices and bool(view.rows or view.code or any(peg is not None for peg in view.hand))
