"""A stranger's half hour on a phone: somebody who has read nothing touches what the page offers, and nothing else."""

import re

import pytest
from playwright.sync_api import expect

from firmware.engine import codes, marks
from firmware.engine.games import named
from host_tests.tools.site.visitor import PHONE

pytestmark = pytest.mark.full

CLASSIC = named("classic")
COLOURS = ("red", "green", "blue", "yellow", "orange", "purple")
LETTERS = "RGBYOP"
ROW = re.compile(r"\d+: (.*)\. exact: (\d), near: (\d)")


@pytest.fixture
def stranger(visit):
    """Somebody who sees the first screen."""
    visitor = visit("?lang=en", **PHONE)
    visitor.has_sheet("Find the hidden row of colours.")
    return visitor


def seen(stranger):
    """Return the rows with their marks, as they are read out."""
    labels = stranger.page.locator("#rows .played").evaluate_all("(rows) => rows.map((row) => row.ariaLabel)")
    rows = [ROW.fullmatch(label).groups() for label in labels]
    return [
        (codes.pack(CLASSIC, [COLOURS.index(name) for name in row.split(", ")]), marks.mark_of(int(exact), int(near)))
        for row, exact, near in rows
    ]


def fitting(rows):
    """Return a code that could still be meant, in letters."""
    code = next(code for code in range(CLASSIC.space) if marks.fits(CLASSIC, rows, code))
    return "".join(LETTERS[digit] for digit in codes.unpack(CLASSIC, code))


def play(stranger):
    """Play until the card says how it ended, and return the rows that it took."""
    for row in range(1, 11):
        expect(stranger.page.locator("#title")).to_contain_text(f"row {row} of 10")
        stranger.send(row, fitting(seen(stranger)))
        expect(stranger.page.locator("#sheet.card, .hand").first).to_be_visible()
        if stranger.page.locator("#sheet.card").is_visible():
            break
    return row


def test_a_stranger_wins_and_is_told_how_well(stranger):
    stranger.take("Play")
    expect(stranger.page.locator("#legend")).to_have_text("exactnear")
    play(stranger)
    expect(stranger.page.locator("#sheet-title")).to_have_text(re.compile(r"You found it in \d\."))
    stranger.take("Grades")
    rows = stranger.page.locator(".graded .entry")
    expect(rows.first).to_contain_text(re.compile(r"\d"))  # so many codes are left
    rows.first.tap()
    expect(stranger.page.locator("#sheet .lines")).to_contain_text("The code was")
    stranger.tap("#sheet .leave")
    expect(rows.first).to_be_visible()
    stranger.tap("#sheet .leave")
    stranger.take("Play again")
    stranger.is_titled("classic · row 1 of 10")
    assert stranger.complaints == []


def test_a_stranger_mends_a_peg_and_hears_that_a_sent_row_stays(stranger):
    stranger.take("Play")
    stranger.is_titled("classic · row 1 of 10")
    stranger.tap("#palette .choice:nth-child(1)")
    stranger.has_pegs(1)
    stranger.tap(".hand .place:nth-child(1)")
    expect(stranger.page.locator(".hand .place:nth-child(1)")).to_contain_class("cursor")
    stranger.tap("#palette .choice:nth-child(3)")
    expect(stranger.page.locator(".hand .place:nth-child(1)")).to_have_attribute("aria-label", "1: blue")
    stranger.tap("#bar .undo")
    stranger.has_pegs(0)
    stranger.set_row("RRRR")
    stranger.tap(".hand .place:nth-child(2)")
    expect(stranger.page.locator(".hand .place:nth-child(2)")).to_contain_class("cursor")
    stranger.tap("#palette .choice:nth-child(5)")
    expect(stranger.page.locator("#bar .ok")).to_have_text("Send")  # wherever a peg was changed
    stranger.tap("#bar .ok")
    stranger.has_rows("red, orange, red, red")
    stranger.page.locator("#bar .undo").tap(force=True)
    stranger.is_asked("Nothing to take back: sent rows stay, except in practice.")


def test_three_strangers_play_a_match_by_turns(stranger):
    stranger.tap("#menu")
    stranger.take("More games", "match", "Who plays", "3 people", "Begin")
    makers = set()
    for _ in range(3):
        title = stranger.page.locator("#title")
        expect(title).to_have_text(re.compile(r"^Player \d · classic$"))
        makers.add(title.inner_text())
        stranger.set_row()
        stranger.tap("#bar .ok")
        expect(stranger.page.locator("#line")).to_contain_text("Hand over to Player")
        assert not stranger.page.locator("#rows .peg.set").count()
        stranger.tap("#bar .ok")
        expect(title).to_have_text(re.compile(r"^Player \d · classic · row 1 of 10$"))
        stranger.set_row()
        stranger.tap("#bar .ok")
        stranger.tap("#sheet.card .entry:first-child")
    assert len(makers) == 3


def test_a_stranger_finds_the_day_in_a_calendar(stranger):
    stranger.take("Today's code", "Begin")
    rows = play(stranger)
    expect(stranger.page.locator("#sheet.card")).to_contain_text("played 1")
    stranger.tap("#menu")
    stranger.take("Today's code", "Past days")
    days = stranger.page.locator(".calendar .day")
    expect(days).to_have_count(28)
    expect(stranger.page.locator(".calendar .weekday").first).to_have_text("Mon")
    expect(days.first.locator(".number")).to_have_text(re.compile("[A-Z]"))
    expect(days.last).to_have_attribute("aria-current", "date")
    expect(days.last.locator(".sign")).to_have_text(str(rows))
