"""Which keys of the last line do nothing now, so that it leaves them out."""

from firmware.ui.faces.lights.gestures import BACK, HOLD, OK
from firmware.ui.faces.page import Page
from tools.faces.terminal.frame import Frame
from tools.faces.terminal.panel import Panel
from tools.front.display import asks_what_to_play
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
        "aloud": view is None or _reads(view),
        "ok": view is None or OK in view.does,
        "back": view is None or (BACK in view.does and (not panel.typing or asks_what_to_play(view))),
        "menu": view is None or (BACK + HOLD in view.does and not view.spells),  # a letter is one of a name then
        "hint": view is None or (OK + HOLD in view.does and bool(view.hand)),
        "grades": view is not None and OK + HOLD in view.does and not view.hand,
        **{way: way in can for way in ON_ROW},
    }
    return frozenset(name for name, something in does.items() if not something)


def _reads(view: Page) -> bool:
    """Return whether there is a row that could be read out."""
    return not (view.choices or view.text) and bool(view.rows or view.code or any(peg is not None for peg in view.hand))
