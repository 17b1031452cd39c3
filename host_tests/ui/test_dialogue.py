"""The dialogue on random walks through every mode: what is offered does something, and what is not changes nothing.

There is always a question, and each typed line becomes an intent or one sentence.
"""

import random

import pytest
from hypothesis import given, settings, strategies

from firmware.engine.variant import named
from firmware.game import challenge
from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, BOARD, CODE, MARK, MOVE, OK, PICK, PUT, TEXT, TYPED, WORD
from firmware.ui.words import LANGUAGES, Wrong
from host_tests import runs
from host_tests.game.test_mistakes import mistakes_of
from host_tests.ui.table import GAMES, Table, rules_for
from tools.rounds import possible_marks

STEPS = 30
INTENTS = (OK, BACK, MOVE, PICK, PUT, CODE, MARK, TEXT)
LINES = ("", "1", "12", "-", "help", "RGBY", "2211", "xo", "back", "/menu", "zzz", "yes", "n", "2026-11-22", "2 x")
FOR_EVER = ("SEAL", "QUIT")  # words after which there is nothing to see


def state(table):
    """Everything that a person could see to have changed."""
    desk, shell, top = table.desk, table.shell, table.shell.top
    match = desk.match
    hand = top.hand if top.kind == BOARD else None
    pegs = tuple(hand.draft.pegs) if hand and hand.draft else hand and hand.mark
    return (
        table.stack,
        shell.top.version,
        match and (id(match), match.changes, match.phase, [len(side.rows) if side else -1 for side in match.sides]),
        desk.choices,
        desk.language,
        dict(desk.wishes),
        dict(desk.settings),
        match and tuple(match.draft.pegs),
        (pegs, hand and hand.place),
        top.chosen,
        len(top.lines),
        top.job is not None,
        match.worked_ms if match else 0,
        table.words.over,
    )


def values(table, intent, value, chance):
    """Values to try for an offer."""
    top = table.shell.top
    if value is not ALL:
        return [value]
    if intent == MOVE:
        return [1, -1]
    if intent == PICK:
        many = top.count or (len(top.match.round.rows) if top.kind == BOARD and top.match.round else 0)
        return chance.sample(range(many), many)
    if intent == PUT:
        return [(-1, digit) for digit in chance.sample(range(12), 12)] + [(0, 1)]
    if intent in (CODE, MARK) and top.kind != BOARD:
        return [0]
    if intent == CODE:
        space = top.match.variant().space
        return [chance.randrange(space) for _ in range(200)]
    if intent == MARK:
        rows = len(top.match.round.rows) if top.match.round else 0
        return [*range(256), *[[(row, mark)] for row in range(rows) for mark in possible_marks(top.match.variant())]]
    if intent == TEXT:
        sent = challenge.Challenge(named("mini"), 7, (1 + chance.randrange(10**6), "Anna", *challenge.FIRST), None)
        return ["Anna", "2026-11-22", "065X-TJ", "7", "6x7", "A, B", "ru", challenge.write(sent)]
    return [None]


def do(table, intent, value):
    """Do it as the words do; return whether it was refused."""
    try:
        table.shell.do(table.words, intent, value)
    except Wrong:
        return True
    return False


def check_refused(table, chance):
    """Check that everything else is refused, and changes nothing."""
    offered = table.shell.top.offers()
    for intent in INTENTS:
        values_offered = [value for there, value, word, _ in offered if there == intent and word]
        if ALL in values_offered:
            continue
        tried = [value for value in values(table, intent, ALL, chance)[:3] if value not in values_offered]
        for value in tried:
            before = state(table)
            top = table.shell.top
            assert do(table, intent, value), (type(top).__name__, intent, value, top.offers())
            after = state(table)
            assert after[2:] == before[2:], (type(top).__name__, intent, value)
    for name in commands.NAMES:
        if commands.screen_of(table.desk, name) is None and name not in table.shell.top.takes_words:
            before = state(table)
            assert do(table, WORD, (name, "")), name
            assert state(table) == before


def check_question(table):
    """There is something to do and something to see, in each language."""
    shell, words = table.shell, table.desk.words
    top = shell.top
    assert top.offers()
    assert any([*top.asks(), *top.lines, *top.title, top.works, top.count])
    for intent, _, word, _ in top.offers():
        assert intent in range(WORD + 1)
        assert not word or words.tell((word,))


def check_typed(table, chance):
    """Check that a line means an intent, or is refused with one sentence; finding out changes nothing."""
    before = state(table)
    for text in chance.sample(LINES, 2):
        try:
            intent, _ = commands.meant(table.shell, text)
        except Wrong as wrong:
            intent, told = OK, table.desk.words.tell(wrong.args)
        else:
            told = ""
        assert intent in range(WORD + 1)
        assert "\n" not in told
        if len(table.stack) == len(before[0]):  # a code that is typed at a menu closes it
            assert state(table) == before


def take_step(table, chance):
    """Do one of the things that are offered, which does something."""
    offers = [offer for offer in table.opened().shell.top.offers() if offer[2]]
    assert offers, table.stack[-1]
    intent, value, _, _ = chance.choice(offers)
    top = table.shell.top
    for tried in values(table, intent, value, chance):
        before = state(table)
        if not do(table, intent, tried):
            table.turn()
            assert top.works or state(table) != before, (table.stack[-1], type(table.shell.top), intent, tried)
            return
    if top.kind == TYPED and intent in (OK, PICK, TEXT):
        return  # it may be no number and no date
    if intent in (CODE, OK) and top.kind == BOARD and (top.match.rules.hard or not top.draft):
        return  # it has to fit, or be the mark of a guess
    raise AssertionError(f"{table.stack[-1]} offers {intent}, and refuses it")


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=runs.of(2, 2, 30))
@given(seed=strategies.integers(0, 1 << 32), language=strategies.sampled_from(LANGUAGES))
def test_offers_do_something_and_nothing_else_does(game, seed, language):
    chance = random.Random(seed)
    table = Table(
        rules_for(game, named("mini")), seed=seed, lights=(8, 8), language=language, clock=lambda: (2026, 11, 29)
    )
    table.desk.mistakes[:] = mistakes_of(named("mini"))
    for _ in range(STEPS):
        if table.words.over:
            return
        table.opened()  # no face sees a screen that opens
        check_refused(table, chance)
        check_question(table)
        check_typed(table, chance)
        take_step(table, chance)
        for _ in range(chance.choice((1, 20, 200))):
            table.turn()
        if chance.random() < 0.15:
            name = chance.choice([name for name in commands.NAMES if commands.screen_of(table.desk, name) is not None])
            if name not in FOR_EVER:
                do(table, WORD, (name, ""))
