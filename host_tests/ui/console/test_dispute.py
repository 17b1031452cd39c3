"""Marks that contradict each other: examined, mended, undone, or insisted on."""

import pytest

from firmware.engine.doctor import Finding, Mend
from firmware.engine.variant import Variant
from firmware.game.phases import DISPUTE
from firmware.game.round import VOID
from firmware.ui import notation
from firmware.ui.console import dispute
from host_tests.ui.console.test_phases import state
from host_tests.ui.talk import Talk, rules


def test_marks_that_contradict_each_other_are_examined_and_mended():
    talk = Talk(rules("make"))
    talk.say("")
    while state(talk) == 0 and len(talk.match.round.rows) < 2:
        talk.mark("3512")
    said = talk.say("-" if not talk.last[-1].startswith("No code") else "1")
    for mark in ("", "xxx", "xxxx"):
        if said[-1].startswith("UNDO"):
            break
        said = talk.say(mark)
    assert said[-1] == "UNDO takes back your last mark. INSIST if all are right: the round is void."
    row = next(line.split()[1] for line in said if line.startswith("Row "))
    assert talk.say("9")[0].startswith("Type a row named above, any row from 1 to ")
    talk.say(row)
    assert talk.last[-1].endswith("Your mark?") or state(talk) != 0


def contradicted(mode="make"):
    """A round whose marks leave no code, asked about."""
    talk = Talk(rules(mode, Variant(2, 3)))
    if mode == "helper":
        talk.say("RG", "-", "BB", "-")
    while "INSIST" not in talk.heard[-1]:
        talk.say("")
    return talk


def test_a_row_of_the_doctor_can_be_given_another_mark_by_hand():
    talk = contradicted()
    row = talk.match.findings[0].rows[0] + 1
    said = talk.say(f"{row} oo")
    assert said[0].startswith(f" {row}. ")
    assert said[0].endswith(" : oo")


@pytest.mark.parametrize("place", range(3))
def test_a_number_alone_is_a_row_and_mends_that_row(place):
    talk = contradicted()
    rows = [guess for guess, _ in talk.match.round.rows]
    mended = talk.match.findings[place]
    talk.say(str(mended.rows[0] + 1))
    played = talk.match.sides[0]
    assert tuple(played.rows[row][1] for row in mended.rows) == mended.mends[0].marks
    assert [guess for guess, _ in played.rows][: mended.rows[-1] + 1] == rows[: mended.rows[-1] + 1]


def test_a_row_that_no_correction_names_is_asked_for_with_its_mark():
    talk = contradicted()
    rows = list(talk.match.round.rows)
    talk.match.findings = [each for each in talk.match.findings if each.rows[0] != 0]
    assert talk.say("1")[0].startswith("Type a row named above, any row from 1 to ")
    assert (talk.match.phase, talk.match.round.rows) == (DISPUTE, rows)


def test_of_several_corrections_that_begin_with_a_row_the_likeliest_stands_for_it():
    talk = contradicted()
    first = talk.match.findings[0]
    two = [
        Finding((row, last), [Mend((0, 0), left)], True, False) for row, last, left in ((0, 1, 9), (0, 2, 8), (1, 2, 7))
    ]
    talk.match.findings = two
    told = list(dispute.tell(talk.console))
    assert first not in two
    assert [line.split()[1] for line in told if line.startswith("Row ")] == ["1", "2"]


@pytest.mark.parametrize(
    ("whole", "about", "four", "many"),
    [(True, False, "4", "12,005"), (False, True, "~4", "~12,000"), (False, False, "at least 4", "at least 12005")],
    ids=["exact", "estimate", "least"],
)
def test_a_row_is_told_with_each_mark_and_how_sure_its_count_is(whole, about, four, many):
    talk = contradicted()
    mends = [Mend((mark,), left) for mark, left in ((0, 12005), (1, 4))]
    talk.match.findings = [Finding((0,), mends, whole, about)]
    told = list(dispute.tell(talk.console))[1:]
    first, second = (notation.tell_mark(talk.match.variant(), mark) for mark in (0, 1))
    assert told == [
        f"Row 1 could be {first}   Codes left then: {many}",
        f"Row 1 could be {second}   Codes left then: {four}",
    ]


def test_the_row_of_the_example_is_one_that_is_named():
    talk = contradicted()
    row = talk.match.findings[0].rows[0] + 1
    assert f"Type the row to change, such as {row}. Or its right mark: {row} xxo, {row} - for none." in talk.last


def test_where_no_correction_was_found_a_row_is_asked_for_with_its_mark():
    talk = contradicted()
    talk.match.findings = []
    last = len(talk.match.round.rows)
    assert next(dispute.ask(talk.console)) == f"Type a row and its right mark: {last} xxo, or {last} - for none."


@pytest.mark.parametrize("typed", ["INSIST", "insist"])
def test_who_insists_makes_the_round_void(typed):
    talk = contradicted()
    assert talk.say(typed)[0] == "The round is void."
    assert state(talk) == VOID


def test_a_contradiction_can_be_undone():
    talk = contradicted()
    said = talk.say("UNDO")
    assert said[0] == "Taken back."
    assert said[-1].endswith("Your mark?")


def test_the_helper_puts_a_contradictory_game_aside():
    talk = contradicted("helper")
    assert talk.say("INSIST")[0] == "This game is over."


def test_a_void_round_costs_full_marks_where_pegs_are_counted():
    talk = Talk(rules("match", people=2, device=True, rounds=6, scoring="pegs", level="first"))
    while "Your mark?" not in talk.last[-1]:
        talk.say("" if "Enter" in talk.last[-1] else "RGBY")
    while talk.match.phase != DISPUTE:
        talk.say("-")
    assert "The maker pays for it. Points: 12" in talk.last
