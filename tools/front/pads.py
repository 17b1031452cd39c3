"""Tell in a few signs the purpose of each pad of a board now; a pad is a key that has a light beneath it."""

from firmware.device.profiles import Profile, numbers
from firmware.ui.faces.lights.gestures import BACK, COLOUR, OK, PLACE, ROW
from tools.front.keys import pads_of
from tools.front.page import Page
from tools.front.playable import Playable

NAMES = {OK: "OK", BACK: "BACK"}
PIPS = "\N{BLACK CIRCLE}\N{WHITE CIRCLE}"
ARROWS = "\N{BLACK UP-POINTING TRIANGLE}\N{BLACK DOWN-POINTING TRIANGLE}"


def captions(profile: Profile, view: Page | None) -> list[str]:
    """Return a text for each, as they lie; where nobody knows it is their number."""
    if view is None or not view.pads:
        return [str(number + 1) for number in range(len(pads_of(profile)))]
    return [text(view, key) for key in view.pads]


def text(view: Page, key: int) -> str:
    """Return what a key does: that of a colour takes an entry, adds to a mark, sets a peg, or goes through the rows."""
    if not COLOUR <= key < PLACE:
        return str(key - PLACE + 1) if PLACE <= key < ROW else NAMES.get(key, "")
    digit = key - COLOUR
    if view.entries:
        return str(digit + 1)
    if view.mark is not None:
        return PIPS[digit] if len(view.marks) > 1 else str(digit + 1)
    return view.letters[digit] if view.cursor >= 0 else ARROWS[digit]


def found(player: Playable, key: str) -> str | None:
    """Return this key, or the pad that stands for it now, if there is one."""
    if key in player.profile.buttons:
        return key
    pads_now = player.display.view.pads if player.display and player.display.view else ()
    number = numbers([key])[0]
    return pads_of(player.profile)[pads_now.index(number)] if number in pads_now else None
