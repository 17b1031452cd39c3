"""Any call at any time either does what its phase allows, or says why not and changes nothing."""

import random
import re

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from firmware.engine.variant import Variant
from firmware.game.match import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, PHASES, READY, SET, THINK, Match
from firmware.game.modes import MODES
from firmware.game.round import HEAD
from firmware.game.rules import agree
from firmware.game.saved import dump, load
from host_tests import runs
from host_tests.engine.positions import fitting
from host_tests.fuzzing import chosen
from host_tests.game.matches import begun, check_invariants, next_call, view, work

VARIANTS = [
    Variant(1, 2, rows=2),
    Variant(2, 3, rows=3),
    Variant(2, 2, True, True, 1, "exact"),
    Variant(2, 4, False, False, 4, "places"),
    Variant(3, 3, False, True, 5),
    Variant(3, 2, rows=6, tells="places"),
]

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


class AnyCalls(RuleBasedStateMachine):
    def __init__(self, mode):
        super().__init__()
        self.mode = mode

    @initialize(chance=st.randoms(use_true_random=False), seed=st.integers(0, 9))
    def begin(self, chance, seed):
        rules = chosen.rules(chance, VARIANTS, large=(), mode=self.mode)
        if rules.mode == "race" and chance.random() < 0.5:
            rules = agree("race", rules.variant, linked=(seed, seed % 2, "Юля"))
        self.randrange = random.Random(seed).randrange
        self.match = Match(rules, self.randrange)

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
        before = dump(self.match)
        try:
            code = getattr(self.match.draft, change[0])(*change[1:])
        except ValueError as refusal:
            in_words(refusal)
            assert dump(self.match) == before
        else:
            if code is not None:
                self.call(("guess", code))

    @rule()
    def switch_off_and_on(self):
        saved = dump(self.match)
        again = load(saved, self.randrange)
        if self.match.phase == DISPUTE:
            work(again)  # the contradiction is found again
        assert dump(again) == saved
        assert view(again) == view(self.match)
        assert again.draft.order == self.match.draft.order
        self.match = again

    @invariant()
    def all_is_well(self):
        match = getattr(self, "match", None)
        if match is None:
            return
        check_invariants(match)
        if match.rules.linked:
            return  # marks that come over a wire are checked at the end of the round, with the code
        if match.phase in (GUESS, THINK, MARK, DISPUTE) and match.round.holder == HEAD:
            fits = fitting(match.variant(), match.round.rows)
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


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES)
def test_any_call_does_what_its_phase_allows_or_says_why_not(mode):
    reach = settings(max_examples=runs.of(4, 10, 150), stateful_step_count=30, deadline=None)
    run_state_machine_as_test(lambda: AnyCalls(mode), settings=reach)
