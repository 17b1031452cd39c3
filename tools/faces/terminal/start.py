"""Starts the board and the face that the options of `play` ask for."""

import argparse

from tools.front import start
from tools.trouble import Trouble


def run(options: argparse.Namespace) -> int:
    if options.record:
        from tools.faces.terminal import record

        if options.mode:
            raise Trouble("A recording begins with the menu: leave out --mode, and choose it there.")
        profile, _, given = start.settled(options)
        return record.record(options, profile, {**start.of_environment(), **given})
    with start.started(options) as (player, told, language):
        from tools.faces.terminal import app  # it loads while the board boots

        status = app.run(app.Face(player, told, options.bell))
    if not status:
        from tools.front import desk

        print(told or desk.parting_line_of(player.nvm, language))
    return status
