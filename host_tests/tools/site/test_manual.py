"""The manual in the site: its links lead somewhere, every mode can be tried, and a search finds its words."""

import re

import pytest
from playwright.sync_api import expect

from firmware.game.modes import MODES
from host_tests.tools.site.visitor import DESK, PHONE
from tools.site.manual import pages


@pytest.fixture(scope="module", params=pages.LANGUAGES)
def page(request):
    return pages.page(request.param)


def test_every_link_leads_to_a_heading_or_a_file(page):
    outside = re.compile(r"\.\./\.\./(icon-192\.png|\?lang=\w\w(#mode=\w+)?)$")  # the game itself, and its icon
    ids = re.findall(r' id="([^"]+)"', page)
    there = {f"../{name.partition('/')[2]}" for name in pages.made()} | {f"#{name}" for name in ids}
    links = re.findall(r' (?:href|src)="([^"]+)"', page)
    assert [link for link in links if not outside.match(link) and link not in there] == []
    assert len(set(ids)) == len(ids)


def test_every_picture_is_told_in_words(page):
    told = re.findall(r'<img [^>]*alt="([^"]*)"', page)
    assert len(told) == page.count("<img ") > 60
    assert [words for words in told if not re.search(r"\w{3,} .*\.$", words)] == []


def test_every_mode_can_be_tried(page):
    assert sorted(re.findall(r'href="[^"]*#mode=(\w+)"', page)) == sorted(MODES)


@pytest.mark.slow
def test_a_search_finds_a_chapter_however_it_is_spelt(visit):
    visitor = visit("manual/en/index.html", **DESK)
    links = visitor.page.locator("#found a")

    def found(words):
        visitor.page.fill("#search", words)
        return links.evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")

    assert "#day-the-code-of-the-day" in found("CHECK value")
    assert found("color-blind") == found("colour blind") != []
    assert found("xyzzy") == []
    visitor.page.locator(".try a").first.click()
    visitor.take("Begin")  # a link to a mode opens its form, so that the names and the rules can be changed
    expect(visitor.page.locator(".hand .place").first).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("language", pages.LANGUAGES)
def test_nothing_serious_keeps_anybody_out_of_the_manual(visit, judged, language):
    visitor = visit(f"manual/{language}/index.html", **PHONE)
    visitor.page.fill("#search", "code")
    expect(visitor.page.locator("#found a").first).to_be_visible()
    assert judged(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
