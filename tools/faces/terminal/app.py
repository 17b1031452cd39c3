"""The full-screen program: one column in the middle, in which one of three views is shown, and below it the keys.

The first view draws the page that the board shows, and asks by intents. F2 turns to the board itself, its lights and
buttons; F3 to the transcript. A board without a display, as an emulated one, has these two alone, and a line of words
goes to its console. A playthrough presses the keys itself.
"""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.driver import Driver
from textual.filter import LineFilter
from textual.widgets import ContentSwitcher, Input, Static

from tools.faces.terminal import keyboard, signals
from tools.faces.terminal.board import Board
from tools.faces.terminal.inks import Look, Uncoloured
from tools.faces.terminal.offered import Offer, footer
from tools.faces.terminal.play import WIDEST, Play
from tools.faces.terminal.said import words_in
from tools.faces.terminal.transcript import Transcript
from tools.front.playable import Playable
from tools.playthrough.performance import Performance

LIGHTS_S = 0.14  # the longest turn of the board while its lights are seen: half of a blink
UNSEEN_S = 0.25  # while they are hidden
SELDOM_S = 1  # from one look at a board with a display to the next, as it announces what it draws
RIGHT = 3  # the button of the mouse
FEW_COLOURS = ("standard", None)  # so few that pegs need their letters
KEYS = {
    "ctrl+c": "quit",
    "ctrl+z": "suspend_process",
    "escape": "escape",
    "colon,slash": "words",  # at once, or the letters behind it would go to the board
    "f1": "help",
    "f2": "turn",
    "f3": "transcript",
    "f4": "bell_on",
    "f5": "letters",
}
SIGNS = {"tab": "words", "question_mark": "help"}
WATCHED = ("quit", "suspend_process", "turn", "transcript", "bell_on", "letters")  # while a playthrough plays itself


