"""A playthrough: a text file of what a person does at a board, and of what its lights and its console must show.

    # A round of the smallest game, broken in one row.
    board pico_8x8
    seed 7
    set variant mini

    note The first peg.
    press ok right up
    lights
    |R._.    |
    press B
    hold back
    type RGB
    says Row 2 of 10: your guess?
    wait 500

Each line is one step and begins with its name; a line that begins with # is a comment. First come the profile of the
board, the seed of its chance, and settings by their names in settings.toml, without PEGLIGHT_. The lesson is offered
only after `set lesson on`. Without `seed` the
hardware draws: the expectations must hold for every draw, and the file then runs on an emulated board as well.

    note TEXT        a caption for whoever watches
    press KEY ...    one key after another, each for a moment; the key of a colour is its letter
    hold KEY [MS]    long enough to count as held, or for so long
    type TEXT        a line on the console; without a text Enter alone
    wait MS          let so much of the board's time pass
    patience MS      how long each step from here on waits for what it expects
    says TEXT        this line was said since the last that was typed, and after those expected before
    lights           the lights show the picture that follows

A picture has a line between bars for each line of lights, and a sign for each light; ? stands for anything. If the
board has more lines, these are the lowest. R G B Y O P C W K L are colours and - is a blank; x and o are the marks, =
and ! stand for right and wrong, _ is the cursor, a point an empty place, a space is dark, and * no colour of the
palette. Each step waits for what it expects, in the board's time, so that the same file holds on a slower board; the
first step waits for the first light.
"""

from dataclasses import dataclass, field, replace
from pathlib import Path

from firmware.device.profiles import Profile, named
from firmware.start import FILE, PREFIX
from firmware.ui.notation import COLOURS
from tools.front import keys
from tools.front.playable import HOLD_MS
from tools.front.reader import SIGNS, UNDIMMED, UNREAD
from tools.trouble import Trouble

ANY = "?"
PATIENCE_MS = 10_000
MOST_MS = 3_600_000
HEADS = ("board", "seed", "set")
STEPS = ("note", "press", "hold", "type", "wait", "patience", "says", "lights")
AT_FIRST = {PREFIX + "LESSON": "off"}  # somebody has played there before
NAMES = tuple(name for name, *_ in FILE if name != "board")


@dataclass(frozen=True)
class Step:
    line: int
    what: str  # one of STEPS
    text: str = ""  # of note, type and says
    keys: tuple[str, ...] = ()  # of press and hold, as the profile names them
    ms: int = 0  # of hold, wait and patience
    rows: tuple[str, ...] = ()  # of lights, without their bars


@dataclass
class Playthrough:
    profile: Profile
    seed: str | None = None  # without one it runs where the hardware draws, too
    settings: dict[str, str] = field(default_factory=dict)  # by their names in settings.toml
    steps: list[Step] = field(default_factory=list)
    name: str = ""  # of its file


class Wrong(Exception):
    """Tells the fault of a line, as the end of a sentence."""


def read(file: Path) -> Playthrough:
    try:
        return parse(file.read_text("utf-8-sig"), file.name)
    except OSError as wrong:
        raise Trouble(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except UnicodeDecodeError as wrong:
        raise Trouble(f"{file} is not UTF-8 text: save it as that.") from wrong


def parse(text: str, name: str = "the playthrough") -> Playthrough:
    made: Playthrough | None = None
    for number, line in enumerate(map(str.strip, text.split("\n")), 1):
        if not line or line.startswith("#"):
            continue
        what, _, rest = line.partition(" ")
        try:
            if line.startswith("|"):
                add_row(made, line)
            elif made is None:
                made = begin(what, rest.strip(), name)
            elif lacks_picture(made):
                raise Wrong("a picture is missing here, below `lights`")
            elif what in HEADS:
                add_head(made, what, rest.strip())
            else:
                made.steps.append(step_of(made.profile, number, what, rest.strip()))
        except Wrong as wrong:
            raise Trouble(f"Line {number} of {name}: {wrong}.") from None
    if made is None:
        raise Trouble(f"{name} has no board: it begins with a line such as `board pico_8x8`.")
    if lacks_picture(made):
        raise Trouble(f"{name} ends without the picture of its last `lights`.")
    return made


def lacks_picture(made: Playthrough) -> bool:
    return bool(made.steps) and made.steps[-1].what == "lights" and not made.steps[-1].rows


def add_row(made: Playthrough | None, line: str) -> None:
    """Add a line to the picture of the last step."""
    if not made or not made.steps or made.steps[-1].what != "lights":
        raise Wrong("a line of a picture stands below `lights`")
    step = made.steps[-1]
    made.steps[-1] = replace(step, rows=(*step.rows, row_of(made.profile, len(step.rows), line)))


def begin(what: str, rest: str, name: str) -> Playthrough:
    if what != "board":
        raise Wrong("a playthrough begins with its board, in a line such as `board pico_8x8`")
    try:
        return Playthrough(named(rest), settings={**AT_FIRST, **UNDIMMED}, name=name)
    except ValueError as wrong:
        raise Wrong(str(wrong)) from wrong


def add_head(made: Playthrough, what: str, rest: str) -> None:
    if made.steps or what == "board":
        raise Wrong(f"`{what}` stands once, before the first step")
    if what == "seed":
        if not rest:
            raise Wrong("`seed` wants a word")
        made.seed = rest
        return
    name, _, value = rest.partition(" ")
    if name not in NAMES or not value.strip():
        raise Wrong(f"`set` wants one of {', '.join(NAMES)}, and its value")
    made.settings[PREFIX + name.upper()] = value.strip()


def step_of(profile: Profile, number: int, what: str, rest: str) -> Step:
    if what not in STEPS:
        raise Wrong(f"there is no step `{what}`; there are {', '.join(STEPS)}")
    if what in ("note", "type", "says"):
        return Step(number, what, text=rest)
    if what in ("wait", "patience"):
        return Step(number, what, ms=duration(rest))
    if what == "press":
        if not rest:
            raise Wrong("`press` wants at least one key")
        return Step(number, what, keys=tuple(key_of(profile, word) for word in rest.split()))
    if what == "hold":
        name, _, ms = rest.partition(" ")
        return Step(number, what, keys=(key_of(profile, name),), ms=duration(ms.strip()) if ms else HOLD_MS)
    if rest:
        raise Wrong("the picture of `lights` begins on the next line")
    return Step(number, what)


def duration(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= MOST_MS):
        raise Wrong(f"a time is a whole number of milliseconds from 1 to {MOST_MS}, not `{text}`")
    return int(text)


def key_of(profile: Profile, word: str) -> str:
    """Return the key that a word names; a colour key goes by its letter."""
    key = keys.key_of(word) if len(word) == 1 and word in COLOURS else word
    if key not in profile.buttons or word != keys.word_for(key):
        raise Wrong(f"{profile.name} has no key `{word}`; it has {' '.join(map(keys.word_for, profile.buttons))}")
    return key


def row_of(profile: Profile, place: int, line: str) -> str:
    """Return a line of a picture without its bars."""
    if len(line) != profile.width + 2 or not line.endswith("|"):
        raise Wrong(f"a line of the picture is {profile.width} signs between bars")
    row = line[1:-1]
    if wrong := [sign for sign in row if sign not in SIGNS + UNREAD + ANY]:
        signs = f"{SIGNS.strip()}, a space, {UNREAD} for no sign, and {ANY} for whatever"
        raise Wrong(f"no light shows `{wrong[0]}`; the signs are {signs}")
    if place == profile.height:
        raise Wrong(f"the picture has more than the {profile.height} lines of the board")
    return row
