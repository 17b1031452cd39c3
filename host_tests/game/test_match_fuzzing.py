"""Any call at any time either does what its phase allows, or says why not and changes nothing."""

import random
import re

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from firmware.engine import marks, ranks
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.game.loading import load
from firmware.game.match import Match
from firmware.game.modes import CLOCKS, DAYS, DEALS, LEVELS, MODES, SCORINGS, rounds_for
from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, PHASES, READY, SET, THINK
from firmware.game.round import HEAD
from firmware.game.rules import agree
from firmware.game.saved import dump
from host_tests import runs
from host_tests.game.matches import begun, check_invariants, next_call, view, work

VARIANTS = [
    Variant(1, 2, rows=2),
    Variant(2, 3, rows=3),
    Variant(2, 2, True, True, 1, "exact"),
    Variant(2, 4, False, False, 4, "places"),
    Variant(3, 3, False, True, 5),
    Variant(3, 2, rows=6, tells="places"),
]
EVERY = {variant: list(ranks.walk(variant)) for variant in VARIANTS}

# The calls: the phases that allow each, and those that it may lead to.
OPENED = (SET, READY, HAND, GUESS, THINK)  # before the first row
PLAYED = (GUESS, THINK, MARK, OVER)
CALLS = {
    "set_code": ((SET,), OPENED),
    "ready": ((READY, HAND), OPENED),
    "guess": ((GUESS,), PLAYED),
    "mark": ((MARK,), (*PLAYED, CHECK)),
    "correct": ((DISPUTE,), (CHECK,)),
    "insist": ((DISPUTE,), (OVER,)),
    "give_up": (range(OVER), (OVER,)),
    "take_back": ((HAND, GUESS, THINK, MARK, CHECK, DISPUTE, OVER), (MARK, GUESS, SET)),
    "hint_taken": (range(HAND, OVER), ()),
    "next": ((OVER,), (*OPENED, DONE)),
}
WORK = {THINK: PLAYED, CHECK: (*PLAYED, DISPUTE)}  # of the device: where it may lead to from each phase
ARGUMENTS = {"set_code": 1, "guess": 1, "mark": 1, "correct": 1}

anything = st.one_of(st.integers(-2, 40), st.none(), st.text(max_size=1))
a_call = st.one_of(
    st.tuples(st.sampled_from(["ready", "next", "insist", "take_back", "hint_taken"])),
    st.tuples(st.sampled_from(["set_code", "guess", "mark"]), anything),
    st.tuples(st.just("correct"), st.lists(st.tuples(st.integers(-1, 4), anything), max_size=3)),
    st.tuples(st.just("tick"), st.one_of(st.integers(0, 2000), st.sampled_from((30_000, 180_000)))),
)
a_change = st.one_of(
    st.tuples(st.just("put"), st.integers(-1, 3), st.one_of(st.integers(-1, 4), st.none())),
    st.tuples(st.sampled_from(["undo", "code"])),
)


def test_a_call_out_of_its_phase_is_refused():
    for call, (phases, _) in CALLS.items():
        for phase in set(range(PHASES)) - set(phases):
            match = begun("break")
            match.phase = phase
            with pytest.raises(ValueError, match=r"this is not the time for that|there is no mark to take back"):
                getattr(match, call)(*[0] * ARGUMENTS.get(call, 0))
            assert match.phase == phase


@st.composite
def any_rules(draw):
    mode = draw(st.sampled_from(MODES))
    variant = draw(st.sampled_from([game for game in VARIANTS if game.rows > 1 or mode != "puzzle"]))
    device = draw(st.booleans())
    people = draw(st.integers(1, 4)) + (not device) if mode == "match" else 2 - device
    code = draw(st.sampled_from(EVERY[variant])) if mode in ("number", "puzzle", "challenge") else None
    others = st.sampled_from([other for other in EVERY[variant] if other != code])
    return agree(
        mode,
        variant,
        people,
        device,
        draw(st.sampled_from(rounds_for(people + device)[:2])),
        draw(st.sampled_from(SCORINGS)),
        deal=draw(st.sampled_from(DEALS)),
        level=draw(st.sampled_from(LEVELS)),
        sealed=draw(st.booleans()),
        clock=draw(st.sampled_from(CLOCKS)),
        code=code,
        day=draw(st.integers(1, DAYS)) if mode == "day" else 0,
        laid=draw(st.lists(others, min_size=1, max_size=variant.rows - 1)) if mode == "puzzle" else (),
        challenge=(draw(st.integers(1, 99)), "Юля", 2, (variant.rows, 3), (variant.rows + 1, 0))
        if mode == "challenge"
        else (),
        linked=(draw(st.integers(0, 99)), draw(st.integers(0, 1)), "Юля")
        if mode == "race" and draw(st.booleans())
        else (),
    )


