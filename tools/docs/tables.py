"""The tables of the documents, from the game's own words, variants, books, lights and boards.

Each function returns the head of a table and its rows.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from firmware.device.profiles import Profile
from firmware.device.profiles import named as profile_named
from firmware.engine import codes
from firmware.engine.variant import NAMED
from firmware.engine.variant import named as variant_named
from firmware.game import day, seal
from firmware.game.modes import MODES, SCORINGS
from firmware.ui import inks
from firmware.ui.commands import NAMES
from firmware.ui.notation import BLANK, COLOURS, DIGITS, EXACT_SIGN, NEAR_SIGN
from firmware.ui.words import Words, upper
from tools.books import shelf
from tools.front.desk import table

Table = tuple[tuple[str, ...], list[tuple[str, ...]]]

TELLS = {"classic": "exact and near", "exact": "how many are exact", "places": "which are exact"}
DATES = (
    *("2026-01-01", "2026-11-22", "2026-12-24", "2027-02-28", "2028-02-29"),
    *("2029-07-14", "2030-10-03", "2040-05-05", "2077-07-07", "2099-12-31"),
)
OF_DATES = ("classic", "super", "bulls", "blanks", "digits")
# The Raspberry Pi Pico's pins by their numbers, from chapter 2.1 of its datasheet.
PICO_PINS = (
    "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15 "
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 ADC_VREF 3V3 3V3_EN GND VSYS VBUS"
)


def words(language: str) -> Words:
    return Words(table(language))


def entries(kind: str, names: Sequence[str], language: str) -> Table:
    """Return the words for each of these, and what it is."""
    said = words(language)
    words_of = zip(said.list(f"names-{kind}"), names, strict=True)
    return (kind, ""), [(f"`{word}`", said(f"{kind}-{name}")) for word, name in words_of]


def commands(language: str) -> Table:
    said = words(language)
    here = zip(map(upper, said.list("commands")), NAMES, strict=True)
    return ("typed", ""), [(f"`{word}`", said(f"help-{name.lower()}")) for word, name in here]


def days(_: str) -> Table:
    """Return the check values of the codes of some days."""
    rows = [(date, *(f"`{check_value(date, name)}`" for name in OF_DATES)) for date in DATES]
    return ("date", *(f"`{name}`" for name in OF_DATES)), rows


def check_value(date: str, name: str) -> str:
    variant = variant_named(name)
    code = seal.sealed(variant, day.code(variant, day.read(date)), 0).partition("-")[0]
    return hashlib.sha256(f"{date} {name} {code}".encode()).hexdigest()[:8]


def games(_: str) -> Table:
    head = ("game", "pegs", "colours", "a colour twice", "empty places", "0 in front", "rows", "a mark tells", "codes")
    return head, [game(name) for name in NAMED]


def game(name: str) -> tuple[str, ...]:
    pegs, colours, repeats, blanks, rows, tells, zero = variant_named(name).key()
    yes_no = [("no", "yes")[flag] for flag in (repeats, blanks, zero)]
    count = codes.count(variant_named(name))
    return f"`{name}`", str(pegs), str(colours), *yes_no, str(rows), TELLS[tells], f"{count:,}"


def books(_: str) -> Table:
    rows: list[tuple[str, ...]] = []
    for name in shelf.NAMES:
        book, count = shelf.book(name), len(shelf.secrets_of(name))
        strength = (f"{book.total / count:.4f}", str(book.worst), f"{book.total:,}")
        rows.append((f"`{name}`", f"{count:,}", *strength, shelf.compare(name, book.total)))
    return ("book", "codes", "rows on average", "at most", "rows for all codes", "fewest known elsewhere"), rows


def colours(_: str) -> Table:
    names = enumerate(zip(COLOURS, words("en").list("colour-names"), strict=False))
    rows = [(letter, name, f"`{DIGITS[at]}`", at + 1) for at, (letter, name) in names]
    rows += [(BLANK, "empty place", "", inks.BLANK)]
    rows += [(EXACT_SIGN, "exact mark", "", inks.EXACT), (NEAR_SIGN, "near mark", "", inks.NEAR)]
    return ("letter", "colour", "digit", "blinks", "tone"), [
        (f"`{letter}`", name, digit, str(ink % inks.BLANK or "one long"), f"{inks.TONES_HZ[ink]} Hz")
        for letter, name, digit, ink in rows
    ]


def pins(board: str) -> Table:
    """Return the pins of the profile with this name, and those of a wire to another board."""
    profile = profile_named(board)
    crossed = zip(profile.link, ("optional: RX of another board", "optional: TX of another board"), strict=False)
    joined: list[tuple[str, ...]] = [*joins(profile), *crossed]
    if "raspberry_pi_pico" not in profile.boards:
        return ("name", "goes to"), joined
    return ("pin", "name", "goes to"), [(str(1 + PICO_PINS.split().index(pin)), pin, part) for pin, part in joined]


def joins(profile: Profile) -> Iterator[tuple[str, str]]:
    """Yield each pin that the profile uses, and the part that is joined to it."""
    yield profile.pixels, "data of the lights"
    for button, pin in profile.buttons.items():
        yield pin, f"button {button.replace('_', ' ')}"
    for pin, part in ((profile.sound, "piezo"), (profile.motor, "motor"), (profile.speaker, "amplifier")):
        if pin:
            yield pin, part


# By their names in the documents: each is given the language, or the name of a board.
MADE: dict[str, Callable[[str], Table]] = {
    "modes": partial(entries, "mode", MODES),
    "scorings": partial(entries, "scoring", SCORINGS),
    "commands": commands,
    "days": days,
    "games": games,
    "books": books,
    "colours": colours,
    "pins": pins,
}
