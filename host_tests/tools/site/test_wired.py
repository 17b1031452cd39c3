"""A board on the cable behind the messages of the page's worker: lines come that no board of this version sends."""

import json
import random
from itertools import islice

import pytest

from host_tests.tools.front.wire import HELLO, stranger
from tools.front.cable import FIELDS, KINDS, is_of
from tools.front.page import Page
from tools.site import known

pytestmark = pytest.mark.slow

HEARD = """
import { readFileSync } from "node:fs";
import { Wired } from "./wired.js";
globalThis.setTimeout = globalThis.setInterval = () => 0;
const { file, hello, known, view } = JSON.parse(process.argv[1]);
const told = { boards: 0, ends: [], views: [] };
let board = { isOver: true };
for (const line of readFileSync(file, "utf8").split("\\n")) {
  if (board.isOver) {
    told.boards += 1;
    board = new Wired(known, structuredClone(view));
    board.begin({ write: () => {}, close: () => {} });
    board.hear(`${hello}\\n{"done":0}\\n`);
    board.onmessage = ({ data }) => {
      if (data.news) told.views.push(data.news.view);
      else told.ends.push(data.gone);
    };
  }
  board.hear(`${line}\\n`);
}
told.views = told.views.filter((_, at) => at % 20 === 0);
console.log(JSON.stringify(told));
"""


def test_lines_of_a_stranger_are_dropped_or_end_it_in_a_sentence(node, tmp_path):
    every = json.loads(known.written())
    file = tmp_path / "lines"
    file.write_text("\n".join(islice(stranger(KINDS.values(), random.Random(1)), 100_000)), "utf-8")
    view = {name: vars(Page())[name] for name in FIELDS}
    wanted = {name: every[name] for name in ("cable", "fields", "palettes", "drawn", "inks")}
    told = node(HEARD, {"file": str(file), "hello": HELLO, "known": wanted, "view": view})
    assert len(told["ends"]) in (told["boards"], told["boards"] - 1)  # each ends once, and the last may go on
    assert {*told["ends"]} == {"", "full", "otherVersion", "silent"}
    assert len(told["views"]) > 100
    assert all(is_of(KINDS[name], one[name]) for one in told["views"] for name in FIELDS)
