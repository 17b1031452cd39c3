"""The board, true to the pixel: its lights, its buttons, and below them the last line that its console has said."""

from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.widgets import Static

from tools.faces.terminal.buttons import Buttons
from tools.faces.terminal.inks import Look
from tools.faces.terminal.lights import MOST_ROWS, Lights
from tools.front import latin, pads
from tools.front.keys import colour_typed
from tools.front.playable import Playable

KEYS = {"left": "left", "right": "right", "up": "up", "down": "down"}
KEYS |= {"enter": "ok", "space": "ok", "backspace": "back", "escape": "back"}
HELD = {"m": "back", "h": "ok", "a": "left"}  # a terminal does not report how long a key is down


class Board(Vertical):
    DEFAULT_CSS = """
    Board { height: 1fr; }
    #caption { text-align: center; }
    #frame { width: auto; height: auto; border: round #5a5a66; }
    """

    def __init__(self, player: Playable, look: Look):
        super().__init__(id="board")
        self.player = player
        self.lights = Lights(player, look)
        self.buttons = Buttons(player)
        self.frame = Vertical(self.lights, id="frame")
        self.frame.border_title = player.profile.name
        self.caption = Static(markup=False, id="caption")

    def compose(self) -> ComposeResult:
        yield Center(self.frame)
        yield Center(self.buttons)
        yield self.caption

    def follow(self, said: str, performed: str) -> None:
        """Show the board as it is now, and the note of a playthrough."""
        self.lights.follow()
        self.buttons.follow()
        view = self.player.display.view if self.player.display else None
        told = view.caption if view else said
        if told != str(self.caption.content):
            self.caption.update(told)
        performed = performed.replace("[", "\\[")
        if self.frame.border_subtitle != performed:
            self.frame.border_subtitle = performed

    def press(self, key: str, sign: str | None) -> None:
        """Press the button that a key stands for, if there is one."""
        letter = (latin.of(sign) or "").lower()
        colour = f"colour_{colour_typed(letter) + 1}"
        if key in KEYS and (there := pads.found(self.player, KEYS[key])):
            self.player.tap(there)
        elif letter in HELD and (there := pads.found(self.player, HELD[letter])):
            self.player.hold(there)
        elif colour in self.player.profile.buttons:
            self.player.tap(colour)

    def back(self) -> None:
        self.press("escape", None)

    def fit(self, columns: int, lines: int) -> None:
        """Make the lights as large as there is room."""
        profile = self.player.profile
        room = lines - 3 - len(self.buttons.lines)  # the frame and the caption
        self.lights.resize(max(1, min((columns - 2) // (2 * profile.width), room // profile.height, MOST_ROWS)))
