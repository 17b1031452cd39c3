"""The drawn buttons: they can be pressed and held with the mouse, and show every press, however it was made.

A pad, a key with a light beneath it, has the colour of its light, and tells what it does now.
"""

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from tools.front import pads
from tools.front.keys import colour_of, letter_of, look_of, pad_of, pads_of
from tools.front.light import Colour, clear, seen
from tools.front.playable import Playable

LABELS = {"left": "◀", "right": "▶", "up": "▲", "down": "▼", "ok": "OK", "back": "BACK"}
WIDTHS = {"ok": 4, "back": 6}
PAD_WIDTH = 6
PALE = 330  # the sum of the channels above which black can be read on it


class Button(Static):
    DEFAULT_CSS = """
    Button { height: 3; border: round #5a5a66; color: #e0e0e6; text-align: center; }
    Button.down { border: round #ffffff; color: #ffffff; text-style: bold reverse; }
    Button.low { height: 1; border: none; background: #24242c; }
    Button.low.down { background: #5a5a66; }
    """

    def __init__(self, key: str, player: Playable):
        super().__init__(letter_of(key) or LABELS.get(key, ""), id=key, markup=False)
        self.key = key
        self.player = player
        self.styles.width = width_of(key)
        if letter_of(key):
            red, green, blue = clear(look_of(key))
            self.styles.color = f"rgb({red},{green},{blue})"

    def follow(self) -> None:
        self.set_class(self.player.is_down(self.key), "down")

    def on_mouse_down(self, event: events.MouseDown) -> None:
        event.stop()
        self.capture_mouse()
        self.player.press(self.key)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        event.stop()
        if self.app.mouse_captured is self:
            self.release_mouse()
            self.player.release(self.key)


class Pad(Button):
    """It lies at a place, and so its light does."""

    def __init__(self, key: str, player: Playable, place: int):
        super().__init__(key, player)
        self._place = place
        self._drawn: tuple[str, Colour] | None = None

    def follow(self) -> None:
        super().follow()
        view = self.player.display.view if self.player.display else None
        now = pads.told(self.player.profile, view)[self._place], seen(self.player.picture()[self._place])
        if now != self._drawn:
            self._drawn = now
            text, (red, green, blue) = now
            self.styles.background = f"rgb({red},{green},{blue})"
            self.styles.color = "black" if red + green + blue > PALE else "white"
            self.update(text)


class Buttons(Vertical):
    """Arrows, ok and back in one row, the colour buttons in another, and pads as they lie."""

    DEFAULT_CSS = "Buttons { height: auto; width: auto; } Buttons Horizontal { height: auto; width: auto; }"

    def __init__(self, player: Playable):
        super().__init__()
        self.player = player
        profile = player.profile
        keys = sorted(profile.buttons, key=lambda key: (colour_of(key), [*LABELS, key].index(key)))
        self.lines = [[key for key in keys if key in LABELS], [key for key in keys if colour_of(key) >= 0]]
        self._pads = pads_of(profile)
        wide = profile.width
        self.lines += [self._pads[first : first + wide] for first in range(0, len(self._pads), wide)]

    @property
    def count(self) -> int:
        """The number of rows of buttons."""
        return sum(bool(line) for line in self.lines)

    @property
    def wide(self) -> int:
        return max(sum(map(width_of, line)) for line in self.lines)

    def compose(self) -> ComposeResult:
        for line in self.lines:
            if line:
                with Horizontal():
                    for key in line:
                        yield self._made(key)

    def _made(self, key: str) -> Button:
        return Pad(key, self.player, self._pads.index(key)) if key in self._pads else Button(key, self.player)

    def follow(self) -> None:
        for button in self.query(Button):
            button.follow()

    def fit(self, low: bool) -> None:
        for button in self.query(Button):
            button.set_class(low, "low")


def width_of(key: str) -> int:
    return PAD_WIDTH if pad_of(key) >= 0 else WIDTHS.get(key, 3)
