"""Every stumble of people who had read nothing, each seen once on the page."""

import re

import pytest
from playwright.sync_api import expect

from firmware.engine import codes
from firmware.engine.variant import named
from firmware.game import day
from firmware.ui.notation import COLOURS
from host_tests.tools.site.visitor import DESK, NUMBER, PHONE, SMALL

pytestmark = pytest.mark.full

MOVED = """
window.moved = [];
addEventListener("animationstart", ({ target, animationName }) =>
  moved.push(`${animationName} after ${getComputedStyle(target).animationDelay}`));
"""
MENU_FIRST = "addEventListener('DOMContentLoaded', () => document.getElementById('menu').click())"
PAINTED = """(lights) => {
  const { data } = lights.getContext("2d").getImageData(0, 0, lights.width, lights.height);
  return [...new Uint32Array(data.buffer)];
}"""
BUSY = """addEventListener("pointerdown", ({ target }) => target.dataset.key && setTimeout(() => {
  for (const until = performance.now() + 900; performance.now() < until; );
}, 50))"""
TODAY = "Date = class extends Date { constructor() { super(2026, 10, 22); } };\n"
SLOW = """addEventListener("DOMContentLoaded", () => {
  const slow = new CSSStyleSheet();
  slow.replaceSync(".ends #sheet.card { animation-delay: 600s !important; }");
  document.adoptedStyleSheets = [slow];
})"""
MOVING = "document.getAnimations().length"
RISING = "document.getElementById('sheet').getAnimations().length"
KEYS = """(keys) => keys.forEach((key) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))"""


