"""Plays a playthrough in the face: the file presses the keys; the person can look around, and leave."""

from tools.faces.terminal import app
from tools.faces.text.playback import ended
from tools.front.playable import Playable
from tools.playthrough.performance import Performance, player_for
from tools.playthrough.playthrough import Playthrough
from tools.trouble import Trouble


def watch(play: Playthrough, speed: float, rings: bool) -> int:
    """Play it on a virtual board, to its end."""
    return watch_at(player_for(play, speed), play, rings)


def watch_at(player: Playable, play: Playthrough, rings: bool, told: str | None = None) -> int:
    """Play it to its end; messages come after the terminal is restored."""
    performance = Performance(play, player)
    with player.running():
        status = app.run(app.Face(player, told, rings, watched=performance))
    if status:
        return status
    if not performance.ended.is_set():
        raise Trouble(f"It was stopped at line {performance.line} of {play.name}, before its end.")
    return ended(performance)
