"""Plays a game in the face and records it. It starts with an empty memory, as the playthrough will."""

import argparse
import random
from pathlib import Path
from typing import TextIO

from firmware.device.profiles import Profile
from tools import PROGRAM
from tools.faces.terminal import app
from tools.front.player import Player
from tools.playthrough.performance import TURN_MS
from tools.playthrough.playthrough import AT_FIRST
from tools.playthrough.recorder import Recorder
from tools.trouble import Trouble


def record(options: argparse.Namespace, profile: Profile, settings: dict[str, str]) -> int:
    settings = {**AT_FIRST, **{name: value for name, value in settings.items() if name != "PEGLIGHT_BOARD"}}
    seed = options.seed or str(random.randrange(10**6))
    with opened(options.record) as file:
        player = Player(profile, None, settings, options.speed, seed, turn_ms=TURN_MS)
        recorder = Recorder(player, seed, settings)
        player.each_turn = recorder.turn
        try:
            with player.running():
                status = app.run(app.Face(player, rings=options.bell))
        finally:
            file.write(recorder.text())
    print(f"Recorded: {PROGRAM} play --script {options.record}")
    return status


def opened(file: Path) -> TextIO:
    """Open the file first, so that no game is lost because it cannot be written."""
    try:
        return file.open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        raise Trouble(f"{file} is there already: give the recording another name.") from None
    except OSError as wrong:
        raise Trouble(f"{file} cannot be written: {wrong.strerror}.") from wrong
