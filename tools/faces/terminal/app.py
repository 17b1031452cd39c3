"""The full-screen program: one column in the middle with what is played, what is asked, and what can be done.

It draws the page that the board shows and asks by intents. F2 turns to the board itself, its lights and buttons; F3 to
the transcript. A board without a display, as an emulated one, has these two alone, and a line of words goes to its
console. A playthrough presses the keys itself.
"""

import time
from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.driver import Driver
from textual.filter import LineFilter
from textual.timer import Timer
from textual.widgets import Input, Static

from firmware.ui.faces.page import Page
from firmware.ui.screen import BACK, BOARD, LINES, LIST, MOVE, OK, PICK, PUT, TYPED, WORD
from tools.faces.terminal import keyboard, motion, offered, sheet, signals
from tools.faces.terminal.board import Board
from tools.faces.terminal.inks import Look, Uncoloured
from tools.faces.terminal.lights import DISCS, SIGNED
from tools.faces.terminal.lights import PLAIN as UNCOLOURED
from tools.faces.terminal.said import SAID
from tools.faces.terminal.stage import Stage, footer, help_of
from tools.faces.terminal.transcript import Transcript
from tools.front import latin
from tools.front.display import Display
from tools.front.keys import colour_typed
from tools.front.playable import Playable
from tools.playthrough.performance import Performance

LIGHTS_S = 0.1  # from one look at the lights to the next
UNSEEN_S = 0.25  # where nobody sees them, and the board tells of what is new
WIDEST = 72  # columns
FEW_COLOURS = ("standard", None)  # so few that pegs need their letters
RIGHT = 3  # the button of the mouse
MARKS = "XO"  # the signs of an exact peg and of a near one, as they are typed
PLAY, BOARD_VIEW, TRANSCRIPT = VIEWS = ("play", "board", "transcript")
SCROLLED = {"pageup": -1, "pagedown": 1}


