"""The settings in settings.toml: the values and the default of each.

  PEGLIGHT_BOARD       the board profile, by name; not set: the one for this board
  PEGLIGHT_BRIGHTNESS  of the lights, from 0, the darkest
  PEGLIGHT_PALETTE     the colours: vivid, safe for colour-blind eyes, or mono
  PEGLIGHT_CAP_MA      the most current that the lights may draw
  PEGLIGHT_VARIANT     the game that is offered first, by name
  PEGLIGHT_ROWS        its rows; 0: as many as the variant has
  PEGLIGHT_LEVEL       how the device chooses its guesses
  PEGLIGHT_LANGUAGE    of the console
  PEGLIGHT_SIGNS       in which the console writes codes
  PEGLIGHT_SOUND       on or off, as are
  PEGLIGHT_VIBRATION   whether a motor, where there is one, echoes the sounds,
  PEGLIGHT_ANIMATION   whether the lights move,
  PEGLIGHT_LEFT        whether they show how many codes are left,
  PEGLIGHT_FITS        and whether the guess in hand fits,
  PEGLIGHT_MIRRORED    whether keys that are lights have left and right exchanged, for a left hand,
  PEGLIGHT_TURNED      and are held upside down,
  PEGLIGHT_LESSON      whether the first start offers the lesson,
  PEGLIGHT_CLOSED      and closed play, see boot.py
  PEGLIGHT_DIM_S       seconds without a press until the lights go down, until they show something to attract people,
  PEGLIGHT_ATTRACT_S   and until they go dark; 0: never
  PEGLIGHT_SLEEP_S

An invalid value is reported, and the default used. An unknown setting is probably a typo, and reported too.
"""

from firmware.engine.games import NAMED
from firmware.engine.variant import MOST_ROWS
from firmware.game.modes import LEVELS
from firmware.ui.inks import PALETTES, STEPS
from firmware.ui.words import LANGUAGES, SIGNS

PREFIX = "PEGLIGHT_"
OFF_ON = ("off", "on")
_MOST_S = 86400
_WIDTH = 76
_LONG = 9  # more digits than any number here has
_MOST_UNKNOWN = 4  # reported at once
_UNSEEN = (0xAD, 0x61C, 0xFEFF)
# name, default, and what may be: names, the lowest and the highest number, or None for what others must judge
SETTINGS: tuple = (
    ("board", "", None),
    ("brightness", 2, (0, STEPS - 1)),
    ("palette", "vivid", PALETTES),
    ("cap_ma", 400, (20, 20000)),
    ("variant", "classic", tuple(sorted(NAMED))),
    ("rows", 0, (0, MOST_ROWS)),
    ("level", "book", LEVELS),
    ("language", LANGUAGES[0], LANGUAGES),
    ("signs", SIGNS[0], SIGNS),
    ("sound", True, OFF_ON),
    ("vibration", True, OFF_ON),
    ("animation", True, OFF_ON),
    ("left", False, OFF_ON),
    ("fits", False, OFF_ON),
    ("mirrored", False, OFF_ON),
    ("turned", False, OFF_ON),
    ("lesson", True, OFF_ON),
    ("closed", False, OFF_ON),
    ("dim_s", 30, (0, _MOST_S)),
    ("attract_s", 90, (0, _MOST_S)),
    ("sleep_s", 300, (0, _MOST_S)),
)


def names():
    """Each name as it stands in settings.toml."""
    return [PREFIX + name.upper() for name, _, _ in SETTINGS]


def read(get, given=()):
    """Return the values by name, and the lines about those that are wrong.

    `get` gives the text of a setting, by its name in settings.toml, or None. `given` are all names there; a few of
    those that are no setting are told."""
    values = {}
    said: list = []
    for name, default, may_be in SETTINGS:
        key = PREFIX + name.upper()
        values[name] = default
        typed = get(key)
        if typed is not None:
            value = _value(str(typed), default, may_be)
            if value is None:
                used = OFF_ON[default] if may_be is OFF_ON else default
                said.append(("setting-wrong", key, shown(str(typed)[:16]), used))
                if type(default) is int:
                    said.append(("setting-range",) + may_be)
                else:
                    said.append(("setting-one-of",))
                    said.extend(listed(may_be))
            else:
                values[name] = value
    known = names()
    for key in [key for key in given if key not in known][:_MOST_UNKNOWN]:
        said.append(("setting-unknown", shown(key[:24]), PREFIX))
        said.extend(listed([name.upper() for name, _, _ in SETTINGS]))
    return values, said


def shown(text):
    """Return the text with an escape for each sign that is not seen, but moves or hides others."""
    return "".join(["\\u{:04x}".format(ord(sign)) if _is_unseen(ord(sign)) else sign for sign in text])


def _is_unseen(number):
    return 0x200B <= number < 0x2010 or 0x2028 <= number < 0x202F or 0x2060 <= number < 0x2070 or number in _UNSEEN


def _value(given, default, may_be):
    """Return the value that was given, or None if it is invalid."""
    given = given.strip()
    if may_be is None:
        return given
    if type(default) is int:
        number = int(given) if 0 < len(given) < _LONG and not given.strip("0123456789") else -1
        return number if may_be[0] <= number <= may_be[1] else None
    if given.lower() not in may_be:
        return None
    return given.lower() == "on" if may_be is OFF_ON else given.lower()


def listed(names):
    """Yield the names, in as few lines as possible."""
    line = ""
    for name in names:
        if len(line) + len(name) > _WIDTH:
            yield line
            line = ""
        line += " " + name
    yield line
