"""A playthrough in the face: the keys are pressed by the file, and whoever watches can look around and leave."""

from firmware.ui import settings
from tools.face import app
from tools.playing.performing import Performance
from tools.playing.playthrough import Playthrough
from tools.playing.shots import player_for
from tools.text.performed import ended
from tools.trouble import Trouble


def watch(play: Playthrough, speed: float, rings: bool) -> int:
    """Until its end; what is to be said is said when the terminal is as it was."""
    player = player_for(play, speed)
    performance = Performance(play, player)
    player.each_turn = performance.turn
    values, _ = settings.read(play.settings.get)
    with player.running():
        status = app.run(app.Face(player, values["cap_ma"], rings=rings, watched=performance))
    if status:
        return status
    if not performance.ended.is_set():
        raise Trouble(f"It was stopped at line {performance.line} of {play.name}, before its end.")
    return ended(performance)
