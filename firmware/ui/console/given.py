"""Rounds that everybody can play, as the console asks for them: by their number, and those of a day."""

from firmware.engine.games import NAMED
from firmware.game.rules import NUMBER, Rules
from firmware.ui import notation, wishes
from firmware.ui.words import Wrong


def numbered(text: str):
    """The rules of the round with this number, or what is wrong with it."""
    variant, code = notation.read_number(text)
    return Rules(NUMBER, variant, code=code)


def numbers(console):
    """The numbers of the rounds that are over."""
    from firmware.game import number

    known = [side for side in console.match.sides if side.secret() is not None]
    if not known:
        raise Wrong("number-unknown")
    for side in known:
        yield console.words("number", number.write(side.variant, side.secret()))


def game(desk, following):
    """The game that is wanted of a day: the one that is named, else the one that was chosen last. A date is today's."""
    variant = wishes.variant(desk.wishes)
    for typed in following:
        if typed.lower() in NAMED:
            variant = wishes.game(desk, typed.lower())
        else:
            desk.day = day(typed)
    return variant


def day(text: str):
    """The day of a date, or what is wrong with it."""
    from firmware.game.day import read

    try:
        return read(text)
    except ValueError:
        raise Wrong("no-day") from None
