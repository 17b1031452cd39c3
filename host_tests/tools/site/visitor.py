"""Somebody who opens the site in a real browser."""

import re

from playwright.sync_api import expect

from firmware.engine import codes
from firmware.engine.games import named
from firmware.game import number
from firmware.ui.notation import COLOURS

ASK = "Row {} of 10: your guess?"
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def round_of(code):
    """Return the number of the classic round with this code."""
    variant = named("classic")
    return number.write(variant, codes.pack(variant, [COLOURS.index(letter) for letter in code]))


class Visitor:
    def __init__(self, page, address):
        self.page = page
        self.complaints = []  # of the browser about the page
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        page.goto(address)

    def reads(self, line):
        expect(self.said(line).first).to_be_attached()

    def said(self, line):
        return self.page.locator("#log p").filter(has_text=re.compile(f"^{re.escape(line)}$"))

    def has_rows(self, *codes):
        rows = self.page.locator("#rows button.row")
        expect(rows).to_have_count(len(codes))
        assert [re.sub(r"\W", "", text)[:4] for text in rows.all_inner_texts()] == list(codes)

    def has_pegs(self, many):
        expect(self.page.locator(".hand .peg.set")).to_have_count(many)

    def type(self, text):
        self.page.fill("#field", text)
        self.page.press("#field", "Enter")

    def tap(self, selector):
        """Touch this, or click it where nothing can be touched."""
        target = self.page.locator(selector)
        target.tap() if self.page.evaluate("navigator.maxTouchPoints") else target.click()

    def guess(self, row, letters):
        """Set the colours one by one, and OK."""
        self.reads(ASK.format(row))
        for place, letter in enumerate(letters):
            self.tap(f"#strip button:nth-child({1 + COLOURS.index(letter)})")
            self.has_pegs(place + 1)
        self.tap("#pad [data-key=ok]")
        expect(self.page.locator("#rows button.row")).to_have_count(row)
