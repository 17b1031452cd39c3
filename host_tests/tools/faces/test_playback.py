"""A playthrough without a screen: what the console said, and how it ended."""

import pytest

from firmware.keep.log import CRASHES, MOST_CRASHES, Log
from tools.faces import playback
from tools.front.player import Player
from tools.playthrough.performance import player_for
from tools.playthrough.playthrough import parse
from tools.trouble import Trouble

FILE = "board pico_8x8\nseed 7\npress ok ok ok\nsays Row 1 of 10: your guess?\n"


def perform(text):
    play = parse(text, "a.play")
    return playback.perform(play, player_for(play))


def test_what_did_not_hold_is_raised_after_what_was_said(capsys):
    with pytest.raises(Trouble, match=r"Line 5 of a\.play expects the picture"):
        perform(FILE + "lights\n|GGGGGGGG|\n")
    assert "Row 1 of 10: your guess?\n" in capsys.readouterr().out


def test_nothing_of_this_computers_settings_reaches_it(monkeypatch, capsys):
    monkeypatch.setenv("PEGLIGHT_VARIANT", "super")
    monkeypatch.setenv("PEGLIGHT_PALETTE", "mono")
    assert perform(FILE + "press up\nlights\n|R...    |\n") == 0


def test_a_board_whose_program_ended_is_told_with_the_line():
    memory = bytearray(b"\xff" * 4096)
    Log(memory).write(CRASHES, bytes([MOST_CRASHES]))
    play = parse(FILE, "a.play")
    player = Player(play.profile, memory, play.settings, seed=play.seed, turn_ms=5)
    with pytest.raises(Trouble, match=r"The board's program was over at line 1 of a\.play, before its end\."):
        playback.perform(play, player)
