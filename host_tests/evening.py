"""The same evening twice, once with a memory that is tidied whenever nobody touches the board and once without.

It is run as a program of its own, see test_evening.py: what it drops is dropped for the whole process.
"""

import gc
import random
import sys

from host_tests.as_built import loaded_by
from tools import virtual

with virtual.powered("raspberry_pi_pico"):
    from firmware import main, memory  # before anything else of the firmware: what this loads may stay in memory


STAYS = {name for name in sys.modules if not name.startswith("firmware.") or name in loaded_by("firmware.main")}

from firmware.keep.log import Log  # noqa: E402
from host_tests.inside import inside  # noqa: E402
from host_tests.ui.talk import GAMES, library, rules, tables  # noqa: E402

TURN_MS = 10
PAUSES_MS = (50, 400, 400, 1500, 4000, 14000)
EVENTS = 40
PINS = ("GP2", "GP3", "GP4", "GP5", "GP6", "GP6", "GP6", "GP7")
LINES = (
    *("RGBY", "RRGG", "YOPR", "", "", "xo", "x", "oo", "xxxx", "11", "LIST", "HINT", "HINT", "COUNT", "COUNT", "UNDO"),
    *("BOARD", "HELP", "QUIT", "NEW", "STATS", "STATS CSV", "NUMBER", "INSIST", "1", "2 xx", "yes", "race", "make"),
    "RESIGN",
    *("helper", "break", "mini", "evil", "sampled", "LANGUAGE DE", "LANGUAGE EN", "STATS RESET", "NUMBER 12", "?"),
)
SETTINGS = {
    "left": (False, True),
    "fits": (False, True),
    "animation": (False, True),
    "attract_s": (0, 10),
    "dim_s": (0, 10),
}


class Port:
    begun = b""

    def __init__(self):
        self.said = []
        self.typed = []

    def line(self, _unseen, _wanted):
        return self.typed.pop(0) if self.typed else None

    def say(self, line):
        self.said.append(line)


def evening(kind, seed, tidies):
    """What is seen, heard and read after each press and each line, until somebody left the console."""
    chance = random.Random(seed)
    told = []
    gc.freeze()  # what there is beside the game need not be looked through each time it tidies its memory
    with virtual.powered("raspberry_pi_pico") as board:
        main.table = tables
        main.library = library
        main.randrange = random.Random(seed).randrange
        memory.free = lambda: 0
        game = main.Game()
        game.open(Log(board.nvm))
        game.memory.stays = STAYS
        desk = game.desk
        for key, values in SETTINGS.items():
            desk.set(key, chance.choice(values))
        more = dict(GAMES[kind])
        desk.begin(rules(more.pop("mode", kind), chance.choice(("mini", "classic")), **more))
        port = Port()
        game.add_console(port)

        def turn(ms):
            if not tidies:
                game.app.turn(ms)
                return
            game.turn(ms)
            while inside(game, "_owed_ms", "a turn that only tidies takes a board no longer than any other"):
                game.turn(0)

        def wait(ms):
            for _ in range(ms // TURN_MS):
                board.pass_ms(TURN_MS)
                turn(TURN_MS)

        for _ in range(EVENTS):
            if chance.random() < 0.6:
                pin = chance.choice(PINS)
                board.press(pin)
                wait(chance.choice((60, 60, 60, 60, 800)))
                board.release(pin)
                did = pin
            else:
                did = chance.choice(LINES)
                port.typed.append(did)
            wait(chance.choice(PAUSES_MS))
            said = port.said[:]
            port.said.clear()
            kept = Log(bytearray(board.nvm))
            told.append((did, board.shown("GP0"), board.tone("GP15"), said, [kept.read(of) for of in range(3)]))
            if inside(game.app, "_console", "the app alone talks with it").over:
                break
    return told


def compared(kind, seed):
    """How much was the same; the first difference ends it."""
    plain, tidied = (evening(kind, seed, tidies) for tidies in (False, True))
    for number, (one, other) in enumerate(zip(plain, tidied, strict=True)):
        if one != other:
            sys.exit(f"{kind}, seed {seed}, event {number}, {one[0]}:\n{one}\n{other}")
    print(len(plain), sum(len(said) for _, _, _, said, _ in plain))
