"""Two people, each at a board, on a wire: they find each other, set codes, and race; each line and light of both."""

import gc
import random

import pytest

from firmware.game import score
from firmware.game.match import GUESS, OVER
from firmware.game.modes import LINKED
from firmware.game.wire import SILENT_MS
from host_tests import runs
from host_tests.game.cable import End
from host_tests.ui.table import KEYS, TURN_MS, Table

COLOURS = "The colours: R red, G green, B blue, Y yellow, O orange, P purple"
LOOKS = "Choose Link on the other board, too. Game: race, classic"
PROVED = "The seal on the other code holds, and every mark is right."
LARGE = "There is no room here for this game on a wire: choose a smaller one."
SILENT = "Nothing comes from the other board: check the wire."


class Pair:
    """Two tables, Anna's and Ben's, whose boards have a wire."""

    def __init__(self, **more):
        chance = random.Random(1)
        self.ends = End(chance), End(chance)
        self.ends[0].other, self.ends[1].other = self.ends[1], self.ends[0]
        self.tables = [Table(seed=seed, **more) for seed in (1, 2)]
        for table, end, name in zip(self.tables, self.ends, ("Anna", "Ben"), strict=True):
            table.desk.wire = end
            table.desk.names = [name]

    def wait(self, ms=1000):
        for _ in range(ms // TURN_MS):
            for table in self.tables:
                table.turn()
        return self

    def say(self, at, *lines):
        """Have one of them type, and return all that they are told to the last line."""
        table = self.tables[at]
        for line in lines:
            told = len(table.heard)
            assert table.words.waits
            table.words.type(line)
            self.wait()
        return table.heard[told:]

    def link(self, *codes, mode="race"):
        self.say(0, "LINK", mode)
        self.say(1, "LINK", mode)
        for at, code in enumerate(codes):
            self.say(at, code)
        return self


def test_two_people_on_a_wire_race_for_each_others_codes():
    pair = Pair()
    assert pair.say(0, "LINK", "race")[-1] == LOOKS
    assert pair.say(1, "LINK", "race")[-4:-1] == [LOOKS, COLOURS, "You: Set the code. Nobody else may look."]
    assert pair.tables[0].shell.is_secret
    assert pair.say(0, "RRGG") == ["The code is set.", "Waiting for Ben."]
    assert pair.say(1, "BBYY") == ["The code is set.", "Waiting for Anna."]
    assert pair.tables[0].heard[-3:] == [
        "A sealed code from Ben. Pegs: 4",
        "x: right colour in the right place. o: right colour in the wrong place.",
        "Row 1 of 10: your guess?",
    ]
    assert pair.say(0, "RRGB") == ["You         1. R R G B : o", "Waiting for Ben."]
    assert pair.tables[1].heard[-4:-1] == [
        "Anna        1. R R G B : o",
        "A sealed code from Anna. Pegs: 4",
        "x: right colour in the right place. o: right colour in the wrong place.",
    ]
    pair.say(1, "RRGG")
    for table, told in zip(
        pair.tables,
        (("You did not", "Ben found", "The winner is Ben"), ("Anna did not", "You found", "You win.")),
        strict=True,
    ):
        lines = table.heard[table.heard.index(PROVED) :]
        assert lines[1].startswith(told[0])
        assert lines[2] == "The code was B B Y Y"
        assert lines[3].startswith(told[1])
        assert told[2] in lines


def test_a_duel_on_a_wire_is_two_rounds_and_the_fewer_rows_win():
    pair = Pair().link(mode="duel")
    assert pair.tables[0].heard[-1] == "Waiting for Ben."
    assert pair.say(1, "BBYY") == ["The code is set.", "Waiting for Anna."]
    assert COLOURS in pair.tables[0].heard
    pair.say(0, "RRGB")
    assert pair.tables[1].heard[-2:] == [" 1. R R G B : o", "Waiting for Anna."]
    told = pair.say(0, "BBYY")
    assert told[:3] == [" 2. B B Y Y : xxxx", PROVED, "You found it in 2."]
    assert "Anna found it in 2." in pair.tables[1].heard
    assert PROVED not in pair.tables[1].heard
    assert pair.say(1, "Next round") == ["Waiting for Anna."]
    assert pair.say(0, "Next round")[-2] == "You: Set the code. Nobody else may look."
    pair.say(0, "RRGG")
    pair.say(1, "RRGG")
    pair.wait(9000)
    assert "The winner is Ben" in pair.tables[0].heard
    assert "You win." in pair.tables[1].heard
    assert "Scoring: the breaker scores a point for each row, and fewest points win" in pair.tables[0].heard
    assert "6 Scoring: rows" in pair.say(0, "NEW", "match"), "the usual score of a duel became that of all games"


@pytest.mark.parametrize("rows", [0, 1])
def test_a_round_with_rows_alone_counts_when_a_link_takes_its_place(rows):
    pair = Pair()
    pair.say(0, "NEW", "break", "Begin", *["RRGG"] * rows, "LINK", "race", *["yes"] * rows)
    assert pair.tables[0].heard[-1] == LOOKS
    assert ("1 Anna: classic, break: played 1, won 0" in pair.say(0, "BACK", "STATS")) == bool(rows)


def test_whoever_leaves_between_two_rounds_is_named_to_the_other():
    pair = Pair().link("", "BBYY", mode="match")
    pair.say(0, "BBYY")
    pair.say(1, "NEW", "break", "Begin", "yes")
    assert "Ben left before the end: no score." in pair.tables[0].heard
    assert "1 Play again" in pair.say(0, "BACK", "BACK")


def test_the_lights_alone_find_the_other_board_and_race():
    pair = Pair(lights=(8, 8), words=False)
    for table in pair.tables:
        table.choose("MORE GAMES", "LINK", "RACE")
    pair.wait()
    assert [table.match.phase for table in pair.tables] == [0, 0]
    for table in pair.tables:
        table.enter("1122")
    pair.wait(3000)
    first, second = sorted(pair.tables, key=lambda table: table.match.rules.linked[1])
    assert first.match.phase == second.match.phase == GUESS
    assert first.stack == ["play"]
    assert second.stack == ["waiting"]
    first.enter("1122")
    pair.wait(3000)
    assert second.stack == ["play"]
    second.enter("1111")
    pair.wait(3000)
    assert [table.match.phase for table in pair.tables] == [OVER + 1] * 2
    assert first.match.scores == second.match.scores == [1, 2]


def test_a_pulled_wire_is_told_and_the_pegs_in_hand_stay():
    pair = Pair(lights=(8, 8)).link("RRGG", "BBYY")
    first, second = pair.tables
    first.press("up", "ok")
    pair.ends[0].is_pulled = True
    pair.wait(SILENT_MS + 500)
    assert [table.heard[-1] for table in pair.tables] == [SILENT, SILENT]
    assert pair.say(0, "RRGB")[0] == "That does nothing here."
    pair.ends[0].is_pulled = False
    pair.wait()
    assert first.heard[-1] == "Row 1 of 10: your guess?"
    assert second.heard[-1] == "Waiting for Anna."
    assert first.match.draft.order == [0]
    assert pair.say(0, "RRGB")[0] == "You         1. R R G B : o"


@pytest.mark.parametrize("lines", [("RESIGN", "yes"), ("NEW", "break", "Begin", "yes")])
@pytest.mark.parametrize("who", [0, 1])
def test_both_are_told_who_left_before_the_end(lines, who):
    pair = Pair().link("RRGG", "BBYY")
    pair.say(0, "RRGB")
    pair.say(who, *lines)
    told = f"{('Anna', 'Ben')[who]} left before the end: no score."
    assert told in pair.tables[1 - who].heard
    assert (told in pair.tables[who].heard) == (lines[0] == "RESIGN")
    assert not any("win" in line for table in pair.tables for line in table.heard)


def test_a_cheat_is_named_to_both_with_the_same_sentence():
    pair = Pair().link("RRGG", "BBYY")
    pair.say(0, "RRGB")
    vars(pair.tables[1].match.sides[0])["_secret"] = 0
    pair.say(1, "RRGG")
    for table in pair.tables:
        assert "The code of Ben is not the one that was sealed: no score." in table.heard


def test_a_board_with_little_memory_refuses_a_large_game(monkeypatch):
    pair = Pair()
    pair.say(1, "LINK", "game", "super", "race")
    monkeypatch.setattr(gc, "mem_alloc", lambda: 70_000, raising=False)
    monkeypatch.setattr(gc, "mem_free", lambda: 100_000, raising=False)
    assert LARGE in pair.say(0, "LINK", "game", "super", "race")
    assert pair.tables[0].stack == ["menu", "link"]
    pair.say(0, "game", "classic", "race")
    assert pair.tables[0].heard.count(LARGE) == 2
    assert [table.match for table in pair.tables] == [None, None]


def test_the_seals_of_both_can_be_told():
    pair = Pair().link("RRGG", "BBYY")
    told = [pair.say(at, "SEAL") for at in (0, 1)]
    for here, there in (told, told[::-1]):
        number = next(line for line in here if line.startswith("Sealed by its sender. ")).split(". ")[1]
        assert f"My code is sealed. {number}" in there


LINES = ("RRGG", "BBYY", "RGBY", "LINK", "RESIGN", "yes", "no", "MENU", "BACK", "HINT", "KNOWN", "SEAL", "UNDO")
LINES += ("NEW", "", "GRADES", "SHARE", "HELP", "1", "2", "NAMES Anna,", "READ", "LIST", "LANGUAGE de", "SPRACHE en")


@pytest.mark.parametrize("seed", runs.few(range(40), plain=3, quick=1))
def test_whatever_two_people_do_both_boards_tell_the_same_end(seed):
    chance = random.Random(seed)
    pair = Pair(lights=(8, 8)).link("RRGG", "BBYY", mode=LINKED[seed % 3])
    for end in pair.ends:
        end.trouble = 200
    for _ in range(150):
        do = chance.random()
        table = chance.choice(pair.tables)
        if do < 0.4:
            table.press(chance.choice(list(KEYS)))
        elif do < 0.9 and table.words.waits:
            table.words.type(chance.choice(LINES))
        else:
            pair.ends[0].is_pulled = not pair.ends[0].is_pulled
        pair.wait(chance.choice((20, 200, 1500)))
    pair.ends[0].is_pulled = False
    pair.wait(5000)
    first, second = (table.match for table in pair.tables)
    numbers = [match.rules.linked[0] for match in (first, second) if match and match.rules.linked and match.phase]
    if len(numbers) == 2 and numbers[0] == numbers[1] and first.round_number == second.round_number:
        assert [side.rows for side in first.sides] == [side.rows for side in second.sides]
        if first.phase >= OVER and second.phase >= OVER:
            assert score.winners(first) == score.winners(second)


@pytest.mark.parametrize("mode", LINKED)
def test_nothing_that_is_told_depends_on_the_code_of_the_other(mode):
    told = []
    for code in ("BBYY", "YYBB"):  # both give the mark of RRGG
        pair = Pair(lights=(8, 8)).link("RRGG", code, mode=mode)
        pair.say(0, "RRGG")
        for word in ("KNOWN", "COUNT", "BOARD", "HELP", "MENU", "BACK"):
            pair.say(0, word)
        first = pair.tables[0]
        told.append((first.heard, first.picture, first.lights.sounds.hz, vars(first.page_of(60, face=first.words))))
    assert told[0] == told[1]
