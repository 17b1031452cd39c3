"""What is done once, when the game starts: the settings are read, the desk laid, the lights put before it.

Nothing of it stays in memory.
"""

import os

import usb_cdc


def open_game(game, log, *desk):
    """Join everything together, a part after another, so that a crash can show itself on what there is.

    `game` is the one of main.py, and `desk` what a desk is made of.
    """
    from firmware.ui import settings

    values, game.said = settings.read(os.getenv, lines_of_settings())
    profile = open_board(game, values)
    game.desk = lay_desk(values, desk)

    from firmware.app import App

    game.app = App(game.desk, log)
    game.said += [(key,) for key in game.app.restore()]
    if profile:
        add_lights(game, profile)
        game.said += too_wide(game.desk, profile.width)
    game.serial = open_serial()


def lines_of_settings():
    try:
        with open("/settings.toml") as file:
            return file.read().split("\n")
    except OSError:
        return ()


def open_board(game, values):
    """The profile, or None where it does not go with this board."""
    from firmware.device.assembly import assemble, chosen
    from firmware.device.profiles import Missing

    profile = None
    try:
        profile = chosen(values["board"])
        game.parts = assemble(profile, values["cap_ma"])
        return profile
    except Missing as wrong:
        from firmware.ui.settings import listed

        name = wrong.name[:16]
        game.said.append(("board-pin", name) if profile else ("board-unknown", name))
        game.said.extend(listed(wrong.there))
    except ValueError as wrong:
        game.said.append(("board-wrong", str(wrong)))
    return None


def lay_desk(values, of):
    """The desk, with what the settings wish."""
    from firmware.ui import wishes
    from firmware.ui.desk import Desk

    desk = Desk(*of, values["language"])
    wishes.give(desk, values)
    return desk


def add_lights(game, profile):
    from firmware.ui.handheld import Handheld

    handheld = Handheld(game.desk, profile.width, profile.height)
    game.app.add_lights(handheld, game.parts)
    if game.parts.buttons.event() == handheld.SELF_TEST:
        handheld.test()


def too_wide(desk, width):
    """What to say where the lights cannot show the game that is offered first; the app tells of the one that runs."""
    from firmware.engine.games import NAMED, name_of
    from firmware.ui.settings import listed

    wish = desk.wishes["variant"]
    if wish.pegs <= width or (desk.match and desk.match.rules.variant == wish):
        return []
    fit = [name for name in sorted(NAMED) if NAMED[name][0] <= width]
    return [("too-wide", width, name_of(wish)), ("too-wide-fit",)] + list(listed(fit))


def open_serial():
    """The data port of closed play, or the console's."""
    port = usb_cdc.data or usb_cdc.console
    if port is None:
        return None
    from firmware.device.serial import Serial

    return Serial(port)
