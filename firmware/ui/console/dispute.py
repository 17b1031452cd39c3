"""Marks that contradict each other: what the doctor found, and what a round costs that is void."""

from firmware.game.score import void_costs
from firmware.ui import notation
from firmware.ui.capitals import upper
from firmware.ui.words import Wrong

_MOST_FINDINGS = 5


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
    for number in range(min(len(match.findings), _MOST_FINDINGS)):
        finding = match.findings[number]
        mend = finding.mends[0]
        for place in range(len(finding.rows)):
            marked = notation.tell_mark(variant, mend.marks[place])
            if place == 0:
                yield words("finding", number + 1, finding.rows[0] + 1, marked, mend.left)
            else:
                yield words("finding-too", finding.rows[place] + 1, marked)


def ask(console):
    """What can be done about it."""
    words = console.words
    yield words("dispute")
    yield words("dispute-insist-elsewhere" if console.match.rules.advises else "dispute-insist")
    yield from cost_of_void(console)


def take(console, line: str):
    """Take a correction by its number, a row and its mark, or the word that all marks are right."""
    match = console.match
    findings = match.findings
    played = match.round
    typed = upper(line).split()
    if typed and typed[0] in (upper(console.words("insist")), "INSIST"):
        match.insist()
        return
    number = notation.number(typed[0]) if typed else 0
    if len(typed) == 1 and 0 < number <= len(findings):
        match.correct(list(zip(findings[number - 1].rows, findings[number - 1].mends[0].marks)))
    elif len(typed) < 2 or not 0 < number <= len(played.rows):
        raise Wrong("dispute-answer", len(played.rows))
    else:
        match.correct([(number - 1, notation.read_mark(played.variant, "".join(typed[1:])))])
