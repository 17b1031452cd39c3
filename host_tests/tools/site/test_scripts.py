"""The scripts of the page, in node: what they share with the tools in Python, and what they make of a link."""

import pytest

from firmware.game import puzzle
from firmware.ui import screen
from firmware.ui.screen import WORD
from tools.front.lines import Lines
from tools.front.start import AWAKE
from tools.puzzles import maker
from tools.site import files

INTENTS = "OK, BACK, MOVE, PICK, PUT, CODE, MARK, TEXT, WORD, LINES, LIST, TYPED, BOARD, PICTURE"
LINKS = """
import { asked, round } from "./links.js";
const tell = ({ languages, still, ...where }) => [asked(where, languages, still), round(where)];
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(tell)));
"""
OPENED = """
if (JSON.parse(process.argv[1])) globalThis.indexedDB = { open: () => { throw new Error("SecurityError"); } };
const { opened } = await import("./store.js");
console.log(JSON.stringify(await opened()));
process.exit();
"""
MAKING = """
import { made } from "./puzzle.js";
console.log(JSON.stringify([...Array(+process.argv[1])].map(made)));
"""
TELLING = """
import { Teller } from "./telling.js";
const teller = new Teller({ palettes: {} }, {});
const heard = JSON.parse(process.argv[1]).map((part) => teller.news({ said: part }));
console.log(JSON.stringify(heard.flatMap((news) => news.lines ?? [])));
"""


def link(search="", hash_="", languages=("en",), still=False):
    return {"search": search, "hash": hash_, "languages": languages, "still": still}


def wanted(*words):
    return [[WORD, list(words)]]


def test_a_link_asks_for_a_round_or_for_none(node):
    rounds = {
        ("", "#n=EX9K-Q9"): wanted("NUMBER", "EX9K-Q9"),
        ("", "#n=HA8H-Q9%0DRESIGN"): [],
        ("", "#HA8H-Q9"): [],
        ("", "#daily"): wanted("DAY", "classic"),
        ("?variant=super", "#daily"): wanted("DAY", "super"),
        ("", "#mode=duel"): wanted("duel", ""),
        ("", "#mode=day"): wanted("DAY", "classic"),
        ("", "#mode=toString"): [],
        ("", "#c=VEC2-HYV6"): wanted("CHALLENGE", "VEC2-HYV6"),
        ("", "#c=KFJG%0DRESIGN"): [],
    }
    told = node(LINKS, [link(*ends) for ends in rounds])
    assert [asked for _, asked in told] == list(rounds.values())


def test_a_link_sets_what_it_says_and_nothing_else(node):
    plain = {"settings": {**AWAKE, "PEGLIGHT_LANGUAGE": "en"}, "asked": [], "language": "en"}
    settings = {**AWAKE, "PEGLIGHT_LANGUAGE": "de", "PEGLIGHT_VARIANT": "super"}
    names = ["language", "variant"]
    links = [
        link(),
        link('?lang=d"e&board=../x&variant=' + "a" * 21, "#n=<b>"),
        link("?lang=de&board=pico_16x10&variant=super"),
        link(languages=["pt-BR", "pl-PL", "de"]),
        link(still=True),
    ]
    told = [settled for settled, _ in node(LINKS, links)]
    assert told[:2] == [plain, plain]
    assert told[2] == {"name": "pico_16x10", "settings": settings, "asked": names, "language": "de"}
    assert told[3]["language"] == "pl"
    still = {**plain, "settings": {**plain["settings"], "PEGLIGHT_ANIMATION": "off"}}
    assert told[4] == still  # it was not asked for, so a person may choose otherwise


def test_the_page_and_the_firmware_number_intents_alike(node):
    script = (files.PAGE / "intents.js").read_text("utf-8")
    script = script.replace('import { send } from "./board.js";', "const send = 0;")
    numbers = node(f"{script}console.log(JSON.stringify([{INTENTS}]))", None)
    assert numbers == [getattr(screen, name) for name in INTENTS.split(", ")]


def test_the_console_reads_as_on_every_face(node):
    said = "Grün\r\nab\b \bc\x04\x07\r\nźle, é".encode()
    lines = Lines()
    told = node(TELLING, [said[at : at + 1].hex() for at in range(len(said))])
    assert told == lines.take(said)


@pytest.mark.parametrize("has_store", [True, False])
def test_a_browser_that_keeps_nothing_is_no_fault(node, has_store):
    assert node(OPENED, has_store) == {}


def test_a_puzzle_of_the_page_has_one_answer_and_no_row_too_many(node):
    made = [(rules.hidden_code(), rules.given_rows) for rules in map(puzzle.read, node(MAKING, 60))]
    assert len({code for code, _ in made}) > 40
    assert {len(rows) for _, rows in made} <= {3, 4, 5}
    assert all(maker.is_sound(maker.Puzzle(*one)) for one in made)
