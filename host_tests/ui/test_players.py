"""The names of the players: typed once, kept, and used wherever a player is spoken of."""

import pytest

from firmware.game import names
from firmware.keep.log import NAMES, Log
from firmware.start import restore
from host_tests.ui.table import Table, desk_of, rules, seated

MATCHES = [rules("break"), rules("make"), rules("match", people=2, device=True, rounds=6)]


def test_they_are_typed_behind_the_command_and_told_by_the_list():
    table = Table()
    assert table.say("names Anna - Żółć")[0] == "Names: Anna, Player 2, Żółć"
    assert "1 Player 1: Anna" in table.say("NAMES")
    assert table.say("Ben, Юля,Al")[0] == "Names: Ben, Юля, Al"


@pytest.mark.parametrize("game", MATCHES)
def test_more_of_them_than_play_are_kept_and_told_in_any_game(game):
    assert Table(game).say("NAMES Anna Ben Cleo - Eva")[0] == "Names: Anna, Ben, Cleo, Player 4, Eva"


def test_one_is_named_by_the_list_and_its_name_taken_back():
    table = Table()
    table.say("names")
    assert table.say("ben")[0] == "Choose a player, or type all names with commas."
    table.say("2", "ben")
    assert table.desk.names == ["", "Ben"]
    assert table.say("2")[-1] == "(Enter: Ben)"
    table.say("-")
    assert table.desk.names == []


def test_they_are_named_in_the_form_of_a_match_too():
    table = Table()
    assert "3 Names: Anna, Ben" in table.say("duel", "names", "Anna, Ben, Cleo")
    assert table.say("")[0] == "Anna is first in the list and guesses first; Ben sets the code."


@pytest.mark.parametrize("content", [b"\xff", b"Anna\n", b"far too long", b"a\nb\nc\nd\ne\nf", b"A\x1b", b"\n"])
def test_what_is_damaged_is_told_and_left(content):
    log = Log(bytearray(b"\xff" * 4096))
    log.write(NAMES, content)
    assert restore(desk_of(), log) == ["not-restored"]


def test_names_are_short_few_and_in_the_letters_of_the_languages():
    assert names.cut_names(["Bartholomew", "A\x1b\u200bb", "Юля", "", "É", "six"]) == [
        "Bartholo",
        "Ab",
        "Юля",
        "",
        "É",
    ]


def test_the_lights_and_the_caption_use_them_too():
    hand = seated(rules("duel"))
    hand.desk.names = ["Anna", "Ben"]
    hand.rest()
    assert hand.page.caption.startswith("Ben: Set the code.")
    hand.enter("1111")
    assert hand.settle(200).text == "ANNA"
    assert hand.page.caption.startswith("Hand over to Anna")


def test_the_device_keeps_its_own_name():
    desk = Table(rules("match", people=1, rounds=2)).desk
    desk.names = ["Anna", "Ben"]
    assert [desk.named(desk.match, number) for number in range(2)] == [("you",), ("device",)]


@pytest.mark.parametrize(
    ("line", "called"),
    [
        ("Anna Ben", ["Anna", "Ben"]),
        ("Anna & Ben, Carl", ["Anna&Ben", "Carl"]),
        ("Ann & Ben Carl&Dor", ["Ann&Ben", "Carl&Dor"]),
        ("Big Ben ,Юля 2", ["Big Ben", "Юля 2"]),
        ("-, Ben", ["", "Ben"]),
        ("", []),
        (",", []),
    ],
)
def test_two_may_share_a_name_and_commas_allow_spaces_in_it(line, called):
    table = Table()
    table.say(f"names {line or ','}")
    assert table.desk.names == called
    log = Log(bytearray(b"\xff" * 4096))
    log.write(NAMES, "\n".join(called).encode())
    desk = desk_of()
    assert restore(desk, log) == []
    assert desk.names == called


def test_a_joined_name_that_is_too_long_is_refused():
    table = Table()
    assert "8" in table.say("names Barthol & Ann")[0]
    assert table.desk.names == []


# each result beside a name


def race(names="Anna Ben"):
    """Return a race that Anna has won in her first row, and Ben has not."""
    table = Table()
    table.say(f"names {names}", "race", "game", "mini", "", "1234", "", "1234", "1234", "1243")
    return table


def test_scores_grades_and_what_is_shared_of_a_race_name_both():
    table = race()
    told = table.heard
    assert told[told.index("Score after round 1 of 1") + 1 :][:2] == ["Anna: 1", "Ben: 2"]
    said = table.say("grades")
    assert any(line.startswith("1 Anna ") for line in said)
    assert any(" Ben " in line for line in said)
    shared = [line.split(",")[0] for line in table.say("share") if line.startswith("Peglight ")]
    assert shared == ["Peglight Anna", "Peglight Ben"]


@pytest.mark.parametrize(("names", "told"), [("Anna Ben", {"Anna", "Ben"}), ("-", {"Player 1", "Player 2"})])
def test_the_statistics_of_two_people_name_or_number_each(names, told):
    table = race(names)
    table.say("", "1234", "", "1234", "1243", "1234")
    said = table.say("stats")
    assert {line.split(": ")[0][2:] for line in said if line[0].isdigit() and "players" in line} == told
