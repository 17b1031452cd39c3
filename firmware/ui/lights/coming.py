"""What a hold or the board is about to need, loaded a file in each step, which hands it out."""

from firmware.engine import candidates
from firmware.game.phases import OVER
from firmware.ui.lights import gestures


def steps(held, given):
    """By the key that is held, and none for what stands beside the rows."""
    return LOADED[held](given)


def _hint(desk):
    """At the end of a round it is the grades."""
    match = desk.match
    if match is not None and match.phase >= OVER:
        from firmware.ui.lights import graded

        yield graded
    elif match is not None:
        from firmware.engine import thinking
        from firmware.game import mind

        yield thinking, mind
        yield from candidates.load(match.variant())


def _menu(_desk):
    from firmware.ui.lights import menu

    yield menu


def _reading(_desk):
    from firmware.ui.lights import readout

    yield readout


def _beside(seat):
    if seat.layout.panel:
        from firmware.ui.lights import panel

        yield panel
        seat.panel = panel.draw
    if seat.match.clock is not None:
        from firmware.ui.lights import clock

        yield clock
        seat.clock = clock.draw
    seat.stale = True


LOADED = {
    gestures.LEFT: _reading,
    gestures.OK: _hint,
    gestures.BACK: _menu,
    None: _beside,
}
