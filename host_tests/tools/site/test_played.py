"""The site in a real browser, from a host that has files and nothing else."""

import base64
import json
from pathlib import Path

import pytest

from firmware.engine.games import named
from firmware.game import day, loading
from firmware.game.statistics import Statistics
from firmware.keep.log import CRASHES, MATCH, MOST_CRASHES, STATISTICS, Log
from firmware.ui.notation import spell
from host_tests import runs
from host_tests.playthroughs import anew
from host_tests.playthroughs.second import VmPlayer, in_page
from host_tests.tools.site.visitor import ASK, LINES, ROWS, Visitor, round_of
from tools.playthrough import playthrough
from tools.playthrough.performance import Performance

pytestmark = pytest.mark.slow

CLASSIC = named("classic")
ELSEWHERE = "Another tab is keeping its game: this one plays without keeping."
REFUSED = "This browser keeps nothing here: the game ends with the page."
NO_SAVES = "That file holds no saves of Peglight, or nothing is kept here."
PHONE = {"size": (390, 844), "touch": True}
NOBODY_KEEPS = "navigator.locks.query().then((all) => all.held.length === 0)"
HELD_BACK = """
const waiting = new Map();
const begin = setTimeout, end = clearTimeout;
setTimeout = (what, ms) => ms === 1500 ? (waiting.set(what, what), what) : begin(what, ms);
clearTimeout = (which) => waiting.delete(which) || end(which);
"""  # whatever waits until nobody has pressed for a while waits for the test
PRESSED = """
const [before] = waiting.keys();
document.dispatchEvent(new PointerEvent("pointerdown"));
!waiting.has(before) && waiting.size === 1
"""
INSTALLED = "navigator.serviceWorker.getRegistration().then((found) => found !== undefined)"
CONTROLLED = "navigator.serviceWorker.ready.then(() => true)"
UPRIGHT = ((320, 640), (360, 640), (640, 640), (768, 1000), (1280, 1000), (2560, 1000))
SIZES = (*UPRIGHT, (667, 375), (844, 390))  # the last two are phones that lie on their side


@pytest.mark.parametrize("name", runs.few(sorted(file.stem for file in Path(anew.FOLDER).glob("*.play")), plain=2))
def test_a_playthrough_goes_as_written_in_the_vm_of_the_browser(hosted, opened, name):
    play = playthrough.read(Path(anew.FOLDER) / f"{name}.play")
    player = VmPlayer(play)
    performance = Performance(play, player)
    player.perform(performance, in_page(player.first, opened(hosted + "licences.txt")))
    if performance.trouble:
        raise performance.trouble


def test_a_link_to_a_round_plays_it_and_the_page_keeps_to_its_policy(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}", **PHONE)
    visitor.guess(1, "BOOY")
    assert visitor.rows()[0].startswith("BOOY")
    visitor.guess(2, "BOOG")
    visitor.tab.until(f"{LINES}.some((line) => line.includes('BOOG') || line.includes('B O O G'))")
    assert visitor.tab.ask("location.hash") == ""
    assert visitor.tab.complaints == []


def test_the_page_makes_a_puzzle_and_a_link_to_it_plays_it(visit):
    visitor = visit("?lang=en")
    visitor.tab.ask("document.querySelector('#puzzle').click()")
    visitor.tab.until(f"{LINES}.some((line) => line.endsWith(': exactly one code fits these rows. Find it.'))")
    told = visitor.tab.ask(f"{LINES}.find((line) => line.startsWith('Puzzle '))")
    assert len(visitor.rows()) >= 3
    assert visitor.tab.complaints == []
    other = visit(f"?lang=en#n={told.split(':')[0].split()[1]}")
    other.tab.until(f"{LINES}.includes({told!r})")


def test_a_link_to_the_day_plays_the_code_of_the_date_that_the_browser_has(visit):
    visitor = visit("?lang=en#daily")
    today = visitor.tab.ask("new Date().toLocaleDateString('sv')")
    visitor.tab.until(f"{LINES}.includes('This is the code of the day, {today}.')")
    visitor.guess(1, spell(CLASSIC, day.code(CLASSIC, day.read(today)), ""))
    visitor.reads("You broke the code. Rows: 1")
    assert visitor.tab.ask("location.hash") == ""
    assert visitor.tab.complaints == []


