"""The names of people: short, in the letters of the languages."""

from firmware.game.fields import is_printed
from firmware.game.modes import LONGEST_NAME, MOST_PLAYERS


def read_names(line: str):
    """Return the names of the players in a line, however long: they have a comma between them, or else a space; an &
    joins what stands around it, and a dash alone is no name.
    """
    line = "&".join(map(str.strip, line.split("&")))
    names = line.split(",") if "," in line else line.split()
    return [name.strip(" -") for name in names]


def cut_names(names):
    """Return the names as they may be: short, in the letters of the languages, and no empty ones at the end."""
    made = []
    for name in names[:MOST_PLAYERS]:
        signs = ""
        for sign in name:
            signs += sign * is_printed(sign)
        made.append(signs[:LONGEST_NAME])
    while made and not made[-1]:
        made.pop()
    return made
