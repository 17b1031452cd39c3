"""The first view: the page that the board shows. Keys and clicks become intents here."""

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from firmware.ui.screen import BACK, BOARD, LINES, MOVE, OK, PICK, PICTURE, PUT, TYPED, WORD
from tools.faces.terminal import motion, offered, sheet, stage
from tools.faces.terminal.inks import BRIGHT, Look, ink
from tools.faces.terminal.news import News
from tools.faces.terminal.offered import Offer
from tools.faces.terminal.rows import Round
from tools.faces.terminal.said import words_in
from tools.faces.terminal.sheet import Sheet
from tools.faces.terminal.voice import Voice
from tools.front import latin
from tools.front.display import Display
from tools.front.keys import colour_typed
from tools.front.page import Page

WIDEST = 72  # columns
BESIDE = 64  # columns that have room for a list beside the round
ALWAYS = ("app.words", "app.help")  # what can be done while the end of a round moves
KEYS = {
    "enter,space": "ok",
    "backspace": "erase",
    "up": "turn(-1)",
    "down": "turn(1)",
    "left": "step(-1)",
    "right": "step(1)",
    "home": "go_to(0)",
    "end": "go_to(-1)",
    "pageup": "page(-1)",
    "pagedown": "page(1)",
    "equals_sign,f7": "row('fill')",
    "f8": "row('clear')",
    "f6": offered.ask(WORD, ("HINT", "")),
    "f9": offered.ask(WORD, ("MENU", "")),
}


