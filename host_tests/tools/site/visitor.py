"""Somebody who opens the site in a real browser; and the page as a board on which a playthrough is performed."""

import json
import time

from firmware.engine import codes
from firmware.engine.games import named
from firmware.game import number
from firmware.ui import palette
from firmware.ui.notation import COLOURS
from tools.front.playable import TAP_MS, Fingers
from tools.front.reader import SIGNS, UNREAD, rgb

CAPTION = "document.querySelector('#caption').textContent"
LINES = "[...document.querySelectorAll('#log p')].map((line) => line.textContent)"
ROWS = "[...document.querySelectorAll('#rows button.row')].map((row) => row.innerText.replace(/\\s/g, ''))"
SIGNS_SHOWN = "[...document.querySelectorAll('.light')].map((light) => light.dataset.sign).join('')"
ASK = "Row {} of 10: your guess?"
VIVID = [rgb(colour) for colour in palette.table("vivid", palette.STEPS - 1)]
NO_COLOUR = (1, 2, 3)  # of a light whose sign says that no palette has it


def round_of(code):
    """The number of the classic round with this code."""
    variant = named("classic")
    return number.write(variant, codes.pack(variant, [COLOURS.index(letter) for letter in code]))


class Visitor:
    def __init__(self, tab):
        self.tab = tab

    def reads(self, line):
        self.tab.until(f"{LINES}.includes({json.dumps(line)})")

    def rows(self):
        return self.tab.ask(ROWS)

    def type(self, text):
        self.tab.ask(f"field.value = {json.dumps(text)}; typing.requestSubmit()")

    def guess(self, row, letters):
        """By the buttons of the colours on the paper, and OK."""
        self.reads(ASK.format(row))
        for place, letter in enumerate(letters):
            self.tab.until("document.querySelectorAll('#strip button').length > 0")
            self.tab.click(f"#strip button:nth-child({1 + COLOURS.index(letter)})")
            self.tab.until(f"document.querySelectorAll('.hand .peg.set').length === {place + 1}")
        self.tab.click("#pad [data-key=ok]")
        self.tab.until(f"{ROWS}.length === {row}")

    def reload(self):
        self.tab.go(self.tab.ask("location.href"))


class PagePlayer(Fingers):
    """The page as a board; its time is that of the clock."""

    def __init__(self, profile, tab):
        self.profile = profile
        self.halted = False
        self._tab = tab
        self._from_s = time.monotonic()
        self._due_ms = 0.0

    @property
    def ms(self):
        return (time.monotonic() - self._from_s) * 1000

    @property
    def said(self):
        return "".join(f"{line}\r\n" for line in self._tab.ask(LINES)).encode()

    @property
    def waits(self):
        return self.ms >= self._due_ms

    def shown(self):
        return self._tab.ask(SIGNS_SHOWN)

    def picture(self):
        return [NO_COLOUR if sign == UNREAD else VIVID[SIGNS.index(sign)] for sign in self.shown()]

    def halt(self):
        self.halted = True

    def type(self, text):
        self._tab.ask(f"field.value = {json.dumps(text.rstrip())}; typing.requestSubmit()")

    def tap(self, key):
        self._tab.click(f"#pad [data-key={key}]")
        self._due_ms = self.ms + TAP_MS

    def press(self, key):
        self._tab.mouse("mousePressed", f"#pad [data-key={key}]")

    def release(self, key):
        self._tab.mouse("mouseReleased", f"#pad [data-key={key}]")
        self._due_ms = self.ms + TAP_MS

    def _add(self, *edges):
        raise NotImplementedError("each key is pressed by the mouse")
