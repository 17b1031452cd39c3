"""What the next step of a game needs, loaded a file at a time: a board takes too long for all of it at once.

Each step hands out the module that it loaded. `given` is what a mode starts with, as in the table of modes.
"""


def of_start(given=None):
    """For a match to begin."""
    from firmware.game import modes

    yield modes
    from firmware.game import variant_fields

    yield variant_fields
    from firmware.game import rules

    yield rules
    from firmware.game import holder

    yield holder
    if given in (modes.NUMBER, modes.PUZZLE):
        from firmware.game import puzzle

        yield puzzle
        from firmware.ui import puzzles

        yield puzzles
    if given == modes.NUMBER:
        from firmware.game import number

        yield number
    if given == modes.DAY:
        from firmware.game import day

        yield day


def of_count():
    """For a round to be counted."""
    from firmware.game import modes

    yield modes
    from firmware.game import called

    yield called
    from firmware.game import losses

    yield losses
    from firmware.game import variant_fields

    yield variant_fields
    from firmware.game import unpacking

    yield unpacking
    from firmware.game import statistics

    yield statistics
    from firmware.game import day

    yield day
    from firmware.game import number

    yield number
    from firmware.game import score

    yield score


def of_wishes():
    """For what was chosen to be saved."""
    from firmware.game import modes

    yield modes
    from firmware.game import variant_fields

    yield variant_fields
    from firmware.ui import palette

    yield palette
    from firmware.ui import wishes

    yield wishes
    from firmware.ui import names

    yield names
    from firmware.ui import preferences

    yield preferences


def of_result():
    """For the console to tell how a round ended."""
    from firmware.game import score

    yield score
    from firmware.game import grading

    yield grading


def unsaid(steps):
    """As lines of the console that say nothing; this file was the first to be loaded."""
    yield None
    for _ in steps:
        yield None
