"""The first screen of all, and the menu that follows it."""

import pytest

from host_tests.ui.table import Table

LESSON = ["Find three hidden colours, row by row.", "Enter goes on."]


@pytest.mark.parametrize("typed", ["", "1", "Learn in a minute"])
def test_the_first_entry_of_the_first_screen_is_the_lesson(typed):
    table = Table(fresh=True)
    assert table.say(typed) == LESSON
    assert table.stack == ["menu", "lesson"]


def test_the_second_entry_of_the_first_screen_begins_a_round():
    assert Table(fresh=True).say("2")[-1] == "Row 1 of 10: your guess?"


def test_a_language_is_chosen_and_the_first_screen_is_told_in_it():
    table = Table(fresh=True)
    table.say("4")
    assert table.say("German") == [
        "Finde die verborgene Farbreihe.",
        "1 In einer Minute gelernt: zeigt Schritt für Schritt, wie man spielt",
        "2 Spielen: du findest meinen Code heraus",
        "3 Der Code des Tages",
        "4 Sprache: Deutsch",
        "(Enter: In einer Minute gelernt)",
    ]


def test_leaving_the_first_screen_opens_the_menu():
    table = Table(fresh=True)
    assert table.say("BACK")[0] == "Menu"
    assert not table.desk.fresh


def test_the_menu_names_the_game_that_was_chosen_above_it():
    table = Table()
    table.say("MAKE", "2", "mini", "BACK", "BACK")
    assert table.stack == ["menu"]
    assert table.top.entry(0)[0] == ("entry-play", ("names-mode#2",), "mini")