class Play(Vertical, can_focus=True):
    BINDINGS: ClassVar = [Binding(key, action) for key, action in KEYS.items()]

    def __init__(self, asked: Display, look: Look, told: str | None, drawn: Callable[[], None]):
        """`drawn` is called with each drawing, as something else can be done then."""
        super().__init__(id="play")
        self.asked = asked
        self._drawn = drawn
        self.look = look
        self.page = Page()  # an empty one, until the board draws
        self.title, self.legend, self.news, self.question = (
            Static(id=name, markup=False) for name in ("title", "legend", "news", "question")
        )
        self.round, self.sheet = Round(id="round"), Sheet()
        self.round.display = self.sheet.display = False
        self.field = self.sheet.field
        self._news = News(told)
        self.voice = Voice()
        self._ahead = ""  # the beginning of an entry, typed in a list
        self._helps = False  # help lies over the page
        self._frame = motion.STILL

    def compose(self) -> ComposeResult:
        yield self.title
        yield Vertical(self.round, self.sheet, id="body")
        yield Vertical(self.legend, Vertical(self.news, self.question, id="asked"), id="below")

    def on_mount(self) -> None:
        self.watch(self.sheet, "show_vertical_scrollbar", self._drawn, init=False)

    # drawing

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def on_unmount(self) -> None:
        self.voice.stop()

    def follow(self) -> None:
        """Show the page of the board, once all that was asked for is done."""
        view = self.asked.view if self.asked.rests else None
        if view is None or view is self.page:
            return
        before, self.page = self.page, view
        if before == view:
            return
        if (before.name, before.title, before.kind) != (view.name, view.title, view.kind):
            self._ahead = ""
            self.sheet.scroll_home(animate=False)
            self.field.display = view.kind == TYPED
            if view.kind == TYPED:
                self.field.value = view.typed
                self.call_after_refresh(self.field.select_all)  # the first letter typed replaces it
        self._news.hear(view)
        if not self.voice.say(view.says, view.language):
            self._news.lines = self._said("voiceless")
        frames = motion.between(before, view)
        if frames or before.name != view.name:
            self._move(frames)
        else:
            self.draw()

    def take_focus(self) -> None:
        self.screen.set_focus(self.field if self.field.display else self)  # at once: a line may open

    def _move(self, frames: Sequence[motion.Frame]) -> None:
        """Show these one after the other, unless nothing is to move."""
        moves = self.page.moves and self.look.colour and self.app.animation_level != "none"
        self._frame, *later = [*(frames if moves else ()), motion.STILL]
        self.draw()
        self.run_worker(self._show(later), exclusive=True)

    async def _show(self, frames: Sequence[motion.Frame]) -> None:
        for frame in frames:
            await asyncio.sleep(self._frame.ms / 1000)
            self._frame = frame
            self.draw()

    def draw(self) -> None:
        page, columns = self.page, min(WIDEST, self.app.size.width)
        asks = page.is_question and page.kind == LINES and page.pegs
        shows_round = not self._helps and (page.kind == BOARD or bool(asks))
        shows_sheet = page.kind != BOARD or self._helps or (bool(page.entries) and self._frame.has_card)
        shows_question = shows_round and page.kind == BOARD and not page.entries
        is_wide = columns >= BESIDE
        self.round.display, self.sheet.display, self.question.display = shows_round, shows_sheet, shows_question
        self.set_class(shows_round and shows_sheet, "-both")
        self.set_class(is_wide, "-wide")
        self.set_class(shows_question or (shows_round and is_wide), "-keeps")
        self.title.update(stage.title(page))
        if shows_round:
            self.round.show(page, self.look, self._frame, columns)
            self.legend.update(stage.legend(page, self.look, columns))
            self.question.update(stage.question(page))
        if self._helps:
            self.sheet.show_text(offered.help_of(page, self.asked))
        else:
            self.sheet.show(page, self.look, columns - 4)
        told = [page.title] if page.mended and not page.refusal else self._news.lines or page.aids
        self.news.display = bool(told) and not self._helps
        self.news.update(Text("\n".join(told), ink(BRIGHT, bold=True)))
        if self.screen.focused in (None, self, self.field):
            self.take_focus()
        self._drawn()

    def offers(self) -> list[Offer]:
        said = words_in(self.page.language)
        found = [Offer("Esc", said["back"], "app.escape")] if self._helps else offered.of(self.page, self.asked)
        if self._hides_choice and not self._helps:
            return [offer for offer in found if offer.action in ALWAYS]
        scrolls = self.sheet.display and self.sheet.show_vertical_scrollbar
        return [*found[:2], *[Offer("PgUp PgDn", said["scroll"])] * scrolls, *found[2:]]

    def say(self, key: str) -> None:
        """Say something of the terminal's own."""
        self._news.lines = self._said(key)
        self.draw()

    def says(self, key: str) -> bool:
        return self._news.lines == self._said(key)

    def _said(self, key: str) -> list[str]:
        return [words_in(self.page.language)[key]]

    def show_in(self, look: Look) -> None:
        self.look = look
        self.draw()

    # keys

    async def on_key(self, event: events.Key) -> None:
        """Take a letter or another sign: a colour, the key of what is offered, an entry of a list, or a typed line."""
        page, sign = self.page, event.character
        if not sign or not event.is_printable or page.kind == TYPED or sign in ":/?= ":
            return
        event.stop()
        key = (latin.of(sign) or "").upper()
        digit = colour_typed(key, page.letters if page.mark is None else offered.MARKS)
        keys = {offer.key: offer.action for offer in offered.of(page, self.asked)}
        is_hand = page.kind == BOARD and not page.entries
        if is_hand and digit >= 0 and (offered.sets_pegs(page) or page.mark is not None):
            self.action_put(digit)
        elif is_hand and sign == "U":
            self.action_row("redo")
        elif action := keys.get(sign.upper(), keys.get(key)):
            await self.run_action(action)
        elif page.kind == BOARD and key in offered.COMMANDS:
            self.action_ask(WORD, (offered.COMMANDS[key], ""))  # it is not offered, and says why
        elif is_hand and page.hand:
            self.type(sign)
        elif page.entries and (asked := self._typed_ahead(page, sign.upper())):
            self.action_ask(*asked)
        elif page.entries:
            await self.run_action(f"app.words(True, {sign!r})")  # it begins something else, as a name

    def _typed_ahead(self, page: Page, sign: str) -> tuple[int, int] | None:
        """Return what leads to an entry whose name or number begins so, after the signs before it; take an only one."""
        is_number = sign.isdigit() and sheet.is_numbered(page)  # "3 people" may be the fourth entry
        names = [str(at + 1) if is_number else sheet.label(page, at).upper() for at in range(len(page.entries))]
        for typed in (self._ahead + sign, sign):
            found = [at for at, name in enumerate(names) if name.startswith(typed)]
            self._ahead = typed if len(found) > 1 else ""
            if len(found) == 1:
                return PICK, found[0]
            if found:
                later = [at for at in found if at > page.chosen and not is_number]
                return MOVE, (later or found)[0] - page.chosen
        return None

    # intents

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the entry that was clicked."""
        self.action_ask(PICK, event.option_index)

    def _begin(self) -> None:
        """Forget the news: it is read."""
        self._news.lines = []
        self._helps = False

    @property
    def _hides_choice(self) -> bool:
        """Return whether the end of a round is still moving, so that nobody has seen the choice that follows."""
        return bool(self.page.entries) and not self._frame.has_card

    def action_ask(self, intent: int, value: object = None) -> None:
        """Ask for this; while the end of a round moves, end that and do nothing else."""
        self._begin()
        if self._hides_choice:
            self._move(())
        else:
            self.asked.do(intent, value)

    def type(self, text: str) -> None:
        self._begin()
        self.asked.type(text)

    def _refuse(self) -> bool:
        """Shake the row in hand, unless a press is still to be done: the line below says which key does something."""
        if not (self.asked.rests and self.asked.view is self.page):
            return False
        self._begin()
        self._move(motion.REFUSED)
        return True

    def action_put(self, colour: int) -> None:
        """Set a peg of this colour, or add to the mark."""
        page = self.page
        if not (page.mark is None and page.cursor >= page.pegs and self._refuse()):
            self._begin()
            self.asked.choose(colour)

    def action_ok(self) -> None:
        page = self.page
        if page.kind == TYPED:  # help lies over the field
            return
        if page.is_question and page.kind == LINES:
            self.action_ask(BACK)
            return
        lacks = offered.sets_pegs(page) and not page.taught and not offered.offers(page, OK)
        if self._hides_choice:
            self._move(())
        elif not (lacks and self._refuse()):
            self._begin()
            self.asked.send()

    def back(self) -> None:
        if self._helps:
            self.action_help()
        else:
            for _ in range(1 + len(self.page.typed)):
                self.action_ask(BACK)

    def _move_by(self, step: int) -> None:
        """Go so many places on, unless there is none: an arrow at an edge does nothing."""
        if any(intent == MOVE and value in (None, step) for intent, value, _ in self.page.offers):
            self.action_ask(MOVE, step)

    def action_turn(self, step: int) -> None:
        """Go on in a list or a text, or to the next colour at the cursor."""
        page = self.page
        if self._helps or page.kind in (LINES, PICTURE):
            self.sheet.scroll_relative(y=step, animate=False)
        elif page.kind == BOARD and not page.entries and 0 <= page.cursor < page.pegs and page.mark is None:
            digit = page.hand[page.cursor]
            count = len(page.letters)
            first = count if step > 0 else -1  # before the first, or after the last
            self.action_ask(PUT, (page.cursor, ((first if digit is None else digit) - step) % count))
        elif page.kind != TYPED:
            self._move_by(step)

    def action_step(self, step: int) -> None:
        """Go to another place, or change the value of the entry that is chosen."""
        page = self.page
        if page.kind == BOARD and not page.entries:
            self._move_by(step)
        elif offered.is_stepped(page):
            self._begin()
            self.asked.step(page.chosen, step)

    def action_go_to(self, entry: int) -> None:
        if self.page.entries:
            self.action_ask(MOVE, entry % len(self.page.entries) - self.page.chosen)

    async def action_submit(self) -> None:
        await self.field.action_submit()

    def action_copy(self) -> None:
        """Put the lines of this screen into the clipboard."""
        self.app.copy_to_clipboard("\n".join(self.page.lines))
        self.say("copied")

    def action_undo(self) -> None:
        if self.asked.can_undo:
            self.action_row("undo")
        elif offered.takes_back(self.page):
            self.action_ask(BACK)
        else:
            self.action_ask(WORD, ("UNDO", ""))

    def action_erase(self) -> None:
        """Take back a peg or a mark, or leave a list; a row without pegs is left by Escape alone."""
        page = self.page
        if page.kind != BOARD or page.entries or offered.has_hand(page):
            self.action_ask(BACK)

    def action_row(self, way: str, *place: int) -> None:
        """Do this with the row in hand."""
        self._begin()
        getattr(self.asked, way)(*place)

    def action_help(self) -> None:
        self._helps = not self._helps
        self.draw()

    def cross(self, place: int | None, colour: int | None) -> None:
        """Note that this colour cannot be at a place, or else at the cursor."""
        if colour is not None:
            self.asked.cross(self.page.cursor if place is None else place, colour)

    def action_page(self, pages: int) -> None:
        self.sheet.scroll_relative(y=pages * self.sheet.size.height, animate=False)
