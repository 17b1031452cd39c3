"""A playthrough in the face: the keys are pressed by the file, and whoever watches can look around and leave."""

from firmware.ui import settings
from tools.face import app
from tools.playing.performing import Performance
from tools.playing.playable import Playable
from tools.playing.playthrough import Playthrough
from tools.playing.shots import player_for
from tools.text.performed import ended
from tools.trouble import Trouble


def watch(play: Playthrough, speed: float, rings: bool) -> int:
    """On the virtual board, until its end."""
    return watch_at(player_for(play, speed), play, rings)


def watch_at(player: Playable, play: Playthrough, rings: bool, told: str | None = None) -> int:
    """Until its end; what is to be said is said when the terminal is as it was."""
    performance = Performance(play, player)
    player.each_turn = performance.turn
    values, _ = settings.read(play.settings.get)
    with player.running():
        status = app.run(app.Face(player, values["cap_ma"], told, rings, watched=performance))
    if status:
        return status
    if not performance.ended.is_set():
        raise Trouble(f"It was stopped at line {performance.line} of {play.name}, before its end.")
    return ended(performance)
