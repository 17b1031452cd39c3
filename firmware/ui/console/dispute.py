"""Marks that contradict each other: what the doctor found, and what a round costs that is void."""

from firmware.game.score import void_costs
from firmware.ui import notation
from firmware.ui.capitals import upper
from firmware.ui.console import report
from firmware.ui.words import Wrong

_MOST_FINDINGS = 5
_MOST_MENDS = 3  # of a row on its own


def cost_of_void(console):
    """What a void round costs, if there is a score."""
    rules = console.match.rules
    if not rules.scored:
        return []
    if rules.scoring == "rounds":
        return [console.words("void-round")]
    key = "void-points" if rules.scoring == "pegs" else "void-rows"
    return [console.words(key, void_costs(rules.scoring, console.match.variant()))]


def tell(console):
    """What the doctor found, most likely first."""
    match = console.match
    words = console.words
    variant = match.variant()
    yield words("contradiction")
    if not match.findings:
        yield words("no-finding")
    told = []
    for finding in match.findings[:_MOST_FINDINGS]:
        first = finding.rows[0]
        if first in told:
            continue  # its row stands for one that is likelier
        told.append(first)
        for mend in finding.mends[: _MOST_MENDS if len(finding.rows) == 1 else 1]:
            for place in range(len(finding.rows)):
                row = finding.rows[place] + 1
                marked = notation.tell_mark(variant, mend.marks[place])
                left = report.codes_left(words, mend.left, finding)
                yield words("finding-too", row, marked) if place else words("finding", row, marked, left)


def ask(console):
    """What can be done about it."""
    words = console.words
    yield words(*_asks(console.match))
    yield words("dispute-insist-elsewhere" if console.match.rules.advises else "dispute-insist")
    yield from cost_of_void(console)


def _asks(match):
    """The question for a row, with one as an example, if possible one that a correction is known for."""
    if match.findings:
        return "dispute", match.findings[0].rows[0] + 1
    return "dispute-none", len(match.round.rows)


def take(console, line: str):
    """Take the correction of a row, a row and another mark, or the word that all marks are right."""
    match = console.match
    played = match.round
    typed = upper(line).split()
    if typed and typed[0] in (upper(console.words("insist")), "INSIST"):
        match.insist()
        return
    row = notation.number(typed[0]) - 1 if typed else -1
    if not 0 <= row < len(played.rows):
        raise Wrong("dispute-answer", len(played.rows))
    if len(typed) > 1:
        match.correct([(row, notation.read_mark(played.variant, "".join(typed[1:])))])
        return
    for finding in match.findings:
        if finding.rows[0] == row:
            match.correct(list(zip(finding.rows, finding.mends[0].marks)))
            return
    raise Wrong("dispute-answer", len(played.rows))
