"""Plays a playthrough without a screen: as fast as possible, printing what the console prints."""

from collections.abc import Callable

from tools.faces.text import streams
from tools.front.playable import Playable
from tools.playthrough.performance import Performance, player_for, run
from tools.playthrough.playthrough import Playthrough
from tools.trouble import Trouble


def perform(play: Playthrough) -> int:
    return perform_at(player_for(play), play)


def perform_at(
    player: Playable, play: Playthrough, follow: Callable[[Performance], None] = lambda performance: None
) -> int:
    streams.replace_errors()
    performance = Performance(play, player)
    run(performance, follow)
    for line in performance.lines:
        print(line)
    return ended(performance)


def ended(performance: Performance) -> int:
    """Print how it ended; the exit status, or the Trouble that ended it."""
    play = performance.playthrough
    if performance.trouble:
        raise performance.trouble
    if not performance.ended.is_set():
        raise Trouble(f"The board's program was over at line {performance.line} of {play.name}, before its end.")
    print(f"{play.name}: {len(play.steps)} steps went as written, {performance.player.ms / 1000:.1f} s of the board.")
    return 0
