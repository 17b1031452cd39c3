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
    DEFAULT_CSS = "Buttons { width: 100%; height: auto; text-align: center; }"

    def __init__(self, player: Playable):
        super().__init__(markup=False, id="buttons")
        self.player = player
        self._held: str | None = None  # by the mouse
        self._now: tuple = ()  # as they were drawn last
        profile = player.profile
        self._pads = pads_of(profile)
        rows = [[key for key in LABELS if key in profile.buttons]]
        rows.append(sorted((key for key in profile.buttons if colour_of(key) >= 0), key=colour_of))
        rows += [self._pads[first : first + profile.width] for first in range(0, len(self._pads), profile.width)]
        self.rows = [row for row in rows if row]

    def follow(self) -> None:
        view = self.player.display.view if self.player.display else None
        told = pads.captions(self.player.profile, view) if self._pads else []
        lights = self.player.picture() if self._pads else []
        now = [self.player.is_down(key) for row in self.rows for key in row], told, lights
        if now != self._now:
            self._now = now
            of_pads = dict(zip(self._pads, zip(told, lights, strict=False), strict=True))
            self.update(Text("\n").join(Text(" ").join(self._button(key, of_pads) for key in row) for row in self.rows))

    def _button(self, key: str, of_pads: dict[str, tuple[str, Colour]]) -> Text:
        if key in of_pads:
            text, light = of_pads[key]
            drawn = Text(text.center(PAD_WIDTH), ground(seen(light)))
        else:
            letter = letter_of(key)
            style = ink(clear(look_of(key)) if letter else BRIGHT) + Style(bgcolor=ground(KEY).bgcolor)
            drawn = Text(f" {letter or LABELS[key]} ", style)
        is_down = self.player.is_down(key)
        drawn.stylize(Style(bold=is_down, reverse=is_down, meta={"key": key}))
        return drawn

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
