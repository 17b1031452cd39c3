"""What the scripts of the site share with the tools in Python, and what they take from a link: in node."""

import json
import random
import re
import shutil
import subprocess

import pytest

from firmware.game import puzzle
from firmware.game.modes import MODES
from tools.faces.web.messages import digits
from tools.front.display import MOST_COLUMNS, Display
from tools.front.light import seen
from tools.front.lines import Lines
from tools.front.start import AWAKE
from tools.playthrough import playthrough
from tools.playthrough.performance import Performance
from tools.playthrough.shots import player_for, run
from tools.puzzles import maker
from tools.site.files import HERE

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
import fs from "node:fs";
import { seen, Teller } from "./telling.js";
const known = JSON.parse(fs.readFileSync("known.json"));
const { lights, said } = JSON.parse(process.argv[1]);
const teller = new Teller(known, known.boards.pico_8x8);
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
Object.defineProperty(globalThis, "navigator", { value: {} });
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


@pytest.fixture
def node(missing, site):
    """Run a module beside the scripts of the site, and return what it answers."""
    if not shutil.which("node"):
        missing("The scripts of the site", "node is not installed")

    def run(program, given):
        command = ["node", "--no-warnings", "--input-type=module", "-e", program, json.dumps(given)]
        done = subprocess.run(command, cwd=site, capture_output=True, text=True, encoding="utf-8", check=True)
        return json.loads(done.stdout)

    (site / "package.json").write_text('{"type": "module"}', "utf-8")  # as the page says of them
    yield run
    (site / "package.json").unlink()


def link(search="", hash_="", languages=("en",), still=False):
    return {"search": search, "hash": hash_, "languages": languages, "still": still}


@pytest.mark.slow
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


MODES_OF_LINKS = dict(
    re.findall(r"(\w+): (\d)", re.search(r"MODES = \{(.*)\}", (HERE / "links.js").read_text("utf-8"))[1])
)


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "day"])
def test_a_link_to_a_mode_answers_the_questions_before_it_and_no_more(mode):
    enters = [""] * int(MODES_OF_LINKS[mode])
    if not enters:
        assert "What is the number of the round?" in typed("NEW", mode)[1]
        return
    assert typed("NEW", mode, *enters)[0].pegs
    assert not typed("NEW", mode, *enters[1:])[0].pegs


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


@pytest.mark.slow
def test_who_wants_no_motion_has_lights_that_do_not_move(node):
    [[told, _]] = node(LINKS, [link(still=True)])
    assert told["settings"] == {**AWAKE, "PEGLIGHT_LANGUAGE": "en", "PEGLIGHT_ANIMATION": "off"}
    assert told["asked"] == []  # a person may choose otherwise


@pytest.mark.slow
def test_a_light_has_the_colour_that_every_face_gives_it(node):
    chance = random.Random(22)
    lights = [(0, 0, 0), (1, 0, 0), (255, 255, 255), *(tuple(chance.randbytes(3)) for _ in range(500))]
    told = node(TELLING, {"lights": ["{:02x}{:02x}{:02x}".format(*light) for light in lights], "said": []})
    assert told["seen"] == [digits(seen(light)) for light in lights]


@pytest.mark.slow
def test_the_console_reads_as_on_every_face(node):
    said = "Grün\r\nab\b \bc\x04\x07\r\nźle, é".encode()
    lines = Lines()
    told = node(TELLING, {"lights": [], "said": [said[at : at + 1].hex() for at in range(len(said))]})
    assert told["lines"] == lines.take(said)
    assert told["tail"] == lines.tail


@pytest.mark.slow
def test_every_way_to_act_at_the_display_is_taken_by_the_board_in_the_vm(node):
    acts = ["choose 1", "fill", "cross 0 2", "undo", "redo", "clear", "touch 2", "choose 3", "fill"]
    view = node(ACTING, acts)
    assert view["rows"] == []
    assert view["hand"] == [3, 3, 3, 3]
    assert view["can"] == ["undo", "clear"]
    assert view["crossed"] == [[0, 2]]


@pytest.mark.slow
def test_two_taps_that_come_at_once_are_two(node):
    assert node(ACTING, ["tap up"])["hand"][0] == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("browser", "why"),
    [
        ({"locks": "free", "refused": True}, "refused"),  # by a setting
        ({"locks": "free"}, "refused"),  # it has no store
        ({"locks": "taken"}, "elsewhere"),
        ({}, "elsewhere"),  # nobody can know
    ],
)
def test_a_browser_that_keeps_nothing_is_told_why(node, browser, why):
    assert node(OPENED, browser) == {"why": why}


@pytest.mark.slow
def test_the_board_rests_for_half_a_blink_where_nothing_moves_until_it_is_touched(node):
    rests = {"menu": [55], "round": [140], "pressed": [10], "released": [10], "left": [140]}
    assert node(RESTING, None) == rests


@pytest.mark.slow
def test_every_puzzle_that_the_page_makes_has_one_answer_and_no_row_too_many(node):
    made = [puzzle.read(text)[1:] for text in node(MAKING, 60)]
    assert len({code for code, _ in made}) > 40
    assert {len(rows) for _, rows in made} <= {3, 4, 5}
    assert all(maker.is_sound(maker.Puzzle(*one)) for one in made)
