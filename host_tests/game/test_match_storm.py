"""Any call at any time either does what its phase allows, or says why not and changes nothing."""

import random
import re

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from firmware.engine import marks, ranks
from firmware.engine.variant import Variant
from firmware.game import score
from firmware.game.agreed import DEVICE, PERSON
from firmware.game.draft import Draft
from firmware.game.loading import load
from firmware.game.match import Match
from firmware.game.modes import CLOCKS, DAYS, DEALS, LEVELS, MODES, SCORINGS, rounds_for
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, MARK, OVER, SET, THINK
from firmware.game.round import EVIL, HEAD, HELD, RUNNING, SEALED, STATES
from firmware.game.rules import agree
from firmware.game.saved import dump
from host_tests import runs
from host_tests.game.calls import CALLS
from host_tests.game.matches import work

VARIANTS = [
    Variant(1, 2, rows=2),
    Variant(2, 3, rows=3),
    Variant(2, 2, True, True, 1, "exact"),
    Variant(2, 4, False, False, 4, "places"),
    Variant(3, 3, False, True, 5),
    Variant(3, 2, rows=6, tells="places"),
]
EVERY = {variant: list(ranks.walk(variant)) for variant in VARIANTS}
anything = st.one_of(st.integers(-2, 40), st.none(), st.text(max_size=1))


@st.composite
def any_rules(draw):
    mode = draw(st.sampled_from(MODES))
    variant = draw(st.sampled_from([game for game in VARIANTS if game.rows > 1 or mode != "puzzle"]))
    device = draw(st.booleans())
    people = draw(st.integers(1, 4)) + (not device) if mode == "match" else 2 - device
    players = people + device
    code = draw(st.sampled_from(EVERY[variant])) if mode in ("number", "puzzle") else None
    others = st.sampled_from([other for other in EVERY[variant] if other != code])
    return agree(
        mode,
        variant,
        people,
        device,
        draw(st.sampled_from(rounds_for(players)[:2])),
        draw(st.sampled_from(SCORINGS)),
        deal=draw(st.sampled_from(DEALS)),
        level=draw(st.sampled_from(LEVELS)),
        sealed=draw(st.booleans()),
        clock=draw(st.sampled_from(CLOCKS)),
        code=code,
        day=draw(st.integers(1, DAYS)) if mode == "day" else 0,
        laid=draw(st.lists(others, min_size=1, max_size=variant.rows - 1)) if mode == "puzzle" else (),
    )


class Storm(RuleBasedStateMachine):
    @initialize(rules=any_rules(), seed=st.integers(0, 9))
    def begin(self, rules, seed):
        self.randrange = random.Random(seed).randrange
        self.match = Match(rules, self.randrange)
        self.draft = Draft(rules.variant)
        self.every = EVERY[rules.variant]

    def call(self, name, *args):
        match = self.match
        before = (match.phase, match.changes, dump(match))
        try:
            getattr(match, name)(*args)
        except ValueError as refusal:
            in_words(refusal)
            assert (match.phase, match.changes, dump(match)) == before
        else:
            phase = before[0]
            assert match.phase in may_follow(name, phase) | ({OVER} if match.clock else set())
            assert name in ("tick", "hint_taken") or match.changes > before[1]

    @rule(seed=st.integers(0, 9999))
    def play_on(self, seed):
        """Play on for a while, and now and then take back the last mark."""
        chance = random.Random(seed)
        for _ in range(chance.randrange(12)):
            for _ in range(chance.choice((0, 1, 1000))):
                self.match.tick(1)
            self.all_is_well()
            if chance.randrange(8) == 0:
                self.call("take_back")
            work(self.match)
            self.do_what_is_wanted(chance.randrange(1000))

    def do_what_is_wanted(self, number):
        match = self.match
        played = match.round
        some = self.every[number % len(self.every)]
        if match.phase == SET:
            self.call("set_code", some)
        elif match.phase == MARK:
            # most marks are those of one code
            secret = some if number % 5 == 0 else self.every[-1]
            if played.holder == SEALED:
                secret = played.known()
            self.call("mark", marks.score(played.variant, played.pending, secret))
        elif match.phase == GUESS:
            self.call("guess", some if number % 5 or played.known() is None else played.known())
        elif match.phase == DISPUTE:
            self.settle_dispute(number)
        else:
            self.call("next" if match.phase >= OVER else "ready")

    def settle_dispute(self, number):
        if number % 3 == 0:
            self.call("insist")
            return
        finding = self.match.findings[number % len(self.match.findings)]
        self.call("correct", list(zip(finding.rows, finding.mends[0].marks, strict=True)))
        work(self.match)
        assert self.match.phase != DISPUTE

    @rule(name=st.sampled_from(["ready", "next", "insist"]))
    def go_on(self, name):
        self.call(name)

    @rule(sure=st.integers(0, 9))
    def give_up(self, sure):
        if sure == 0:
            self.call("give_up")

    @rule(code=anything)
    def set_code(self, code):
        self.call("set_code", code)

    @rule(code=anything)
    def guess(self, code):
        self.call("guess", code)

    @rule(mark=anything)
    def mark(self, mark):
        self.call("mark", mark)

    @rule(mends=st.lists(st.tuples(st.integers(-1, 4), anything), max_size=3))
    def correct(self, mends):
        self.call("correct", mends)

    @rule()
    def take_back(self):
        self.call("take_back")

    @rule()
    def hint_taken(self):
        self.call("hint_taken")

    @rule(ms=st.one_of(st.integers(0, 2000), st.sampled_from((30_000, 180_000))))
    def tick(self, ms):
        self.call("tick", ms)

    @rule()
    def hurry(self):
        self.match.hurry()

    @rule()
    def work(self):
        work(self.match)

    @rule(place=st.integers(-1, 3), digit=st.one_of(st.integers(-1, 4), st.none()))
    def put(self, place, digit):
        self.try_draft(lambda draft: draft.put(place, digit))

    @rule()
    def undo(self):
        self.try_draft(lambda draft: draft.undo())

    @rule()
    def submit(self):
        self.try_draft(lambda draft: self.call("guess", draft.code()))

    def try_draft(self, what):
        before = dump(self.match, self.draft)
        try:
            what(self.draft)
        except ValueError as refusal:
            in_words(refusal)
            assert dump(self.match, self.draft) == before

    @rule()
    def switch_off_and_on(self):
        saved = dump(self.match, self.draft)
        again, draft = load(saved, self.randrange)
        assert dump(again, draft) == saved
        assert view(again) == view(self.match)
        assert (draft.pegs, draft.order) == (self.draft.pegs, self.draft.order)
        self.match = again
        self.draft = draft

    @invariant()
    def all_is_well(self):
        if hasattr(self, "match"):
            for played in self.match.sides:
                if played is not None:
                    well(played)
            well_in_its_phase(self.match, self.every)

    def teardown(self):
        """The end can always be reached."""
        match = getattr(self, "match", None)
        for _ in range(2 * match.rules.rounds if match else 0):
            if match.phase < OVER:
                match.give_up()
            if match.phase == OVER:
                match.next()
        assert match is None or (match.phase == DONE and not match.busy)


