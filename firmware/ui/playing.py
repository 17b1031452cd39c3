"""The conversation in each phase of a match: what is said, what is asked, and what becomes of the answer.

Its generators wait for lines, so they hold nothing but this file, see console.py.
"""

from firmware.game.phases import DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.ui.words import Wrong


def _telling():
    from firmware.ui import telling

    return telling


def _ending():
    from firmware.ui import ending

    return ending


def _letters():
    from firmware.ui import letters

    return letters


def _signs():
    from firmware.ui import signs

    return signs


def go_on(console):
    """Say what has happened, then do what the phase wants."""
    match = console.match
    yield from _telling().news(console)
    if match.busy:
        yield from _work(console)
    else:
        yield from _PHASES[match.phase](console)


def _work(console):
    match = console.match

    def steps():
        while match.busy:
            yield

    yield from console.work(steps())
    book = match.mind().book
    if book is not None and book.fault and not console.book_told:
        console.book_told = True
        yield console.words("no-book")


def _set(console):
    match = console.match
    words = console.words
    prompt = (_telling().to_maker(console, "set-code"), _telling().colours(console))
    code = yield from console.ask(*prompt, read=_code_of(match), unseen=True)
    match.set_code(code)
    yield words("code-set")


def _ready(console):
    match = console.match
    variant = match.rules.variant
    yield from console.enter(
        _telling().to_maker(console, "think-of-code", variant.pegs),
        _telling().colours(console),
        console.words("ready"),
    )
    match.ready()


def _hand(console):
    match = console.match
    words = console.words
    yield from console.enter(words("hand", _telling().player(console, match.breaker())), words("ready"))
    match.ready()


def _guess(console):
    match = console.match
    if not match.round.rows:
        yield from _telling().opening(console)
    if match.rules.mode == "helper":
        yield from _telling().left(console)
        yield from _telling().advice(console)
    code = yield from console.ask(_telling().guess_prompt(console), read=_code_of(match))
    match.guess(code)


def _mark(console):
    match = console.match
    words = console.words
    variant = match.rules.variant
    if match.rules.mode == "helper":
        prompt = words("mark-elsewhere")
    else:
        if not match.round.rows:
            yield from _telling().opening(console)
        yield from _telling().left(console)
        prompt = words("mark", len(match.round.rows) + 1, variant.rows, _letters().spell(variant, match.round.pending))

    def read(line):
        mark = _signs().read(variant, line)
        if not match.round.agrees(mark):
            raise Wrong("mark-not-sealed")
        return mark

    mark = yield from console.ask(prompt, read=read)
    match.mark(mark)


def _dispute(console):
    match = console.match
    words = console.words
    yield from _telling().findings(console)
    prompt = [words("dispute"), words("dispute-insist-elsewhere" if match.rules.mode == "helper" else "dispute-insist")]
    prompt += _telling().cost_of_void(console)
    mends = yield from console.ask(*prompt, read=_mends_of(console))
    if mends:
        match.correct(mends)
        console.shown[match.side] = min([row for row, _ in mends])
    else:
        match.insist()


def _code_of(match):
    return lambda line: _letters().read(match.rules.variant, line)


def _mends_of(console):
    """Reads the answer in a dispute: a finding by its number, a row and its mark, or nothing where they insist."""
    findings = console.match.findings
    played = console.match.round

    def read(line):
        from firmware.ui.capitals import upper

        typed = upper(line).split()
        if typed and typed[0] in (upper(console.words("insist")), "INSIST"):
            return []
        number = _letters().number(typed[0]) if typed else 0
        if len(typed) == 1 and 0 < number <= len(findings):
            return list(zip(findings[number - 1].rows, findings[number - 1].mends[0].marks))
        if len(typed) < 2 or not 0 < number <= len(played.rows):
            raise Wrong("dispute-answer", len(played.rows))
        return [(number - 1, _signs().read(played.variant, "".join(typed[1:])))]

    return read


def _over(console):
    match = console.match
    for said in _ending().tell(console):
        yield said
        if console.moved_on():
            console.turn()  # someone at the lights has gone on, or has taken a mark back
    if match.can_take_back():
        yield from console.enter(console.words("enter-or-undo"))
    elif match.round_number + 1 < match.rules.rounds:
        yield from console.enter(console.words("next-round"))
    if console.match is not match or match.phase != OVER:
        console.turn()  # someone at the lights has gone on
    records = console.desk.note(match)
    standing = list(_ending().standing(console))
    match.next()  # at once: while it is told someone at the lights may go on
    if match.phase != DONE:
        console.shown = [0, 0]
    for record in records:
        yield from _telling().record(console, record)
    yield from standing


def _done(console):
    if console.match.rules.mode in ("match", "race"):
        yield from _ending().winners(console)
    yield from console.enter(console.words("again"))
    console.desk.begin(console.match.rules)


_PHASES = {
    SET: _set,
    READY: _ready,
    HAND: _hand,
    GUESS: _guess,
    MARK: _mark,
    DISPUTE: _dispute,
    OVER: _over,
    DONE: _done,
}
