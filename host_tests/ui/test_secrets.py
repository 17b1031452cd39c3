"""No secret code shows in a line, a page, a frame or a tone: two games that differ in nothing else look alike."""

import pytest

from firmware.engine.variant import named
from firmware.game.match import GUESS, HAND, SET
from firmware.game.rules import agree
from firmware.ui import commands, notation
from firmware.ui.screen import OK
from firmware.ui.words import LANGUAGES
from host_tests.ui.table import Table, rules

CODES = ("rgby", "oppo")
WORDS = [
    name
    for name in commands.NAMES
    if name not in ("QUIT", "SEAL", "LANGUAGE", "LESSON", "TEACH", "HINT", "TABLE", "READ")
]


class Looked:
    """All that comes out of a table, turn by turn."""

    def __init__(self, *args, **more):
        self.table = Table(*args, lights=(8, 8), **more)
        self.seen = []
        self.look()

    def look(self):
        """Take a look at the frame, what sounds, and the pages of those who act at the words and at the lights."""
        table = self.table
        pages = [vars(table.page_of(60, face=face)) for face in (table.words, table.lights)]
        self.seen.append((table.heard[:], table.picture, table.lights.sounds.hz, pages))

    def say(self, line):
        self.table.say(line)
        self.look()
        return self

    def strike(self, keys):
        for key in keys:
            self.table.strike(key)
            self.look()
        return self

    @property
    def others(self):
        """Return what those see who do not act at the lights."""
        return [(heard, pages[0]) for heard, _, _, pages in self.seen]


def pair(mode, language="en", **more):
    return [Looked(rules(mode, **more), language=language) for _ in CODES]


@pytest.mark.parametrize(
    ("mode", "more"), [("number", {}), ("challenge", {"challenge": (5, "Anna", 1, (4, 0), (0, 0))})]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_row_nothing_shown_depends_on_the_held_code(language, mode, more):
    both = [Looked(agree(mode, named("mini"), code=code, **more), language=language) for code in (7, 300)]
    for name in WORDS:
        for looked in both:
            looked.say(name)
            looked.table.shell.close_above()
            looked.table.listen()
    assert both[0].seen == both[1].seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["duel", "race"])
def test_a_code_that_is_typed_unseen_is_shown_nowhere(mode, language):
    people = {"people": 2, "device": False} if mode == "race" else {}
    both = pair(mode, language, **people)
    for looked, code in zip(both, CODES, strict=True):
        assert looked.table.shell.is_secret
        looked.say(code).table.rest()
        looked.look()
        assert looked.table.match.phase in (HAND, SET)
    assert both[0].seen == both[1].seen


@pytest.mark.parametrize(
    "opens",
    [
        (),
        (
            "secret.Secret",
            named("classic"),
        ),
    ],
)
def test_a_code_set_at_the_lights_is_seen_there_and_nowhere_else(opens):
    both = pair("duel") if not opens else [Looked() for _ in CODES]
    for looked in both if opens else ():
        looked.table.shell.open(*opens)
        looked.table.listen()
    for looked, keys in zip(both, ("UOUUOUOUO", "UUUOUOUUO"), strict=True):
        looked.strike(keys)
    assert both[0].seen != both[1].seen, "who sets it sees the pegs"
    for looked in both:
        pages = [page for _, page in looked.others[1:]]
        assert {page["hand"] for page in pages} == {(None,) * 4}
        assert {page["cursor"] for page in pages} == {-1}
    assert len({tuple(looked.table.heard) for looked in both}) == 1


def test_the_pegs_of_a_secret_all_sound_alike():
    both = pair("duel")
    for looked, keys in zip(both, ("1111", "2345"), strict=True):
        looked.strike(keys)
    assert [hz for _, _, hz, _ in both[0].seen] == [hz for _, _, hz, _ in both[1].seen]


@pytest.mark.parametrize("screen", ["menu", "settings", "names", "help", "stats"])
def test_what_is_typed_at_a_menu_over_a_secret_is_echoed_nowhere(screen):
    both = pair("duel")
    for looked, code in zip(both, CODES, strict=True):
        looked.say(screen)
        assert looked.table.shell.is_secret
        looked.say(code).table.rest()
        looked.look()
        closes = screen not in ("settings", "names")  # there a code is a slip of the hand
        assert looked.table.match.phase == (HAND if closes else SET)
    assert both[0].seen == both[1].seen


def test_the_lights_hide_their_pegs_once_the_words_took_over():
    looked = Looked(rules("duel"))
    looked.strike("12")
    assert looked.table.look()[-1].startswith("RG")
    looked.say("help")
    assert not {"R", "G"} & set("".join(looked.table.look()))


def test_no_guess_at_a_sealed_code_tells_it_before_its_mark():
    both = [Looked(rules("make", sealed=True, level="first"), seed=3) for _ in CODES]
    for looked, code in zip(both, CODES, strict=True):
        looked.say(code)
    assert [seen[:3] for seen in both[0].seen] == [seen[:3] for seen in both[1].seen]
    assert "I guess" in both[0].table.heard[-2]
    assert all((OK, None, "Send") in looked.table.page.offers for looked in both), "a wrong mark is refused"


@pytest.mark.parametrize("line", ["BOARD", "STATS", "HELP", "RULES", "SHARE", "RETRY", "WHY 1", "GRADES", "COUNT"])
def test_no_word_names_the_code_while_the_round_runs(line):
    table = Table(rules("break"))
    table.say("rrgg", "bbyy")
    code = notation.spell(table.match.variant(), table.match.round.hidden_code())
    said = " ".join(table.say(line))
    assert table.match.phase == GUESS
    assert code not in said
    assert code.replace(" ", "") not in said
