"""The lines at the end of a round: how it ended, the code, what was possible, the best row, the score."""

from firmware.game import grading
from firmware.game.agreed import DEVICE
from firmware.game.round import EVIL, GIVEN_UP, LOST, STOPPED, TIME_UP, VOID, WON
from firmware.ui import called, notation
from firmware.ui.console import report

_RESULTS = {WON: "won", LOST: "lost", GIVEN_UP: "given-up", STOPPED: "stopped", VOID: "void", TIME_UP: "time-up"}


def tell(console):
    """Tell about the finished round, and count it if nothing more is asked."""
    match = console.match
    people = grading.of_people(match)
    for side in range(len(match.sides)):
        played = match.sides[side]
        yield _result(console, side)
        if played.state == VOID:
            from firmware.ui.console.dispute import cost_of_void

            yield from cost_of_void(console)
        yield from _code(console, side)
        if played.state == LOST and match.rules.players[match.breaker(side)] == DEVICE:
            yield from _possible(console, side)
        if side in people:
            yield from _best_row(console, side)
    if grading.sides(match):
        yield console.words("offer-grades")
    if not (match.can_take_back() or match.round_number + 1 < match.rules.rounds):
        from firmware.ui.console import counting

        yield from counting.go_on(console)


def _result(console, side):
    match = console.match
    played = match.sides[side]
    if played.state == VOID:
        return console.words("left-it" if match.rules.advises else "void")
    breaker = called.player(console.desk, match.breaker(side))
    key = _RESULTS[played.state]
    if match.rules.laid:
        return console.words("solved", played.misses + 1) if key == "won" else console.words("unsolved", played.misses)
    if breaker == console.words("you"):
        return console.words(key + "-you", len(played.rows))
    return console.words(key, breaker, len(played.rows))


def _code(console, side):
    words = console.words
    match = console.match
    played = match.sides[side]
    variant = played.variant
    code = played.secret()
    if code is None:
        return
    if played.state != WON:
        key = "code-fits" if played.holder == EVIL else "code-was"
        yield words(key, notation.spell(variant, code, signs=console.signs))
    if played.hints and match.rules.counts:
        yield words("hints", played.hints)


def _possible(console, side):
    """The codes that were still possible when the device had used its rows up."""
    yield from report.left(console, side)
    from firmware.ui.console import listing

    yield from listing.page(console, -1, side, asking=False)


def _best_row(console, side):
    """The row that ruled out most: it is known long before the grades are."""
    yield from report.mind(console, side)
    job = grading.begin(console.match, side)
    yield from console.wait(job, lambda: job.over or grading.counted(job))
    best = grading.best(job) if grading.counted(job) else -1
    if best >= 0:
        before, after = [report.number(console.words, *left) for left in job.left[best : best + 2]]
        yield console.words("best-row", best + 1, before, after)