def test_the_rows_have_most_of_a_phone_and_can_be_touched(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", reduced_motion="reduce", **PHONE)
    visitor.guess(1, "RRRR")
    expect(visitor.page.locator(".played .pip")).to_have_count(1)
    expect(visitor.page.locator(".played .pip.none")).to_be_visible()  # a row without marks has a sign for that
    visitor.guess(2, "RRBB")
    assert visitor.page.title() == "Peglight"
    [rows] = visitor.bounds("#rows")
    assert rows["height"] >= 0.6 * 664
    pegs = visitor.bounds(".played .peg, .hand .peg")
    assert min(peg["width"] for peg in pegs) >= 36
    [pip, *_] = visitor.bounds(".played .exact, .played .near")
    assert pip["height"] >= 12
    choices = visitor.bounds("#palette .choice")
    assert min(choice["width"] for choice in choices) >= 44


def test_a_peg_is_changed_by_touch_and_a_sent_row_stays(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    expect(visitor.page.locator("#legend")).to_have_text("exactnear")
    visitor.tap("#palette .choice:nth-child(1)")
    visitor.has_pegs(1)
    visitor.tap(".hand .place:nth-child(1)")
    expect(visitor.page.locator(".hand .place:nth-child(1)")).to_contain_class("cursor")
    visitor.tap("#palette .choice:nth-child(3)")
    expect(visitor.page.locator(".hand .place:nth-child(1)")).to_have_attribute("aria-label", "1: blue")
    visitor.tap("#bar .undo")
    visitor.has_pegs(0)
    visitor.set_row("RRRR")
    visitor.tap(".hand .place:nth-child(2)")
    expect(visitor.page.locator(".hand .place:nth-child(2)")).to_contain_class("cursor")
    visitor.tap("#palette .choice:nth-child(5)")
    expect(visitor.page.locator("#bar .ok")).to_have_text("Send")  # wherever a peg was changed
    visitor.tap("#bar .ok")
    visitor.has_rows("red, orange, red, red")
    visitor.page.locator("#bar .undo").tap(force=True)
    visitor.is_asked("Nothing to take back: sent rows and right marks stay, except in practice.")


def test_three_people_play_a_match_by_turns(visit):
    visitor = visit("?lang=en", **PHONE)
    visitor.tap("#menu")
    visitor.take("More games", "Match", "Who plays", "3 people", "Begin")
    makers = set()
    for _ in range(3):
        title = visitor.page.locator("#title")
        expect(title).to_have_text(re.compile(r"^Player \d · classic$"))
        makers.add(title.inner_text())
        expect(visitor.page.locator("#rows .hand .number")).to_have_text("=")
        visitor.set_row()
        visitor.tap("#bar .ok")
        expect(visitor.page.locator("#line")).to_contain_text("Hand over to Player")
        assert not visitor.page.locator("#rows .peg.set").count()
        visitor.tap("#bar .ok")
        expect(title).to_have_text(re.compile(r"^Player \d · classic · row 1 of 10$"))
        visitor.set_row()
        visitor.tap("#bar .ok")
        visitor.tap("#sheet.card .entry:first-child")
    assert len(makers) == 3


def test_the_code_of_a_day_is_found_in_a_calendar(visit):
    visitor = visit("?lang=en", worker=TODAY, **PHONE)
    visitor.take("Today's code", "Begin")
    code = day.code(named("classic"), day.read("2026-11-22"))
    visitor.send(1, [COLOURS[digit] for digit in codes.unpack(named("classic"), code)])
    expect(visitor.page.locator("#sheet.card")).to_contain_text("played 1")
    visitor.tap("#menu")
    visitor.take("Today's code", "Past days")
    days = visitor.page.locator(".calendar .day")
    expect(days).to_have_count(28)
    expect(visitor.page.locator(".calendar .weekday").first).to_have_text("Mon")
    expect(days.first.locator(".number")).to_have_text(re.compile("[A-Z]"))
    expect(days.last).to_have_attribute("aria-current", "date")
    expect(days.last.locator(".sign")).to_have_text("1")


def test_a_colour_is_crossed_out_at_a_place_for_oneself(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **DESK)
    red = visitor.page.locator("#palette .choice:first-child")
    red.click(button="right")
    expect(red).to_contain_class("crossed")
    visitor.has_pegs(0)
    visitor.tap("#palette .choice:nth-child(2)")
    expect(red).not_to_contain_class("crossed")  # at the next place it may be
    visitor.page.keyboard.press("Backspace")
    expect(red).to_contain_class("crossed")


def test_a_lost_round_is_in_sight_however_a_phone_is_turned(visit, judged):
    visitor = visit(f"?lang=en#n={NUMBER}", reduced_motion="reduce", **SMALL)

    def is_in_sight(selector):
        for width, height in ((568, 320), (320, 568)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            for part in visitor.page.locator(selector).all():
                expect(part).to_be_in_viewport(ratio=0.99)

    for row in range(1, 10):
        visitor.fill(row, "r")
    visitor.is_titled("classic · row 10 of 10")
    is_in_sight("#rows .hand")
    visitor.fill(10, "r")
    expect(visitor.page.locator("#sheet.card .code .peg")).to_have_count(4)
    visitor.has_sheet("You did not find it in 10.")
    expect(visitor.page.locator("#sheet.card")).to_contain_text("played 1")
    is_in_sight("#sheet .entry")
    assert judged(visitor.page) == []
    visitor.take("Play again")
    visitor.is_titled("classic · row 1 of 10")


def test_the_board_itself_is_a_second_view(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", script=BUSY, **PHONE)
    visitor.guess(1, "RRBB")
    visitor.tap("#menu")
    visitor.tap("#sheet .board")
    caption, lights = visitor.page.locator("#caption"), visitor.page.locator("#lights")
    expect(caption).to_contain_text("Row 2 of 10")
    assert len(set(lights.evaluate(PAINTED))) > 3
    visitor.page.locator("[data-key=ok]").click(delay=150)  # is no hold, however late the page lets it go
    expect(caption).to_contain_text("Type a code")  # there is no row to send, and no hint
    expect(visitor.page.locator("#log")).not_to_contain_text("A code that fits every mark")
    visitor.page.locator("#boards").select_option("pico_16x10")
    expect(lights).to_have_attribute("width", "512")
    visitor.tap("#to-play")
    visitor.has_rows("red, red, blue, blue")


def test_a_puzzle_is_found_even_by_who_touches_twice(visit):
    visitor = visit("?lang=en", **PHONE)
    visitor.tap("#menu")
    visitor.has_sheet("Menu")
    visitor.page.locator(".entry", has_text="More games").evaluate("(entry) => { entry.click(); entry.click(); }")
    visitor.has_sheet("More games")  # the second touch takes nothing of this
    visitor.take("Puzzle")
    visitor.has_sheet(PUZZLE)
    visitor.tap(".degree:nth-child(4)")
    expect(visitor.page.locator("#title")).to_have_text(re.compile(r"puzzle \d+$"))
    expect(visitor.page.locator("#palette .choice")).to_have_count(6)


def test_a_menu_opened_before_the_round_of_a_link_stays(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", script=MENU_FIRST, **PHONE)
    visitor.is_titled("classic · row 1 of 10")
    expect(visitor.page.locator("#sheet")).to_be_visible()


@pytest.mark.parametrize("ending", ["&variant=chess", "#nothing"])
def test_a_link_to_nothing_says_so_in_a_line_that_stays(visit, ending):
    visitor = visit(f"?lang=en{ending}", **PHONE)
    expect(visitor.page.locator("#notice-text")).to_have_text("This link asks for no game that Peglight knows.")
    visitor.take("Play")
    visitor.is_titled("classic · row 1 of 10")
    expect(visitor.page.locator("#notice-text")).to_be_visible()


def test_nothing_shifts_while_a_row_is_set_and_refused(visit):
    visitor = visit(f"?lang=de#n={NUMBER}", **SMALL)
    acts = {
        "Stift 1": visitor.set_row,
        "Fertig": lambda: visitor.tap("#bar .ok"),
        "Stift 1: Tippe": lambda: visitor.page.locator("#bar .undo").tap(force=True),
        "Nichts zurückzunehmen": list,
    }
    places = set()
    for told, act in acts.items():
        expect(visitor.page.locator("#line")).to_contain_text(told)
        places.add(str(visitor.page.locator("#palette").bounding_box()))
        act()
    assert len(places) == 1


@pytest.mark.parametrize("mode", ["duel", "race"])
def test_two_who_play_are_asked_their_names_by_touch(visit, mode):
    visitor = visit(f"?lang=en#mode={mode}", **PHONE)
    visitor.take("Names")
    expect(visitor.page.locator("#sheet .entry")).to_have_count(2)
    visitor.tap(".entry:nth-child(2)")
    field = visitor.page.locator("#sheet input")
    field.fill("Maximiliane")
    field.press("Enter")
    expect(visitor.page.locator("#sheet .refused")).to_have_text("A name has up to 8 letters.")
    expect(field).to_have_value("Maximiliane")
    field.fill("Ben")
    field.press("Enter")
    expect(field).to_be_hidden()
    visitor.tap("#sheet .leave")
    visitor.take("Begin")
    expect(visitor.page.locator("#title")).to_contain_text("Ben")
    expect(visitor.page.locator("#field")).to_have_attribute("type", "password")  # a code is set, that nobody may see


def test_a_hint_tells_its_cost_and_rules_leave_the_board_in_view(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    expect(visitor.page.locator("#bar .hint")).to_contain_text("counts as help")
    visitor.tap("#menu")
    expect(visitor.page.locator(".entry", has_text="Hint")).to_contain_text("counts as help")
    visitor.page.goto(f"{visitor.page.url}#mode=practice")
    visitor.take("Begin")
    expect(visitor.page.locator("#bar .hint")).to_be_visible()
    expect(visitor.page.locator("#bar .cost")).to_have_count(0)
    visitor.guess(1, "RRBB")
    visitor.tap("#help")
    visitor.has_sheet("Rules")
    expect(visitor.page.locator("#rows .played")).to_be_in_viewport()
    expect(visitor.page.locator("#sheet .lines")).to_contain_text("right colour in the right place")
    expect(visitor.page.locator("#sheet")).not_to_contain_text("On the lights")
    visitor.tap("#sheet .leave")
    visitor.has_rows("red, red, blue, blue")


def test_eight_colours_leave_the_last_row_whole(visit):
    visitor = visit("?lang=en&variant=logik", **SMALL)
    visitor.take("Play")
    expect(visitor.page.locator("#palette .choice")).to_have_count(8)
    for row in visitor.page.locator("#rows .row").all():
        expect(row).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("ending", ["#daily", "#n=EX9K-Q9"])
def test_a_link_in_a_round_asks_before_that_is_lost(visit, hosted, ending):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.guess(1, "RRBB")
    visitor.page.evaluate(f"location.hash = '{ending}'")
    visitor.has_sheet("Give up what is being played, and begin another game?")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#sheet")).to_be_hidden()
    visitor.has_rows("red, red, blue, blue")
    visitor.is_asked("Peg 1: touch a colour")
    visitor.page.goto(f"{hosted}?lang=en&variant=super")
    visitor.has_sheet("Break")
    expect(visitor.page.locator(".entry", has_text="Game")).to_contain_text("super")
    visitor.tap("#sheet .leave")
    visitor.has_rows("red, red, blue, blue")


def test_a_key_before_the_card_is_there_chooses_nothing(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", reduced_motion="reduce", **DESK)
    visitor.set_row("BOOG")
    visitor.page.evaluate(KEYS, ["Enter", "Enter"])  # the second one comes before the board has answered the first
    visitor.has_rows("blue, orange, orange, green")
    expect(visitor.page.locator("#sheet.card")).to_be_visible()
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("Enter")
    visitor.has_sheet("Share")


def test_a_line_that_is_begun_keeps_the_focus_until_it_is_left(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **DESK)
    visitor.is_titled("classic · row 1 of 10")
    visitor.page.keyboard.type("m")
    visitor.has_sheet("Menu")
    visitor.page.keyboard.type("?")
    visitor.has_sheet("Rules")
    visitor.page.evaluate(KEYS, ["Escape", ":"])  # the menu comes back after the line was opened
    visitor.has_sheet("Menu")
    field = visitor.page.locator("#field")
    expect(field).to_be_focused()
    visitor.page.keyboard.type("hin")
    visitor.page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    expect(field).to_have_value("")


def test_a_key_while_the_card_rises_only_brings_it(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", script=SLOW, **DESK)
    visitor.send(1, "BOOG")
    visitor.has_sheet("You found it in 1.")
    assert visitor.page.evaluate(RISING) == 1
    visitor.page.keyboard.press("Enter")
    assert visitor.page.evaluate(RISING) == 0
    visitor.page.keyboard.press("Enter")
    visitor.is_titled("classic · row 1 of 10")


def test_the_card_rises_once_and_leads_to_how_it_was_played(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", script=MOVED, **PHONE)
    visitor.guess(1, "RRBB")
    visitor.guess(2, "BOOG")
    visitor.has_sheet("You found it in 2.")
    visitor.page.wait_for_function("() => moved.includes('rise after 0.9s')")  # after the wave
    visitor.take("Grades")
    rows = visitor.page.locator(".graded .entry")
    expect(rows.first).to_contain_text(re.compile(r"\d"))  # so many codes are left
    visitor.tap(rows.last)
    expect(visitor.page.locator("#sheet .lines")).to_contain_text("The code was")
    visitor.tap("#sheet .leave")
    expect(rows.first).to_be_visible()
    visitor.tap("#sheet .leave")
    visitor.has_sheet("You found it in 2.")
    expect(visitor.page.locator("body")).not_to_contain_class("ends")
    visitor.take("Why")
    whys = visitor.page.locator(".entry:has(.pegs)")
    visitor.tap(whys.last)
    expect(visitor.page.locator("#sheet .peg")).to_have_count(4 + 4 + 4)  # the row, the code, and each peg
    expect(visitor.page.locator("#sheet .pip.exact")).to_have_count(4 + 4)
    visitor.tap("#sheet .leave")
    expect(whys).to_have_count(2)
    visitor.tap("#sheet .leave")
    visitor.has_sheet("You found it in 2.")
    visitor.tap("#menu")
    visitor.take("You", "Statistics")
    expect(visitor.page.locator(".bars li")).to_have_text(["0", "1", *["0"] * 8])
    expect(visitor.page.locator("#sheet").get_by_text("classic, break")).to_have_count(1)


def test_marks_are_given_by_touch_and_a_wrong_one_is_put_right(visit):
    visitor = visit("?lang=en#mode=make", **PHONE)
    visitor.take("Begin")
    expect(visitor.page.locator("#palette .colour")).to_have_count(6)  # for a code to think of
    visitor.tap("#bar .ok")
    kinds = visitor.page.locator("#palette .kind")
    expect(kinds).to_have_count(2)
    for kind in kinds.all():
        expect(kind).to_be_enabled()
        assert kind.get_attribute("aria-disabled") is None
    kinds.first.tap()
    expect(visitor.page.locator(".hand .exact")).to_have_count(1)
    visitor.tap("#bar .undo")
    expect(visitor.page.locator(".hand .exact")).to_have_count(0)
    mended = visitor.page.locator("#rows .mended")
    for rows in range(1, 11):  # no mark at all: soon no code fits that
        visitor.tap("#bar .ok")
        expect(visitor.page.locator("#rows .played")).to_have_count(rows)
        expect(visitor.page.locator("#palette .kind, #rows .mended").first).to_be_visible()
        if mended.count():
            break
    expect(mended.locator(".mend .pip").first).to_be_visible()
    expect(visitor.page.locator("#line")).to_contain_text("No code fits these marks")
    first = visitor.page.locator("#rows .played").first
    first.tap()
    expect(first).to_contain_class("mended")
    visitor.tap("#bar .ok")
    expect(mended).to_have_count(0)


def test_what_is_set_by_touch_holds_at_once_and_later(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", color_scheme="light", **PHONE)
    visitor.is_titled("classic · row 1 of 10")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = visitor.page.evaluate(ground)
    visitor.tap("#menu")
    visitor.take("You", "Settings")
    theme = visitor.page.locator("#sheet .theme")
    places = set()
    for name in ("light", "dark", "as the system", "light", "dark"):
        visitor.tap(theme)
        expect(theme).to_have_text(f"Appearance{name}")
        places.add(str(theme.bounding_box()))
    assert len(places) == 1
    dark = visitor.page.evaluate(ground)
    assert dark != light
    visitor.take("Movement", "Show which rows rule a guess out")
    expect(visitor.page.locator("body")).to_contain_class("still")
    visitor.leave("Settings", "You", "Menu")
    visitor.guess(1, "RRBB")
    visitor.set_row("RRBB")
    visitor.is_asked("This cannot be the code: row 1 would have another mark.")
    visitor.tap("#bar .ok")
    visitor.guess(3, "BOOG")
    expect(visitor.page.locator("#sheet.card")).to_be_visible()
    assert visitor.page.evaluate(MOVING) == 0
    visitor.page.reload()
    assert visitor.page.evaluate(ground) == dark


PUZZLE = "Which puzzle, 1 to 1000? Its last digit says how hard it is:"
SHEETS = {
    "Settings": ["You", "Settings"],
    "Statistics": ["You", "Statistics"],
    "More games": ["More games"],
    PUZZLE: ["More games", "Puzzle"],
    "Names": ["You", "Names"],
    "Rules": ["Learn", "Rules"],
    "Classic, days played: 0": ["Today's code", "Past days"],
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_sheet_can_be_used_by_everybody(visit, judged, scheme):
    visitor = visit(f"?lang=en#n={NUMBER}", color_scheme=scheme, reduced_motion="reduce", **PHONE)
    visitor.guess(1, "BOOG")
    expect(visitor.page.locator("#sheet.card")).to_contain_text("played 1, won 1")
    visitor.take("Grades")
    expect(visitor.page.locator(".graded .entry")).to_contain_text(re.compile(r"\d"))
    assert judged(visitor.page) == []
    visitor.tap("#sheet .leave")
    expect(visitor.page.locator("#sheet.card")).to_be_visible()
    shown = visitor.page.locator("#sheet-title")
    for title, entries in SHEETS.items():
        visitor.tap("#menu")
        visitor.has_sheet("Menu")  # the card has entries of the same names
        above = []
        for entry in entries:
            above.append(shown.inner_text())
            visitor.take(entry)
            expect(shown).not_to_have_text(above[-1])
        visitor.has_sheet(title)
        assert judged(visitor.page) == [], title
        visitor.leave(title, *reversed(above))
        expect(visitor.page.locator("#sheet.card")).to_be_visible()
    visitor.tap("#menu")
    visitor.tap("#sheet .board")
    expect(visitor.page.locator("#device")).to_be_visible()
    assert judged(visitor.page) == []
