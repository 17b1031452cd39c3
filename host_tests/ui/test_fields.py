"""The fields of a game: which of them a mode has, which games a board offers, and the rules that follow."""

import pytest

from firmware.engine import codes
from firmware.engine.variant import NAMED, named
from host_tests.ui.table import Table


@pytest.mark.parametrize(("most", "chosen"), [(4, "classic"), (4, "super"), (10, "classic")])
def test_a_board_offers_games_with_room_and_the_chosen_one(most, chosen):
    table = Table(lights=(most, 8), words=False)
    table.desk.wishes["variant"] = named(chosen)
    table.shell.open("forms.Value", "variant")
    with_room = [named(name) for name in NAMED if NAMED[name][0] <= most]
    offered = table.opened().top.rows
    assert set(offered) == {*with_room, named(chosen)}
    sizes = [codes.count(variant) for variant in offered if variant in with_room]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize(
    ("mode", "asked"),
    [("break", set()), ("race", set()), ("duel", {"Scoring"}), ("match", {"Rounds", "Scoring"})],
)
def test_scoring_and_rounds_are_asked_for_where_open(mode, asked):
    told = " ".join(Table().say(mode))
    assert {label for label in ("Rounds", "Scoring") if f"{label}: " in told} == asked


def test_a_duel_is_scored_as_chosen_and_else_by_the_fewest_rows():
    table = Table()
    assert "4 Scoring: penalty" in table.say("duel")
    table.say("Scoring", "ten", "Begin")
    assert (table.match.rules.mode, table.match.rules.scoring) == ("duel", "ten")


@pytest.mark.parametrize(("mode", "asked"), [("break", False), ("duel", False), ("make", True), ("helper", True)])
def test_a_level_is_asked_for_where_the_device_guesses(mode, asked):
    assert ("How the device guesses" in " ".join(Table().say(mode, "Details"))) == asked
