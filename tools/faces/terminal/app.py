"""The full-screen program: lights and buttons at the left, the console at the right, and the figures if asked for.

Every button has a key. Ok, back and left do something else when they are held; a terminal does not report how long a
key is down, so holding has keys of its own. Keys go to what has the heavy frame, which is seen in a window of any size:
at first the console, as it asks what to play; from the first arrow on the lights, and from a backspace at a line in
which nothing was typed: there it is back, or goes to the question before; tab switches. While there is text in the
line, only tab and escape lead away from it. If the board has no colour buttons and no display either, the letter of a
colour that is typed at the lights goes to the console, and so does all up to the next enter; a paste always does. A
playthrough presses the keys itself.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.markup import escape
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.driver import Driver
from textual.filter import LineFilter

from firmware.ui.notation import COLOURS
from tools.faces.terminal import keyboard, legend, offered, signals, uncoloured
from tools.faces.terminal.buttons import Buttons
from tools.faces.terminal.frame import Caption, Frame
from tools.faces.terminal.legend import ACTIONS, HELD, KEYS, LONGEST_LINE, ON_ROW, SCROLLED, TYPED
from tools.faces.terminal.lights import DISCS, PLAIN, SIGNED
from tools.faces.terminal.line import Line
from tools.faces.terminal.panel import Panel
from tools.front import latin, pads
from tools.front.keys import colour_typed
from tools.front.playable import Playable
from tools.playthrough.performance import Performance

FRAMES_PER_S = 30
PANEL_COLUMNS = 30  # the panel is left out if it would be narrower


class Face(App[int]):
    CSS = """
    Screen { background: #0d0d11; color: #d0d0d8; }
    #left { width: auto; }
    .typed-at { border: heavy #ffffff !important; }
    #help { height: 1; color: #9a9aa6; }
    """
    TITLE = "Peglight"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "quit", priority=True),
        Binding("tab", "type", priority=True),
        *(Binding(f"f{number}", action) for number, action in enumerate(ACTIONS, 1)),
        *(Binding(key, f"row('{way}')", priority=True) for key, way in ON_ROW.items()),
    ]

    def __init__(
        self,
        player: Playable,
        cap_ma: int,
        told: str | None = None,
        rings: bool = False,
        look: int | None = None,
        watched: Performance | None = None,
    ):
        super().__init__()
        self.player = player
        self.rings = rings
        self.frame = Frame(player, self._first_look() if look is None else look)
        self.lights = self.frame.lights
        self.caption = Caption(player)
        self.legend = legend.Legend(player)
        self.buttons = Buttons(player)
        self.panel = Panel(player, cap_ma)
        self.line = Line(player, self.panel)
        self.watched = watched
        self._note = ""  # of a playthrough
        self.buttons.disabled = watched is not None
        self._told = told
        self._wants_panel = self.beside = True  # beside: there is room for both the lights and the panel
        self._tones = 0  # tones of the board rung so far

    def get_driver_class(self) -> type[Driver]:
        return keyboard.driver()

    def get_line_filters(self) -> Sequence[LineFilter]:
        return uncoloured.FILTERS if self.no_color else super().get_line_filters()

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="left"):
                yield self.frame
                yield self.buttons
            yield self.panel
        yield self.caption
        yield self.legend

    def on_mount(self) -> None:
        signals.listen(self)
        self.begin_capture_print(self)
        if self._told:
            self.panel.say(self._told)
        if not self.watched:
            self.type_at_console(not self.player.glass)  # a display of its own asks what to play, too
        self.set_interval(1 / FRAMES_PER_S, self.follow)

    def follow(self) -> None:
        """Bring everything up to date with the board, once a frame."""
        if self.player.failure or (self.watched and self.watched.ended.is_set()):
            self.exit(0)
            return
        if self.watched and self.watched.caption != self._note:  # setting it redraws everything in the frame
            self._note = self.watched.caption
            self.frame.border_subtitle = escape(self._note)
        self.caption.follow(self.panel.typing)
        self.frame.follow()
        self.buttons.follow()
        self.panel.follow()
        self.legend.follow(offered.idle(self.player, self.frame, self.panel, self.rings, self.beside))
        if self.panel.over and not self.watched:
            self.exit(0)
        tones = self.player.tones
        if self.rings and tones != self._tones:
            self.bell()
        self._tones = tones

    # what a person does

    def on_key(self, event: events.Key) -> None:
        if self.watched:
            return
        if event.key in SCROLLED:
            self.panel.scroll_by_pages(SCROLLED[event.key])
        elif self.panel.typing and self.line.takes(event.key):
            if self.line.type(event):
                self.type_at_console(False)
        elif event.key in KEYS:
            self.type_at_console(False)
            self._tap(KEYS[event.key], self.player.tap)
        elif (display := self.player.display) and display.spell(event.character or ""):
            self.type_at_console(False)
        elif (sign := latin.of(event.character) or "").lower() in HELD:
            self._tap(HELD[sign.lower()], self.player.hold)
        else:
            self._choose(sign)

    def _tap(self, key: str, way: Callable[[str], None]) -> None:
        if there := pads.found(self.player, key):
            way(there)

    def _choose(self, sign: str | None) -> None:
        """Press the key of the colour that this sign stands for, if it does."""
        display = self.player.display
        colour = colour_typed(sign, (display and display.signs) or COLOURS)
        if not sign or colour < 0:
            return
        if (key := f"colour_{colour + 1}") in self.player.profile.buttons:
            self.player.tap(key)
        elif display:
            display.choose(colour)
        else:
            self._put(sign)

    def _put(self, text: str) -> None:
        """Type this at the console; if the lights have the keys, it gets them until the next enter."""
        if not self.panel.typing:
            self.type_at_console(True)
            self.line.passing = True
        if self.line.put(text):
            self.type_at_console(False)

    def on_paste(self, event: events.Paste) -> None:
        if event.text and not self.watched:
            self._put(event.text)

    def on_print(self, event: events.Print) -> None:
        """Show what the firmware prints when it crashes."""
        for line in event.text.splitlines():
            self.panel.say(line)

    def action_type(self) -> None:
        if self.watched:
            return
        self.type_at_console(not self.panel.typing)

    def type_at_console(self, typing: bool) -> None:
        """From now on keys go there, or to the lights."""
        if typing != self.panel.typing:
            self.panel.type_here(typing)
            self.fit(self.size.width, self.size.height)
        self.line.passing = False

    async def action_quit(self) -> None:
        self.exit(0)

    def action_rules(self) -> None:
        """Ask the console, which is shown and drops what has been begun of a line."""
        self.type_at_console(self.panel.typing or not self.panel.display)
        self.player.type(TYPED["backspace"] * LONGEST_LINE + "RULES" + TYPED["enter"])

    def action_turn(self) -> None:
        self.frame.turn()
        self.fit(self.size.width, self.size.height)

    def action_panel(self) -> None:
        self._wants_panel = not self._wants_panel
        self.fit(self.size.width, self.size.height)

    def action_figures(self) -> None:
        self.panel.figures.display = not self.panel.figures.display

    def action_row(self, way: str) -> None:
        """Do this with the row in hand, unless one is being typed."""
        display = self.player.display
        if display and not self.watched and not self.panel.tail:
            getattr(display, way)()

    def action_look(self) -> None:
        self.frame.next_look()

    def action_bell_on(self) -> None:
        self.rings = not self.rings

    # where things are

    def on_resize(self, event: events.Resize) -> None:
        self.fit(event.size.width, event.size.height)

    def fit(self, columns: int, lines: int) -> None:
        """Make the lights as large as possible, with flat buttons if that makes them larger. Where there is no room for
        both, what the keys go to is shown."""
        typing = self.panel.typing
        lines -= self.caption.fit(columns)
        self.beside = columns - max(self.buttons.wide, self.frame.least) - 2 >= PANEL_COLUMNS
        self.panel.display = typing or (self._wants_panel and self.beside)
        self.query_one("#left").display = self.beside or not typing
        shared = self.panel.display and self.beside
        high, low = (lines - 3 - of * self.buttons.count for of in (3, 1))
        self.buttons.fit(self.frame.fit(columns - 2 - PANEL_COLUMNS * shared, high, low), columns)
        self.panel.set_class(typing, "typed-at")
        self.frame.set_class(not typing and not self.watched, "typed-at")
        self.legend.fit(legend.WATCHED if self.watched else legend.TYPING if typing else legend.AT_LIGHTS, columns)

    def _first_look(self) -> int:
        return PLAIN if self.no_color else DISCS if self.console.color_system == "truecolor" else SIGNED


def run(face: Face, headless: bool = False) -> int:
    """Run until the person leaves; the exit status. Every way out sets one, so a face without one has failed."""
    face.run(headless=headless)
    return 1 if face.return_value is None else face.return_value
