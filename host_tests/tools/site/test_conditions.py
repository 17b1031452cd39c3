"""The page where a browser refuses, lacks or wants something: the game is played, and a line says what is not there."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests.tools.site.visitor import DESK, NUMBER, PHONE, Visitor

pytestmark = pytest.mark.full

BLOCKED = """
for (const name of ["localStorage", "indexedDB"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""
# what the worker of the page begins with
BLOCKED_STORE = 'Object.defineProperty(self, "indexedDB", { get() { throw new Error("SecurityError"); } });\n'
FULL = 'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };\n'
DAMAGED = """
IDBObjectStore.prototype.get = new Proxy(IDBObjectStore.prototype.get, {
  apply: (get, store, names) =>
    Object.defineProperty(Reflect.apply(get, store, names), "result", { value: new Uint8Array(4096).fill(0x5a) }),
});
"""
REFUSED = "This browser keeps nothing here: the game ends with the page."
ANEW = "The saves in this browser are damaged, so the game begins anew."


@pytest.mark.parametrize(("worker", "told"), [(BLOCKED_STORE, REFUSED), (FULL, REFUSED), (DAMAGED, ANEW)])
def test_a_store_that_cannot_be_used_is_told_and_the_game_played(visit, worker, told):
    visitor = visit(f"?lang=en#n={NUMBER}", worker=worker, **PHONE)
    expect(visitor.page.locator("#notice-text")).to_have_text(told)
    visitor.guess(1, "RRGG")
    expect(visitor.page.locator("#notice-text")).to_be_visible()


def test_a_browser_that_blocks_all_site_data_is_no_empty_page(visit):
    visitor = visit(f"?lang=en#n={NUMBER}", script=BLOCKED, **PHONE)
    visitor.guess(1, "RRGG")


def test_a_round_is_won_in_a_frame_without_a_service_worker(visit, hosted):
    another = hosted.replace("127.0.0.1", "localhost")
    visitor = visit("licences.txt", another, complain=print, service_workers="block", **DESK)
    visitor.page.set_content(f'<iframe width=600 height=800 src="{hosted}?lang=en#n={NUMBER}"></iframe>')
    visitor.page = visitor.page.frames[1]
    expect(visitor.page.locator("#notice-text")).to_have_text(REFUSED)
    visitor.guess(1, "BOOG")
    visitor.has_sheet("You found it in 1.")


def test_over_plain_http_it_says_so_and_the_last_tab_keeps(visit, hosted):
    address = hosted.replace("127.0.0.1", "plain.example")
    visitor = visit(f"?lang=en#n={NUMBER}", address)
    told = visitor.page.locator("#notice-text")
    expect(told).to_have_text("Over plain http there is no share sheet and no playing offline.")
    visitor.guess(1, "RRGG")
    visitor.page.reload()
    visitor.has_rows("red, red, green, green")
    second = Visitor(visitor.page.context.new_page(), address + "?lang=en")
    second.has_rows("red, red, green, green")
    expect(told).to_have_text("The game stopped. Load the page again: the round is kept.")


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
