"""The full-screen program: one column in the middle with what is played, what is asked, and what can be done.

It draws the page that the board shows and asks by intents. F2 turns to the board itself, its lights and buttons; F3 to
the transcript. A board without a display, as an emulated one, has these two alone, and a line of words goes to its
console. A playthrough presses the keys itself.
"""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.driver import Driver
from textual.filter import LineFilter
from textual.widgets import Input, Static

from firmware.ui.faces.page import Page
from firmware.ui.screen import BACK, BOARD, LINES, LIST, MOVE, OK, PICK, PICTURE, PUT, TYPED, WORD
from tools.faces.terminal import keyboard, offered, rows, sheet, signals, uncoloured
from tools.faces.terminal.board import Board
from tools.faces.terminal.inks import BRIGHT, FAINT, Look, ink
from tools.faces.terminal.lights import DISCS, SIGNED
from tools.faces.terminal.lights import PLAIN as UNCOLOURED
from tools.faces.terminal.said import SAID
from tools.faces.terminal.transcript import Transcript
from tools.front import latin
from tools.front.display import Display
from tools.front.keys import colour_typed
from tools.front.playable import Playable
from tools.playthrough.performance import Performance

FRAMES_PER_S = 20
WIDEST = 72  # columns
BESIDE = 64  # columns where a card has room beside the round
CARD = 30  # columns that it needs there
ASKED = 2  # lines for what was said and what is asked; one more in a spacious window
SPACIOUS = 20  # lines
RIGHT = 3  # the button of the mouse
MARKS = "XO"  # the signs of an exact peg and of a near one, as they are typed
PLAY, BOARD_VIEW, TRANSCRIPT = range(3)
SCROLLED = {"pageup": -1, "pagedown": 1}


