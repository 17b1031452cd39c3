"""The fields of a game: which of them a mode has, which games a board offers, and the rules that follow."""

from firmware.engine.games import NAMED, named
from firmware.ui import rules_wanted
from firmware.ui.screens.forms import Field, fields_of_details
from host_tests.ui.table import Table, desk_of


def wishing(mode):
    return dict(desk_of().wishes, mode=mode)


def test_a_board_offers_games_with_room_and_the_chosen_one():
    table = Table()
    field = Field(table.shell, "variant")
    narrow = [named(name) for name in NAMED if NAMED[name][0] <= 4]
    for chosen in ("classic", "super"):
        table.desk.wishes["variant"] = named(chosen)
        assert set(field.values(most_pegs=4)) == {*narrow, field.get()}
    assert len(field.values()) == len(NAMED)


def test_a_level_is_asked_for_where_the_device_guesses():
    for mode, asked in (("break", False), ("duel", False), ("make", True), ("helper", True)):
        assert ("level" in fields_of_details(wishing(mode))) == asked, mode


def test_the_round_of_a_day_is_todays_and_no_other_has_one():
    assert [rules_wanted.rules(wishing(mode), lambda: 9823).day for mode in ("break", "day")] == [0, 9823]