class Face(App[int]):
    CSS = """
    Screen { background: #0d0d11; color: #d0d0d8; align: center top; }
    #column { height: 1fr; }
    #play { height: 1fr; }
    #body { height: 1fr; }
    #body, #field { background: #0d0d11; }
    #title, #below, #footer { text-align: center; }
    #title, #footer, #words { height: 1; }
    #below { height: auto; }
    Input { border: none; height: 1; padding: 0; background: #24242c; }
    Input:focus { border: none; }
    #colon { width: 2; }
    """
    TITLE = "Peglight"
    AUTO_FOCUS = ""
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding(key, action, priority=True)
        for key, action in {
            "ctrl+c": "quit",
            "ctrl+z": "suspend_process",
            "escape": "escape",
            "f1": "help",
            "f2": "turn",
            "f3": "transcript",
            "f4": "bell_on",
            "f5": "letters",
            "f6": "command('HINT')",
            "f7": "row('fill')",
            "f8": "row('clear')",
            "f9": "command('MENU')",
        }.items()
    ]

    def __init__(
        self,
        player: Playable,
        told: str | None = None,
        rings: bool = False,
        watched: Performance | None = None,
    ):
        super().__init__()
        self.player = player
        self.asked: Display | None = None if watched else player.display
        self.rings = rings
        self.watched = watched
        self.page: Page | None = None
        self.look = Look(not self.no_color, self.console.color_system in FEW_COLOURS)
        self.texts = {name: Static(id=name, markup=False) for name in ("title", "body", "below", "footer")}
        self.field = Input(id="field")  # for what is typed whole
        self.line = Input(id="line")  # for words
        self.words = Horizontal(Static(": ", id="colon"), self.line, id="words")
        self.board = Board(player, self._look_of_lights())
        self.board.buttons.disabled = watched is not None
        self.transcript = Transcript(player)
        self.shown = BOARD_VIEW if self.asked is None else PLAY
        self._heard: tuple = ()  # the screen whose lines were told, and how many were
        self._news = [told] if told else []
        self._helps = False  # help lies over the page
        self._leaves = False  # Ctrl-C was pressed once
        self._first = 0  # lines of a text that were scrolled past
        self._typed = ""  # the beginning of an entry, or of its number
        self._tones = 0  # tones of the board rung so far
        self._frame = motion.STILL
        self._frames: Iterator[motion.Frame] = iter(())
        self._due_s = 0.0  # when the frame that is shown is over
        self._moving: Timer | None = None
        self._looking: Timer | None = None

    def get_driver_class(self) -> type[Driver]:
        return keyboard.driver()

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [Uncoloured()] if self.no_color else super().get_line_filters()

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Vertical(id="column"):
            yield texts["title"]
            yield Vertical(texts["body"], self.field, texts["below"], id="play")
            yield self.board
            yield self.transcript
            yield texts["footer"]
            yield self.words

    def on_mount(self) -> None:
        self.words.display = self.field.display = False
        signals.listen(self)
        self.begin_capture_print(self)
        for line in self._news:
            self.transcript.say(line)
        if self.asked:
            keep = self.asked.drawn

            def drawn(display: Display) -> None:
                keep(display)
                self.call_later(self.follow)  # from the thread of the board

            self.asked.drawn = drawn
        self._turn_to(self.shown)
        self.follow()

    # what is shown

    def follow(self) -> None:
        """Bring everything up to date with the board."""
        left = self.asked is not None and self.asked.has_left
        if self.player.failure or left or (self.watched and self.watched.ended.is_set()):
            self.exit(0)
            return
        self.transcript.follow()
        if self.transcript.over and not self.watched:
            self.exit(0)
        if self.shown == BOARD_VIEW:
            self.board.follow(self.transcript.said[-1] if self.transcript.said else "")
            self._name_performance()
        view = self.asked.view if self.asked and self.asked.rests else None
        if view is not None and view is not self.page:
            self._take(view)
        tones = self.player.tones
        if self.rings and tones != self._tones:
            self.bell()
        self._tones = tones

    def _name_performance(self) -> None:
        if self.watched and self.board.frame.border_subtitle != self.watched.caption.replace("[", "\\["):
            self.board.frame.border_subtitle = self.watched.caption.replace("[", "\\[")

    def _take(self, page: Page) -> None:
        before, self.page = self.page, page
        if before is not None and vars(before) == vars(page):
            return
        if before is None or (before.name, before.title, before.kind) != (page.name, page.title, page.kind):
            self._first, self._typed = 0, ""
            self._set_field(page)
        self._hear(page, before is None)
        frames = motion.between(before, page)
        if frames or before is None or before.name != page.name:
            self._move(frames)
        else:
            self._draw()

    def _move(self, frames: Sequence[motion.Frame]) -> None:
        """Show these one after the other, unless nothing is to move."""
        moves = self.page is not None and self.page.moves and not self.no_color and self.animation_level != "none"
        self._frames, self._due_s = iter(frames if moves else ()), time.monotonic()
        self._next_frame()

    def _next_frame(self) -> None:
        """Show the next of what moves; a slow terminal leaves some out."""
        if self._moving:
            self._moving.stop()
        now_s = time.monotonic()
        self._frame = motion.STILL
        for frame in self._frames:
            self._due_s += frame.ms / 1000
            if self._due_s > now_s:
                self._frame = frame
                self._moving = self.set_timer(self._due_s - now_s, self._next_frame)
                break
        self._draw()

    def _hear(self, page: Page, begins: bool) -> None:
        """Collect what was said since the last press, or since the board was switched on."""
        here = page.name, page.round
        known = self._heard[1] if self._heard and self._heard[0] == here else 0
        new = page.lines[known:] if page.kind == BOARD and not page.entries else []
        if not known:
            # the first line greets a round; it is no news where one goes on
            new = [] if page.rows else [line for line in new if not _names_colours(page, line)][:1]
        self._heard = (here, len(page.lines))
        told = new or ([page.refusal] if page.refusal else page.notices)
        if told:
            self._news = [*self._news, *told] if begins else told

    def _set_field(self, page: Page) -> None:
        """Show the field where something is typed whole, and only there."""
        self.field.display = page.kind == TYPED
        if page.kind == TYPED:
            self.field.value = page.typed
            self.call_after_refresh(self.field.select_all)  # what is typed takes its place
        self._focus()

    def _focus(self) -> None:
        if self.words.display:
            self.set_focus(self.line)
        elif self.shown == PLAY and self.page is not None and self.page.kind == TYPED:
            self.set_focus(self.field)
        else:
            self.set_focus(None)

    def _draw(self) -> None:
        page, texts = self.page, self.texts
        if page is None:
            return
        columns, lines = min(WIDEST, self.size.width), self.size.height
        stage = Stage(page, columns, lines, self.look, self._frame, self._news, self._first)
        body = stage.body()
        if self._helps and self.asked:
            body = help_of(page, self.asked, columns, stage.room)
        texts["title"].update(stage.title())
        texts["body"].update(Text("\n").join([Text()] * stage.spacious + body))
        texts["body"].styles.height = len(body) + 2 * stage.spacious if self.field.display else "1fr"
        texts["below"].update(Text("\n").join(stage.below()))
        self._draw_footer()

    def _draw_footer(self) -> None:
        self.texts["footer"].update(footer(self._offers(), min(WIDEST, self.size.width)))

    def _offers(self) -> list[offered.Offer]:
        if self.watched:
            return [offered.Offer("^C", "", "quit")]
        said = SAID[self.page.language if self.page else "en"]
        if self.shown == TRANSCRIPT:
            back = offered.Offer("F3", said["game"], "transcript")
            return [back, offered.Offer("PgUp PgDn", said["scroll"], "page(-1)")]
        if self.shown == BOARD_VIEW:
            turn = [offered.Offer("F2", said["game"], "turn")] if self.asked else []
            keys = [offered.Offer("F3", said["transcript"], "transcript"), offered.Offer(":", said["words"], "words")]
            return turn + keys
        if self._helps:
            return [offered.Offer("Esc", said["back"], "escape")]
        return offered.of(self.page, self.asked) if self.page and self.asked else []

    # what a person does

    def on_key(self, event: events.Key) -> None:
        if self.watched or isinstance(self.focused, Input):
            return
        self._leaves = self._helps = False
        sign = event.character if event.is_printable else None
        if event.key in SCROLLED:
            self.action_page(SCROLLED[event.key])
        elif (sign and sign in ":/") or event.key == "tab":
            self.action_words()
        elif sign == "?":
            self.action_help()
        elif self.shown == BOARD_VIEW:
            self.board.press(event.key, sign)
        elif self.shown == PLAY and self.page is not None:
            self._press(self.page, event.key, latin.of(sign) or "")

    def _press(self, page: Page, key: str, sign: str) -> None:
        asks = page.is_question and page.kind == LINES
        if asks and (sign.strip() or key == "enter"):
            agrees = False if key == "enter" else offered.answer_of(page, sign)
            if agrees is not None:
                self.action_answer(agrees)
        elif key in ("enter", "space"):
            self.action_ok()
        elif key == "backspace":
            self._ask(BACK)
        elif key in ("up", "down"):
            self._turn(page, 1 if key == "down" else -1)
        elif key in ("home", "end") and page.entries:
            self._ask(MOVE, (0 if key == "home" else len(page.entries) - 1) - page.chosen)
        elif key in ("left", "right"):
            step = 1 if key == "right" else -1
            if page.kind == BOARD and not page.entries:
                self._ask(MOVE, step)
            elif page.kind == LIST:
                self.action_step(step)
        elif page.kind == BOARD and not page.entries:
            self._press_on_board(page, sign)
        elif page.entries and sign:
            self._choose(page, sign)
        elif page.name == "share" and sign.lower() == "c":
            self.action_copy()

    def _turn(self, page: Page, step: int) -> None:
        """Go on in a list or a text, or to the next colour at the cursor."""
        if page.kind == LINES:
            self._scroll(step)
        elif page.kind == BOARD and not page.entries and 0 <= page.cursor < page.pegs and page.mark is None:
            digit = page.hand[page.cursor]
            count = len(page.letters)
            first = count if step > 0 else -1  # before the first, or after the last
            self._ask(PUT, (page.cursor, ((first if digit is None else digit) - step) % count))
        else:
            self._ask(MOVE, step)

    def _press_on_board(self, page: Page, sign: str) -> None:
        signs = MARKS if page.mark is not None else page.letters
        colour = colour_typed(sign, signs)
        command = offered.COMMANDS.get(sign.lower())
        if sign == "=":
            self.action_row("fill")
        elif sign == "U":
            self.action_row("redo")
        elif (page.mark is not None or page.hand) and 0 <= colour < len(signs):
            self._put(page, colour)
        elif command == "UNDO":
            self.action_undo()
        elif command:
            self.action_command(command)
        elif sign and page.hand:
            self.action_type(sign)

    def _put(self, page: Page, colour: int) -> None:
        """Set a peg of this colour, or add to the mark."""
        if page.mark is None and page.cursor >= page.pegs and self._is_settled:
            self._refuse()
        elif self.asked:
            self._begin()
            self.asked.choose(colour)

    @property
    def _is_settled(self) -> bool:
        """Whether all that was pressed is done, so that the page tells what the next press means."""
        return self.asked is not None and self.asked.rests and self.asked.view is self.page

    def _refuse(self) -> None:
        """Show that this does nothing now: what does is asked for below."""
        self._begin()
        self._move(motion.REFUSED)

    def _choose(self, page: Page, sign: str) -> None:
        """Take the entry whose number or name begins so, or go to the next one that does."""
        names = [sheet.label(page, at).upper() for at in range(len(page.entries))]
        self._typed += sign.upper()
        for typed in (self._typed, sign.upper()):
            self._typed = typed
            numbers = [at for at in range(len(names)) if str(at + 1).startswith(typed)]
            found = [at for at, name in enumerate(names) if name.startswith(typed)] or numbers
            if len(found) == 1:
                self._typed = ""
                self._ask(PICK, found[0])
                return
            if found:
                later = [at for at in found if at > page.chosen]
                exact = [at for at in found if typed == str(at + 1)]
                self._ask(MOVE, (exact or later or found)[0] - page.chosen)
                return
        self._typed = ""
        command = offered.COMMANDS.get(sign.lower())
        if page.kind == BOARD and command:
            self.action_command(command)

    def _begin(self) -> None:
        """Forget what was said: it is read."""
        self._news = []
        self._leaves = self._helps = False

    def _ask(self, intent: int, value: object = None) -> None:
        self._begin()
        if self.asked:
            self.asked.do(intent, value)

    def on_click(self, event: events.Click) -> None:
        if self.watched or not self.asked:
            return
        meta, page = event.style.meta, self.page
        if "action" in meta:
            self.call_later(self.run_action, meta["action"])
        elif page is None:
            return
        elif event.button == RIGHT:
            place, colour = (page.cursor, meta["colour"]) if "colour" in meta else meta.get("peg", (0, None))
            if colour is not None:
                self.asked.cross(place, colour)
        elif "answer" in meta:
            self.action_answer(meta["answer"])
        elif "step" in meta and offered.is_stepped(page):
            self.action_step(meta["step"])
        elif "entry" in meta or "row" in meta:
            self._ask(PICK, meta.get("entry", meta.get("row")))
        elif "colour" in meta:
            self._put(page, meta["colour"])
        elif "place" in meta:
            self._begin()
            self.asked.touch(meta["place"])

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        self._wheel(1)

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        self._wheel(-1)

    def _wheel(self, step: int) -> None:
        if self.shown == PLAY and self.page is not None and (self.page.kind != BOARD or self.page.entries):
            self._turn(self.page, step)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id == "line":
            self.action_words(False)
        if self.asked:
            self.action_type(event.value)
        else:
            self.player.type(event.value + "\r")

    def on_print(self, event: events.Print) -> None:
        """Keep what the firmware prints when it crashes."""
        for line in event.text.splitlines():
            self.transcript.say(line)

    # actions

    def action_ok(self) -> None:
        page = self.page
        may_ok = page is None or page.taught or any(intent == OK for intent, _, _ in page.offers)
        if page and offered.sets_pegs(page) and not may_ok and self._is_settled:
            self._refuse()
        elif self.asked:
            self._begin()
            self.asked.send()

    def action_move(self, step: int) -> None:
        self._ask(MOVE, step)

    def action_step(self, step: int) -> None:
        """Change the value of the entry that is chosen."""
        if self.asked and self.page is not None and offered.is_stepped(self.page):
            self._begin()
            self.asked.step(self.page.chosen, step)

    def action_answer(self, agrees: bool) -> None:
        self._ask(OK if agrees else BACK)

    def action_command(self, name: str) -> None:
        if not self.watched:
            self._ask(WORD, (name, ""))

    def action_type(self, text: str) -> None:
        self._begin()
        if self.asked:
            self.asked.type(text)

    async def action_submit(self) -> None:
        await self.field.action_submit()

    def action_copy(self) -> None:
        """Put what is told into the clipboard."""
        if self.page:
            self.copy_to_clipboard("\n".join(self.page.lines))
            self._news = [SAID[self.page.language]["copied"]]
            self._draw()

    def action_undo(self) -> None:
        if self.asked and "undo" in self.asked.can:
            self.action_row("undo")
        elif self.page and self.page.taught and any(peg is not None for peg in self.page.hand):
            self._ask(BACK)
        else:
            self.action_command("UNDO")

    def action_row(self, way: str) -> None:
        """Do this with the row in hand."""
        if self.asked and not self.watched:
            self._begin()
            getattr(self.asked, way)()

    def action_escape(self) -> None:
        if self.watched:
            return
        if self.words.display:
            self.action_words(False)
        elif self.shown == TRANSCRIPT:
            self.action_transcript()
        elif self.shown == BOARD_VIEW:
            self.board.press("escape", None)
        elif self._helps:
            self._turn_to(PLAY)
        elif self.page is not None:
            for _ in range(1 + len(self.page.typed)):
                self._ask(BACK)

    def action_words(self, opens: bool = True) -> None:
        """Open a line of words over the footer, or close it."""
        if self.watched:
            return
        self.words.display = opens
        self.texts["footer"].display = not opens
        self.line.value = ""
        self._focus()

    def action_help(self) -> None:
        self.action_words(False)
        if self.asked:
            self._turn_to(PLAY, not self._helps)
        else:
            self.player.type("HELP\r")

    def action_turn(self) -> None:
        if self.asked:
            self._turn_to(PLAY if self.shown == BOARD_VIEW else BOARD_VIEW)

    def action_transcript(self) -> None:
        closed = PLAY if self.asked else BOARD_VIEW
        self._turn_to(closed if self.shown == TRANSCRIPT else TRANSCRIPT)

    def _turn_to(self, shown: str, helps: bool = False) -> None:
        self.shown, self._helps = shown, helps
        for name in VIEWS:
            self.query_one(f"#{name}").display = name == shown
        if self._looking:
            self._looking.stop()
        rests = self.asked is not None and shown != BOARD_VIEW
        self.player.rest_s = UNSEEN_S if rests else LIGHTS_S
        self._looking = self.set_interval(self.player.rest_s, self.follow)
        self._focus()
        self._draw()
        self._draw_footer()

    def action_page(self, pages: int) -> None:
        if self.shown == TRANSCRIPT:
            self.transcript.scroll_relative(y=pages * (self.transcript.size.height - 1), animate=False)
        else:
            self._scroll(pages * (self.size.height // 2))

    def _scroll(self, lines: int) -> None:
        if self.page is not None and self.page.kind == LINES:
            last = sheet.length(self.page, min(WIDEST, self.size.width) - 4) - (self.size.height - 7)
            self._first = max(0, min(self._first + lines, last))
            self._draw()

    def action_bell_on(self) -> None:
        self.rings = not self.rings

    def action_letters(self) -> None:
        self.look = self.look._replace(letters=not self.look.letters or self.no_color)
        self.board.lights.next_look()
        self._draw()

    async def action_quit(self) -> None:
        if self.watched or not self.asked or self._leaves:
            self.exit(0)
            return
        self._leaves = True
        self._news = [SAID[self.page.language if self.page else "en"]["leave"]]
        self._turn_to(PLAY)

    # where things are

    def on_resize(self, event: events.Resize) -> None:
        self.query_one("#column").styles.width = min(WIDEST, event.size.width)
        self.board.fit(min(WIDEST, event.size.width), event.size.height - 2)
        self.call_after_refresh(self._draw)

    def _look_of_lights(self) -> int:
        return UNCOLOURED if self.no_color else DISCS if self.console.color_system == "truecolor" else SIGNED


def _names_colours(page: Page, line: str) -> bool:
    """Return whether a line tells what the legend shows."""
    return all(name in line for name in page.names[:2])


def run(face: Face, headless: bool = False) -> int:
    """Run until the person leaves; the exit status. Every way out sets one, so a face without one has failed."""
    face.run(headless=headless)
    return 1 if face.return_value is None else face.return_value