class AnyCalls(RuleBasedStateMachine):
    @initialize(rules=any_rules(), seed=st.integers(0, 9))
    def begin(self, rules, seed):
        self.randrange = random.Random(seed).randrange
        self.match = Match(rules, self.randrange)
        self.draft = Draft(rules.variant)
        self.every = EVERY[rules.variant]

    @rule(call=a_call)
    def call(self, call):
        match = self.match
        name, *args = call
        before = (match.phase, match.changes, dump(match))
        try:
            getattr(match, name)(*args)
        except ValueError as refusal:
            in_words(refusal)
            assert (match.phase, match.changes, dump(match)) == before
        else:
            assert match.phase in may_follow(name, before[0]) | ({OVER} if match.clock else set())
            assert name in ("tick", "hint_taken") or match.changes > before[1]

    @rule(seed=st.integers(0, 9999))
    def play_on(self, seed):
        """Play on for a while, and now and then take back the last mark or leave."""
        chance = random.Random(seed)
        for _ in range(chance.randrange(12)):
            work(self.match, chance.choice((0, 1, 1000)))
            self.all_is_well()
            work(self.match)
            self.call(next_call(self.match, chance))

    @rule(sure=st.integers(0, 9))
    def give_up(self, sure):
        if sure == 0:
            self.call(("give_up",))

    @rule()
    def work(self):
        self.match.hurry()
        work(self.match)

    @rule(change=a_change)
    def change_draft(self, change):
        before = dump(self.match, self.draft)
        try:
            code = getattr(self.draft, change[0])(*change[1:])
        except ValueError as refusal:
            in_words(refusal)
            assert dump(self.match, self.draft) == before
        else:
            if code is not None:
                self.call(("guess", code))

    @rule()
    def switch_off_and_on(self):
        saved = dump(self.match, self.draft)
        again, draft = load(saved, self.randrange)
        if self.match.phase == DISPUTE:
            work(again)  # the contradiction is found again
        assert dump(again, draft) == saved
        assert view(again) == view(self.match)
        assert (draft.pegs, draft.order) == (self.draft.pegs, self.draft.order)
        self.match = again
        self.draft = draft

    @invariant()
    def all_is_well(self):
        match = getattr(self, "match", None)
        if match is None:
            return
        check_invariants(match)
        if match.rules.linked:
            return  # marks that come over a wire are checked at the end of the round, with the code
        if match.phase in (GUESS, THINK, MARK, DISPUTE) and match.round.holder == HEAD:
            rows, variant = match.round.rows, match.rules.variant
            fits = any(all(marks.score(variant, guess, code) == mark for guess, mark in rows) for code in self.every)
            assert not fits if match.phase == DISPUTE else fits or match.unsure  # a hurried check goes on later

    def teardown(self):
        """Check that the end can always be reached."""
        match = getattr(self, "match", None)
        for _ in range(2 * match.rules.rounds if match else 0):
            if match.phase < OVER:
                match.give_up()
            if match.phase == OVER:
                match.next()
        assert match is None or (match.phase == DONE and not match.busy)


def may_follow(name, phase):
    """Return the phases that a call may lead to from this one; a tick may be the last step of the device's work."""
    after = WORK.get(phase, ()) if name == "tick" else CALLS[name][1] if phase in CALLS[name][0] else ()
    return {*after} | ({phase} if name in ("tick", "hint_taken") else set())


def in_words(refusal):
    assert re.match(r"^[a-z].* .* .*", str(refusal))


TestAnyCalls = AnyCalls.TestCase
TestAnyCalls.settings = settings(max_examples=runs.of(40, 100, 1500), stateful_step_count=30, deadline=None)
TestAnyCalls.pytestmark = pytest.mark.no_cover
