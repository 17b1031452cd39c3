"""The board, true to the pixel: its lights, its buttons, and below them the last line that its console has said."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Vertical
from textual.widgets import Static

from tools.faces.terminal.buttons import Buttons
from tools.faces.terminal.inks import Look
from tools.faces.terminal.lights import MOST_ROWS, Lights
from tools.front import latin, pads
from tools.front.keys import colour_typed
from tools.front.playable import Playable

KEYS = {"left": "left", "right": "right", "up": "up", "down": "down", "enter,space": "ok", "backspace": "back"}
HELD = {"m": "back", "h": "ok", "a": "left"}  # a terminal does not report how long a key is down


class Board(Vertical, can_focus=True):
    DEFAULT_CSS = """
    Board { height: 1fr; }
    #caption { text-align: center; }
    """
    BINDINGS: ClassVar = [Binding(key, f"tap('{button}')") for key, button in KEYS.items()]

    def __init__(self, player: Playable, look: Look):
        super().__init__(id="board")
        self.player = player
        self.lights = Lights(player, look)
        self.buttons = Buttons(player)
        self.lights.border_title = player.profile.name
        self.caption = Static(markup=False, id="caption")

    def compose(self) -> ComposeResult:
        yield from (Center(self.lights), self.buttons, self.caption)

    def follow(self, said: str, performed: str) -> None:
        """Show the board as it is now, and the note of a playthrough."""
        self.lights.follow()
        self.buttons.follow()
        view = self.player.display.view if self.player.display else None
        told = view.caption if view else said
        if told != self.caption.content:
            self.caption.update(told)
        performed = performed.replace("[", "\\[")
        if performed != self.lights.border_subtitle:
            self.lights.border_subtitle = performed

    def action_tap(self, key: str) -> None:
        if there := pads.found(self.player, key):
            self.player.tap(there)

    def take_focus(self) -> None:
        self.screen.set_focus(self)

    def back(self) -> None:
        self.action_tap("back")

    def on_key(self, event: events.Key) -> None:
        letter = (latin.of(event.character) or "").lower()
        colour = f"colour_{colour_typed(letter) + 1}"
        if letter in HELD and (there := pads.found(self.player, HELD[letter])):
            self.player.hold(there)
        elif colour in self.player.profile.buttons:
            self.player.tap(colour)

    def on_resize(self, event: events.Resize) -> None:
        """Make the lights as large as there is room."""
        profile, (columns, lines) = self.player.profile, event.size
        room = lines - 3 - len(self.buttons.rows)  # the frame and the caption
        self.lights.rows = max(1, min((columns - 2) // (2 * profile.width), room // profile.height, MOST_ROWS))
