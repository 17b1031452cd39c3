"""The game itself, watched from the board: a round that the person plays by presses, and what it costs meanwhile.

It runs at the prompt instead of code.py, with a watch around a turn, the keys and the lights. A press came after the
keys were looked at last, so what is told of a press and its light is at most too much, by a turn.
"""

import json

from firmware.device.profiles import Profile
from tools.bench import kept
from tools.bench.budgets import BUDGETS, FIRST_FRAME, FREE, OPENING_MS
from tools.build import mpy
from tools.check import saves
from tools.check.findings import Findings
from tools.check.person import Person
from tools.check.repl import ASKS, PLAYED, START_S, Repl
from tools.front.keys import COLOURS, colour_of, key_of, pads_of

PLAY_S = 600  # a person has entered four pegs by then
SHOWN_S = 4  # the end of a round, with its lights
LIGHT_MS = 40  # from a press, by a finger
BEFORE = """import gc, supervisor
gc.collect()
check_free = [gc.mem_free()]
check_began = supervisor.ticks_ms()
"""
WATCH = """
from firmware import main as composition
from firmware.device.buttons import Buttons
from firmware.device.lights import Lights

NONE = -1
FIRST, LONGEST, WORST, LOOKED, PRESSED, STIRRED = range(6)
seen = [NONE, 0, 0, 0, NONE, 1]
turn, event, show = composition.App.turn, Buttons.event, Lights.show


def since(then):
    return (supervisor.ticks_ms() - then) & 0x1FFFFFFF


def watched(app, ms):
    at = supervisor.ticks_ms()
    begins = seen[FIRST] == NONE
    quiet = not turn(app, ms)
    if not begins:
        seen[LONGEST] = max(seen[LONGEST], since(at))
    if quiet and seen[STIRRED]:
        seen[STIRRED] = 0
        gc.collect()
        check_free.append(gc.mem_free())
    return not quiet


def heard(buttons):
    now = supervisor.ticks_ms()
    found = event(buttons)
    if 0 <= found < 64 and seen[PRESSED] == NONE:
        seen[PRESSED] = seen[LOOKED]
    seen[LOOKED] = now
    return found


def shown(lights, frame, table):
    show(lights, frame, table)
    if seen[FIRST] == NONE:
        seen[FIRST] = since(check_began)
    if seen[PRESSED] != NONE:
        seen[WORST] = max(seen[WORST], since(seen[PRESSED]))
        seen[PRESSED] = NONE
        seen[STIRRED] = 1


composition.App.turn, Buttons.event, Lights.show = watched, heard, shown
try:
    composition.main()
except KeyboardInterrupt:
    pass
print()
print([seen[FIRST], seen[WORST], seen[LONGEST], check_free[0], min(check_free)])
"""
LIMITS = (
    ("start to first frame", next(one.limit for one in BUDGETS if one.what == FIRST_FRAME[True]), "ms"),
    ("the longest from press to light", LIGHT_MS, "ms"),
    ("the longest turn", OPENING_MS, "ms"),
    ("free heap before the game", FREE, "bytes"),
    ("free heap in the round, at least", FREE, "bytes"),
)


def program() -> str:
    """Return the game with the watch, as the board takes it; interrupted, it prints a figure for each limit."""
    return BEFORE + mpy.written(WATCH, "code.py")


def play(repl: Repl, memory: saves.Memory, profile: Profile, person: Person, findings: Findings) -> None:
    content, code = kept.round_in_memory(memory.size)
    memory.write(content)
    repl.start_game()
    repl.enter()  # the prompt now has all the memory that the game will have
    repl.begin(program())
    repl.hears(ASKS.format(1), START_S)
    person.tell("Now a round: its code is known here. Press what follows, one line after the other.")
    for key, times, line in presses(profile, kept.pegs(code)):
        person.press(key, times, line)
    played = repl.hears(PLAYED.format(1), PLAY_S)
    repl.listen(SHOWN_S)
    findings.say("a round by presses", "won in the first row" if played else "not won", played)
    for (what, limit, unit), figure in zip(LIMITS, json.loads(repl.interrupt().strip().splitlines()[-1]), strict=True):
        findings.measure(what, figure, limit, unit)


def presses(profile: Profile, digits: list[int]) -> list[tuple[str, int, str]]:
    """List each key, how often, and the words for it, that enter these pegs and submit them."""
    pads = [pad for place, pad in enumerate(pads_of(profile)) if place % profile.width]
    made: list[tuple[str, int, str]] = []
    for place, digit in enumerate(digits):
        name = f"place {place + 1}"
        if pads:
            made.append((pads[digit], 1, f"{name}: press the key that is lit {COLOURS[digit]}."))
        elif any(colour_of(key) >= 0 for key in profile.buttons):
            made.append((key_of(COLOURS[digit]), 1, f"{name}: press the key {COLOURS[digit]}."))
        else:
            made.append(("up", digit + 1, f"{name}: press up {digit + 1} times."))
            made.append(("ok", 1, f"{name}: press ok."))
    last = pads[-1] if pads else "ok"
    return [*made, (last, 1, "Press the key at the bottom right, which is ok." if pads else "Press ok once more.")]
