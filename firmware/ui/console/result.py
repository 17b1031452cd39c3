"""The lines at the end of a round: how it ended, the code, what was possible, the best row, the score."""

from firmware.game import grading, score
from firmware.game.agreed import DEVICE
from firmware.game.round import EVIL, GIVEN_UP, LOST, STOPPED, TIME_UP, VOID, WON
from firmware.ui import loads, notation
from firmware.ui.console import at_hand, called, report

_TIDYING_TURNS = 10  # that a board takes to drop what it loaded
_RESULTS = {WON: "won", LOST: "lost", GIVEN_UP: "given-up", STOPPED: "stopped", VOID: "void", TIME_UP: "time-up"}


def tell(console):
    """Tell about the finished round."""
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


def standing(console):
    """The score after a round of several, or at the end: the points of the players, one below the other."""
    match = console.match
    if match.rules.sides > 1:
        yield console.words("score-race")
    else:
        yield console.words("score", match.round_number + 1, match.rules.rounds)
    scores = score.standing(match)
    for number in range(len(scores)):
        yield "{:4} {}".format(scores[number], called.player(console, number))


def go_on(console):
    """Count the round, and move on to the next one or to the end. What is counted of a person needs the grades."""
    for side in grading.of_people(console.match):
        yield from console.wait(grading.begin(console.match, side))
    if console.match.rules.scored and at_hand.is_between(console):  # at the end it is told with who wins
        yield from standing(console)
    console.desk.spent = True  # what graded goes before anything else comes
    for _ in range(_TIDYING_TURNS):
        yield None
    yield None
    for there in loads.of_count():
        if there:  # at once: it may be dropped again
            statistics = console.desk.statistics()
        yield None
    console.answer(_counted(console, console.desk.close(statistics)))  # who else counts the round drops all this


def _counted(console, records):
    """The records that the round went into."""
    if records:
        from firmware.ui.console import stats

        yield from stats.each(console, records)


def winners(console):
    """The score at the end, and who is ahead."""
    yield from standing(console)
    ahead = score.winners(console.match)
    names = ", ".join([called.player(console, number) for number in ahead])
    if len(ahead) > 1:
        yield console.words("draw", names)
    else:
        yield console.words("winner-you") if names == console.words("you") else console.words("winner", names)


def _result(console, side):
    match = console.match
    played = match.sides[side]
    if played.state == VOID:
        return console.words("left-it" if match.rules.advises else "void")
    breaker = called.player(console, match.breaker(side))
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
    mind = console.match.mind(side)
    rows = console.match.sides[side].rows
    yield from console.wait(mind.count(rows))
    yield report.count(console, mind.counted(rows))
    from firmware.ui.console import listing

    yield from listing.page(console, -1, side, asking=False)


def _best_row(console, side):
    """The row that ruled out most: it is known long before the grades are."""
    job = grading.begin(console.match, side)
    yield from console.wait(job, lambda: job.over or grading.counted(job))
    best = grading.best(job) if grading.counted(job) else -1
    if best >= 0:
        before, after = [report.number(console.words, *left) for left in job.left[best : best + 2]]
        yield console.words("best-row", best + 1, before, after)
