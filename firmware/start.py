"""The start of the game: read the settings, lay what was kept on the desk, open the lights.

main.py calls it once, and then it leaves memory.
"""

from firmware.device.assembly import assemble
from firmware.device.profiles import Missing
from firmware.device.profiles import named as profile_named
from firmware.engine.variant import MOST_ROWS, NAMED, named
from firmware.game import saved
from firmware.game.fields import expect
from firmware.game.match import DONE, HAND, OVER
from firmware.game.modes import LEVELS
from firmware.game.names import cut_names
from firmware.keep.log import CRASHES, MATCH, MISTAKES, NAMES, SETTINGS, STATISTICS
from firmware.ui import choices
from firmware.ui.faces.lights.gestures import OK
from firmware.ui.notation import folded
from firmware.ui.settings import OFF_ON
from firmware.ui.settings import SETTINGS as CHOSEN

PREFIX = "PEGLIGHT_"  # of a name in settings.toml
_SECONDS = range(86401)  # up to a day
SUSPICIOUS = 2  # crashes in a row
_KEPT = (SETTINGS, STATISTICS, NAMES, MISTAKES, MATCH)  # in the order in which they are restored
_SWITCH = ("off", "on")
_WIDTH = 76
_LONG = 9  # more digits than any number here has
_MOST_UNKNOWN = 4  # settings that are reported at once
_UNSEEN = (0xAD, 0x61C, 0xFEFF)
# all that settings.toml may hold: any time, and numbers from the lowest to the highest
FILE = tuple([(name, default, _SECONDS if name[-2:] == "_s" else values) for name, default, values, _ in CHOSEN])
# `rows` are those of the game where they are 0, and others judge the board
FILE += (
    ("variant", "classic", tuple(sorted(NAMED))),
    ("rows", 0, range(MOST_ROWS + 1)),
    ("level", LEVELS[0], LEVELS),
    ("lesson", True, OFF_ON),
    ("board", "", None),
    ("cap_ma", 400, range(20, 20001)),
)
KEYS = tuple([PREFIX + row[0].upper() for row in FILE])


def read_settings(found):
    """Return the values by name, and the lines about those that are wrong, for which the default is used.

    `found` has the text of each setting, by its name in settings.toml. A few of those that are no setting, which are
    probably typos, are told.
    """
    values = {}
    said: list = []
    for name, default, may_be in FILE:
        key = PREFIX + name.upper()
        values[name] = default
        typed = found.get(key)
        if typed is None:
            continue
        values[name] = _value(str(typed).strip(), default, may_be)
        if values[name] is None:
            values[name] = default
            is_switch = type(default) is bool
            said.append(("setting-wrong", key, shown(str(typed)[:16]), _SWITCH[default] if is_switch else default))
            if type(default) is int:
                said.append(("setting-range", may_be[0], may_be[-1]))
            else:
                said.append(("setting-one-of",))
                said.extend(listed(_SWITCH if is_switch else may_be))
    for key in [key for key in found if key not in KEYS][:_MOST_UNKNOWN]:
        said.append(("setting-unknown", shown(key[:24]), PREFIX))
        said.extend(listed([name[len(PREFIX) :] for name in KEYS]))
    return values, said


def _value(typed, default, may_be):
    """Return the value that was typed, or None if it is invalid."""
    if may_be is None:  # others judge it
        return typed
    if type(default) is int:
        number = int(typed) if 0 < len(typed) < _LONG and not typed.strip("0123456789") else -1
        return number if may_be[0] <= number <= may_be[-1] else None
    typed = typed.lower()
    if type(default) is bool:
        return typed == "on" if typed in _SWITCH else None
    return typed if typed in may_be else None


def shown(text):
    """Return the text with an escape for each sign that is not seen, but moves or hides others."""
    seen = ""
    for sign in text:
        number = ord(sign)
        is_mark = 0x200B <= number < 0x2010 or 0x2028 <= number < 0x202F or 0x2060 <= number < 0x2070
        seen += "\\u{:04x}".format(number) if is_mark or number in _UNSEEN else sign
    return seen


def listed(names):
    """Return the names, in as few lines as possible."""
    return [" " + line for line in folded(names, "", _WIDTH)]


def open_board(game, values):
    """Return the board of the profile, or None if the profile does not fit this board."""
    import board

    profile = None
    try:
        profile = profile_named(values["board"], board.board_id)
        check_width(profile.picture[0])
        game.parts = assemble(profile, values["cap_ma"])
        return profile
    except Missing as wrong:
        name = shown(wrong.name[:16])
        game.said.append(("board-pin", name) if profile else ("board-unknown", name))
        game.said.extend(listed(wrong.possible))
    except ValueError as wrong:
        game.said.append(("board-wrong", str(wrong)))
    return None


