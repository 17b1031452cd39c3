"""The page from end to end, in a real browser, from a host that has files and nothing else."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests import runs
from host_tests.tools.faces.terminal import session as terminal
from host_tests.tools.site.visitor import DESK, NUMBER, PHONE, SMALL, Visitor
from tools.front import kept, saves, transfer

pytestmark = pytest.mark.slow

AT_ONCE = """(keys) => {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""
FOCUSED = "document.activeElement.id"
SENT_AND_LEFT = f"""(field) => {{
  field.form.requestSubmit();
  field.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Escape", bubbles: true }}));
  return {FOCUSED};
}}"""
KEPT = "navigator.serviceWorker.ready.then(() => true)"
OVER = (
    "Math.max(document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight)"
)
GROUNDS = "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
OF_LIGHTS = re.compile("Brightness|seconds|Test of lights")
SIZES = ((320, 568), (390, 664), (390, 844), (768, 1000), (1280, 800), (2560, 1000), (568, 320), (844, 390))
# where the entries of the card at the end of a round are with the lines about it, and before those come
ENTRIES = """(() => {
  const [sheet, lines, entries] = ["#sheet", ".card .lines", ".card .entries"].map((of) => document.querySelector(of));
  return ["", "none"].map((shown) => ((lines.style.display = shown), sheet.offsetTop + entries.offsetTop));
})()"""
SHARED = "new Promise((done) => setInterval(() => window.shared && done(shared), 20))"


@pytest.mark.parametrize("size", runs.few([PHONE, SMALL], plain=1), ids=["390", "320"])
def test_a_round_is_won_by_touch_and_shared_without_its_code(visit, judged, hosted, size):
    visitor = visit(f"?lang=en#n={NUMBER}", **size)
    visitor.is_asked("Peg 1: touch a colour")
    assert judged(visitor.page) == []
    visitor.guess(1, "BOOY")
    visitor.guess(2, "BOOG")
    visitor.has_sheet("You found it in 2.")
    assert judged(visitor.page) == []
    visitor.page.evaluate("navigator.share = ({ text }) => { window.shared = text; return Promise.resolve() }; 1")
    with_lines, before = visitor.page.evaluate(ENTRIES)
    assert with_lines == before
    visitor.take("Share")
    visitor.tap("#sheet .share")
    shared = visitor.page.evaluate(SHARED)
    assert shared.split("\n") == [f"Peglight {NUMBER}: 2/10", "🟪🟪🟪⬛", "🟪🟪🟪🟪", f"{hosted}#n={NUMBER}"]


def share(visitor):
    """Return the lines that are shared, the last of them a link."""
    visitor.page.evaluate("shared = 0; navigator.share = ({ text }) => Promise.resolve((window.shared = text)); 1")
    visitor.tap("#sheet .share")
    return visitor.page.evaluate(SHARED).split("\n")


@pytest.mark.full
def test_a_challenge_goes_from_page_to_page_and_terminal(visit, judged, hosted):
    anna, ben = visit("?lang=en#mode=challenge", **PHONE), visit("?lang=en", **PHONE)
    anna.take("Set a code")
    anna.send(0, "BOOG")
    asked, text, link = share(anna)
    assert judged(anna.page) == []
    expect(anna.page.locator(f'canvas[aria-label="{link}"]')).to_have_attribute("width", "37")  # a QR code of 29
    expect(anna.page.locator(".qr")).to_have_text("A telephone's camera opens the link.")
    assert asked == "Can you break my code (classic)? Type in Peglight:"
    assert link == f"{hosted}#c={text.removeprefix('CHALLENGE ')}"

    ben.has_sheet("Find the hidden row of colours.")
    ben.page.goto(link)
    ben.is_asked("A sealed code from Player 1. Pegs: 4")
    ben.guess(1, "BOOY")
    ben.guess(2, "BOOG")
    ben.has_sheet("You found it in 2.")
    ben.take("Share")
    result = share(ben)
    assert result[:3] == ["Peglight challenge: 2/10", "🟪🟪🟪⬛", "🟪🟪🟪🟪"]
    ben.tap("#sheet .leave")
    ben.take("Send a code back, too")
    ben.send(2, "RGBY")
    back = share(ben)[-1].partition("#")[2]

    async def cleo(session):
        await session.say("NAMES Cleo,")
        answers.extend(await session.answer(text, "BOOG"))

    answers = []
    with ThreadPoolExecutor() as beside:  # the browser's loop
        beside.submit(terminal.play, "pico_8x8", cleo).result()
    earlier, anna = anna, Visitor(anna.page.context.new_page(), f"{hosted}?lang=en#{back}")
    lines = anna.page.locator("#sheet .lines")
    expect(lines).to_contain_text("Player 2 found it in 2.")
    assert judged(anna.page) == []
    gone = "The game stopped. Load the page again: the round is kept."
    expect(earlier.page.locator("#notice-text")).to_have_text(gone)
    anna.take("Play the code that came with it")
    anna.guess(1, "RGBY")
    anna.has_sheet("You found it in 1.")
    expect(lines).to_contain_text("You win.")
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.evaluate("(text) => navigator.clipboard.writeText(text)", "\n".join(answers))
    anna.take("Menu", "More games", "Challenge")
    anna.tap("#sheet .paste")
    expect(lines).to_contain_text("Cleo found it in 1.")
    assert judged(anna.page) == []
    earlier.page.goto(f"{hosted}?lang=en#n={NUMBER}")  # a link has it begin again
    earlier.guess(1, "BOOY")


def test_a_round_is_won_by_keyboard(visit, judged):
    visitor = visit("?lang=en", **DESK)
    keys = visitor.page.keyboard
    visitor.has_sheet("Find the hidden row of colours.")
    assert judged(visitor.page) == []
    keys.press("2")
    visitor.is_titled("classic · row 1 of 10")
    visitor.page.goto(visitor.page.url + f"#n={NUMBER}")
    visitor.is_asked("Peg 1: click a colour or type its letter")
    visitor.page.evaluate(AT_ONCE, ["B", "=", "u", "u", "u", "O", "=", "u"])
    visitor.has_pegs(3)
    keys.press("y")
    visitor.has_pegs(4)
    keys.press("Enter")
    visitor.has_rows("blue, orange, orange, yellow")
    keys.press("m")
    visitor.has_sheet("Menu")
    keys.press("Escape")
    expect(visitor.page.locator("#sheet")).to_be_hidden()
    for letter in "BOOG":
        keys.press(letter)
    visitor.has_pegs(4)
    keys.press("Enter")
    visitor.has_sheet("You found it in 2.")
    visitor.page.wait_for_function("() => !document.getElementById('sheet').getAnimations().length")
    keys.press("Enter")
    visitor.is_titled("classic · row 1 of 10")


def test_the_line_for_words_takes_and_leaves_keys_at_once(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **DESK)
    visitor.is_titled("classic · row 1 of 10")
    assert visitor.page.evaluate(f"({AT_ONCE})(['B', ':']) ?? {FOCUSED}") == "field"
    visitor.page.keyboard.type("O")
    assert visitor.page.locator("#field").evaluate(SENT_AND_LEFT) == ""
    visitor.has_pegs(1)
    log = visitor.page.locator("#log")
    expect(log).to_have_attribute("aria-live", "polite")
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type("rrgg\n")
    expect(log).to_contain_text("1. R R G G : x")
    visitor.has_rows("red, red, green, green")


def test_settings_are_a_form_and_hold_at_once_and_later(visit, judged):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    before = visitor.page.locator("#palette .peg").first.get_attribute("style")
    visitor.guess(1, "RGBY")
    visitor.tap("#menu")
    visitor.take("You", "Settings")
    visitor.has_sheet("Settings")
    assert judged(visitor.page) == []
    expect(visitor.page.locator(".entry", has_text=OF_LIGHTS)).to_have_count(0)
    expect(visitor.page.locator(".swatch")).to_have_text(["vivid", "safe", "mono"])
    visitor.tap(".swatch[aria-label=safe]")
    expect(visitor.page.locator(".swatch[aria-label=safe]")).to_be_checked()
    visitor.take("Sound")
    expect(visitor.page.get_by_role("switch", name="Sound")).not_to_be_checked()
    grounds = visitor.page.locator("[role=switch]").evaluate_all(GROUNDS)
    assert len(set(grounds)) == 1, "one looks pointed at after a touch"
    visitor.take("Language", "Deutsch")
    visitor.leave("Optionen", "Du", "Menü")
    expect(visitor.page.locator("#sheet")).to_be_hidden()
    expect(visitor.page.locator("#bar .ok")).to_have_text("Abgeben")
    assert visitor.page.locator("#palette .peg").first.get_attribute("style") != before
    visitor.page.goto(visitor.page.url.split("?")[0])
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.tap("#menu")
    visitor.take("Du", "Optionen")
    expect(visitor.page.get_by_role("switch", name="Ton")).not_to_be_checked()


def test_the_lesson_is_taken_by_touch_and_can_be_left(visit):
    visitor = visit("?lang=en", **PHONE)
    visitor.take("Lesson")
    visitor.tap("#bar .ok")
    visitor.is_asked("Set a peg.")
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator("#line.refused")).to_have_text("Set a peg.")
    for pegs in range(1, 4):
        visitor.tap("#palette .choice:first-child")
        visitor.has_pegs(pegs)
    visitor.is_asked("Take the last peg back with UNDO.")
    visitor.tap("#bar .undo")
    visitor.is_asked("A row is ready for you: send it.")
    expect(visitor.page.locator("#bar .undo")).to_have_attribute("aria-disabled", "true")
    visitor.tap("#bar .ok")
    visitor.is_asked("Exact: right colour, right place.")
    visitor.tap("#bar .other:text-is('Why')")
    visitor.has_sheet("Why: explains the mark of a row peg by peg")
    visitor.tap("#sheet .primary")
    visitor.is_asked("Exact: right colour, right place.")
    visitor.tap("#menu")
    visitor.has_sheet("Go on with the lesson?")
    expect(visitor.page.locator("#rows")).to_be_in_viewport()  # the board of the lesson
    visitor.tap("#sheet .no")
    visitor.has_sheet("Menu")