def test_what_was_played_is_there_after_a_reload_and_a_second_tab_says_that_it_keeps_nothing(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "RRGG")
    visitor.reload()
    visitor.tab.until("document.querySelectorAll('#rows button.row').length === 1")
    second = visit("?lang=en")
    second.reads(ELSEWHERE)
    assert second.rows() == []


def test_pegs_that_were_set_are_there_after_the_tab_was_killed(visit, hosted, opened):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}", **PHONE)
    visitor.guess(1, "BOOY")
    visitor.reads(ASK.format(2))
    for place, colour in enumerate((6, 2)):
        visitor.tab.click(f"#strip button:nth-child({colour})")
        visitor.tab.until(f"document.querySelectorAll('.hand .peg.set').length === {place + 1}")
    visitor.tab.kill()
    again = visit("?lang=en", **PHONE)
    hand = "document.querySelector('.hand')?.innerText.replace(/\\s/g, '')"
    again.tab.until(f"{hand} === 'PG'")
    assert again.tab.complaints == []


@pytest.mark.parametrize("ms", runs.few([0, 2, 5, 10, 20, 50], plain=1))
def test_a_tab_that_is_killed_while_it_keeps_a_row_loses_no_other(visit, hosted, opened, ms):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "RRGG")
    visitor.type("BBYY")
    visitor.tab.ask(f"new Promise((done) => setTimeout(done, {ms}))")
    visitor.tab.kill()
    opened(hosted + "licences.txt").until(NOBODY_KEEPS)
    again = visit("?lang=en")
    again.tab.until(f"{ROWS}.length > 0")
    assert [row[:4] for row in again.rows()] in (["RRGG"], ["RRGG", "BBYY"])
    again.reads(ASK.format(len(again.rows()) + 1))


def test_saves_go_to_a_file_and_come_from_one(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "RRGG")
    visitor.tab.ask(
        "HTMLAnchorElement.prototype.click = async function () {"
        " window.kept = [...new Uint8Array(await (await window.blob).arrayBuffer())] };"
        "const made = URL.createObjectURL; URL.createObjectURL = (blob) => { window.blob = blob; return made(blob) }; 1"
    )
    visitor.tab.ask("document.querySelector('#save').click()")
    visitor.tab.until("window.kept?.length")
    kept = bytes(visitor.tab.ask("window.kept"))
    match = loading.load(Log(bytearray(kept)).read(MATCH), lambda stop: 0)[0]
    assert [guess for guess, _ in match.round.rows]
    visitor.guess(2, "BBYY")
    put(visitor, b"no saves".ljust(4096, b"."))
    visitor.reads(NO_SAVES)
    assert len(visitor.rows()) == 2
    put(visitor, kept)
    visitor.tab.until("document.querySelectorAll('#rows button.row').length === 1")


def test_a_program_that_has_ended_is_told_of(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "RRGG")
    nvm = bytearray(b"\xff" * 4096)
    log = Log(nvm)
    log.write(STATISTICS, Statistics().dump())
    log.write(CRASHES, bytes([MOST_CRASHES]))
    put(visitor, bytes(nvm))
    visitor.tab.until("document.querySelector('#trouble')?.checkVisibility()")
    assert visitor.tab.ask("document.querySelector('#trouble').textContent").startswith("The board stopped.")


def put(visitor, content):
    """Choose a file with this content."""
    digits = base64.b64encode(content).decode()
    visitor.tab.ask(
        "HTMLInputElement.prototype.click = function () { const all = new DataTransfer();"
        f" all.items.add(new File([Uint8Array.from(atob('{digits}'), (sign) => sign.charCodeAt())], 'saves.bin'));"
        " this.files = all.files; this.onchange() }; document.querySelector('#load').click()"
    )


