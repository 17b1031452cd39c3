"""The start of the game: read the settings, lay what was kept on the desk, open the lights.

main.py calls it once, and then it leaves memory.
"""

import usb_cdc

from firmware.restored import put_aside, restore
from firmware.ui import fitted
from firmware.ui.settings import listed, read, shown


def settings():
    """Return the settings in settings.toml, and sentences about those that are wrong."""
    from firmware.keep import toml

    given, unread = toml.read(settings_file)
    values, said = read(given.get, given)
    return values, said + unread


def settings_file():
    return open("/settings.toml", "rb")


def open_board(game, values):
    """Return the board of the profile, or None if the profile does not fit this board."""
    from firmware.device.assembly import assemble, chosen
    from firmware.device.profiles import Missing

    profile = None
    try:
        profile = chosen(values["board"])
        check_width(profile.picture[0])
        game.parts = assemble(profile, values["cap_ma"])
        return profile
    except Missing as wrong:
        name = shown(wrong.name[:16])
        game.said.append(("board-pin", name) if profile else ("board-unknown", name))
        game.said.extend(listed(wrong.there))
    except ValueError as wrong:
        game.said.append(("board-wrong", str(wrong)))
    return None


def lay_kept(game, log):
    """Return whether the log already holds all that is wished for, once what was kept lies on the desk."""
    told = put_aside(log) + restore(game.desk, log)
    game.said += [(key,) for key in told]
    return not (told or game.desk.fresh)


def add_lights(game, profile, lights):
    """Fit the lights to the board, and return the line that tells of them."""
    parts = fitted.fit(lights, profile, game.parts, game.slots.keep)
    game.app.add_lights(lights, parts)
    return too_wide(game.desk, lights.most)


def check_width(width):
    """Warn if the lights are too narrow for every named game."""
    from firmware.engine.games import NAMED

    needed = min([game[0] for game in NAMED.values()])
    if width < needed:
        raise ValueError("the lights are {} across, and the game needs {} or more".format(width, needed))


def wish(desk, values):
    """Offer first what the settings ask for."""
    from firmware.ui import rules_wanted

    rules_wanted.give(desk, values)


def too_wide(desk, most):
    """Return the warning that the lights cannot show the game that is offered first; the app warns of a running one."""
    from firmware.engine.games import NAMED, short_name

    wish = desk.wishes["variant"]
    if wish.pegs <= most or (desk.match and desk.match.variant() == wish):
        return []
    fit = [name for name in sorted(NAMED) if NAMED[name][0] <= most]
    return [("too-wide", most, short_name(wish)), ("too-wide-fit",)] + list(listed(fit))


def open_serial():
    """Open the data port in closed play, otherwise the console's; None where there is none."""
    port = usb_cdc.data or usb_cdc.console
    if port is None:
        return None
    from firmware.device.serial import Serial

    return Serial(port)
