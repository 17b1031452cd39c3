"""The lines at the end of a round: how it ended, the code, what was possible, the grades, the score."""

from firmware.engine.verdict import luck, skill
from firmware.game import grading, score
from firmware.game.agreed import DEVICE
from firmware.game.modes import mode_of
from firmware.game.round import EVIL, GIVEN_UP, LOST, STOPPED, TIME_UP, VOID, WON
from firmware.ui import loads, notation
from firmware.ui.console import called, report

_RESULTS = {WON: "won", LOST: "lost", GIVEN_UP: "given-up", STOPPED: "stopped", VOID: "void", TIME_UP: "time-up"}


def tell(console):
    """Tell about the finished round."""
    match = console.match
    for side in range(len(match.sides)):
        played = match.sides[side]
        yield _result(console, side)
        if played.state == VOID:
            from firmware.ui.console.dispute import cost_of_void

            yield from cost_of_void(console)
        yield from _code(console, side)
        if played.state == LOST and match.rules.players[match.breaker(side)] == DEVICE:
            yield from _possible(console, side)
        if played.rows and played.state != VOID and not match.rules.laid:
            yield from _grades(console, side)


def standing(console):
    """The score after a round of several, or a race."""
    match = console.match
    if not match.rules.scored:
        return
    if match.rules.sides > 1:
        yield console.words("score-race")
    else:
        yield console.words("score", match.round_number + 1, match.rules.rounds)
    scores = score.standing(match)
    for number in range(len(scores)):
        yield "{}: {}".format(called.player(console, number), scores[number])


def go_on(console):
    """Count the round, and move on to the next one or to the end."""
    yield from loads.unsaid(console.desk, loads.of_count(mode_of(console.match.rules.mode).given))
    now = list(standing(console))
    records = console.desk.close()
    console.answer(_counted(console, records, now))


def _counted(console, records, standing):
    """The records that the round went into, and the score."""
    if records:
        from firmware.ui.console import stats

        yield from stats.each(console, records)
    for line in standing:
        yield line


def winners(console):
    """Who is ahead."""
    ahead = score.winners(console.match)
    if len(ahead) > 1:
        return console.words("draw", ", ".join([called.player(console, number) for number in ahead]))
    name = called.player(console, ahead[0])
    return console.words("winner-you") if name == console.words("you") else console.words("winner", name)


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
        yield words(
            "code-fits" if played.holder == EVIL else "code-was", notation.spell(variant, code, signs=console.signs)
        )
    if played.hints:
        yield words("hints", played.hints)


def _possible(console, side):
    """The codes that were still possible when the device had used its rows up."""
    mind = console.match.mind(side)
    rows = console.match.sides[side].rows
    yield from console.wait(mind.count(rows))
    yield report.count(console, mind.counted(rows))
    from firmware.ui.console import listing

    yield from listing.page(console, -1, side, asking=False)


def _grades(console, side):
    match = console.match
    played = match.sides[side]
    yield console.words("grades")
    job = grading.begin(match, side)
    given = job.found
    told = 0
    for said in console.wait(job):
        yield said
        while told < len(given):
            yield _grade(console, played, told, given)
            told += 1
    while told < len(given):
        yield _grade(console, played, told, given)
        told += 1
    if told < len(played.rows):
        yield console.words("grades-cut")


def _grade(console, played, number, grades):
    """A grade in columns: row, guess, codes before, after and expected, skill, luck, the best guess.

    No number is longer than that of the first row.
    """
    variant = played.variant
    grade = grades[number]
    guess = notation.spell(variant, played.rows[number][0], "", console.signs)
    columns = zip(_codes(console, grade), _codes(console, grades[0]))
    before, after, expected = [" " * (len(first) - len(text)) + text for text, first in columns]
    line = "{:2}. {} : {} > {} ({}) {:3}% {:4}%".format(
        number + 1, guess, before, after, expected, skill(grade), luck(grade)
    )
    best = notation.spell(variant, grade.best, "", console.signs)
    return line if best == guess else line + " " + best


def _codes(console, grade):
    """How many there were before and after, and were expected."""
    told = [report.number(console.words, *told) for told in zip((grade.before, grade.after), grade.about)]
    return told + [("" if grade.counted else "~") + _hundredths(grade.expected)]


def _hundredths(number):
    return str(number // 100) if number >= 100000 else "{}.{:02}".format(number // 100, number % 100)
