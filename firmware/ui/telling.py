"""What is told about a match while it runs. Generators of lines, which do the work that a line needs in steps."""

from firmware.engine.games import name_of
from firmware.engine.variant import PLACES, TELLS
from firmware.game.mind import limit_ms
from firmware.game.round import EVIL
from firmware.game.rules import DEVICE, ELSEWHERE, PERSON
from firmware.game.scoring import VOID_COSTS
from firmware.game.seal import check_number
from firmware.game.statistics import BREAKER
from firmware.ui import letters, listing, signs

_MOST_FINDINGS = 5


def player(console, number):
    """How a player is called."""
    players = console.match.rules.players
    if players[number] == DEVICE:
        return console.words("device")
    people = [other for other in range(len(players)) if players[other] == PERSON]
    return console.words("you") if len(people) == 1 else console.words("player", people.index(number) + 1)


def to_maker(console, key, *filled):
    """A sentence to the player who makes the code, with the name where there are several people."""
    who = player(console, console.match.maker())
    if who == console.words("you"):
        return console.words(key + "-you", *filled)
    return console.words(key, who, *filled)


def colours(console):
    """Which colours there are."""
    variant = console.match.rules.variant
    return console.words("colours" if variant.repeats else "colours-once", " ".join(letters.letters(variant)))


def news(console):
    """The rows that were not told yet, after rows were taken back those that remain."""
    match = console.match
    for side in range(len(match.sides)):
        rows = match.sides[side].rows if match.sides[side] else []
        for number in range(console.shown[side], len(rows)):
            yield row(console, side, number)
        console.shown[side] = len(rows)


def row(console, side, number):
    """A row in its fixed form: its number, the pegs, the mark."""
    match = console.match
    guess, mark = match.sides[side].rows[number]
    variant = match.rules.variant
    told = "{:2}. {} : {}".format(number + 1, letters.spell(variant, guess), signs.tell(variant, mark))
    return told if len(match.sides) == 1 else "{:<10} {}".format(player(console, match.breaker(side)), told)


def board(console):
    """All rows so far."""
    console.shown = [0, 0]
    yield from news(console)


def opening(console):
    """What is known before the first row."""
    match = console.match
    variant = match.rules.variant
    words = console.words
    if match.makes(DEVICE) and match.breaks(PERSON):
        yield words("code-evil") if match.round.holder == EVIL else words("code-held", variant.pegs)
    if match.breaks(PERSON):  # a maker was told when it was asked for a code
        yield colours(console)
    yield words("tells-" + TELLS[variant.tells])
    if match.makes(ELSEWHERE) or (match.makes(PERSON) and match.breaks(DEVICE)):
        yield from how_to_mark(console)
    if match.round.salt and match.breaks(PERSON):
        yield words("seal", check_number(variant, match.round.known(), match.round.salt))


def how_to_mark(console):
    """How a person types a mark."""
    variant = console.match.rules.variant
    yield console.words(signs.HOW[variant.tells])
    if variant.tells != PLACES:
        yield console.words("mark-none")


def guess_prompt(console):
    match = console.match
    number = len(match.round.rows) + 1
    if match.rules.players.count(PERSON) == 1:
        return console.words("guess", number, match.rules.variant.rows)
    return console.words("guess-of", player(console, match.breaker()), number, match.rules.variant.rows)


def left(console):
    """How many codes fit the rows."""
    mind = console.match.mind()
    yield from console.work(mind.follow(console.match.round.rows), limit_ms(console.match.rules.variant, "first"))
    yield count(console, mind.candidates)


def count(console, candidates):
    return console.words("left" if candidates.whole else "left-more", candidates.left)


def advice(console):
    """What the device would play, and whether that fits the rows."""
    thought = yield from _thought(console, console.match.rules.level)
    spelled = letters.spell(console.match.rules.variant, thought.best)
    yield console.words("advice" if thought.fits else "advice-not-fitting", spelled)


def hint(console):
    """What the device would play, and a code that fits where that is another."""
    mind = console.match.mind()
    yield from console.work(mind.follow(console.match.round.rows), limit_ms(console.match.rules.variant, "random"))
    fitting = yield from _thought(console, "random")
    if fitting.fits:
        yield console.words("fitting", letters.spell(console.match.rules.variant, fitting.best))
    yield from advice(console)


def _thought(console, level):
    variant = console.match.rules.variant
    thought = console.match.mind().thought(level)

    def steps():
        while thought.step():
            yield

    yield from console.work(steps(), limit_ms(variant, level))
    return thought


def record(console, record):
    """What was achieved in a variant and a role."""
    role = console.words("breaker" if record.role == BREAKER else "maker")
    yield console.words("record", name_of(record.variant), role, record.played(), record.won())
    yield console.words("record-rows", mean(record) or "-", record.best() or "-", record.streak, record.best_streak)
    counts = record.by_rows
    told = ["{}: {}".format(number + 1, counts[number]) for number in range(len(counts)) if counts[number]]
    if told:
        yield console.words("record-each")
        yield from listing.folded(told)


def mean(record):
    """How many rows a broken code took, nothing where none was broken."""
    broken = record.broken()
    return "{}.{:02}".format(*divmod(100 * record.rows() // broken, 100)) if broken else ""


def cost_of_void(console):
    """What a void round costs, where there is a score."""
    rules = console.match.rules
    if rules.mode not in ("match", "race"):
        return []
    return [console.words("void-round") if rules.scoring == "rounds" else console.words("void-rows", VOID_COSTS)]


def findings(console):
    """What the doctor found, the most likely first."""
    match = console.match
    words = console.words
    variant = match.rules.variant
    yield words("contradiction")
    if not match.findings:
        yield words("no-finding")
    for number in range(min(len(match.findings), _MOST_FINDINGS)):
        finding = match.findings[number]
        mend = finding.mends[0]
        for place in range(len(finding.rows)):
            marked = signs.tell(variant, mend.marks[place])
            if place == 0:
                yield words("finding", number + 1, finding.rows[0] + 1, marked, mend.left)
            else:
                yield words("finding-too", finding.rows[place] + 1, marked)