class Face(App[int]):
    CSS_PATH = "face.tcss"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (20, "-spacious")]  # noqa: RUF012 - an instance's, as Textual has it
    TITLE = "Peglight"
    AUTO_FOCUS = ""
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        *(Binding(key, action, priority=True) for key, action in KEYS.items()),
        *(Binding(key, action) for key, action in SIGNS.items()),
    ]

    def __init__(self, player: Playable, told: str | None = None, watched: Performance | None = None):
        super().__init__()
        self.player = player
        self.rings = False
        self.watched = watched
        look = Look(not self.no_color, self.console.color_system in FEW_COLOURS)
        self.play = Play(player.display, look, told, self.draw_footer) if player.display and not watched else None
        self.board = Board(player, look)
        self.board.can_focus = watched is None
        self.board.buttons.disabled = watched is not None
        self.transcript = Transcript(player, told)
        self.first: Play | Board = self.play or self.board
        self.shown: Play | Board | Transcript = self.first
        self.views = ContentSwitcher(*([self.play] if self.play else []), self.board, self.transcript)
        self.footer = Static(id="footer", markup=False)
        self.line = Input(id="line", select_on_focus=False)  # for words
        self.words = Horizontal(Static(": ", id="colon"), self.line, id="words")
        self._tones = 0  # tones of the board rung so far

    def get_driver_class(self) -> type[Driver]:
        return keyboard.driver()

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [Uncoloured()] if self.no_color else []  # every colour is given, so none is left to the terminal

    def compose(self) -> ComposeResult:
        yield from (self.views, self.footer, self.words)

    def on_mount(self) -> None:
        signals.listen(self)
        self.begin_capture_print(self)
        self.app_resume_signal.subscribe(self, lambda _: self.refresh())  # the shell has drawn over it
        if self.play:
            self.play.asked.followers.append(lambda _: self.call_later(self.follow))  # from the thread of the board
        self._turn_to(self.first)
        self.set_interval(SELDOM_S if self.play else LIGHTS_S, self.follow)

    # drawing

    def follow(self) -> None:
        """Bring everything up to date with the board."""
        self.transcript.follow()
        has_left = self.play.asked.has_left if self.play else self.transcript.over and not self.watched
        if self.player.failure or has_left or (self.watched and self.watched.ended.is_set()):
            self.exit(0)
            return
        if self.shown is self.board:
            self.board.follow(self.transcript.last, self.watched.caption if self.watched else "")
        if self.play:
            self.play.follow()
        tones = self.player.tones
        if self.rings and tones != self._tones:
            self.bell()
        self._tones = tones

    @property
    def _said(self) -> dict[str, str]:
        return words_in(self.play.page.language if self.play else "en")

    def draw_footer(self) -> None:
        self.footer.update(footer(self._offers(), min(WIDEST, self.size.width)))

    def _offers(self) -> list[Offer]:
        if self.watched:
            return [Offer("^C", "", "app.quit")]
        if self.play and self.shown is self.play:
            return self.play.offers()
        said = self._said
        back = Offer("F2" if self.shown is self.board else "F3", said["game"], "app.escape")
        if self.shown is self.transcript:
            return [back, Offer("PgUp PgDn", said["scroll"])]
        keys = [Offer("F3", said["transcript"], "app.transcript"), Offer(":", said["words"], "app.words")]
        return [back._replace(action="app.turn"), *keys] if self.play else keys

    # clicks, lines and actions

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        if action == "words" and isinstance(self.focused, Input):
            return False  # it is a sign there
        return not self.watched or action in WATCHED

    async def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        if event.button == RIGHT and self.play:
            self.play.cross(*meta.get("peg", (0, None)))
        elif "action" in meta:
            await self.run_action(meta["action"], self.play or self)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        is_late = event.input is self.line and not self.words.display  # a second Enter, before the line was closed
        if event.input is self.line:
            self.action_words(False)
        typed = "" if is_late else event.value
        if self.play:
            self.play.type(typed)
        else:
            self.player.type(typed + "\r")

    def on_print(self, event: events.Print) -> None:
        """Keep the traceback that the firmware prints when it crashes."""
        self.transcript.say(*event.text.splitlines())

    def action_escape(self) -> None:
        if self.words.display:
            self.action_words(False)
        elif isinstance(self.shown, Transcript):
            self.action_transcript()
        else:
            self.shown.back()

    def action_words(self, opens: bool = True, typed: str = "") -> None:
        """Open a line of words over the footer, with its beginning, or close it."""
        self.words.display = opens
        self.footer.display = not opens
        self.line.value, self.line.placeholder = typed, self._said["line"]
        self.line.cursor_position = len(typed)
        if opens:
            self.screen.set_focus(self.line)
        else:
            self.shown.take_focus()

    def action_help(self) -> None:
        self.action_words(False)
        if self.play:
            self._turn_to(self.play)
            self.play.action_help()
        else:
            self.player.type("HELP\r")

    def action_turn(self) -> None:
        if self.play and not self.player.has_lights:
            self._turn_to(self.play)
            self.play.say("cable")
        else:
            self._turn_to(self.first if self.shown is self.board else self.board)

    def action_transcript(self) -> None:
        self._turn_to(self.first if self.shown is self.transcript else self.transcript)

    def _turn_to(self, shown: Play | Board | Transcript) -> None:
        self.shown = shown
        self.views.current = shown.id
        self.player.rest_s = UNSEEN_S if self.play and shown is not self.board else LIGHTS_S
        shown.take_focus()
        self.draw_footer()
        self.follow()

    def action_bell_on(self) -> None:
        self.rings = not self.rings

    def action_letters(self) -> None:
        look = self.board.lights.look
        look = look._replace(letters=not look.letters or not look.colour)
        self.board.lights.look = look
        if self.play:
            self.play.show_in(look)

    async def action_quit(self) -> None:
        """Leave at once, or if it is asked for a second time with nothing between."""
        if not self.play or self.play.says("leave"):
            self.exit(0)
            return
        self._turn_to(self.play)
        self.play.say("leave")


def run(face: Face, headless: bool = False) -> int:
    """Run until the person leaves; the exit status. Every way out sets one, so a face without one has failed."""
    face.run(headless=headless)
    return 1 if face.return_value is None else face.return_value
