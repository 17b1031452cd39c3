"""A playthrough without a screen: as fast as it goes, and what the console says is printed."""

import sys
from collections.abc import Callable

from tools.playing.performing import Performance
from tools.playing.playable import Playable
from tools.playing.playthrough import Playthrough
from tools.playing.shots import player_for, run
from tools.trouble import Trouble


def perform(play: Playthrough) -> int:
    return perform_at(player_for(play), play)


def perform_at(
    player: Playable, play: Playthrough, follow: Callable[[Performance], None] = lambda performance: None
) -> int:
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    performance = Performance(play, player)
    player.each_turn = performance.turn
    run(performance, follow)
    for line in performance.lines:
        print(line)
    return ended(performance)


def ended(performance: Performance) -> int:
    """Say how it ended; the exit status, or the Trouble that it came to."""
    play = performance.playthrough
    if performance.trouble:
        raise performance.trouble
    if not performance.ended.is_set():
        raise Trouble(f"The board's program was over at line {performance.line} of {play.name}, before its end.")
    print(f"{play.name}: {len(play.steps)} steps went as written, {performance.player.ms / 1000:.1f} s of the board.")
    return 0
