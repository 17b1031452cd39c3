"""From the options of `play` to the face before a board that runs."""

import argparse

from tools.playing import starting


def run(options: argparse.Namespace) -> int:
    if options.record:
        from tools.face import recording

        profile, cap_ma, given = starting.settled(options)
        return recording.record(options, profile, cap_ma, {**starting.of_environment(), **given})
    with starting.started(options) as (player, cap_ma, told):
        from tools.face import app  # while the board boots

        return app.run(app.Face(player, cap_ma, told, options.bell))
