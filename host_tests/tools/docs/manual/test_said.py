"""What the board says in English is found in its words, and said in another language."""

import pytest

from firmware.device import profiles
from tools.docs.manual import said
from tools.playthrough import playthrough


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Row 2 of 10: your guess?", "Reihe 2 von 10: dein Versuch?"),
        ("You broke the code. Rows: 6", "Du hast den Code geknackt. Reihen: 6"),
        ("Player 1 broke the code. Rows: 6", "Spieler 1 hat den Code geknackt. Reihen: 6"),
        ("(Enter: break)", "(Enter: knacken)"),
        ("(Enter: classic)", "(Enter: classic)"),
        ("What mark did the guess get?", "Welche Bewertung gab es dafür?"),
    ],
)
def test_a_line_of_the_board_is_said_in_another_language(english, german):
    assert said.put(english, "de") == german


def test_what_the_board_never_says_is_refused():
    with pytest.raises(ValueError, match=r"^the board never says: Good morning$"):
        said.put("Good morning", "de")


def test_a_playthrough_is_played_in_another_language():
    play = playthrough.parse(f"board {profiles.every()[0].name}\nnote Row 2\nsays Press Enter when you are ready.\n")
    said.speak(play, "de")
    assert play.settings["PEGLIGHT_LANGUAGE"] == "de"
    assert [step.text for step in play.steps] == ["Row 2", "Drück Enter, wenn du so weit bist."]
