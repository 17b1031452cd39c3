"""Count a round that is over, and move on to the next one or to the end."""

from firmware.game import grading
from firmware.ui import loads

_TIDYING_TURNS = 10  # that a board takes to drop what it loaded


def go_on(console):
    """What is counted of a person needs the grades; where they are not there yet, the console comes back with them."""
    for side in grading.of_people(console.match):
        job = grading.begin(console.match, side)
        if not job.over:
            console.go_on_after(job)
            return
    match = console.match
    if match.rules.scored and match.round_number + 1 < match.rules.rounds:  # at the end it is told with who wins
        from firmware.ui.console import standing

        yield from standing.told(console)
    console.desk.spent = True  # what graded goes before anything else comes
    for _ in range(_TIDYING_TURNS):
        yield None
    yield None
    for there in loads.of_count(match):
        if there:  # at once: it may be dropped again
            statistics = console.desk.statistics()
        yield None
    for there in loads.of_count(match):  # again: some of it may have been dropped since
        if there:
            console.answer(_counted(console, console.desk.close(statistics)))  # who else counts it drops all this
            return
        yield None


def _counted(console, records):
    """The records that the round went into."""
    if records:
        from firmware.ui.records import each

        yield from each(console.words, records)
