"""Starts the board and the face that the options of `play` ask for, and records a game in a playthrough."""

import argparse
import random
from pathlib import Path
from typing import TextIO

from tools import PROGRAM
from tools.faces.terminal.said import words_in
from tools.front import desk, start, wired
from tools.front.player import Player
from tools.front.reader import UNDIMMED
from tools.playthrough.performance import TURN_MS
from tools.playthrough.playthrough import AT_FIRST
from tools.playthrough.recorder import Recorder
from tools.trouble import Trouble


def run(options: argparse.Namespace) -> int:
    if options.record:
        return record(options)
    with start.started(options) as (player, told, language):
        from tools.faces.terminal import app  # it loads while the board boots

        status = app.run(app.Face(player, told))
    if not status:
        print(told or desk.parting_line_of(player.nvm, language))
    return status


def run_on(port) -> int:
    from tools.faces.terminal import app

    board = wired.Wired(port)
    face = app.Face(board, greeted(board))
    with board.running():
        return app.run(face)


def greeted(board: wired.Wired) -> str | None:
    """Wait until the board answers, and return the line that a person reads first."""
    language = board.greet().language
    return words_in(language)["closed"] if board.is_closed else None


def record(options: argparse.Namespace) -> int:
    """Begin with an empty memory, as the playthrough will."""
    from tools.faces.terminal import app

    profile, _, given, _ = start.settled(options)
    settings = {**AT_FIRST, **UNDIMMED, **start.of_environment(), **given}
    settings.pop("PEGLIGHT_BOARD", None)
    seed = options.seed or str(random.randrange(10**6))
    with opened(options.record) as file:
        player = Player(profile, None, settings, options.speed, seed, turn_ms=TURN_MS)
        recorder = Recorder(player, seed, settings)
        player.each_turn = recorder.turn
        try:
            with player.running():
                status = app.run(app.Face(player))
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
