"""From the options of `play` to a board that runs: its profile, its settings and what it kept.

The firmware reads its settings as on the board, through os.getenv, which on a computer reads the environment. An option
stands above what is set there, and above what was chosen before.
"""

import argparse
import contextlib
import os
from collections.abc import Iterator
from typing import NamedTuple

from firmware.device.profiles import Profile
from tools.playing import saves
from tools.playing.player import Player
from tools.trouble import Trouble

OPTIONS = ("board", "variant", "level", "language")
OF_A_PLAYTHROUGH = (*OPTIONS, "seed", "mode", "data")


class Settled(NamedTuple):
    profile: Profile
    cap_ma: int
    given: dict[str, str]  # settings, by the options


class Started(NamedTuple):
    player: Player
    cap_ma: int
    told: str | None  # what the person must know first


def settled(options: argparse.Namespace) -> Settled:
    """Which board the options mean, and what is set on it."""
    from firmware.ui import settings

    if options.mode:
        raise Trouble("--mode is for --text: on the board its menu asks what to play, and so does its console.")
    given = of_options(options)
    values, _ = settings.read(lambda name: given.get(name, os.environ.get(name)))
    refuse_wrong(options, values)
    return Settled(chosen(values["board"]), values["cap_ma"], given)


@contextlib.contextmanager
def started(options: argparse.Namespace) -> Iterator[Started]:
    """The board with power and with what it kept, until this ends."""
    from firmware.keep.log import Log

    profile, cap_ma, given = settled(options)
    with saves.opened(saves.place(options.data)) as (memory, spare, in_use):
        give_way(Log(memory, spare), options)  # the log ends a rewriting that was cut short
        player = Player(profile, memory and saves.Sector(memory), given, options.speed, options.seed)
        with player.running():
            yield Started(player, cap_ma, in_use)


def refuse_beside(options: argparse.Namespace) -> None:
    """Beside a playthrough, the options that say what it says."""
    for name in OF_A_PLAYTHROUGH:
        if getattr(options, name, None):
            raise Trouble(f"{options.script.name} says itself what it is played on: leave out --{name}.")


def of_options(options: argparse.Namespace) -> dict[str, str]:
    from firmware.ui import settings

    return {settings.PREFIX + name.upper(): getattr(options, name) for name in OPTIONS if getattr(options, name)}


def give_way(log, options: argparse.Namespace) -> None:
    """Forget what was chosen before where an option says otherwise: on the board a choice wins over a setting."""
    from firmware.keep.log import SETTINGS
    from firmware.ui import wishes

    kept = log.read(SETTINGS)
    if not kept:
        return
    try:
        wished, changed = wishes.read(kept)
    except ValueError:
        return  # the game tells that it is damaged
    for name in OPTIONS:
        if getattr(options, name):
            wished.pop(name, None)
            changed.pop(name, None)
    log.write(SETTINGS, wishes.write(wished, changed))


def of_environment() -> dict[str, str]:
    from firmware.ui import settings

    names = [settings.PREFIX + name.upper() for name, _, _ in settings.SETTINGS]
    return {name: os.environ[name] for name in names if name in os.environ}


def chosen(name: str) -> Profile:
    """The board profile; without a name the first one."""
    from firmware.device import profiles

    try:
        return profiles.named(name) if name else profiles.every()[0]
    except ValueError as wrong:
        raise Trouble(sentence(wrong)) from wrong


def refuse_wrong(options: argparse.Namespace, values: dict) -> None:
    """Say which option cannot be had, before the screen is taken."""
    from firmware.ui import settings

    may_be = {name: names for name, _, names in settings.SETTINGS}
    for name in OPTIONS[1:]:
        given = getattr(options, name)
        if given and values[name] != given.lower():
            raise Trouble(f"The {name} must be one of {', '.join(may_be[name])}, not {given}.")


def sentence(wrong: ValueError) -> str:
    said = str(wrong)
    return f"{said[0].upper()}{said[1:]}."
