"""The scripts of the page, in node: what they share with the tools in Python, and what they make of a link."""

import json
import random
import re
import shutil
import subprocess

import pytest

from firmware.game import puzzle
from firmware.game.modes import MODES
from tools.front.display import MOST_COLUMNS, Display
from tools.front.light import seen
from tools.front.lines import Lines
from tools.front.start import AWAKE
from tools.playthrough import playthrough
from tools.playthrough.performance import Performance
from tools.playthrough.shots import player_for, run
from tools.puzzles import maker
from tools.site import files
from tools.site.known import digits

LINKS = """
import { asked, round } from "./links.js";
const tell = ({ languages, still, ...where }) => [asked(where, languages, still), round(where)];
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(tell)));
"""
OPENED = """
const told = JSON.parse(process.argv[1]);
const indexedDB = { open: () => { throw new Error("SecurityError"); } };
const late = () => Promise.reject(new Error("AbortError"));
const request = told.locks === "free" ? async (name, how, held) => held() : late;
Object.defineProperty(globalThis, "navigator", { value: told.locks ? { locks: { request } } : {} });
if (told.refused) globalThis.indexedDB = indexedDB;
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
console.log(JSON.stringify({ seen: lights.map(seen), lines, tail: teller.tail }));
"""
ACTING = """
import fs from "node:fs";
import { loadMicroPython } from "./micropython.js";
import { loaded, powered } from "./machine.js";
const [drive, known] = [fs.readFileSync("drive.rom"), JSON.parse(fs.readFileSync("known.json"))];
const noise = (size) => new Uint8Array(size);
const plan = { ...known.boards.pico_8x8.plan, nvm: new Uint8Array(4096).fill(255) };
const vm = await loaded(loadMicroPython, drive, console.error);
const machine = powered({ vm, plan, settings: {}, noise });
const pins = known.boards.pico_8x8.pins;
let view;
const follow = (turns) => {
  for (let turn = 0; turn < turns; turn++) {
    const came = machine.turn(5);
    if (came?.view) view = { ...came.view, can: came.can };
  }
};
follow(20);
machine.type("NUMBER 8ATV-JC\\r");
follow(400);
for (const act of JSON.parse(process.argv[1])) {
  const [done, what] = act.split(/ (.*)/).concat("");
  if (done === "tap") [true, false, true, false].forEach((down) => machine.change(pins[what], down));
  else machine.act(done, what);
  follow(20);
}
console.log(JSON.stringify(view));
"""
RESTING = """
import fs from "node:fs";
let [now, next] = [0, null];
Object.defineProperty(performance, "now", { value: () => (now += 0.1) });
const locks = { request: async (name, how, held) => held() };
Object.defineProperty(globalThis, "navigator", { value: { locks } });
Object.assign(globalThis, {
  onmessage: null,
  postMessage: () => {},
  setTimeout: (act, ms) => (next = { act, ms }),
  clearTimeout: () => (next = null),
});
await import("./worker.js");
const tell = (...data) => onmessage({ data });
const rested = async () => {
  while (!next) await new Promise(setImmediate);
};
const act = async (...data) => {
  await tell(...data);
  await rested();
};
const drive = fs.readFileSync("drive.rom");
tell("load", { drive, known: JSON.parse(fs.readFileSync("known.json")) });
await act("start", { settings: {}, asked: [] });
// How long the rests are in so many milliseconds.
const rests = async (long_ms) => {
  const found = new Set();
  for (const until = now + long_ms; now < until; ) {
    found.add(next.ms);
    now += next.ms;
    await next.act();
    await rested();
  }
  found.delete(0); // there was something to do
  return [...found];
};
const later = async () => (await rests(6000), await rests(1000));
const told = { menu: await later() };
await act("type", "NUMBER 8ATV-JC\\r");
told.round = await later();
await act("press", "up");
told.pressed = await rests(2000);
await act("release", "up");
told.released = await rests(400);
told.left = await later();
console.log(JSON.stringify(told));
"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    """A folder with the scripts of the page, and what node must know of them."""
    folder = tmp_path_factory.mktemp("scripts")
    for file in (*files.PAGE.glob("*.js"), files.ELSEWHERE["machine.js"]):
        shutil.copy(file, folder)
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")  # as the page says of them
    return folder


@pytest.fixture
def node(missing, scripts):
    """Run a module beside the scripts, and return its answer."""
    if not shutil.which("node"):
        missing("The scripts of the page", "node is not installed")

    def run(program, given):
        command = ["node", "--no-warnings", "--input-type=module", "-e", program, json.dumps(given)]
        done = subprocess.run(command, cwd=scripts, capture_output=True, text=True, encoding="utf-8", check=True)
        return json.loads(done.stdout)

    return run


@pytest.fixture
def board(node, scripts, site):
    """Run a module beside the scripts and the board, and return its answer."""
    for name in ("drive.rom", "known.json", "micropython.js", "micropython.wasm"):
        shutil.copy(site / name, scripts)
    return node


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
        ],
    )
    plain = {"settings": {**AWAKE, "PEGLIGHT_LANGUAGE": "en"}, "asked": [], "language": "en"}
    assert told[0] == [plain, ""]
    assert told[1][0]["language"] == "pl"
    settings = {**AWAKE, "PEGLIGHT_LANGUAGE": "de", "PEGLIGHT_VARIANT": "super"}
    names = ["language", "variant"]
    assert told[2] == [{"name": "pico_16x10", "settings": settings, "asked": names, "language": "de"}, "NUMBER EX9K-Q9"]
    assert told[3:6] == [[plain, ""]] * 3
    assert [typed for _, typed in told[6:8]] == ["DAY classic", "DAY super"]
    assert [typed for _, typed in told[8:]] == ["NEW\rduel\r\r", "DAY classic", ""]


@pytest.mark.slow
def test_a_link_to_a_mode_answers_the_questions_before_it():
    table = re.search(r"MODES = \{(.*)\}", (files.PAGE / "links.js").read_text("utf-8"))[1]
    enters_of = {mode: int(enters) for mode, enters in re.findall(r"(\w+): (\d)", table)}
    assert set(enters_of) == set(MODES) - {"day"}
    assert enters_of.pop("number") == 0
    assert "What is the number of the round?" in typed("NEW", "number")[1]
    for mode, enters in enters_of.items():
        assert typed("NEW", mode, *[""] * enters)[0].pegs, mode
        assert not typed("NEW", mode, *[""] * (enters - 1))[0].pegs, mode


def typed(*lines):
    """Return what a display shows and the console has said when these lines have gone to a new board."""
    file = "board pico_8x8\nseed 7\nset sound off\nset lesson on\n" + "".join(f"type {line}\n" for line in lines)
    play = playthrough.parse(f"{file}wait 3000\n")
    player = player_for(play)
    player.display = Display(MOST_COLUMNS)
    performance = Performance(play, player)
    player.each_turn = performance.turn
    run(performance)
    return player.display.view, performance.lines


def test_who_wants_no_motion_has_lights_that_do_not_move(node):
    [[told, _]] = node(LINKS, [link(still=True)])
    assert told["settings"] == {**AWAKE, "PEGLIGHT_LANGUAGE": "en", "PEGLIGHT_ANIMATION": "off"}
    assert told["asked"] == []  # a person may choose otherwise


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
    assert told["tail"] == lines.tail


@pytest.mark.slow
def test_the_board_takes_every_way_to_act_at_the_display(board):
    acts = ["choose 1", "fill", "cross 0 2", "undo", "redo", "clear", "touch 2", "choose 3", "fill"]
    view = board(ACTING, acts)
    assert view["rows"] == []
    assert view["hand"] == [3, 3, 3, 3]
    assert view["can"] == ["undo", "clear"]
    assert view["crossed"] == [[0, 2]]


@pytest.mark.slow
def test_two_taps_that_come_at_once_are_two(board):
    assert board(ACTING, ["tap up"])["hand"][0] == 1


@pytest.mark.parametrize(
    ("browser", "why"),
    [
        ({"locks": "free", "refused": True}, "refused"),  # by a setting
        ({"locks": "free"}, "refused"),  # it has no store
        ({"locks": "taken"}, "elsewhere"),
        ({"refused": True}, "refused"),  # over plain http, and alone
    ],
)
def test_a_browser_that_keeps_nothing_is_told_why(node, browser, why):
    assert node(OPENED, browser) == {"why": why}


@pytest.mark.slow
def test_the_board_rests_where_nothing_moves_until_a_touch(board):
    rests = {"menu": [55], "round": [140], "pressed": [10], "released": [10], "left": [140]}
    assert board(RESTING, None) == rests


def test_a_puzzle_of_the_page_has_one_answer_and_no_row_too_many(node):
    made = [puzzle.read(text)[1:] for text in node(MAKING, 60)]
    assert len({code for code, _ in made}) > 40
    assert {len(rows) for _, rows in made} <= {3, 4, 5}
    assert all(maker.is_sound(maker.Puzzle(*one)) for one in made)
