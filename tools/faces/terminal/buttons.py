"""The drawn buttons: they can be pressed and held with the mouse, and show every press, however it was made.

The arrows, ok and back are one row, the colour buttons another; pads, keys with a light beneath them, lie as on the
board, have the colour of their light, and tell what they do now.
"""

from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import Static

from tools.faces.terminal.inks import BRIGHT, ground, ink
from tools.front import pads
from tools.front.keys import colour_of, letter_of, look_of, pads_of
from tools.front.light import Colour, clear, seen
from tools.front.playable import Playable

LABELS = {"left": "◀", "right": "▶", "up": "▲", "down": "▼", "ok": "OK", "back": "BACK"}
PAD_WIDTH = 6
KEY: Colour = (44, 44, 54)


class Buttons(Static):
    DEFAULT_CSS = "Buttons { width: auto; height: auto; text-align: center; }"

    def __init__(self, player: Playable):
        super().__init__(markup=False, id="buttons")
        self.player = player
        self._held: str | None = None  # by the mouse
        self._drawn: dict = {}  # of each key, as it was drawn last
        profile = player.profile
        self._pads = pads_of(profile)
        keys = sorted(profile.buttons, key=lambda key: (colour_of(key), [*LABELS, key].index(key)))
        lines = [[key for key in keys if key in LABELS], [key for key in keys if colour_of(key) >= 0]]
        lines += [self._pads[first : first + profile.width] for first in range(0, len(self._pads), profile.width)]
        self.lines = [line for line in lines if line]

    def follow(self) -> None:
        now = {key: self._now(key) for line in self.lines for key in line}
        if now != self._drawn:
            self._drawn = now
            self.update(Text("\n").join(Text(" ").join(_button(key, *now[key]) for key in line) for line in self.lines))

    def _now(self, key: str) -> tuple[str, Colour | None, bool]:
        """Return the text on a button, the light of a pad, and whether it is down."""
        if key not in self._pads:
            return letter_of(key) or LABELS.get(key, ""), None, self.player.is_down(key)
        place = self._pads.index(key)
        view = self.player.display.view if self.player.display else None
        return pads.told(self.player.profile, view)[place], self.player.picture()[place], self.player.is_down(key)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        key = event.style.meta.get("key")
        if key and not self.disabled:
            self.capture_mouse()
            self._held = key
            self.player.press(key)

    def on_mouse_up(self, _event: events.MouseUp) -> None:
        if self._held:
            self.release_mouse()
            self.player.release(self._held)
            self._held = None


def _button(key: str, text: str, light: Colour | None, is_down: bool) -> Text:
    if light is not None:
        drawn = Text(text.center(PAD_WIDTH), ground(seen(light)))
    else:
        letter = letter_of(key)
        drawn = Text(f" {text} ", ink(clear(look_of(key)) if letter else BRIGHT) + Style(bgcolor=ground(KEY).bgcolor))
    drawn.stylize(Style(bold=is_down, reverse=is_down, meta={"key": key}))
    return drawn
