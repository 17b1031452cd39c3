"""Whether somebody has played in a round, so that there is something to lose."""


def begun(match):
    """Whether a row was made that did not lie there, or one was tried."""
    laid = len(match.rules.laid)
    return any(played and (played.misses or len(played.rows) > laid) for played in match.sides)
