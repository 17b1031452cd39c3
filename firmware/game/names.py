"""The names of people: short, in the letters of the languages."""

from firmware.game.fields import expect
from firmware.game.modes import LONGEST_NAME

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
