"""A playthrough without a screen: as fast as it goes, and what the console says is printed."""

import sys

from tools.playing.performing import Performance
from tools.playing.playthrough import Playthrough
from tools.playing.shots import player_for, run


def perform(play: Playthrough) -> int:
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    performance = Performance(play, player_for(play))
    performance.player.each_turn = performance.turn
    run(performance)
    for line in performance.lines:
        print(line)
    return ended(performance)


def ended(performance: Performance) -> int:
    """Say how it ended; the exit status, or the Trouble that it came to."""
    if performance.trouble:
        raise performance.trouble
    play = performance.playthrough
    print(f"{play.name}: {len(play.steps)} steps went as written, {performance.player.ms / 1000:.1f} s of the board.")
    return 0
