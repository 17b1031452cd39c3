"""What is told when a round is over: how it ended, the code, its seal, what was possible, the grades, the score."""

from firmware.engine import advice
from firmware.game.round import EVIL, GIVEN_UP, LOST, STOPPED, VOID, WON
from firmware.game.rules import DEVICE, PERSON
from firmware.game.seal import check_number, plain, salt_text
from firmware.ui import letters, listing, telling

_GRADING_MS = 20000
_RESULTS = {WON: "won", LOST: "lost", GIVEN_UP: "given-up", STOPPED: "stopped", VOID: "void"}


def tell(console):
    match = console.match
    for side in range(len(match.sides)):
        played = match.sides[side]
        yield _result(console, side)
        if played.state == VOID:
            yield from telling.cost_of_void(console)
        yield from _code(console, side)
        if played.state == LOST and match.rules.players[match.breaker(side)] == DEVICE:
            yield from _possible(console, side)
        if played.rows and played.state != VOID:
            yield from _grades(console, played)


def standing(console):
    """The score after a round of several, or a race."""
    match = console.match
    if match.rules.mode == "race":
        yield console.words("score-race")
    elif match.rules.mode == "match":
        yield console.words("score", match.round_number + 1, match.rules.rounds)
    else:
        return
    scores = match.standing()
    for number in range(len(scores)):
        yield "{}: {}".format(telling.player(console, number), scores[number])


def winners(console):
    ahead = console.match.winners()
    if len(ahead) > 1:
        yield console.words("draw", ", ".join([telling.player(console, number) for number in ahead]))
        return
    name = telling.player(console, ahead[0])
    yield console.words("winner-you") if name == console.words("you") else console.words("winner", name)


def _result(console, side):
    match = console.match
    played = match.sides[side]
    if played.state == VOID:
        return console.words("void" if match.rules.mode != "helper" else "left-it")
    breaker = telling.player(console, match.breaker(side))
    key = _RESULTS[played.state]
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
        yield words("code-fits" if played.holder == EVIL else "code-was", letters.spell(variant, code))
    if played.salt and match.rules.players[match.breaker(side)] == PERSON:  # nobody was told the seal of a watched one
        sealed = "{}-{}".format(plain(variant, code), salt_text(played.salt))
        yield words("seal-was", sealed, check_number(variant, code, played.salt))
    if played.hints:
        yield words("hints", played.hints)


def _possible(console, side):
    """The codes that the device was left with, when its rows are used up."""
    mind = console.match.mind(side)
    yield from console.work(mind.follow(console.match.sides[side].rows), _GRADING_MS)
    yield telling.count(console, mind.candidates)
    yield from listing.listed(console, mind.candidates, asking=False)


def _grades(console, played):
    given = []
    told = 0
    yield console.words("grades")
    grading = advice.grades(played.variant, played.rows, console.match.randrange, given)
    steps = console.work(grading, _GRADING_MS)
    for step in steps:
        yield step
        while told < len(given):
            yield _grade(played, told, given[told])
            told += 1
    while told < len(given):
        yield _grade(played, told, given[told])
        told += 1
    if told < len(played.rows):
        yield console.words("grades-cut")


def _grade(played, number, grade):
    """A grade in its fixed form: row, guess, codes before, after and expected, skill, luck, the best guess."""
    variant = played.variant
    guess = letters.spell(variant, played.rows[number][0], "")
    about = "" if grade.counted else "~"
    expected = _hundredths(grade.expected)
    line = "{:2}. {} : {} > {} ({}{}) {}% {}%".format(
        number + 1, guess, grade.before, grade.after, about, expected, advice.skill(grade), advice.luck(grade)
    )
    best = letters.spell(variant, grade.best, "")
    return line if best == guess else line + " " + best


def _hundredths(number):
    return str(number // 100) if number >= 100000 else "{}.{:02}".format(number // 100, number % 100)