@pytest.mark.parametrize(
    "content", runs.few(["new Uint8Array(4096).fill(46)", "new Uint8Array(7)", "'nonsense'"], plain=1)
)
def test_a_damaged_store_is_told_or_begun_anew_and_played_on(visit, content):
    visitor = visit("?lang=en")
    visitor.tab.go(visitor.tab.ask("location.origin") + "/licences.txt")
    visitor.tab.ask(
        "new Promise((done) => { const request = indexedDB.open('peglight', 1); request.onsuccess = () => {"
        " const change = request.result.transaction('peglight', 'readwrite');"
        f" change.objectStore('peglight').put({content}, 'peglight'); change.oncomplete = done }} }}).then(() => 1)"
    )
    visitor.tab.go(visitor.tab.ask("location.origin") + f"/?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "RRGG")
    assert len(visitor.rows()) == 1


def test_where_the_store_is_full_it_says_so_and_plays_on(visit):
    visitor = visit("?lang=en")
    visitor.tab.tell("Storage.overrideQuotaForOrigin", origin=visitor.tab.ask("location.origin"), quotaSize=1)
    visitor.tab.go(visitor.tab.ask("location.origin") + f"/?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "RRGG")
    visitor.reads(REFUSED)
    visitor.guess(2, "BOOY")
    assert len(visitor.rows()) == 2


def test_without_a_network_it_plays_after_the_first_visit(visit):
    visitor = visit("?lang=en")
    assert visitor.tab.ask(CONTROLLED)
    visitor.tab.tell("Network.enable")
    visitor.tab.tell(
        "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0
    )
    visitor.tab.go(visitor.tab.ask("location.origin") + f"/?lang=en&board=pico_16x10#n={round_of('BOOG')}")
    visitor.guess(1, "RRGG")
    assert len(visitor.rows()) == 1


def test_nothing_is_fetched_for_later_while_somebody_presses(hosted, opened):
    visitor = Visitor(opened(hosted + "licences.txt"))
    visitor.tab.tell("Page.enable")
    visitor.tab.tell("Page.addScriptToEvaluateOnNewDocument", source=HELD_BACK)
    visitor.tab.go(hosted + f"?lang=en#n={round_of('BOOG')}")
    visitor.tab.until("waiting.size === 1")
    for _ in range(3):
        assert visitor.tab.ask(f"{{ {PRESSED} }}")  # the wait begins anew
    assert not visitor.tab.ask(INSTALLED)
    visitor.tab.ask("[...waiting.values()][0](); 1")
    assert visitor.tab.ask(CONTROLLED)


def test_a_large_game_says_for_how_long_it_still_thinks(visit):
    visitor = visit("?lang=en")
    for line in ("no", "watch", "10", "8", *7 * [""]):  # ten colours, eight pegs, and all else as it is
        visitor.type(line)
    visitor.tab.until("/^ · ≤ \\d+ s$/.test(caption.dataset.seconds)")


def test_a_finished_round_is_shared_without_its_code(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}")
    visitor.guess(1, "BOOY")
    visitor.guess(2, "BOOG")
    visitor.tab.ask("navigator.share = (what) => { window.shared = what.text; return Promise.resolve() }; 1")
    visitor.tab.until(f"{LINES}.length")
    visitor.tab.ask("document.querySelector('#share').click()")
    visitor.tab.until("window.shared")
    assert visitor.tab.ask("window.shared").split("\n") == [
        f"Peglight {round_of('BOOG')}: 2/10",
        "🟪🟪🟪⬛",
        "🟪🟪🟪🟪",
        f"{visitor.tab.ask('location.origin')}/#n={round_of('BOOG')}",
    ]


def test_a_puzzle_is_shared_by_its_number_with_the_address_of_the_page(visit):
    visitor = visit("?lang=en")
    for line in ("no", "puzzle", "1", "RESIGN"):
        visitor.type(line)
    visitor.tab.ask("navigator.share = (what) => { window.shared = what.text; return Promise.resolve() }; 1")
    visitor.tab.ask("document.querySelector('#share').click()")
    visitor.tab.until("window.shared")
    said, address = visitor.tab.ask("window.shared").split("\n")
    assert said == "Peglight: puzzle 1: X"
    assert address == f"{visitor.tab.ask('location.origin')}/#mode=puzzle"


def test_who_quits_is_told_that_the_round_is_kept_until_something_is_pressed(visit):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}", **PHONE)
    visitor.guess(1, "RRGG")
    visitor.type("QUIT")
    visitor.type("")
    visitor.tab.until("notice.checkVisibility() && notice.textContent.startsWith('Goodbye')")
    visitor.tab.click("#strip button:nth-child(1)")
    visitor.tab.until("!notice.checkVisibility()")


@pytest.mark.parametrize("ending", [f"n={round_of('RRRR')}", "daily", "mode=duel"])
def test_a_link_that_a_running_round_refuses_is_answered_where_a_person_looks(visit, ending):
    shown = "notice.checkVisibility() && notice.textContent"
    visitor = visit(f"?lang=en#n={round_of('BOOG')}", **PHONE)
    visitor.guess(1, "RRGG")
    visitor.reads(ASK.format(2))
    assert visitor.tab.ask(shown) is False  # that link was taken
    visitor.tab.ask(f"location.hash = '{ending}'")
    visitor.tab.until(f"({shown}) === 'This round is still going on: RESIGN ends it.'")
    visitor.tab.click("#strip button:nth-child(1)")
    visitor.tab.until("document.querySelectorAll('.hand .peg.set').length === 1")
    assert visitor.tab.ask(shown) is False


def test_a_link_to_no_round_is_answered_where_a_person_looks(visit):
    visitor = visit("?lang=en#n=EX9K-Q8", **PHONE)
    visitor.tab.until("notice.checkVisibility() && notice.textContent.startsWith('No round has this number')")


def test_what_a_link_brings_in_is_judged(visit):
    visitor = visit("?lang=en&board=nothing&variant=nothing#n=EX9K-Q8")
    visitor.tab.until(f"{LINES}.some((line) => line.includes('PEGLIGHT_VARIANT'))")
    assert visitor.tab.ask("document.title") == "Peglight: pico_8x8"
    assert visitor.tab.complaints == []


def test_the_help_of_the_site_speaks_the_language_that_is_chosen(visit):
    visitor = visit("?lang=en")
    said = "[...document.querySelectorAll('#how > a, #share, #save, #load')].map((part) => part.textContent)"
    manual = "document.querySelector('#how > a').getAttribute('href')"
    english = ["The manual", "Share this round", "Save to a file", "Load a file"]
    assert visitor.tab.ask(said) == english
    visitor.type("LANGUAGE DE")
    visitor.tab.until(f"{manual} === 'manual/de/index.html'")
    assert visitor.tab.ask(said) == [
        *("Das Handbuch", "Diese Runde teilen", "In einer Datei sichern", "Eine Datei laden")
    ]
    visitor.type("SPRACHE EN")
    visitor.tab.until(f"{manual} === 'manual/en/index.html'")
    assert visitor.tab.ask(said) == english


def test_a_language_of_a_link_is_spoken_whatever_was_chosen_before(visit):
    assert "fr" in visit("?lang=fr").tab.ask("document.documentElement.lang")
    visit("?lang=de").tab.until(f"{LINES}.some((line) => line.includes('spielen wir'))")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_fits_and_nothing_scrolls(visit, size):
    visitor = visit(size=size, touch=min(size) < 700)
    over = "document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight"
    assert max(visitor.tab.ask(f"[{over}]")) <= 0
    for selector in ("#pad button", "#caption", "#rows"):
        shown = visitor.tab.ask(
            f"[...document.querySelectorAll('{selector}')].map((part) => part.getBoundingClientRect().toJSON())"
        )
        inside = [min(part["left"], part["top"]) >= 0 and part["right"] <= size[0] for part in shown]
        assert shown
        assert all(inside), json.dumps(shown)
        assert all(part["bottom"] <= size[1] for part in shown), json.dumps(shown)
