"""Whether everybody can use the page: axe-core finds nothing serious in it, whatever it shows."""

import pytest

from host_tests.tools.site.visitor import SIZES, round_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", SIZES)
def test_at_the_start_in_the_help_and_among_the_lights_nothing_is_serious(visit, judged, size):
    visitor = visit("?lang=en", **SIZES[size])
    assert judged(visitor.tab) == []
    visitor.tab.click("#turn")
    visitor.tab.until("document.querySelector('#lights').checkVisibility()")
    assert judged(visitor.tab) == []
    visitor.tab.click("#help")
    visitor.tab.until("how.open")
    assert judged(visitor.tab) == []


@pytest.mark.parametrize("size", SIZES)
def test_in_a_round_in_its_menu_and_at_its_end_nothing_is_serious(visit, judged, size):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}", **SIZES[size])
    visitor.guess(1, "BOOY")
    assert judged(visitor.tab) == []
    visitor.tab.type("m")
    visitor.tab.until("document.querySelectorAll('#rows .entry').length > 0")
    assert judged(visitor.tab) == []
    visitor.tab.until("!document.querySelector('#pad .down')")  # the key of the menu is held for a while
    visitor.tab.type("Backspace")
    visitor.tab.until("document.querySelectorAll('.hand .place').length > 0")
    visitor.guess(2, "BOOG")
    visitor.tab.until("document.querySelectorAll('.here .row:not(.hand)').length > 0")
    assert judged(visitor.tab) == []


@pytest.mark.parametrize("board", ["pico_8x8_colours", "pico_16x10"])
def test_with_other_boards_nothing_is_serious(visit, judged, board):
    assert judged(visit(f"?lang=en&board={board}").tab) == []


def test_what_has_no_name_is_seen(visit, judged):
    visitor = visit("?lang=en")
    visitor.tab.ask("document.querySelector('#field').removeAttribute('aria-label'), field.placeholder = ''")
    assert [found.split(":")[0] for found in judged(visitor.tab)] == ["label"]


SHAKES_AND_WAKES = """
window.did = [];
Navigator.prototype.vibrate = (ms) => did.push("shakes");
WakeLock.prototype.request = async () => {
  did.push("awake");
  return { release: () => did.push("may sleep") };
};
"""


def test_a_press_is_felt_and_the_screen_stays_awake_from_the_first_row_to_the_end(visit):
    visitor = visit("?lang=en", **SIZES["phone"])
    visitor.tab.tell("Page.addScriptToEvaluateOnNewDocument", source=SHAKES_AND_WAKES)
    visitor.tab.go(visitor.tab.ask("location.origin") + f"/?lang=en&anew#n={round_of('BOOG')}")
    visitor.tab.until("did.includes('awake')")
    assert visitor.rows() == []
    visitor.guess(1, "BOOG")
    visitor.tab.until("did.at(-1) === 'may sleep'")
    assert visitor.tab.ask("did").count("shakes") == 1  # by OK


def test_who_wants_more_contrast_has_it(visit):
    visitor = visit("?lang=en")
    ground = "getComputedStyle(document.body).backgroundColor"
    assert visitor.tab.ask(ground) != "rgb(0, 0, 0)"
    visitor.tab.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-contrast", "value": "more"}])
    assert visitor.tab.ask(ground) == "rgb(0, 0, 0)"


def test_where_the_system_has_the_colours_the_pegs_keep_theirs(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "BOOY")
    pegs = "[...document.querySelectorAll('#rows button .peg')].map((peg) => getComputedStyle(peg).backgroundImage)"
    before = visitor.tab.ask(pegs)
    visitor.tab.tell("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    assert visitor.tab.ask("matchMedia('(forced-colors: active)').matches")
    assert visitor.tab.ask(pegs) == before


def test_where_the_system_has_the_colours_an_empty_place_is_an_outline_and_what_does_nothing_is_dim(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "BOOY")
    visitor.tab.tell("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    visitor.tab.ask("document.body.append(Object.assign(document.createElement('i'), { id: 'own' }))")

    def system(name):
        return visitor.tab.ask(f"own.style.color = '{name}', getComputedStyle(own).color")

    empty = "[...document.querySelectorAll('.peg:not(.set)')].map((peg) => getComputedStyle(peg))"
    looks = visitor.tab.ask(f"{empty}.map((peg) => [peg.backgroundColor, peg.backgroundImage, peg.borderColor])")
    assert {tuple(look) for look in looks} == {(system("Canvas"), "none", system("CanvasText"))}
    dim = "[...document.querySelectorAll('.hand-of')].map((one) => [one.ariaDisabled, getComputedStyle(one).color])"
    colours = dict(visitor.tab.ask(dim))
    assert colours == {"true": system("GrayText")}


def test_nothing_lies_where_a_phone_has_no_screen(visit):
    visitor = visit("?lang=en", **SIZES["phone"])
    insets = {"top": 47, "bottom": 34}
    visitor.tab.tell("Emulation.setSafeAreaInsetsOverride", insets=insets)
    above = "document.querySelector('header').getBoundingClientRect().top"
    top, bottom = visitor.tab.ask(f"[{above}, innerHeight - pad.getBoundingClientRect().bottom]")
    assert top >= insets["top"]
    assert bottom >= insets["bottom"]
