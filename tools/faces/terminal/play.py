"""The first view: the page that the board shows. Keys and the mouse become intents here."""

import time
from collections.abc import Callable, Iterator, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.timer import Timer
from textual.widgets import Input, Static

from firmware.ui.faces.page import Page
from firmware.ui.screen import BACK, BOARD, LINES, LIST, MOVE, OK, PICK, PUT, TYPED, WORD
from tools.faces.terminal import motion, offered, sheet
from tools.faces.terminal.ahead import Ahead
from tools.faces.terminal.inks import Look
from tools.faces.terminal.news import News
from tools.faces.terminal.said import SAID
from tools.faces.terminal.stage import LOWEST, NARROWEST, WIDEST, Stage, help_of
from tools.front import latin
from tools.front.display import Display
from tools.front.keys import colour_typed

RIGHT = 3  # the button of the mouse


class Play(Vertical):
    DEFAULT_CSS = """
    Play, Play #body { height: 1fr; }
    Play #title, Play #below { text-align: center; }
    Play #title { height: 1; }
    Play #below { height: auto; }
    """

    def __init__(self, asked: Display, look: Look, told: str | None, drawn: Callable[[], None]):
        """`drawn` is called with each drawing, as something else can be done then."""
        super().__init__(id="play")
        self.asked = asked
        self._drawn = drawn
        self.look = look
        self.page: Page | None = None
        self.title, self.body, self.below = (Static(id=name, markup=False) for name in ("title", "body", "below"))
        self.field = Input(id="field")  # for a name, a number or a date
        self._news = News(told)
        self._ahead = Ahead()
        self._helps = False  # help lies over the page
        self._first = 0  # lines of a text that were scrolled past
        self._frame = motion.STILL
        self._frames: Iterator[motion.Frame] = iter(())
        self._due_s = 0.0  # when the frame that is shown is over
        self._moving: Timer | None = None

    def compose(self) -> ComposeResult:
        yield self.title
        yield self.body
        yield self.field
        yield self.below

    def on_mount(self) -> None:
        self.field.display = False

    # drawing

    def follow(self) -> None:
        """Show the page of the board, once all that was asked for is done."""
        view = self.asked.view if self.asked.rests else None
        if view is None or view is self.page:
            return
        before, self.page = self.page, view
        if before is not None and vars(before) == vars(view):
            return
        if before is None or (before.name, before.title, before.kind) != (view.name, view.title, view.kind):
            self._first, self._ahead.typed = 0, ""
            self._set_field(view)
        self._news.hear(view)
        frames = motion.between(before, view)
        if frames or before is None or before.name != view.name:
            self._move(frames)
        else:
            self.draw()

    def _set_field(self, page: Page) -> None:
        """Show the field where something is typed whole, and only there."""
        self.field.display = page.kind == TYPED
        if page.kind == TYPED:
            self.field.value = page.typed
            self.call_after_refresh(self.field.select_all)  # the first letter typed replaces it
        self.take_focus()

    def take_focus(self) -> None:
        self.screen.set_focus(self.field if self.field.display else None)

    def _move(self, frames: Sequence[motion.Frame]) -> None:
        """Show these one after the other, unless nothing is to move."""
        moves = self.page is not None and self.page.moves and self.look.colour and self.app.animation_level != "none"
        self._frames, self._due_s = iter(frames if moves else ()), time.monotonic()
        self._next_frame()

    def _next_frame(self) -> None:
        """Show the next frame of a motion; a slow terminal leaves some out."""
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
        self.draw()

    def draw(self) -> None:
        page, (columns, lines) = self.page, self._room
        if page is None:
            return
        stage = Stage(page, columns, lines, self.look, self._frame, self._news.lines, self._first)
        body = help_of(page, self.asked, columns, stage.room) if self._helps else stage.body()
        self.title.update(stage.title())
        self.body.update(Text("\n").join([Text()] * stage.spacious + body))
        self.body.styles.height = len(body) + 2 * stage.spacious if self.field.display else "1fr"
        self.below.display = not self._helps
        self.below.update(Text("\n").join(stage.below()))
        self._drawn()

    @property
    def _room(self) -> tuple[int, int]:
        """The columns of this view and the lines of the window; a tiny window cuts it off."""
        return max(NARROWEST, min(WIDEST, self.app.size.width)), max(LOWEST, self.app.size.height)

    def offers(self) -> list[offered.Offer]:
        if self.page is None:
            return []
        if self._helps:
            return [offered.Offer("Esc", SAID[self.page.language]["back"], "app.escape")]
        return offered.of(self.page, self.asked)

    def say(self, key: str) -> None:
        """Say something of the terminal's own."""
        self._news.lines = [SAID[self.page.language if self.page else "en"][key]]
        self.draw()

    # keys

    def press(self, key: str, sign: str | None) -> None:
        self._helps = False
        page = self.page
        if page is not None:
            self._press(page, key, latin.of(sign) or "")

    def _press(self, page: Page, key: str, sign: str) -> None:
        is_round = page.kind == BOARD and not page.entries
        if page.is_question and page.kind == LINES and (sign.strip() or key == "enter"):
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
            if is_round:
                self._ask(MOVE, step)
            else:
                self.action_step(step)
        elif is_round:
            self._press_on_board(page, sign)
        elif page.entries and sign:
            self._choose(page, sign)
        elif page.name == "share" and sign.lower() == "c":
            self.action_copy()

    def _turn(self, page: Page, step: int) -> None:
        """Go on in a list or a text, or to the next colour at the cursor."""
        if page.kind == LINES:
            self.scroll_lines(step)
        elif page.kind == BOARD and not page.entries and 0 <= page.cursor < page.pegs and page.mark is None:
            digit = page.hand[page.cursor]
            count = len(page.letters)
            first = count if step > 0 else -1  # before the first, or after the last
            self._ask(PUT, (page.cursor, ((first if digit is None else digit) - step) % count))
        else:
            self._ask(MOVE, step)

    def _press_on_board(self, page: Page, sign: str) -> None:
        signs = offered.MARKS if page.mark is not None else page.letters
        colour = colour_typed(sign, signs)
        command = offered.COMMANDS.get(sign.lower())
        if sign == "=":
            self.action_row("fill")
        elif sign == "U":
            self.action_row("redo")
        elif 0 <= colour < len(signs) and any(intent == PUT for intent, _, _ in page.offers):
            self._put(page, colour)
        elif command == "UNDO":
            self.action_undo()
        elif command:
            self.action_command(command)
        elif sign and page.hand:
            self.type(sign)

    def _choose(self, page: Page, sign: str) -> None:
        command = offered.COMMANDS.get(sign.lower())
        if page.kind == BOARD and command:  # below a round letters are what they are in it
            self.action_command(command)
        elif asked := self._ahead.intent(page, sign):
            self._ask(*asked)

    # the mouse

    def on_click(self, event: events.Click) -> None:
        meta, page = event.style.meta, self.page
        if page is None or "action" in meta:
            return
        if event.button == RIGHT:
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
        if self.page is not None and (self.page.kind != BOARD or self.page.entries):
            self._turn(self.page, step)

    # intents

    def _begin(self) -> None:
        """Forget the news: it is read."""
        self._news.lines = []
        self._helps = False

    def _ask(self, intent: int, value: object = None) -> None:
        self._begin()
        self.asked.do(intent, value)

    def _put(self, page: Page, colour: int) -> None:
        """Set a peg of this colour, or add to the mark."""
        if page.mark is None and page.cursor >= page.pegs and self._is_settled:
            self._refuse()
        else:
            self._begin()
            self.asked.choose(colour)

    @property
    def _is_settled(self) -> bool:
        """True once every press is done, so that the page is the one which the next press is for."""
        return self.asked.rests and self.asked.view is self.page

    def _refuse(self) -> None:
        """Shake the row in hand: this does nothing now, and the line below says which key does."""
        self._begin()
        self._move(motion.REFUSED)

    def type(self, text: str) -> None:
        """Type a line."""
        self._begin()
        self.asked.type(text)

    def back(self) -> None:
        if self._helps:
            self.action_help()
        elif self.page is not None:
            for _ in range(1 + len(self.page.typed)):
                self._ask(BACK)

    def scroll_pages(self, pages: int) -> None:
        self.scroll_lines(pages * (self._room[1] // 2))

    def scroll_lines(self, lines: int) -> None:
        if self.page is not None and self.page.kind == LINES:
            columns, high = self._room
            last = sheet.length(self.page, columns - 4) - (high - 7)
            self._first = max(0, min(self._first + lines, last))
            self.draw()

    def action_ok(self) -> None:
        page = self.page
        may_ok = page is None or page.taught or any(intent == OK for intent, _, _ in page.offers)
        if page and offered.sets_pegs(page) and not may_ok and self._is_settled:
            self._refuse()
        else:
            self._begin()
            self.asked.send()

    def action_move(self, step: int) -> None:
        self._ask(MOVE, step)

    def action_step(self, step: int) -> None:
        """Change the value of the entry that is chosen."""
        if self.page is not None and self.page.kind == LIST and offered.is_stepped(self.page):
            self._begin()
            self.asked.step(self.page.chosen, step)

    def action_answer(self, agrees: bool) -> None:
        self._ask(OK if agrees else BACK)

    def action_command(self, name: str) -> None:
        self._ask(WORD, (name, ""))

    async def action_submit(self) -> None:
        await self.field.action_submit()

    def action_copy(self) -> None:
        """Put the lines of this screen into the clipboard."""
        if self.page:
            self.app.copy_to_clipboard("\n".join(self.page.lines))
            self.say("copied")

    def action_undo(self) -> None:
        if "undo" in self.asked.can:
            self.action_row("undo")
        elif self.page and offered.takes_back(self.page):
            self._ask(BACK)
        else:
            self.action_command("UNDO")

    def action_row(self, way: str) -> None:
        """Do this with the row in hand."""
        self._begin()
        getattr(self.asked, way)()

    def action_help(self) -> None:
        self._helps = not self._helps
        self.draw()

    def show_in(self, look: Look) -> None:
        self.look = look
        self.draw()
