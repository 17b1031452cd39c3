"""The choices of a person as they are saved: the wishes, and the settings that were changed. A value goes by its place
in the tables of `settings`.
"""

from firmware.game.fields import packed, unpacked, variant_fields
from firmware.ui.settings import MOST_SENT, SETTINGS, WISHES

VERSION = 10  # of a save
_DIGESTS = 1 << 32


def dump(desk):
    defaults = desk.defaults
    return write({key: wish for key, wish in desk.wishes.items() if defaults.get(key) != wish}, desk.changed)


def load(desk, content: bytes):
    """Load saved wishes; ValueError if these bytes are none."""
    wishes, changed = read(content)
    desk.wishes.update(wishes)
    for key, value in changed.items():
        try:
            desk.set(key, value)
        except OSError:
            pass  # the table of this language is no longer on the drive


def write(wishes, changed):
    """Return the wishes, and the settings that were changed, as bytes."""
    return packed(VERSION, _walk, wishes, changed)


def read(content: bytes):
    """Return the wishes and the changed settings in these bytes; ValueError if they are none."""
    wishes: dict = {}
    changed: dict = {}
    unpacked(content, VERSION, _walk, wishes, changed)
    return wishes, changed


def _walk(box, wishes, changed):
    """Walk over the rows of the table in the order of their places; bytes may end before the last ones."""
    rows = [(row[-1], row, wishes) for row in WISHES] + [(row[-1], row, changed) for row in SETTINGS]
    for _, row, chosen in sorted([row for row in rows if row[0] is not None]):
        key = row[0]
        if key == "variant":
            if box.field(key in chosen, 2):
                chosen[key] = variant_fields(box, chosen.get(key))
            continue
        if key == "sent":
            sent = chosen.get(key, ())
            many = box.field(len(sent), MOST_SENT + 1)
            sent = tuple([box.field(digest, _DIGESTS) for digest in sent or (0,) * many])
            if sent:
                chosen[key] = sent
            continue
        values = tuple(row[-2])
        # 0 is for what was never chosen; only settings.toml can have given a value that is none of these
        at = box.field(values.index(chosen[key]) + 1 if chosen.get(key) in values else 0, len(values) + 1)
        if at:
            chosen[key] = values[at - 1]