class Face(App[int]):
    CSS = """
    Screen { background: #0d0d11; color: #d0d0d8; align: center top; }
    #column { height: 1fr; }
    #body, #field { background: #0d0d11; }
    #body { height: 1fr; }
    #title, #footer, #words { height: 1; }
    #asked { height: 3; }
    Input { border: none; height: 1; padding: 0; background: #24242c; }
    Input:focus { border: none; }
    #play { height: 1fr; }
    #colon { width: 2; }
    """
    TITLE = "Peglight"
    AUTO_FOCUS = ""
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "quit", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
        Binding("escape", "escape", priority=True),
        Binding("f1", "help", priority=True),
        Binding("f2", "turn", priority=True),
        Binding("f3", "transcript", priority=True),
        Binding("f4", "bell_on", priority=True),
        Binding("f5", "letters", priority=True),
        Binding("f6", "command('HINT')", priority=True),
        Binding("f7", "row('fill')", priority=True),
        Binding("f8", "row('clear')", priority=True),
        Binding("f9", "command('MENU')", priority=True),
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
        self.look = Look(not self.no_color, self.no_color)
        self.texts = {name: Static(id=name, markup=False) for name in ("title", "body", "legend", "asked", "footer")}
        self.field = Input(id="field")  # for what is typed whole
        self.line = Input(id="line")  # for words
        self.words = Horizontal(Static(": ", id="colon"), self.line, id="words")
        self.board = Board(player, self._look_of_lights())
        self.board.buttons.disabled = watched is not None
        self.transcript = Transcript(player)
        self.shown = BOARD_VIEW if self.asked is None else PLAY
        self._told = told or ""  # what is to be said first
        self._heard: tuple = ()  # the screen whose lines were told, and how many were
        self._news = ""
        self._leaves = False  # Ctrl-C was pressed once
        self._first = 0  # lines of a text that were scrolled past
        self._typed = ""  # the beginning of an entry, or of its number
        self._tones = 0  # tones of the board rung so far

    def get_driver_class(self) -> type[Driver]:
        return keyboard.driver()

    def get_line_filters(self) -> Sequence[LineFilter]:
        return uncoloured.FILTERS if self.no_color else super().get_line_filters()

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Vertical(id="column"):
            yield texts["title"]
            yield Vertical(texts["body"], self.field, texts["legend"], texts["asked"], id="play")
            yield self.board
            yield self.transcript
            yield texts["footer"]
            yield self.words

    def on_mount(self) -> None:
        self.words.display = self.field.display = False
        signals.listen(self)
        self.begin_capture_print(self)
        if self._told and self.asked is None:
            self.transcript.say(self._told)
        self._turn_to(self.shown)
        self.set_interval(1 / FRAMES_PER_S, self.follow)

    # what is shown

    def follow(self) -> None:
        """Bring everything up to date with the board, once a frame."""
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
        view = self.asked.view if self.asked else None
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
        screen = page.name, page.round, page.title if page.kind in (LIST, TYPED) else ""
        if screen != self._heard[:1]:
            self._first, self._typed = 0, ""
        if before is None or (before.name, before.title, before.kind) != (page.name, page.title, page.kind):
            self._set_field(page)
        self._hear(page, screen[0])
        self._draw()

    def _hear(self, page: Page, name: str) -> None:
        """Collect what was said since the last press."""
        known = self._heard[1] if self._heard and self._heard[0] == (name, page.round) else 0
        new = page.lines[known:] if page.kind == BOARD and not page.entries else []
        self._heard = ((name, page.round), len(page.lines))
        if page.refusal or page.notices:
            self._news = page.refusal or " ".join(page.notices)
        if new:
            self._news = " ".join(new if known else [line for line in new if not _names_colours(page, line)][:1])

    def _set_field(self, page: Page) -> None:
        """Show the field where something is typed whole, and only there."""
        self.field.display = page.kind == TYPED
        if page.kind == TYPED:
            self.field.value = page.typed
            self.field.cursor_position = len(page.typed)
        self._focus()

    def _focus(self) -> None:
        if self.words.display:
            self.set_focus(self.line)
        elif self.shown == PLAY and self.page is not None and self.page.kind == TYPED:
            self.set_focus(self.field)
        else:
            self.set_focus(None)

    def _draw(self) -> None:
        page = self.page
        if page is None:
            return
        columns = self._columns
        self._put("title", self._title(page).center(columns))
        is_board = page.kind == BOARD
        keeps = is_board and (not page.entries or columns >= BESIDE)  # so that the rows stay where they are
        legend = self._legend(page, columns) if keeps else []
        self.texts["legend"].styles.height = len(legend)
        asked = [] if page.kind == LIST and not self._news else self._asked(page, columns)
        spacious = self.size.height >= SPACIOUS
        below = len(legend) + (ASKED + spacious if keeps else len(asked))
        self.texts["asked"].styles.height = below - len(legend)
        body = self._body(page, columns, self.size.height - 2 - below - 2 * spacious)  # beside title and footer
        self.texts["body"].styles.height = len(body) + 2 * spacious if self.field.display else "1fr"
        self._put("body", Text("\n").join(([Text()] if spacious else []) + body))
        self._put("legend", Text("\n").join(self._centred(legend, columns)))
        self._put("asked", Text("\n").join(asked))
        self._draw_footer()

    def _put(self, name: str, text: Text | str) -> None:
        self.texts[name].update(text)

    @property
    def _columns(self) -> int:
        return min(WIDEST, self.size.width)

    def _title(self, page: Page) -> str:
        said = SAID[page.language]
        parts = [page.game] if page.game else []
        if page.pegs and page.hand and page.most > 1:
            parts.append(said["row"].format(len(page.rows) + 1, page.most))
        clock = f"{page.clock} s" if page.clock else ""
        return "   ".join(["Peglight", *([" · ".join(parts)] if parts else []), *([clock] if clock else [])])

    def _body(self, page: Page, columns: int, lines: int) -> list[Text]:
        asks = page.is_question and page.kind == LINES and page.pegs
        if page.kind == BOARD or asks:
            round_ = rows.Rows(page, columns, lines, self.look)
            if not (page.entries or asks):
                drawn = round_.drawn()
                return [Text()] * ((lines - len(drawn)) // 2) + self._block(drawn, round_.width, columns)
            width = columns - round_.width - 2
            if width >= CARD:
                beside = sheet.drawn(page, width, lines) if asks else sheet.card(page, width, lines)
                return list(rows.stacked(round_.drawn(), beside, round_.width + 2))
            below = sheet.drawn(page, columns, lines) if asks else sheet.card(page, columns, lines - 3)
            least = rows.Rows(page, columns, max(2, lines - len(below) - 1), self.look).drawn()
            return [*least, Text(), *below]
        if page.kind == PICTURE and not page.chart:
            return [Text(page.title, ink(BRIGHT, bold=True))]
        return self._block(sheet.drawn(page, columns - 4, lines, self._first), columns - 4, columns)

    def _block(self, lines: list[Text], width: int, columns: int) -> list[Text]:
        """Return these lines in the middle of the column."""
        margin = Text(" " * max(0, (columns - width) // 2))
        return [margin + line for line in lines]

    def _centred(self, lines: list[Text], columns: int) -> list[Text]:
        return [Text(" " * max(0, (columns - len(line)) // 2)) + line for line in lines]

    def _legend(self, page: Page, columns: int) -> list[Text]:
        parts = [rows.colours(page, self.look), rows.marks(page, self.look)]
        if self.size.height >= SPACIOUS:
            return parts
        joined = Text("   ").join(parts)
        return [joined] if len(joined) <= columns else [parts[page.mark is not None]]

    def _asked(self, page: Page, columns: int) -> list[Text]:
        """Return what was said since the last press, and what is asked."""
        news = sheet.wrapped([self._news], columns)[:ASKED] if self._news else []
        for line in news:
            line.stylize(ink(BRIGHT, bold=True))
        asked = [] if page.kind != BOARD or page.entries else sheet.wrapped([self._question(page)], columns)
        return self._centred([*news, *asked][: ASKED + (self.size.height >= SPACIOUS)], columns)

    def _question(self, page: Page) -> str:
        said = SAID[page.language]
        if page.works or page.thinks:
            return page.title if not page.thinks else f"{page.title} ({page.thinks} s)"
        if page.taught:
            title = page.title[:1].upper() + page.title[1:]
            return title if None not in page.hand or self._keyed(page) else f"{title}. {said['letter-sets']}"
        if page.turn or page.mark is not None or page.cursor < 0 or page.name != "play":
            return page.title
        if page.title != page.asks.partition(" (")[0] or (not page.rows and page.title.count(":") == 0):
            return page.title
        if None not in page.hand:
            return said["send"]
        return said["peg"].format(page.cursor + 1)

    def _keyed(self, page: Page) -> bool:
        """Return whether a lesson waits for something else than pegs."""
        return any(intent in (OK, WORD) for intent, _, _ in page.offers)

    def _draw_footer(self) -> None:
        footer = Text()
        for key, word, action in self._offers():
            entry = Text.assemble((key, ink(BRIGHT, bold=True)), (f" {word}" if word else "", ink(FAINT)))
            entry.apply_meta({"action": action})
            if len(footer) + len(entry) + 2 * bool(footer) > self._columns:
                break
            footer = footer + Text("  " if footer else "") + entry
        self._put("footer", self._centred([footer], self._columns)[0])

    def _offers(self) -> list[offered.Offer]:
        if self.watched:
            return [offered.Offer("^C", "", "quit")]
        said = SAID[self.page.language if self.page else "en"]
        if self.shown == TRANSCRIPT:
            back = offered.Offer("F3", said["game"], "transcript")
            return [back, offered.Offer("PgUp PgDn", said["scroll"], "page(-1)")]
        if self.shown == BOARD_VIEW:
            turn = [offered.Offer("F2", said["game"], "turn")] if self.asked else []
            return [*turn, offered.Offer("F3", "", "transcript"), offered.Offer(":", said["words"], "words")]
        return offered.of(self.page, self.asked) if self.page and self.asked else []

    # what a person does

    def on_key(self, event: events.Key) -> None:
        if self.watched or isinstance(self.focused, Input):
            return
        self._leaves = False
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
        if key in ("enter", "space") and not (page.is_question and page.kind == LINES):
            self.action_ok()
        elif key == "enter":
            self.action_answer(False)
        elif key == "backspace":
            self._ask(BACK)
        elif page.is_question and page.kind == LINES:
            answer = offered.answer_of(page, sign)
            if answer is not None:
                self.action_answer(answer)
        elif key in ("up", "down"):
            self._turn(page, 1 if key == "down" else -1)
        elif key in ("left", "right"):
            if page.kind == BOARD and not page.entries:
                self._ask(MOVE, 1 if key == "right" else -1)
        elif page.kind == BOARD and not page.entries:
            self._press_on_board(page, sign)
        elif page.entries and sign:
            self._choose(page, sign)

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
        elif (page.mark is not None or page.hand) and 0 <= colour < len(signs) and self.asked:
            self._begin()
            self.asked.choose(colour)
        elif command == "UNDO":
            self.action_undo()
        elif command:
            self.action_command(command)
        elif sign and page.hand:
            self.action_type(sign)

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
        self._news = ""
        self._leaves = False

    def _ask(self, intent: int, value: object = None) -> None:
        self._begin()
        if self.asked:
            self.asked.do(intent, value)

    def on_click(self, event: events.Click) -> None:
        if self.watched or not self.asked:
            return
        meta = event.style.meta
        page = self.page
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
        elif "entry" in meta:
            self._ask(PICK, meta["entry"])
        elif "colour" in meta:
            self._begin()
            self.asked.choose(meta["colour"])
        elif "place" in meta:
            self._begin()
            self.asked.touch(meta["place"])
        elif "row" in meta:
            self._ask(PICK, meta["row"])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._begin()
        if event.input.id == "line":
            self.action_words(False)
        if self.asked:
            self.asked.type(event.value)
        else:
            self.player.type(event.value + "\r")

    def on_print(self, event: events.Print) -> None:
        """Keep what the firmware prints when it crashes."""
        for line in event.text.splitlines():
            self.transcript.say(line)

    # actions

    def action_ok(self) -> None:
        self._begin()
        if self.asked:
            self.asked.send()

    async def action_back(self) -> None:
        self._ask(BACK)

    def action_move(self, step: int) -> None:
        self._ask(MOVE, step)

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
        elif self.page is not None and self.page.kind == TYPED:
            for _ in range(len(self.page.typed) + 1):
                self._ask(BACK)
        else:
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
            self._turn_to(PLAY)
            self._ask(WORD, ("HELP", ""))
        else:
            self.player.type("HELP\r")

    def action_turn(self) -> None:
        if self.asked:
            self._turn_to(PLAY if self.shown == BOARD_VIEW else BOARD_VIEW)

    def action_transcript(self) -> None:
        closed = PLAY if self.asked else BOARD_VIEW
        self._turn_to(closed if self.shown == TRANSCRIPT else TRANSCRIPT)

    def _turn_to(self, shown: int) -> None:
        self.shown = shown
        for at, name in enumerate(("play", "board", "transcript")):
            self.query_one(f"#{name}").display = at == shown
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
            last = sheet.length(self.page, self._columns - 4) - (self.size.height - 7)
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
        self._news = SAID[self.page.language if self.page else "en"]["leave"]
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
