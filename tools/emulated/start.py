"""Starts the emulated board that the options of `emulate` ask for, with a face or with a playthrough."""

import argparse
import sys
from pathlib import Path

from firmware.device.profiles import Profile
from firmware.start import read_settings
from tools import circuitpython
from tools.boards import PICO, RP2040, Board, profiles_of
from tools.build import contents
from tools.emulated import boot_out, circuitpythons
from tools.emulated.player import EmulatedPlayer
from tools.faces import playback
from tools.front import start, toml
from tools.front.reader import UNDIMMED
from tools.playthrough import playthrough
from tools.trouble import Trouble


def run(options: argparse.Namespace) -> int:
    script = scripted(options) if options.script else None
    given = script.settings if script else {**UNDIMMED, **start.of_options(options)}
    values, _ = read_settings(given)
    profile = script.profile if script else start.chosen(values["board"])
    if not script and not start.drawable():
        raise Trouble("The emulated board is drawn, and this is no terminal to draw in: use --script, or a terminal.")
    board, file = chosen(profile, options.uf2)
    _, running = circuitpython.in_uf2(file, board)
    told = f"An emulated board starts CircuitPython {running.version}. The first light takes a few seconds."
    image = drive_image({**given, "PEGLIGHT_BOARD": profile.name} if script or options.board else given, file, board)
    player = EmulatedPlayer(profile, file, image, board)
    if script and start.drawable():
        return playback.watch(script, player, told)
    if script:
        print(told, file=sys.stderr)
        return playback.perform(script, player)
    with player.running():
        from tools.faces.terminal import app

        return app.run(app.Face(player, told))


def scripted(options: argparse.Namespace) -> playthrough.Playthrough:
    script = playthrough.read(options.script)
    if script.seed is not None:
        raise Trouble(
            f"{script.name} has a seed, and the chance of a real chip has none: take the line out, and what depends "
            "on it."
        )
    return script


def chosen(profile: Profile, named: Path | None) -> tuple[Board, Path]:
    """Return the board to emulate, and the UF2 that it boots: that which is named, or one for a Pico."""
    if named:
        board = circuitpython.board_of(named, RP2040)
        if board.id not in profile.boards:
            raise Trouble(f"{profile.name} is for no {board.name}: take {', '.join(profiles_of(board))}.")
        return board, named
    if PICO.id in profile.boards:
        return PICO, circuitpythons.find() or circuitpythons.fetch()
    raise Trouble(
        f"{profile.name} is for no {PICO.name}: download {circuitpython.how_to_get()}, and name that file with --uf2."
    )


def drive_image(given: dict[str, str], file: Path, board: Board = PICO) -> bytes:
    """Return the drive as it is built, with these settings in its settings.toml."""
    files = contents.files(board)
    files[contents.SETTINGS] += toml.written(given)
    return boot_out.image(files, file, board)
