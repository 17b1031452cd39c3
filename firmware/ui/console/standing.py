"""The score of a match: after a round of several, and at the end."""

from firmware.game import score
from firmware.ui import called


def told(console):
    """The score after a round of several, or at the end: the points of the players, one below the other."""
    match = console.match
    if match.rules.sides > 1:
        yield console.words("score-race")
    else:
        yield console.words("score", match.round_number + 1, match.rules.rounds)
    scores = score.standing(match)
    for number in range(len(scores)):
        yield "{:4} {}".format(scores[number], called.player(console.desk, number))


def winners(console):
    """The score at the end, and who is ahead."""
    yield from told(console)
    ahead = score.winners(console.match)
    names = ", ".join([called.player(console.desk, number) for number in ahead])
    if len(ahead) > 1:
        yield console.words("draw", names)
    else:
        yield console.words("winner-you") if names == console.words("you") else console.words("winner", names)
