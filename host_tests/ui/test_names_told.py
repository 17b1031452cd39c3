"""Each result stands beside a name if several people play."""

from host_tests.ui.table import Table


def race():
    """Return a race that Anna has won in her first row, and Ben has not."""
    table = Table()
    table.say("names Anna Ben", "race", "game", "mini", "", "1234", "", "1234", "1234", "1243")
    return table


def test_a_score_stands_behind_the_name():
    told = race().heard
    assert told[told.index("Points against each player:") + 1 :][:2] == ["Anna: 1", "Ben: 2"]


def test_the_grades_of_a_race_name_the_guesser():
    said = race().say("grades")
    assert any(line.startswith("1 Anna ") for line in said)
    assert any(" Ben " in line for line in said)


def test_what_is_shared_of_a_race_names_both():
    said = race().say("share")
    assert [line.split(",")[0] for line in said if line.startswith("Peglight ")] == ["Peglight Anna", "Peglight Ben"]


def test_the_statistics_of_two_people_name_each():
    table = race()
    table.say("", "1234", "", "1234", "1243", "1234")
    said = table.say("stats")
    assert {line.split(": ")[0][2:] for line in said if line[0].isdigit() and "against" in line} == {"Anna", "Ben"}


def test_a_form_names_as_many_as_play():
    table = Table()
    table.say("names Anna Ben Cleo")
    assert "3 Names: Anna, Ben" in table.say("duel")
