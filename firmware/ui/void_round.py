"""A round whose marks contradict each other."""

from firmware.game.score import void_costs


def costs_of_void(match):
    """Return the line that tells what a void round costs, if there is a score."""
    rules = match.rules
    if not rules.scored:
        return []
    if rules.scoring == "rounds":
        return [("void-round",)]
    return [("void-points" if rules.scoring == "pegs" else "void-rows", void_costs(rules.scoring, match.variant()))]
