"""Somebody who opens the site in a real browser."""

from playwright.sync_api import expect

from firmware.engine import codes
from firmware.engine.variant import named
from firmware.game import number
from firmware.ui.notation import COLOURS

BOUNDS = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL = {**PHONE, "viewport": {"width": 320, "height": 568}}
# of a classic round: its code is BOOG
NUMBER = number.write(named("classic"), codes.pack(named("classic"), [COLOURS.index(letter) for letter in "BOOG"]))


class Visitor:
    def __init__(self, page, address):
        self.page = page
        page.goto(address)

    def is_asked(self, line):
        expect(self.page.locator("#line")).to_have_text(line)

    def is_titled(self, title):
        expect(self.page.locator("#title")).to_have_text(title)

    def has_sheet(self, title):
        expect(self.page.locator("#sheet-title")).to_have_text(title)

    def has_rows(self, *rows):
        """See these rows, each as the names of its colours and its marks are read out."""
        played = self.page.locator("#rows .played")
        expect(played).to_have_count(len(rows))
        assert [row.get_attribute("aria-label").split(". ")[0].split(": ")[1] for row in played.all()] == list(rows)

    def has_pegs(self, many):
        expect(self.page.locator(".hand .peg.set")).to_have_count(many)

    def bounds(self, selector):
        """Return where these are in the window."""
        return self.page.locator(selector).evaluate_all(BOUNDS)

    def tap(self, target):
        """Touch this, or click it where nothing can be touched."""
        target = self.page.locator(target) if isinstance(target, str) else target
        target.tap() if self.page.evaluate("navigator.maxTouchPoints") else target.click()

    def take(self, *names):
        """Take an entry of each list after the other."""
        for name in names:
            self.tap(self.page.locator(".entry", has=self.page.get_by_text(name, exact=True)).first)

    def leave(self, *titles):
        """Leave these sheets, one after the other."""
        for title in titles:
            self.has_sheet(title)
            self.tap("#sheet .leave")

    def guess(self, row, letters):
        """Set the colours of a row one by one, and send them."""
        self.is_titled(f"classic · row {row} of 10")
        self.send(row, letters)

    def fill(self, row, letter):
        """Send a row of one colour by keyboard, which is faster than touch."""
        self.is_titled(f"classic · row {row} of 10")
        self.page.keyboard.type(4 * letter)
        self.has_pegs(4)
        self.page.keyboard.press("Enter")

    def set_row(self, letters="RGBY"):
        for place, letter in enumerate(letters):
            self.tap(f"#palette .choice:nth-child({1 + COLOURS.index(letter)})")
            self.has_pegs(place + 1)

    def send(self, row, letters):
        self.set_row(letters)
        self.tap("#bar .ok")
        expect(self.page.locator("#rows .played")).to_have_count(row)