def may_follow(name, phase):
    """The phases that a call may lead to from this one; a tick may be the last step of what the device does."""
    calls = ("moved", "answered", "checked") if name == "tick" else (name,)
    led_to = {after for call in calls for after in CALLS[call][1] if phase in CALLS[call][0]}
    return led_to | ({phase} if name in ("tick", "hint_taken") else set())


def in_words(refusal):
    assert re.match(r"^[a-z].* .* .*", str(refusal))


def view(match):
    """What can be seen of a match."""
    rounds = [(p.rows, p.pending, p.state, p.hints, p.salt, p.holder) if p else None for p in match.sides]
    table = (match.phase, match.side, match.round_number, match.breaker(), match.can_take_back())
    return rounds, table, match.scores, score.standing(match), score.winners(match), match.rules.players


def well(played):
    assert len(played.rows) <= played.variant.rows
    assert 0 <= played.state < STATES
    if played.holder in (HELD, SEALED, EVIL):
        # in an evil round it is a code that fits every mark
        assert all(marks.score(played.variant, guess, played.known()) == mark for guess, mark in played.rows)
    if played.state == RUNNING:
        with pytest.raises(ValueError, match="the code is not shown while the round runs"):
            played.secret()
    else:
        assert played.pending is None
        played.secret()


def well_in_its_phase(match, every):
    phase = match.phase
    assert not match.busy or phase in (THINK, CHECK, DISPUTE)
    assert match.busy or phase not in (THINK, CHECK)
    if phase in (OVER, DONE):
        assert all(played.state != RUNNING for played in match.sides)
    elif phase >= GUESS:
        assert all(match.sides)
        assert match.round.state == RUNNING or phase in (CHECK, DISPUTE)
    if phase == GUESS:
        assert match.breaks(PERSON)
    if phase == THINK:
        assert match.breaks(DEVICE) or match.round.holder == EVIL
    if phase == MARK:
        assert match.round.pending is not None
    if phase in (GUESS, THINK, MARK, DISPUTE) and match.round.holder == HEAD:
        rows = match.round.rows
        fitting = any(
            all(marks.score(match.rules.variant, guess, code) == mark for guess, mark in rows) for code in every
        )
        if phase == DISPUTE:
            assert not fitting
        else:  # a hurried check goes on later
            assert fitting or match.unsure


TestStorm = Storm.TestCase
TestStorm.settings = settings(max_examples=runs.of(40, 150, 1500), stateful_step_count=30, deadline=None)
TestStorm.pytestmark = pytest.mark.no_cover
