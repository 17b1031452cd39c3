"""The page from end to end, in a real browser, from a host that has files and nothing else."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests import runs
from host_tests.tools.site.visitor import DESK, PHONE, SMALL, Visitor, round_of
from tools.front import kept, saves, transfer

pytestmark = pytest.mark.slow

NUMBER = round_of("BOOG")
SCRIPT = "text/javascript"
BLOCKED_STORE = 'Object.defineProperty(self, "indexedDB", { get() { throw new Error("SecurityError"); } });\n'
FULL_STORE = 'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };\n'
DAMAGED_STORE = """
IDBObjectStore.prototype.get = new Proxy(IDBObjectStore.prototype.get, {
  apply: (get, store, names) =>
    Object.defineProperty(Reflect.apply(get, store, names), "result", { value: new Uint8Array(4096).fill(0x5a) }),
});
"""
KEPT = "navigator.serviceWorker.ready.then(() => true)"
OVER = (
    "Math.max(document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight)"
)
BOUNDS = "(parts) => parts.map((part) => part.getBoundingClientRect().toJSON())"
SIZES = ((320, 568), (390, 664), (390, 844), (768, 1000), (1280, 800), (2560, 1000), (568, 320), (844, 390))
BLOCKED = """
for (const name of ["localStorage", "indexedDB"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""
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
    visitor.take("Share")
    visitor.tap("#sheet .share")
    shared = visitor.page.evaluate(SHARED)
    assert shared.split("\n") == [f"Peglight {NUMBER}: 2/10", "🟪🟪🟪⬛", "🟪🟪🟪🟪", f"{hosted}#n={NUMBER}"]
    assert visitor.complaints == []


def test_a_round_is_won_in_a_frame_without_a_service_worker(visit, hosted):
    another = hosted.replace("127.0.0.1", "localhost")
    visitor = visit("licences.txt", another, service_workers="block", **DESK)
    visitor.page.set_content(f'<iframe width=600 height=800 src="{hosted}?lang=en#n={NUMBER}"></iframe>')
    visitor.page = visitor.page.frames[1]
    visitor.guess(1, "BOOG")
    visitor.has_sheet("You found it in 1.")


def test_a_round_is_won_by_keyboard(visit, judged):
    visitor = visit("?lang=en", **DESK)
    keys = visitor.page.keyboard
    visitor.has_sheet("Find the hidden row of colours.")
    assert judged(visitor.page) == []
    keys.press("2")
    visitor.is_titled("classic · row 1 of 10")
    visitor.page.goto(visitor.page.url + f"#n={NUMBER}")
    visitor.is_asked("Peg 1: click a colour or type its letter")
    for letter in "BOO":
        keys.press(letter)
    visitor.has_pegs(3)
    keys.press("=")
    visitor.has_pegs(4)
    keys.press("Backspace")
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
    keys.press("Enter")
    visitor.is_titled("classic · row 1 of 10")
    assert visitor.complaints == []


def test_the_rows_have_most_of_a_phone_and_can_be_touched(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.guess(1, "RRBB")
    assert visitor.page.title() == "Peglight"
    [rows] = visitor.page.eval_on_selector_all("#rows", BOUNDS)
    assert rows["height"] >= 0.6 * 664
    pegs = visitor.page.eval_on_selector_all(".played .peg, .hand .peg", BOUNDS)
    assert min(peg["width"] for peg in pegs) >= 36
    assert min(pip["height"] for pip in visitor.page.eval_on_selector_all(".played .exact, .near", BOUNDS)[:1]) >= 12
    choices = visitor.page.eval_on_selector_all("#palette .choice", BOUNDS)
    assert min(choice["width"] for choice in choices) >= 44


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


def test_a_lost_round_shows_the_code_over_the_rows(visit, judged):
    visitor = visit(f"?lang=en#n={NUMBER}", reduced_motion="reduce", **PHONE)
    for row in range(1, 11):
        visitor.fill(row, "r")
    expect(visitor.page.locator("#sheet.card .code .peg")).to_have_count(4)
    visitor.has_sheet("You did not find it in 10.")
    assert judged(visitor.page) == []
    visitor.take("Play again")
    visitor.is_titled("classic · row 1 of 10")


def test_settings_are_a_form_that_is_changed_by_touch(visit, judged):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    before = visitor.page.locator("#palette .peg").first.get_attribute("style")
    visitor.tap("#menu")
    visitor.take("You", "Settings")
    visitor.has_sheet("Settings")
    assert judged(visitor.page) == []
    expect(visitor.page.locator(".swatch")).to_have_text(["vivid", "safe", "mono"])
    visitor.tap(".swatch[aria-label=safe]")
    expect(visitor.page.locator(".swatch[aria-label=safe]")).to_be_checked()
    sound = visitor.page.get_by_role("switch", name="Sound")
    sound.tap()
    expect(sound).not_to_be_checked()
    visitor.take("Language", "German (Deutsch)")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    for title in ("Optionen", "Du", "Menü"):
        visitor.has_sheet(title)
        visitor.tap("#sheet .leave")
    expect(visitor.page.locator("#sheet")).to_be_hidden()
    assert visitor.page.locator("#palette .peg").first.get_attribute("style") != before


def test_a_round_in_hand_speaks_the_language_chosen_last(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.guess(1, "RGBY")
    visitor.tap("#menu")
    visitor.take("You", "Language", "German (Deutsch)")
    for title in ("Du", "Menü"):
        visitor.has_sheet(title)
        visitor.tap("#sheet .leave")
    expect(visitor.page.locator("#bar .ok")).to_have_text("Abgeben")


def test_the_lesson_is_told_and_taken_by_touch(visit):
    visitor = visit("?lang=en", **PHONE)
    visitor.take("Learn in a minute")
    visitor.tap("#bar .ok")
    visitor.is_asked("Set a peg.")
    for pegs in range(1, 4):
        visitor.tap("#palette .choice:first-child")
        visitor.has_pegs(pegs)
    visitor.is_asked("Take the last peg back.")
    visitor.tap("#bar .undo")
    visitor.is_asked("A row is ready for you: send it.")
    expect(visitor.page.locator("#bar .undo")).to_have_attribute("aria-disabled", "true")
    visitor.tap("#bar .ok")
    visitor.is_asked("Exact: right colour, right place.")


def test_the_board_itself_is_a_second_view(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.guess(1, "RRBB")
    visitor.tap("#menu")
    visitor.tap("#sheet .board")
    expect(visitor.page.locator("#lights .light")).to_have_count(64)
    lit = visitor.page.locator("#lights .lit")
    assert lit.count() > 4
    visitor.page.locator("#boards").select_option("pico_16x10")
    expect(visitor.page.locator("#lights .light")).to_have_count(160)
    visitor.tap("#to-play")
    visitor.has_rows("red, red, blue, blue")


def test_the_transcript_says_all_in_words_and_takes_a_line(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **DESK)
    visitor.is_titled("classic · row 1 of 10")
    log = visitor.page.locator("#log")
    expect(log).to_have_attribute("aria-live", "polite")
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type("rrgg\n")
    expect(log).to_contain_text("1. R R G G : x")
    visitor.has_rows("red, red, green, green")


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
    assert visitor.complaints == []


def load(visitor, file: Path):
    with visitor.page.expect_file_chooser() as chooser:
        visitor.tap("#sheet .load")
    chooser.value.set_files(file)


def test_without_a_network_it_plays_on_after_the_first_visit(visit, hosted):
    visitor = visit("?lang=en", **DESK)
    assert visitor.page.evaluate(KEPT)
    visitor.page.context.set_offline(True)
    visitor.page.goto(f"{hosted}?lang=en&board=pico_16x10#n={NUMBER}")
    visitor.guess(1, "RRGG")
    visitor.tap("#palette .choice:nth-child(3)")
    visitor.has_pegs(1)
    visitor.page.reload()
    visitor.has_rows("red, red, green, green")
    visitor.has_pegs(1)  # the row in hand is there again, too


def test_a_browser_that_blocks_all_site_data_is_no_empty_page(chromium, hosted):
    window = chromium.new_context(**PHONE)
    window.add_init_script(BLOCKED)
    visitor = Visitor(window.new_page(), f"{hosted}?lang=en#n={NUMBER}")
    visitor.guess(1, "RRGG")
    assert visitor.complaints == []
    window.close()


@pytest.mark.parametrize(
    ("first", "notice"),
    [
        (BLOCKED_STORE, "This browser keeps nothing here: the game ends with the page."),
        (DAMAGED_STORE, "The saves in this browser are damaged, so the game begins anew."),
        pytest.param(
            FULL_STORE, "This browser keeps nothing here: the game ends with the page.", marks=pytest.mark.full
        ),
    ],
    ids=["blocked", "damaged", "full"],
)
def test_a_store_that_cannot_be_used_is_told_and_the_game_played(chromium, hosted, first, notice):
    window = chromium.new_context(**PHONE)
    page = window.new_page()
    page.route("**/worker.js", lambda route: route.fulfill(body=first + route.fetch().text(), content_type=SCRIPT))
    visitor = Visitor(page, f"{hosted}?lang=en#n={NUMBER}")
    expect(page.locator("#notice-text")).to_have_text(notice)
    visitor.guess(1, "RRGG")
    expect(page.locator("#notice-text")).to_be_visible()
    assert visitor.complaints == []
    window.close()


def test_over_plain_http_it_says_so_and_keeps_the_round(visit, hosted):
    address = hosted.replace("127.0.0.1", "plain.example")
    visitor = visit(f"?lang=en#n={NUMBER}", address)
    notice = "Over plain http there is no share sheet and no playing offline."
    expect(visitor.page.locator("#notice-text")).to_have_text(notice)
    visitor.guess(1, "RRGG")
    visitor.page.reload()
    visitor.has_rows("red, red, green, green")
    second = Visitor(visitor.page.context.new_page(), address + "?lang=en")
    told = "Another tab is keeping its game: this one plays without keeping."
    expect(second.page.locator("#notice-text")).to_have_text(told)
    assert visitor.complaints == []


@pytest.mark.parametrize("language", runs.few(["de", "en", "fr", "pl", "ru"], plain=1))
def test_it_fits_every_window_in_every_language(visit, language):
    visitor = visit(f"?lang={language}#n={NUMBER}")
    expect(visitor.page.locator("#palette .choice")).to_have_count(6)
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(OVER) <= 0, width
        parts = visitor.page.eval_on_selector_all("#bar button, #palette button, #line, #top > *, .row", BOUNDS)
        inside = [min(part["left"], part["top"]) >= 0 and part["right"] <= width for part in parts]
        assert all(inside), width
        assert max(part["bottom"] for part in parts) <= height, width
    cut = "(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)"
    visitor.page.set_viewport_size({"width": 320, "height": 568})
    assert visitor.page.eval_on_selector_all("#bar button, #title", cut) == []


def test_contrast_and_motion_of_the_system_are_heeded(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", forced_colors="active", reduced_motion="reduce")
    visitor.guess(1, "BOOY")
    peg = visitor.page.locator("#rows .peg.set").first
    assert "rgb" in peg.evaluate("(peg) => getComputedStyle(peg).backgroundImage")
    assert visitor.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_round_is_played_in_another_browser(playwright, hosted, name):
    engine = getattr(playwright, name)
    if not Path(engine.executable_path).exists():
        pytest.skip(f"playwright has no {name} here")
    browser = engine.launch()
    visitor = Visitor(browser.new_page(), f"{hosted}?lang=en#n={NUMBER}")
    visitor.guess(1, "BOOG")
    visitor.has_sheet("You found it in 1.")
    browser.close()
