"""Whatever is typed, in every mode: no exception, a question again or the end, and the secret stays secret."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware.engine.variant import Variant
from firmware.game.phases import DONE, OVER
from firmware.game.round import EVIL, RUNNING
from firmware.game.seal import plain
from firmware.ui import notation
from firmware.ui.console.command_words import NAMES
from host_tests import runs
from host_tests.inside import put_inside
from host_tests.ui.talk import GAMES, Talk, rules, rules_for

VARIANTS = {
    "small": Variant(3, 4, rows=4),
    "once": Variant(3, 5, False, rows=4),
    "blanks": Variant(3, 3, True, True, rows=4, tells="exact"),
    "places": Variant(3, 4, rows=4, tells="places"),
}
ALIKE = ("INSIST", "1", "2", "3", "1 xx", "2 -", "make", "match", "number", "yes", "no", "4", "classic", "mini")
LINES = st.one_of(
    st.just(""),
    st.sampled_from(NAMES),
    st.text(alphabet=notation.COLOURS[:5] + "-", min_size=3, max_size=3),
    st.text(alphabet="xo.-", min_size=0, max_size=4),
    st.integers(0, 44).map(lambda number: f"{number:02}"),
    st.sampled_from(ALIKE),
    st.sampled_from(NAMES).flatmap(lambda name: st.text(max_size=6).map(lambda rest: f"{name} {rest}")),
    st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=12),
    st.sampled_from(["\x00\x1b[2J\x7f", "\ufeffRGB", "{}{0}%s", "й" * 10000, "x" * 10000, "1" * 10000, " " * 10000]),
)
# lists, an example, a count, and what the device guesses at by the marks
WHATEVER_THE_CODE = ("The colours: ", "They are", "Type a code as", "Codes left: ", "I guess ")
REVEALING = ("HINT", "LIST", "TEACH", "KNOWN")  # what follows from the marks alone may be the code


def begin(game, variant):
    return Talk(rules_for(game, VARIANTS[variant]), seed=11)


def secrets(talk):
    """The codes of the rounds that run, as they may be spelt; not one that the other side of a race has had broken."""
    match = talk.match
    if match is None or match.phase in (OVER, DONE):
        return set()
    held = [side for side in match.sides if side is not None and side.known() is not None and side.holder != EVIL]
    over = {side.known() for side in held if side.state != RUNNING}
    spelt = set()
    for side in held:
        if side.known() not in over:
            spelt.add(notation.spell(side.variant, side.known(), ""))
            spelt.add(plain(side.variant, side.known()))
    return spelt


def told(said, spelt):
    """The lines that tell one of these codes, with or without spaces between its pegs."""
    said = [line for line in said if not any(words in line for words in WHATEVER_THE_CODE)]
    return [line for line in said if any(f" {code} " in f" {line} " or " ".join(code) in line for code in spelt)]


@pytest.mark.parametrize("game", runs.few(GAMES, quick=6))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(variant=st.sampled_from(sorted(VARIANTS)), lines=st.lists(LINES, max_size=25))
def test_no_line_breaks_the_console_or_tells_a_secret(game, variant, lines):
    talk = begin(game, variant)
    looked = False
    for line in lines:
        if talk.console.over:
            break
        before = secrets(talk)
        said = talk.say(line)
        looked = looked or any(name in line.upper() for name in REVEALING)
        if not looked:
            # a guess, or a name, that happens to be the code of the other side is no leak
            typed = {line.upper().replace(" ", ""), *line.upper().split(), *(name.upper() for name in talk.desk.names)}
            assert told(said, (before & secrets(talk)) - typed) == []
        assert said
        assert talk.console.over or talk.console.waits


@settings(max_examples=40, deadline=None)
@given(lines=st.lists(LINES, max_size=30))
def test_no_answer_to_the_questions_before_a_match_breaks_them(lines):
    talk = Talk()
    for line in lines:
        if not talk.console.over:
            assert talk.say(line)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_said_before_the_end_depends_on_the_marks_alone(seed):
    """Two codes that give a guess the same mark cannot be told apart by anything that can be asked."""
    chance = random.Random(seed)
    guess = "".join(chance.choice("RGB") for _ in range(4))
    marked = {}
    for other in range(1, 40):
        talk = Talk(rules("break"), seed=other)
        row = talk.say(guess)[0]
        if row in marked and talk.secret() != marked[row].secret():
            break
        marked[row] = talk
    pair = (talk, marked[row])
    for one in pair:
        one.match.randrange = random.Random(seed).randrange
        put_inside(one.match.mind(), "_randrange", one.match.randrange, "both go on by the same chance")
    lines = (
        "BOARD",
        "HINT",
        "COUNT",
        "LIST",
        "stop",
        "HELP",
        "UNDO",
        "NEW",
        "NUMBER",
        "STATS",
        "STATS RESET",
        "zzz",
        "",
    )
    assert pair[0].say(*lines) == pair[1].say(*lines)
