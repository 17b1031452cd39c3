"""A playthrough as a row of shots, one each time something changed: what pictures of it are drawn from."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.front.light import Colour
from tools.front.player import Player
from tools.playthrough.performance import Performance
from tools.playthrough.playthrough import Playthrough

MOST_LINES = 24
TURN_MS = 5  # board time; a press is felt within 20


@dataclass(frozen=True)
class Shot:
    """`ms` since power-on, the colours on the wire row by row, a sign for each, the keys that are down by the names of
    the profile, the last lines of the console, the note that was passed last, and the line of the file that is done.
    """

    ms: int
    picture: list[Colour]
    signs: str
    down: frozenset[str]
    said: tuple[str, ...]
    caption: str
    line: int

    def same(self, other: "Shot") -> bool:
        """Return whether the two differ only in time."""
        return all(getattr(self, name) == getattr(other, name) for name in ("picture", "down", "said", "caption"))


def taken(play: Playthrough) -> Iterator[Shot]:
    """Yield shots of the virtual board, as fast as it runs; Trouble at the end if an expectation was not met."""
    film: list[Shot] = []
    player = player_for(play)
    performance = Performance(play, player)

    def turn() -> None:
        performance.turn()
        now = shot(performance)
        if not film or not now.same(film[-1]):
            film.append(now)

    player.each_turn = turn
    run(performance)
    yield from film
    if performance.trouble:
        raise performance.trouble


def player_for(play: Playthrough, speed: float = math.inf) -> Player:
    """Make the board of a playthrough, with its own settings alone, its time counted."""
    return Player(play.profile, None, play.settings, speed, play.seed, turn_ms=TURN_MS)


def run(performance: Performance, follow: Callable[[Performance], None] = lambda performance: None) -> None:
    """Run the playthrough or the board to its end; `follow` is called regularly."""
    with performance.player.running() as player:
        while not (performance.ended.wait(0.1) or player.over):
            follow(performance)


def shot(performance: Performance) -> Shot:
    player = performance.player
    down = frozenset(key for key in player.profile.buttons if player.is_down(key))
    said = tuple(performance.lines[-MOST_LINES:])
    return Shot(player.ms, player.picture(), performance.signs, down, said, performance.caption, performance.line)
