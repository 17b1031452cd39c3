"""The manual in the site: its links lead somewhere, every mode can be tried, and a search finds its words."""

import re
from html.parser import HTMLParser

import pytest
from playwright.sync_api import expect

from firmware.game.modes import MODES
from host_tests.tools.site.visitor import DESK, PHONE
from tools.site.manual import pages


class Page(HTMLParser):
    """The links, the pictures and the ids of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.pictures, self.ids = [], {}, []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.ids += [given["id"]] if "id" in given else []
        if tag == "img":
            self.pictures[given["src"]] = given["alt"]
        else:
            self.links += [given[name] for name in ("href", "src") if name in given]


@pytest.fixture(scope="module", params=pages.LANGUAGES)
def page(request):
    return Page(pages.page(request.param))


def test_every_link_leads_to_a_heading_or_a_file(page):
    outside = re.compile(r"\.\./\.\./(icon-192\.png|\?lang=\w\w(#mode=\w+)?)$")  # the game itself, and its icon
    files = {f"../{name.partition('/')[2]}" for name in pages.made()}
    inside = [link for link in [*page.links, *page.pictures] if not outside.match(link)]
    assert [link for link in inside if link not in files and link[1:] not in page.ids] == []
    assert len(set(page.ids)) == len(page.ids)


def test_every_picture_is_told_in_words(page):
    assert len(page.pictures) > 60
    assert [alt for alt in page.pictures.values() if not re.search(r"\w{3,} .*\.$", alt)] == []


def test_every_mode_can_be_tried(page):
    tried = [link.partition("#mode=")[2] for link in page.links if "#mode=" in link]
    assert sorted(tried) == sorted(MODES)


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
    assert visitor.complaints == []


@pytest.mark.full
@pytest.mark.parametrize("language", pages.LANGUAGES)
def test_nothing_serious_keeps_anybody_out_of_the_manual(visit, judged, language):
    visitor = visit(f"manual/{language}/index.html", **PHONE)
    visitor.page.fill("#search", "code")
    expect(visitor.page.locator("#found a").first).to_be_visible()
    assert judged(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.complaints == []