def lay_kept(game, log):
    """Return whether the log already holds all that is wished for, once what was kept lies on the desk."""
    desk = game.desk
    if game.parts and game.parts.link:
        desk.wire = ("firmware.device.assembly", "open_wire") + game.parts.link
    faults = put_aside(log) + restore(desk, log)
    match = desk.match
    if match is not None and _is_on_wire(match):
        desk.wire = game.slots.once(*desk.wire)
        desk.link = game.slots.once("firmware.game.wire", "resumed", desk.wire, match, (desk.names or [""])[0])
    game.said += [(key,) for key in faults]
    return not (faults or desk.fresh)


def check_width(width):
    """Warn if the lights are too narrow for every named game."""
    needed = min([game[0] for game in NAMED.values()])
    if width < needed:
        raise ValueError("the lights are {} across, and the game needs {} or more".format(width, needed))


def wish(desk, values):
    """Offer first what the settings ask for, until a person chooses something else."""
    desk.settings = values
    desk.defaults = {"variant": named(values["variant"]).with_rows(values["rows"]), "level": values["level"]}
    desk.wishes.update(desk.defaults)


def put_aside(log):
    """Drop the save that the game has crashed with twice in a row; return the keys of sentences about it.

    The record of crashes names it, and names nothing afterwards, so that what is kept from now on stays.
    """
    record = log.read(CRASHES) or b""
    if len(record) < 2 or record[0] < SUSPICIOUS or record[1] not in _KEPT:
        return []
    was_kept = log.read(record[1])
    log.write(record[1], b"")
    log.write(CRASHES, record[:1])
    return ["put-aside"] if was_kept else []


def restore(desk, log):
    """Restore everything; return the keys of sentences about what could not be. A save of another version, or one that
    is damaged, is ignored.
    """
    faults = [log.fault] if log.fault else []
    fresh = desk.settings.get("lesson", False) and not faults
    for kind in _KEPT:
        desk.suspect = kind
        content = log.read(kind)
        if not content:
            continue
        fresh = False
        try:
            if kind == SETTINGS:
                choices.load(desk, content)
            elif kind == STATISTICS:
                from firmware.game import statistics

                statistics.read(content, was_read=False)
                desk.counted[:] = content
            elif kind == NAMES:
                names = bytes(content).decode().split("\n")
                expect(cut_names(names) == names)
                desk.names = names
            elif kind == MISTAKES:
                from firmware.game import mistakes

                desk.mistakes[:] = mistakes.check(content)
            else:
                match = saved.load(content, desk.randrange, desk.library)
                if _is_on_wire(match) and desk.wire is None:
                    raise ValueError("there is no wire to the other board")
                resume(desk, match)
        except ValueError:
            faults.append("not-restored")
    desk.fresh = fresh
    desk.fault = log.fault
    return faults


def resume(desk, match):
    """Lay a saved match on the desk."""
    desk.match = match
    rows = [side for side in match.sides if side and len(side.rows) > len(match.rules.given_rows)]
    has_begun = match.round_number or match.draft.order or rows or match.phase == HAND
    desk.resumed = bool(has_begun) and match.phase not in (OVER, DONE)


def _is_on_wire(match):
    """Return whether it goes on with another board."""
    return match.rules.linked and (match.phase < OVER or (match.phase == OVER and not match.is_last))


def fit(lights, profile, parts, keep):
    """Fit the lights to what else a board has: keys that are lights, a motor, a display. Return what stands in the
    place of its parts, for the app; `keep` loads a module that stays, and only for what is there.
    """
    lights.shell.speaks = profile.speaker is not None
    if profile.motor is not None:
        lights.shell.lacks = ()
    if profile.pads:
        if parts.display is None:
            lights.most = profile.height  # pegs: a longer row could not be seen
        parts = keep("firmware.ui.faces.lights.pads").Pads(lights, parts, profile.width)
    else:
        lights.shell.lacks += ("mirrored", "turned")
    if hasattr(parts.display, "keeps"):  # the face of a computer
        lights.desk.keeps_pegs = parts.display.keeps
        parts = keep("firmware.ui.faces.page").Virtual(lights, parts)
    elif parts.display is not None:
        screen = keep("firmware.device.screen").Screen(parts.display)
        parts = keep("firmware.ui.faces.displayed").Displayed(lights, parts, screen)
    if parts.buttons.event() == OK:  # held at power-up
        lights.shell.open("forms.selftest")
    return parts
