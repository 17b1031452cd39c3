"""What the next step of a game needs: a board takes too long for all of it at once, so the build has it load one file
in each step of a generator.

What was loaded is handed out. `given` is what a mode starts with, as in the table of modes.
"""


def of_start(given=None):
    """For a match to begin."""
    from firmware.game import holder, modes, rules

    yield holder, modes, rules
    if given in (modes.NUMBER, modes.PUZZLE):
        from firmware.ui import puzzles

        yield (puzzles,)
    if given == modes.NUMBER:
        from firmware.game import number

        yield (number,)
    if given == modes.DAY:
        from firmware.game import day

        yield (day,)


def of_count(match):
    """For a round to be counted. It is one import each time: what an earlier one had loaded might be dropped again."""
    if match.rules.day:
        from firmware.game import day, number, score, statistics, unpacking

        yield day, number, score, statistics, unpacking
    else:
        from firmware.game import number, score, statistics, unpacking

        yield number, score, statistics, unpacking


def unsaid(steps):
    """As lines of the console that say nothing; this file was the first to be loaded."""
    yield None
    for _ in steps:
        yield None
