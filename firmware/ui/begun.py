"""Whether somebody has played in a round, so that there is something to lose or to take back."""


def begun(match):
    """Whether a row was made that did not lie there, or one was tried."""
    laid = len(match.rules.laid)
    return any(played and (played.misses or len(played.rows) > laid) for played in match.sides)


def no_undo(match):
    """Why nothing can be taken back: a key of the words."""
    return "no-undo" if match.rules.counts and begun(match) else "no-rows"
