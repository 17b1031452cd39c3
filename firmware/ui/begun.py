"""Whether somebody has played in a round, so that there is something to lose or to take back."""

from firmware.game.round import SEALED


def begun(match):
    """Whether a row was made that did not lie there, or one was tried."""
    laid = len(match.rules.laid)
    return any(played and (played.misses or len(played.rows) > laid) for played in match.sides)


def no_undo(match):
    """Why nothing can be taken back: a key of the words."""
    if not (match.rules.counts and begun(match)):
        return "no-rows"
    return "no-undo-mark" if match.round and match.round.holder == SEALED else "no-undo"
