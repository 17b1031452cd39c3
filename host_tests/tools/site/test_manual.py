"""The manual in the site: every link of it leads somewhere, every mode can be tried, and a search finds its words."""

import json
import re
from html.parser import HTMLParser
from pathlib import PurePosixPath

import pytest

from firmware.game.modes import MODES
from host_tests.tools.site.visitor import SIZES
from tools.docs import manual
from tools.site.manual import chapters, pages

SHOWN = "document.querySelectorAll('#found a').length"
SCHEMES = {"desk": "dark", "phone": "light"}
SEARCH = "search.value = 'WORDS', search.dispatchEvent(new Event('input'))"


@pytest.fixture(scope="module")
def made():
    return pages.made()


class Page(HTMLParser):
    """What a page leads to and shows."""

    def __init__(self, text):
        super().__init__()
        self.links, self.pictures = [], {}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "img":
            self.pictures[given["src"]] = given["alt"]
        else:
            self.links += [given[name] for name in ("href", "src") if name in given]


def read(made):
    return {name: Page(content.decode()) for name, content in made.items() if name.endswith(".html")}


def from_page(name, link):
    """The path in the site to which a link on this page leads."""
    steps = [*PurePosixPath(name).parent.parts]
    for step in link.partition("?")[0].partition("#")[0].split("/"):
        steps = steps[:-1] if step == ".." else [*steps, step]
    return "/".join(steps)


def test_every_link_and_every_picture_of_it_leads_somewhere(made):
    outside = {"", "icon-192.png"}  # the page that is played, and its icon
    for name, page in read(made).items():
        leads = {from_page(name, link) for link in [*page.links, *page.pictures]}
        assert leads - outside <= made.keys(), name


def test_every_picture_is_told_in_words(made):
    told = [alt for page in read(made).values() for alt in page.pictures.values()]
    assert len(told) > 60
    assert [alt for alt in told if not re.search(r"[a-zA-Z]{3,} .*\.$", alt)] == []


@pytest.mark.parametrize("language", manual.LANGUAGES)
def test_every_mode_can_be_tried_from_a_page_of_its_own(made, language):
    links = [link for name, page in read(made).items() if f"/{language}/" in name for link in page.links]
    tried = [link.partition("#mode=")[2] for link in links if "#mode=" in link]
    assert sorted(tried) == sorted(MODES)
    assert f"../../?lang={language}#mode=duel" in links


def test_the_chapters_have_all_of_the_manual():
    divided = chapters.divided(pages.read("en"))
    assert divided[0].name == "index"
    assert len({chapter.name for chapter in divided}) == len(divided)
    assert [chapter.mode for chapter in divided if chapter.name.startswith("duel-")] == ["duel"]
    assert "hold ok, and" not in chapters.plain(divided[0])
    assert "one code a day" in next(chapters.plain(one) for one in divided if one.title == "The modes")


def test_the_index_of_the_search_is_small(made):
    for language in manual.LANGUAGES:
        content = made[f"manual/{language}/search.json"]
        assert len(content) < 60_000
        assert {f"manual/{language}/{file}" for file, _, _ in json.loads(content)} <= made.keys()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words", "found"),
    [("en", "CHECK value", "day-the-code-of-the-day.html"), ("de", "prufwert", "day-the-code-of-the-day.html")],
)
def test_a_search_finds_the_chapter_and_a_link_of_it_begins_the_mode(hosted, opened, language, words, found):
    tab = opened(f"{hosted}manual/{language}/index.html")
    tab.until("document.querySelector('#search') !== null")
    tab.ask(SEARCH.replace("WORDS", words))
    tab.until(f"{SHOWN} > 0")
    assert tab.ask("document.querySelector('#found a').getAttribute('href')") == found
    tab.ask(SEARCH.replace("WORDS", "xyzzy"))
    tab.until("found.textContent === found.dataset.none")
    tab.go(f"{hosted}manual/{language}/breaking-a-code.html")
    tab.click(".try a")
    tab.until("document.querySelectorAll('.hand .place').length > 0")
    assert tab.complaints == []


@pytest.mark.slow
def test_a_search_takes_words_with_and_without_a_hyphen_and_as_americans_spell_them(hosted, opened):
    tab = opened(f"{hosted}manual/en/index.html")
    tab.until("document.querySelector('#search') !== null")
    files = "[...document.querySelectorAll('#found a')].map((link) => link.getAttribute('href'))"

    def found(words):
        tab.ask(f"found.replaceChildren(), {SEARCH.replace('WORDS', words)}")
        tab.until("found.textContent !== ''")
        return tab.ask(files)

    there = found("colour blind")
    assert there
    for words in ("colour-blind", "color blind", "Color-Blind"):
        assert found(words) == there
    assert found("one-code") == found("one code") != []
    assert found("gray") == found("grey")


@pytest.mark.slow
@pytest.mark.sample(quick=1, plain=1)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", manual.LANGUAGES)
def test_nothing_serious_keeps_anybody_from_a_page(made, hosted, opened, judged, language, size):
    tab = opened(f"{hosted}manual/{language}/index.html", **SIZES[size])
    tab.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": SCHEMES[size]}])
    found = {}
    for name in sorted(name for name in made if name.startswith(f"manual/{language}/") and name.endswith(".html")):
        tab.go(hosted + name)
        found[name] = judged(tab)
    assert {name: serious for name, serious in found.items() if serious} == {}
    assert tab.complaints == []


@pytest.mark.slow
def test_on_a_phone_a_table_of_short_words_stays_flat(hosted, opened):
    tab = opened(f"{hosted}manual/en/the-games.html", **SIZES["phone"])
    line = tab.ask("parseFloat(getComputedStyle(document.body).lineHeight)")
    heights = tab.ask("[...document.querySelector('tbody').rows].map(row => row.offsetHeight)")
    assert len(heights) > 10
    assert max(heights) < 2 * line
    assert tab.ask("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_what_a_search_finds_keeps_nobody_out(hosted, opened, judged, size):
    tab = opened(f"{hosted}manual/en/index.html", **SIZES[size])
    tab.ask(SEARCH.replace("WORDS", "code"))
    tab.until(f"{SHOWN} > 0")
    assert judged(tab) == []
