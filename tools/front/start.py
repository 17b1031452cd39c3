"""Starts the board that the options of `play` ask for: its profile, its settings and its saves.

Here the environment takes the place of settings.toml. An option wins over it, and over what was chosen in an earlier
game.
"""

import argparse
import contextlib
import os
import sys
import time
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from firmware.app import App
from firmware.device import profiles
from firmware.keep.log import Log
from firmware.slots import Slots
from firmware.start import KEYS, PREFIX, read_settings
from firmware.ui.shell import Shell
from tools.front import desk as desks
from tools.front import kept, saves
from tools.front.display import Display
from tools.front.player import Player
from tools.front.reader import UNDIMMED
from tools.front.system_language import of_system
from tools.trouble import Trouble

OPTIONS = ("board", "variant", "level", "language")
# Here nothing is saved by dark lights, and whoever is thinking wants to see the rows.
AWAKE = {"PEGLIGHT_DIM_S": "0", "PEGLIGHT_ATTRACT_S": "0", "PEGLIGHT_SLEEP_S": "0", **UNDIMMED}


class Settled(NamedTuple):
    profile: profiles.Profile
    values: dict  # of every setting
    chosen: dict[str, str]  # the settings that the options give
    faults: list  # lines about those that are wrong in the environment


class Started(NamedTuple):
    player: Player
    notice: str | None  # what to tell the person first: why nothing is kept
    language: str


def settled(options: argparse.Namespace) -> Settled:
    given_here = of_options(options)
    values, faults = read_settings({**of_environment(), **given_here})
    return Settled(chosen(values["board"]), values, given_here, faults)


@contextlib.contextmanager
def started(options: argparse.Namespace) -> Iterator[Started]:
    """Run the board, with its saves, until this ends."""
    profile, values, given_here, _ = settled(options)
    with saves.opened(saves.place(options.data)) as (memory, in_use):
        nvm = memory or bytearray(saves.FRESH * saves.SIZE)
        log = Log(nvm)
        kept.give_way(log, asked(options))
        typed = begin(log, options, values) if options.mode else None
        display = Display()
        display.leaves = display.keeps = True
        if typed:
            display.type(typed)
        set_to = {**AWAKE, **of_environment(), **given_here}
        player = Player(profile, nvm, set_to, options.speed, options.seed, display=display, calendar=time.localtime)
        with player.running():
            yield Started(player, in_use, values["language"])


def begin(log, options: argparse.Namespace, values: dict) -> str | None:
    """Keep the match that the options ask for as the one that goes on; return what is to be typed, if anything."""
    desk, _ = desks.restored(options, log, values)
    app = App(desk, Shell(desk, Slots()), log)
    typed = desks.begin(desk, options)
    app.keep()
    return typed


def drawable() -> bool:
    """Return whether the lights can be drawn here: all three streams are a terminal, and not a dumb one."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)) and os.environ.get("TERM") not in (
        "dumb",
        "unknown",
    )


def of_options(options: argparse.Namespace) -> dict[str, str]:
    return {PREFIX + name.upper(): getattr(options, name) for name in asked(options)}


def asked(options: argparse.Namespace) -> list[str]:
    """Return the settings that the options give."""
    return [name for name in OPTIONS if getattr(options, name)]


def of_environment(around: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the settings in the environment; without one for the language, that of the system."""
    spoken = of_system(around)
    system = {PREFIX + "LANGUAGE": spoken} if spoken else {}
    return {**system, **{name: around[name] for name in KEYS if name in around}}


def chosen(name: str) -> profiles.Profile:
    """Return the board profile of this name; without one, the first."""
    try:
        return profiles.named(name) if name else profiles.every()[0]
    except ValueError as wrong:
        said = str(wrong)
        raise Trouble(f"{said[0].upper()}{said[1:]}.") from wrong
