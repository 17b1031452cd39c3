"""The code of the day: the same for everybody, from the date and the game.

The SHA-256 of the date, a space and the name of the game is a whole number. It is divided by how many colours the
leftmost peg may have; the rest says which of them it has, counted from 0, and the next peg goes on with the quotient.
Where no colour comes twice, those that have come are left out:

  import hashlib
  left = int(hashlib.sha256(b"2026-11-22 classic").hexdigest(), 16)
  print([left // 6**place % 6 + 1 for place in range(4)])

A day is a number: 2000-01-01 is 1, and 0 is none.
"""

import hashlib

from firmware.engine import codes
from firmware.engine.variant import name_of

FIRST_YEAR = 2000  # up to the last one each fourth is a leap year
LAST_YEAR = 2099
_FOUR_YEARS = 1461  # days
_SET_SINCE = 2026  # a clock that shows an earlier year was never set


def code(variant, day):
    """Return the code of this day in this game."""
    text = "{} {}".format(write(day), name_of(variant))
    rest = int.from_bytes(hashlib.new("sha256", text.encode()).digest(), "big")
    colours = list(range(variant.base))
    pegs = []
    for place in range(variant.pegs):
        choices = min(len(colours), variant.choices(place))
        pegs.append(colours[rest % choices])
        rest //= choices
        if not variant.repeats:
            colours.remove(pegs[-1])
    return codes.pack(variant, pegs)


def write(day):
    """Return the date of a day."""
    year, month = FIRST_YEAR + 4 * (day - 1) // _FOUR_YEARS, 1
    day -= number(year, 1, 0)
    while day > days_in(year, month):
        day -= days_in(year, month)
        month += 1
    return "{}-{:02}-{:02}".format(year, month, day)


def read(text):
    """Return the day of a date that a person typed, as 2026-11-22; raise a sentence if it is none."""
    typed = text.strip().split("-")
    digits = "".join(typed)
    if len(typed) == 3 and "" not in typed and len(digits) < 9 and not digits.strip("0123456789"):
        year, month, date = map(int, typed)
        if FIRST_YEAR <= year <= LAST_YEAR and 1 <= month <= 12 and 1 <= date <= days_in(year, month):
            return number(year, month, date)
    raise ValueError("a date is written as 2026-11-22, and is one from {} to {}".format(FIRST_YEAR, LAST_YEAR))


def of_clock(now):
    """Return the day of a clock, as `time.localtime` tells it; 0 if nobody has set it."""
    return number(*now[:3]) if _SET_SINCE <= now[0] <= LAST_YEAR else 0


def number(year, month, day):
    """Return the day with this date."""
    for before in range(1, month):
        day += days_in(year, before)
    return day + (_FOUR_YEARS * (year - FIRST_YEAR) + 3) // 4  # the first of four years has a day more


def days_in(year, month):
    """Return how many days a month has."""
    return 28 + (year % 4 == 0) if month == 2 else 30 + (month + month // 8) % 2
