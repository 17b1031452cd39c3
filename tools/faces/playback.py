"""Plays a playthrough: its file presses the keys, and what went wrong is told at the end."""

from tools.front.playable import Playable
from tools.playthrough.performance import Performance, run
from tools.playthrough.playthrough import Playthrough
from tools.trouble import Trouble


def watch(play: Playthrough, player: Playable, told: str | None = None) -> int:
    """Draw it in the terminal; the person can look around, and leave."""
    from tools.faces.terminal import app

    performance = Performance(play, player)
    with player.running():
        status = app.run(app.Face(player, told, watched=performance))
    return status or ended(performance, "It was stopped")


def perform(play: Playthrough, player: Playable) -> int:
    """Print what its console prints."""
    performance = Performance(play, player)
    run(performance)
    for line in performance.lines:
        print(line)
    return ended(performance, "The board's program was over")


def ended(performance: Performance, early: str) -> int:
    """Print how it ended; the exit status, or the Trouble that ended it."""
    play = performance.playthrough
    if performance.trouble:
        raise performance.trouble
    if not performance.ended.is_set():
        raise Trouble(f"{early} at line {performance.line} of {play.name}, before its end.")
    print(f"{play.name}: {len(play.steps)} steps went as written, {performance.player.ms / 1000:.1f} s of the board.")
    return 0
