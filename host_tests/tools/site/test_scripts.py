"""The scripts of the page, in node: what they share with the tools in Python, and what they make of a link."""

import random
import shutil

import pytest

from firmware.game import puzzle
from firmware.ui import screen
from firmware.ui.faces.page import Page
from firmware.ui.screen import WORD
from host_tests import runs
from tools.front.light import seen
from tools.front.lines import Lines
from tools.front.start import AWAKE
from tools.puzzles import maker
from tools.site import files
from tools.site.known import digits

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
import { seen, Teller } from "./telling.js";
const { lights, said } = JSON.parse(process.argv[1]);
const teller = new Teller({ palettes: {} }, {});
const heard = said.map((part) => teller.news({ said: part }));
const lines = heard.flatMap((news) => news.lines ?? []);
console.log(JSON.stringify({ seen: lights.map(seen), lines }));
"""
HEARING = """
import fs from "node:fs";
import { Wired } from "./wired.js";
const { page, boards } = JSON.parse(process.argv[1]);
const known = JSON.parse(fs.readFileSync("known.json"));
let state = 1;
const draw = (most) => (state = (state * 16807) % 2147483647) % most;
const pieces = ["{", "}", "[", "]", '"', ",", ":", "7", "null", '"done"', "-1e9", "__proto__"];
const values = [null, true, -1, 1e300, "", "vivid", "RGBY", [], [1, 2], [[0, 1], "x"], [["a", [null]]], { a: 1 }];
const strange = () => [
  Array.from({ length: draw(12) }, () => pieces[draw(pieces.length)]).join(""),
  JSON.stringify([draw(known.fields.length + 4) - 2, values[draw(values.length)]]),
  JSON.stringify({ done: values[draw(values.length)] }),
  '{"done": 1}',
][draw(4)];
const port = { write: async () => {}, close: () => {} };
const heard = async (lines) => {
  const board = new Wired(known, { ...page });
  const told = { shown: 0, gone: [] };
  board.onmessage = ({ data }) => (data.news ? (told.shown += 1) : told.gone.push(data.gone));
  const greeted = board.begin(port);
  board.hear(`{"peglight": ${known.cable}}\\r\\n{"done": 0}\\r\\n`);
  await greeted;
  for (const line of lines) board.hear(`${line}\\n`);
  board.end("lost");
  return told;
};
const told = [await heard([]), await heard(['{"done": 1}'])];
for (let at = 0; at < boards; at += 1) told.push(await heard(Array.from({ length: 100 }, strange)));
console.log(JSON.stringify(told));
"""


@pytest.fixture
def board(node, scripts, site):
    """Run a module beside the scripts and the board, and return its answer."""
    for name in ("drive.rom", "known.json", "micropython.js", "micropython.wasm"):
        shutil.copy(site / name, scripts)
    return node


def test_whatever_a_board_says_the_page_goes_on_or_ends_it_once(board):
    boards = runs.of(10, 100, 1000)  # with a hundred lines of each
    told = board(HEARING, {"page": vars(Page("vivid")), "boards": boards})
    assert told[:2] == [{"shown": 0, "gone": ["lost"]}, {"shown": 1, "gone": ["lost"]}]
    assert all(each["gone"] in (["lost"], ["silent"]) for each in told)
    assert sum(each["shown"] for each in told) > boards


def link(search="", hash_="", languages=("en",), still=False):
    return {"search": search, "hash": hash_, "languages": languages, "still": still}


def test_a_link_asks_for_what_it_says_and_for_nothing_else(node):
    told = node(
        LINKS,
        [
            link(),
            link(languages=["pt-BR", "pl-PL", "de"]),
            link("?lang=de&board=pico_16x10&variant=super", "#n=EX9K-Q9"),
            link('?lang=d"e&board=../x&variant=' + "a" * 21, "#n=<b>"),
            link(hash_="#n=HA8H-Q9%0DRESIGN"),
            link(hash_="#HA8H-Q9"),
            link(hash_="#daily"),
            link("?variant=super", "#daily"),
            link(hash_="#mode=duel"),
            link(hash_="#mode=day"),
            link(hash_="#mode=toString"),
            link(hash_="#c=VEC2-HYV6"),
            link(hash_="#c=KFJG%0DRESIGN"),
            link(still=True),
        ],
    )
    plain = {"settings": {**AWAKE, "PEGLIGHT_LANGUAGE": "en"}, "asked": [], "language": "en"}
    assert told[0] == [plain, []]
    assert told[1][0]["language"] == "pl"
    settings = {**AWAKE, "PEGLIGHT_LANGUAGE": "de", "PEGLIGHT_VARIANT": "super"}
    names = ["language", "variant"]
    wanted = [[WORD, ["NUMBER", "EX9K-Q9"]]]
    assert told[2] == [{"name": "pico_16x10", "settings": settings, "asked": names, "language": "de"}, wanted]
    assert told[3:6] == [[plain, []]] * 3
    assert [asked for _, asked in told[6:8]] == [[[WORD, ["DAY", "classic"]]], [[WORD, ["DAY", "super"]]]]
    assert [asked for _, asked in told[8:11]] == [[[WORD, ["duel", ""]]], [[WORD, ["DAY", "classic"]]], []]
    assert [asked for _, asked in told[11:13]] == [[[WORD, ["CHALLENGE", "VEC2-HYV6"]]], []]
    still = {"settings": {**plain["settings"], "PEGLIGHT_ANIMATION": "off"}, "asked": [], "language": "en"}
    assert told[13] == [still, []]  # it was not asked for, so a person may choose otherwise


def test_the_page_and_the_firmware_number_intents_alike(node):
    script = (files.PAGE / "intents.js").read_text("utf-8")
    script = script.replace('import { send } from "./board.js";', "const send = 0;")
    numbers = node(f"{script}console.log(JSON.stringify([{INTENTS}]))", None)
    assert numbers == [getattr(screen, name) for name in INTENTS.split(", ")]


def test_a_light_has_the_colour_that_every_face_gives_it(node):
    chance = random.Random(22)
    lights = [(0, 0, 0), (1, 0, 0), (255, 255, 255), *(tuple(chance.randbytes(3)) for _ in range(500))]
    told = node(TELLING, {"lights": ["{:02x}{:02x}{:02x}".format(*light) for light in lights], "said": []})
    assert told["seen"] == [digits(seen(light)) for light in lights]


def test_the_console_reads_as_on_every_face(node):
    said = "Grün\r\nab\b \bc\x04\x07\r\nźle, é".encode()
    lines = Lines()
    told = node(TELLING, {"lights": [], "said": [said[at : at + 1].hex() for at in range(len(said))]})
    assert told["lines"] == lines.take(said)


@pytest.mark.parametrize("has_store", [True, False])
def test_a_browser_that_keeps_nothing_is_no_fault(node, has_store):
    assert node(OPENED, has_store) == {}


def test_a_puzzle_of_the_page_has_one_answer_and_no_row_too_many(node):
    made = [puzzle.read(text)[1:] for text in node(MAKING, 60)]
    assert len({code for code, _ in made}) > 40
    assert {len(rows) for _, rows in made} <= {3, 4, 5}
    assert all(maker.is_sound(maker.Puzzle(*one)) for one in made)
