"""The words that are answered from files of their own, which need none of what the other words do."""

from firmware.ui.capitals import upper
from firmware.ui.console import at_hand


def do(console, name, following):
    """As in commands.py."""
    return _COMMANDS[name](console, following) if name in _COMMANDS else _given(console, name, following)


def _given(console, name, following):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import given

    return given.COMMANDS[name](console, following)


def _teach(console, _following):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import coach

    at_hand.running(console)
    return coach.teach(console)


def _table(console, _following):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import coach

    return coach.table(console, at_hand.any_match(console).variant())


def _known(console, _following):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import possible

    at_hand.running(console)
    return possible.told(console)


def _stats(console, following):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import stats

    ways = {"CSV": stats.separated, "RESET": stats.forget}
    return ways.get(upper(following[0]) if following else "", stats.told)(console)


def _grades(console, _following):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import graded

    return graded.tell(console)


_COMMANDS = {"TEACH": _teach, "TABLE": _table, "KNOWN": _known, "STATS": _stats, "GRADES": _grades}
