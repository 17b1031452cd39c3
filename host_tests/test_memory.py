"""What the board's memory is spared: the size of what is compiled, and that what is dropped is held by nobody."""

import subprocess
import sys

from tools.bench import budgets, outside
from tools.build import mpy

MOST_COMPILED = 111_000

PLAYED = """
import gc, sys, types
sys.path.append({root!r})
from tools import virtual
with virtual.powered("raspberry_pi_pico") as board:
    from firmware import main
    from firmware.engine.variant import Variant
    from firmware.game.rules import Rules
    from firmware.keep.log import Log
    main.table = lambda language: lambda: open({root!r} + "/firmware/words/en.txt", "rb")
    main.library = None
    game = main.Game()
    log = Log(board.nvm)
    game.open(log)
    game.desk.begin(Rules("break", Variant(4, 6)))
    game.add_console(type("Port", (), {{"say": print, "line": lambda *_: None}}))
    for typed in ("RGBY", "HINT", "COUNT", "LIST", "x", "HELP", "STATS"):
        for _ in range(400):
            game.app.turn(5)
        game.app._console.type(typed)
    for _ in range(400):
        game.app.turn(5)
    loaded = set(sys.modules)
    main.tidy(game.desk)
    gc.collect()
    dropped = loaded - set(sys.modules)
    alive = {{held.__module__ for held in gc.get_objects() if isinstance(held, types.FunctionType)}}
    print("##", len(dropped), sorted(dropped & alive))
"""


def test_what_is_compiled_does_not_grow(summary):
    size = next(int(line.split("\t")[2]) for line in outside.sizes())
    most = next(budget.most for budget in budgets.BUDGETS if budget.what == "every .mpy together")
    summary(f"All compiled files: {size:,} bytes, of {MOST_COMPILED:,}; the aim is {most:,}.")
    assert size <= MOST_COMPILED


def test_what_is_dropped_at_rest_is_held_by_nobody():
    program = PLAYED.format(root=str(mpy.ROOT))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8")
    assert not done.returncode, done.stderr
    _, dropped, held = done.stdout.splitlines()[-1].split(" ", 2)
    assert held == "[]"
    assert int(dropped) > 20
