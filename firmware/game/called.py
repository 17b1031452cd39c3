"""The names of the players whose records the statistics keep.

It is saved behind everything else: the names, and for each record the place of its name. Where nobody has a name, that
is nothing at all, as before there were names.
"""

from firmware.game.agreed import PERSON

LONGEST = 8  # signs of a name
_SIGNS = 0x500  # up to the last Cyrillic letter


def name(rules, player, names):
    """Return the name of a player who is a person; the device has none. Several names are those of a match: whoever
    then plays alone is none of them.
    """
    if rules.players.count(PERSON) == 1 and len(names) > 1:
        return ""
    at = rules.players[:player].count(PERSON)
    return names[at] if at < len(names) else ""


def walk(box, records, reads=False):
    """Pack the names, or unpack them where it `reads`: bytes may end before."""
    names = []
    for record in records:
        if record.who and record.who not in names:
            names.append(record.who)
    if not (names or reads):
        return
    for at in range(box.field(len(names), len(records) + 1)):
        if at == len(names):
            names.append("")
        names[at] = _name(box, names[at])
    for record in records:
        place = names.index(record.who) + 1 if record.who else 0
        place = box.field(place, len(names) + 1)
        record.who = names[place - 1] if place else ""


def _name(box, name):
    length = box.field(len(name), LONGEST + 1)
    signs = [ord(name[at]) if at < len(name) else 0 for at in range(length)]
    return "".join([chr(box.field(sign, _SIGNS)) for sign in signs])
