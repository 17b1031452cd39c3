"""Somebody who opens the site in a real browser."""

import json

from firmware.engine import codes
from firmware.engine.games import named
from firmware.game import number
from firmware.ui.notation import COLOURS

CAPTION = "document.querySelector('#caption').textContent"
LINES = "[...document.querySelectorAll('#log p')].map((line) => line.textContent)"
ROWS = "[...document.querySelectorAll('#rows button.row')].map((row) => row.innerText.replace(/\\s/g, ''))"
ASK = "Row {} of 10: your guess?"
SIZES = {"desk": {"size": (1280, 800)}, "phone": {"size": (390, 844), "touch": True}}


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
