"""Which keys of the last line do nothing now, so that it leaves them out."""

from functools import lru_cache
from typing import TYPE_CHECKING

from firmware.ui.display.view import View
from tools.front import unseen
from tools.front.playable import Playable

if TYPE_CHECKING:
    from tools.faces.terminal.app import Face

ON_ROW = ("undo", "redo", "fill", "clear")


def idle(face: "Face") -> frozenset[str]:
    """Their names, as the legend has them."""
    display = face.player.display
    view = display.view if display else None
    can = display.can if display and not face.panel.tail else ()
    does = {
        "lights": face.frame.table is not None,
        "look": face.frame.has_looks,
        "bell": bool(face.player.profile.sound) and not face.rings,
        "mute": bool(face.player.profile.sound) and face.rings,
        "figures": face.panel.display,
        "panel": face.beside and not face.panel.typing,
        "scroll": face.panel.scrolls,
        "pages": face.panel.scrolls,
        "menu": view is None or not view.choices,
        "hint": view is None or _hints(view, face.player),
        "aloud": view is None or _reads(view),
        **{way: way in can for way in ON_ROW},
    }
    return frozenset(name for name, something in does.items() if not something)


def _hints(view: View, player: Playable) -> bool:
    """Whether a guess is asked for, and not a code."""
    return view.cursor >= 0 and not view.choices and (bool(view.rows) or not _is_secret(player.nvm))


@lru_cache(maxsize=1)
def _is_secret(nvm: bytes) -> bool:
    return unseen.wanted(bytearray(nvm))


def _reads(view: View) -> bool:
    """Whether there is a row that could be read out."""
    return not view.choices and bool(view.rows or view.code or any(peg is not None for peg in view.hand))
