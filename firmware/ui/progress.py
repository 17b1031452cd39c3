"""A person's progress, in words and as a line of bars: how many rows the last rounds lost, see losses.py."""

from firmware.game.losses import CANNOT, FIRST, KNOWN, NARROW

_BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"  # the lowest for nothing lost
_STEP = 4  # tenths of a row
_HABITS = {FIRST: "habit-first", KNOWN: "habit-known", CANNOT: "habit-cannot", NARROW: "habit-narrow"}


def in_rows(tenths):
    return "{}.{}".format(*divmod(tenths, 10))


def mean(rounds):
    """Return the rows that a round lost on average."""
    return in_rows((sum([tenths for tenths, _ in rounds]) + len(rounds) // 2) // len(rounds))


def each(rounds):
    """Return the rows that each round lost; an estimate of its grades has its sign."""
    return [("" if exact else "~") + in_rows(tenths) for tenths, exact in rounds]


def bars(rounds):
    """Return a bar for each round."""
    return "".join([_BARS[min((tenths + _STEP - 1) // _STEP, len(_BARS) - 1)] for tenths, _ in rounds])


def habit(words, losses):
    """Return the habit that costs most, or nothing."""
    worst = losses.worst()
    return words(_HABITS[worst[0]], in_rows(worst[1])) if worst else ""
