"""The people who play: up to five names of a few signs, in the order in which they play; and whose turn it is.

An empty name is a number. They are kept in a record of their own, a line each. Typed they have a comma between them, or
else a space; an & joins what stands around it, and a dash alone is no name.
"""

from firmware.game.agreed import DEVICE, PERSON
from firmware.game.modes import LONGEST_NAME, MOST_PLAYERS
from firmware.game.phases import DISPUTE, MARK, READY, SET


def read_names(line: str):
    """Return the names in a line."""
    line = "&".join([part.strip() for part in line.split("&")])
    names = line.split(",") if "," in line else line.split()
    return cut_names([name.strip(" -") for name in names])


def cut_names(names):
    """Return the names as they may be: short, in the letters of the languages, and no empty ones at the end."""
    made = ["".join([sign for sign in name if _is_printed(sign)])[:LONGEST_NAME] for name in names[:MOST_PLAYERS]]
    while made and not made[-1]:
        made.pop()
    return made


def _is_printed(sign: str):
    """Return true for ASCII, and for Latin and Cyrillic letters."""
    return " " <= sign <= "~" or "\u00c0" <= sign <= "\u017e" or "\u0400" <= sign <= "\u04ff"


def dump(names):
    return "\n".join(names).encode()


def load(content: bytes):
    """Return the names in these bytes; ValueError if they are none."""
    names = bytes(content).decode().split("\n")
    if cut_names(names) != names or not "".join(names):
        raise ValueError("what was saved is damaged")
    return names


def named(desk, match, number):
    """Return the name of a player, as a line."""
    players = match.rules.players
    if players[number] == DEVICE:
        return ("device",)
    if players.count(PERSON) == 1:
        return ("you",)
    names = desk.names
    return (number < len(names) and names[number]) or ("player", number + 1)


def all_named(desk, many):
    """Return the names of the people in order, of so many."""
    names = (desk.names + [""] * many)[:many]
    return ", ".join([names[at] or desk.words("player", at + 1) for at in range(len(names))])


def is_you(match, number):
    """Return whether this player is the only person."""
    return match.rules.players[number] == PERSON and match.rules.players.count(PERSON) == 1


def whose_turn(match):
    """Return the number of the person whose turn it is, if several play; otherwise -1."""
    player = to_move(match)
    players = match.rules.players
    return player if match.phase < DISPUTE and players.count(PERSON) > 1 and players[player] == PERSON else -1


def to_move(match):
    return match.maker() if match.phase in (SET, READY, MARK) else match.breaker()
