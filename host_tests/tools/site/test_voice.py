"""The round by ear on the page, where a stand-in for the browser's voices writes down all that they say."""

import pytest
from playwright.sync_api import expect

from host_tests.tools.site.visitor import DESK, NUMBER

pytestmark = pytest.mark.full

VOICE = """
window.heard = [];
const voices = location.search.includes("fr") ? [] : [{ lang: "de-DE" }];
const speak = ({ text, lang }) => heard.push([lang, text]);
const cancel = () => heard.push("stop");
Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel, getVoices: () => voices } });
"""


def test_a_round_is_spoken_in_the_language_of_the_page(visit):
    visitor = visit(f"?lang=de#n={NUMBER}", script=VOICE, **DESK)
    visitor.is_titled("classic · Reihe 1 von 10")
    visitor.page.keyboard.type(":stimme an\n")
    visitor.page.keyboard.press("Escape")
    row = "Blau, Orange, Orange, Gelb"
    said = ["1 Blau", "2 Orange", "3 Orange", row, f"Reihe 1, {row}, 3 Volltreffer"]
    for key, text in zip("booy\n", said, strict=True):
        visitor.page.keyboard.type(key)
        visitor.page.wait_for_function("(said) => heard.at(-1)[1] === said", arg=text)
    assert visitor.page.evaluate("heard.slice(-2)") == ["stop", ["de", said[-1]]]
    assert visitor.page.evaluate("heard.filter((one) => one !== 'stop').length") == len(said)


def test_a_page_without_a_voice_says_so(visit):
    visitor = visit(f"?lang=fr#n={NUMBER}", script=VOICE, **DESK)
    visitor.is_titled("classic · ligne 1 sur 10")
    visitor.page.keyboard.type(":voix oui\n")
    expect(visitor.page.locator("#notice-text")).to_contain_text("Ce navigateur n'a pas de voix")