def test_saves_go_to_a_terminal_and_back(visit, tmp_path):
    visitor = visit(f"?lang=en#n={NUMBER}", **DESK)
    visitor.guess(1, "RRGG")
    visitor.tap("#menu")
    visitor.take("You")
    with visitor.page.expect_download() as download:
        visitor.tap("#sheet .save")
    there = tmp_path / download.value.suggested_filename
    download.value.save_as(there)
    transfer.take(tmp_path / "folder", there)
    assert kept.match_in(bytearray((tmp_path / "folder" / "saves.bin").read_bytes())).round.rows
    (tmp_path / "other.bin").write_bytes(bytes(saves.SIZE))
    load(visitor, tmp_path / "other.bin")
    notice = visitor.page.locator("#notice-text")
    expect(notice).to_have_text("That file holds no saves of Peglight, or nothing is kept here.")
    transfer.export(tmp_path / "folder", tmp_path / "back.bin")
    load(visitor, tmp_path / "back.bin")
    expect(notice).to_be_hidden()
    visitor.has_rows("red, red, green, green")


def load(visitor, file: Path):
    with visitor.page.expect_file_chooser() as chooser:
        visitor.tap("#sheet .load")
    chooser.value.set_files(file)


def test_without_a_network_it_plays_on_after_the_first_visit(visit, hosted):
    visitor = visit("?lang=en", **DESK)
    assert visitor.page.evaluate(KEPT)
    window = visitor.page.context
    window.set_offline(True)
    visitor.page.goto(f"{hosted}?lang=en&board=pico_16x10#n={NUMBER}")
    visitor.guess(1, "RRGG")
    visitor.tap("#palette .choice:nth-child(3)")
    visitor.has_pegs(1)
    address = visitor.page.url
    visitor.page.close()
    again = Visitor(window.new_page(), address)
    again.has_rows("red, red, green, green")
    again.has_pegs(1)  # the row in hand is there again, too
    again.is_asked("Your saved round goes on.")


@pytest.mark.parametrize("language", runs.few(["de", "en", "fr", "pl", "ru"], plain=1))
def test_it_fits_every_window_in_every_language(visit, language):
    visitor = visit(f"?lang={language}#n={NUMBER}")
    expect(visitor.page.locator("#palette .choice")).to_have_count(6)
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(OVER) <= 0, width
        parts = visitor.bounds("#bar button, #palette button, #line, #top > *, .row")
        inside = [min(part["left"], part["top"]) >= 0 and part["right"] <= width for part in parts]
        assert all(inside), width
        assert max(part["bottom"] for part in parts) <= height, width
    cut = "(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)"
    visitor.page.set_viewport_size({"width": 320, "height": 568})
    assert visitor.page.eval_on_selector_all("#bar button, #title", cut) == []
