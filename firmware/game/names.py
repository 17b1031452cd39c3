"""The names of people: short, in the letters of the languages."""

from firmware.game.fields import expect
from firmware.game.modes import LONGEST_NAME, MOST_PLAYERS

_SIGNS = 0x500  # up to the last Cyrillic letter


def name_field(box, name):
    """Pack a name, or return the one that is unpacked."""
    length = box.field(len(name), LONGEST_NAME + 1)
    signs = [ord(name[at]) if at < len(name) else 0 for at in range(length)]
    name = "".join([chr(box.field(sign, _SIGNS)) for sign in signs])
    expect(all(is_printed(sign) for sign in name))
    return name


def is_printed(sign: str):
    """Return true for ASCII, and for Latin and Cyrillic letters."""
    return " " <= sign <= "~" or "\u00c0" <= sign <= "\u017e" or "\u0400" <= sign <= "\u04ff"


def read_names(line: str):
    """Return the names of the players in a line: they have a comma between them, or else a space; an & joins what
    stands around it, and a dash alone is no name.
    """
    line = "&".join([part.strip() for part in line.split("&")])
    names = line.split(",") if "," in line else line.split()
    return cut_names([name.strip(" -") for name in names])


def cut_names(names):
    """Return the names as they may be: short, in the letters of the languages, and no empty ones at the end."""
    made = ["".join([sign for sign in name if is_printed(sign)])[:LONGEST_NAME] for name in names[:MOST_PLAYERS]]
    while made and not made[-1]:
        made.pop()
    return made


def load_names(content: bytes):
    """Return the names in these bytes, a line each; ValueError if they are none."""
    names = bytes(content).decode().split("\n")
    if cut_names(names) != names or not "".join(names):
        raise ValueError("what was saved is damaged")
    return names
