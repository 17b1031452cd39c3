"""The page from end to end, in a real browser, from a host that has files and nothing else."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests.tools.site.visitor import ASK, DESK, PHONE, Visitor, round_of
from tools.front import saves, transfer, unseen

pytestmark = pytest.mark.slow

NUMBER = round_of("BOOG")
KEPT = "navigator.serviceWorker.ready.then(() => true)"
BOUNDS = "(parts) => parts.map((part) => part.getBoundingClientRect().toJSON())"
OVER = (
    "Math.max(document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight)"
)
SIZES = ((320, 640), (390, 844), (768, 1000), (1280, 800), (2560, 1000), (667, 375), (844, 390))


def test_a_round_is_won_by_touch_and_shared_without_its_code(visit, judged, hosted):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.guess(1, "BOOY")
    visitor.page.goto(hosted + "?lang=en#daily")
    notice = visitor.page.locator("#notice")
    expect(notice).to_have_text("This round is still going on: RESIGN ends it.")
    assert judged(visitor.page) == []
    visitor.guess(2, "BOOG")
    expect(notice).to_be_hidden()
    visitor.reads("You broke the code. Rows: 2")
    visitor.page.evaluate("navigator.share = ({ text }) => { window.shared = text; return Promise.resolve() }; 1")
    visitor.tap("#help")
    visitor.tap("#share")
    visitor.reads(f"Peglight {NUMBER}: 2/10")
    shared = visitor.page.evaluate("new Promise((done) => setInterval(() => window.shared && done(shared), 20))")
    assert shared.split("\n") == [f"Peglight {NUMBER}: 2/10", "🟪🟪🟪⬛", "🟪🟪🟪🟪", f"{hosted}#n={NUMBER}"]
    assert visitor.complaints == []


def test_a_round_is_won_by_keyboard(visit, judged):
    visitor = visit("?lang=en", **DESK)
    keys = visitor.page.keyboard
    expect(visitor.page.locator("#rows .entry").first).to_be_visible()
    assert judged(visitor.page) == []
    visitor.type(f"NUMBER {NUMBER}")
    visitor.reads(ASK.format(1))
    keys.press("Escape")
    for letter in "BOO":
        keys.press(letter)
    visitor.has_pegs(3)
    keys.press("=")
    visitor.has_pegs(4)
    keys.press("Enter")
    visitor.has_rows("BOOO")
    keys.press("m")
    expect(visitor.page.locator("#rows .entry").first).to_be_visible()
    expect(visitor.page.locator("#pad .down")).to_have_count(0)
    keys.press("Backspace")
    expect(visitor.page.locator(".hand .place").first).to_be_visible()
    keys.press("t")
    keys.type("boog\n")
    visitor.reads("You broke the code. Rows: 2")
    assert judged(visitor.page) == []
    assert visitor.complaints == []


def test_saves_go_to_a_terminal_and_back(visit, tmp_path):
    visitor = visit(f"?lang=en#n={NUMBER}", **DESK)
    visitor.guess(1, "RRGG")
    visitor.tap("#help")
    with visitor.page.expect_download() as download:
        visitor.tap("#save")
    there = tmp_path / download.value.suggested_filename
    download.value.save_as(there)
    transfer.take(tmp_path / "folder", there)
    assert unseen.match_in(bytearray((tmp_path / "folder" / "saves.bin").read_bytes())).round.rows
    visitor.guess(2, "BBYY")
    (tmp_path / "other.bin").write_bytes(bytes(saves.SIZE))
    load(visitor, tmp_path / "other.bin")
    visitor.reads("That file holds no saves of Peglight, or nothing is kept here.")
    transfer.export(tmp_path / "folder", tmp_path / "back.bin")
    load(visitor, tmp_path / "back.bin")
    visitor.has_rows("RRGG")
    assert visitor.complaints == []


def load(visitor, file: Path):
    visitor.tap("#help")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.tap("#load")
    chooser.value.set_files(file)


def test_without_a_network_it_plays_on_after_the_first_visit(visit, hosted):
    visitor = visit("?lang=en", **DESK)
    assert visitor.page.evaluate(KEPT)
    visitor.page.context.set_offline(True)
    visitor.page.goto(f"{hosted}?lang=en&board=pico_16x10#n={NUMBER}")
    visitor.guess(1, "RRGG")
    visitor.tap("#strip button:nth-child(3)")
    visitor.has_pegs(1)
    visitor.page.reload()
    visitor.has_rows("RRGG")
    visitor.has_pegs(1)  # the row in hand is there again, too


def test_it_speaks_the_language_that_is_chosen(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.reads(ASK.format(1))
    there = visitor.page.locator("#help, #turn, #pad [data-key=back], #how > a, #share, #save")
    said = {
        "en": ["Help", "Lights", "Back", "The manual", "Share this round", "Save to a file"],
        "de": ["Hilfe", "Lichter", "Zurück", "Das Handbuch", "Diese Runde teilen", "In einer Datei sichern"],
    }
    for typed, language in (("/LANGUAGE EN", "en"), ("/LANGUAGE DE", "de"), ("/SPRACHE EN", "en")):
        visitor.type(typed)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        assert sorted(text.strip() for text in there.all_text_contents()) == sorted(said[language])
        expect(visitor.page.locator("#how > a")).to_have_attribute("href", f"manual/{language}/index.html")


def test_over_plain_http_it_says_so_and_keeps_the_round(visit, hosted):
    address = hosted.replace("127.0.0.1", "plain.example")
    visitor = visit(f"?lang=en#n={NUMBER}", address)
    visitor.reads("Over plain http there is no share sheet and no playing offline.")
    visitor.guess(1, "RRGG")
    visitor.page.reload()
    visitor.has_rows("RRGG")
    second = Visitor(visitor.page.context.new_page(), address + "?lang=en")
    second.reads("Another tab is keeping its game: this one plays without keeping.")
    assert visitor.complaints == []


def test_it_fits_every_window_in_every_language(visit):
    visitor = visit(f"?lang=en#n={NUMBER}")
    visitor.reads(ASK.format(1))
    for language in ("en", "de", "fr", "pl", "ru"):
        visitor.type(f"/LANGUAGE {language}")
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            assert visitor.page.evaluate(OVER) <= 0, (language, width)
            parts = visitor.page.eval_on_selector_all("#pad button, #caption, #rows, header button", BOUNDS)
            inside = [min(part["left"], part["top"]) >= 0 and part["right"] <= width for part in parts]
            assert all(inside), (language, width)
            assert max(part["bottom"] for part in parts) <= height, (language, width)


def test_contrast_and_colours_of_the_system_are_heeded(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", contrast="more", forced_colors="active")
    visitor.guess(1, "BOOY")
    peg = visitor.page.locator("#rows button .peg").first
    assert "rgb" in peg.evaluate("(peg) => getComputedStyle(peg).backgroundImage")
    visitor.page.emulate_media(forced_colors="none")
    expect(visitor.page.locator("body")).to_have_css("background-color", "rgb(0, 0, 0)")


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_round_is_played_in_another_browser(playwright, hosted, name):
    engine = getattr(playwright, name)
    if not Path(engine.executable_path).exists():
        pytest.skip(f"playwright has no {name} here")
    browser = engine.launch()
    visitor = Visitor(browser.new_page(), f"{hosted}?lang=en#n={NUMBER}")
    visitor.guess(1, "BOOG")
    visitor.reads("You broke the code. Rows: 1")
    browser.close()
