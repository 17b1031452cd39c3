"""The options of `play` and its saves, before the board is switched on."""

import pytest

from firmware.engine.variant import named
from firmware.game import saved
from firmware.keep.log import MATCH, SETTINGS, Log
from firmware.start import read_settings
from firmware.ui import choices
from host_tests.tools.front.waiting import until
from tools import cli
from tools.front import desk as desks
from tools.front import saves, start
from tools.front.kept import give_way

DARK_S = 310  # after so long the lights are dark where nothing is set


def options(*words):
    return cli.parse(["play", *words])


def kept(wished, changed):
    log = Log(bytearray(b"\xff" * 4096))
    log.write(SETTINGS, choices.write(wished, changed))
    log.write(MATCH, b"a round")
    return log


def test_an_option_wins_over_an_earlier_choice_of_its_own():
    wished = {"mode": "duel", "level": "first", "variant": named("mini")}
    log = kept(wished, {"language": "de", "sound": False})
    give_way(log, start.asked(options("--variant", "super", "--language", "fr")))
    assert choices.read(log.read(SETTINGS)) == ({"mode": "duel", "level": "first"}, {"sound": False})
    assert log.read(MATCH) == b"a round"


def test_a_mode_begins_a_match_by_what_is_wished():
    log = kept({"level": "first", "variant": named("mini")}, {"sound": False})
    chosen = options("--mode", "make", "--seed", "7")
    start.begin(log, chosen, start.settled(chosen).values)
    match = saved.load(log.read(MATCH), lambda stop: 0)
    assert (match.rules.mode, match.rules.level, match.rules.variant) == ("make", "first", named("mini"))
    assert choices.read(log.read(SETTINGS)) == ({"level": "first", "variant": named("mini")}, {"sound": False})


def test_what_cannot_be_read_is_left_for_the_game_to_tell():
    log = kept({}, {})
    log.write(SETTINGS, b"\x00nonsense")
    give_way(log, start.asked(options("--language", "fr")))
    assert log.read(SETTINGS) == b"\x00nonsense"


@pytest.mark.slow
@pytest.mark.parametrize(("set_to", "lit"), [({}, True), ({"PEGLIGHT_SLEEP_S": "60"}, False)])
def test_the_lights_stay_on_unless_they_are_set_to_sleep(set_to, lit, tmp_path, monkeypatch):
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    with start.started(options("--data", str(tmp_path), "--speed", "100")) as (player, *_):
        until(lambda: player.ms >= DARK_S * 1000)
        assert any(player.shown()) == lit


def test_the_board_speaks_the_language_of_the_option(tmp_path):
    with saves.opened(tmp_path) as (memory, _):
        Log(memory).write(SETTINGS, choices.write({}, {"language": "de"}))
    with start.started(options("--data", str(tmp_path), "--language", "fr")) as (player, _, language):
        assert language == "fr"
        until(lambda: b"3 Plus de jeux" in player.said)


def begun(*words):
    chosen = options(*words)
    desk, _ = desks.restored(chosen, Log(None), start.settled(chosen).values)
    desks.begin(desk, chosen)
    return desk.match and desk.match.rules


def test_a_variant_alone_begins_a_round_and_nothing_begins_none():
    assert begun() is None
    assert (begun("--variant", "mini").mode, begun("--variant", "mini").variant) == ("break", named("mini"))


def test_a_mode_for_several_people_asks_who_plays_first(tmp_path):
    assert begun("--mode", "duel") is None
    with start.started(options("--data", str(tmp_path), "--mode", "duel")) as (player, _, _):
        until(lambda: b"Names: Player 1, Player 2" in player.said)


def test_a_mode_alone_begins_the_classic_game_at_its_level():
    rules = begun("--mode", "make", "--level", "first")
    assert (rules.mode, rules.variant, rules.level) == ("make", named("classic"), "first")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "pl:en"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fil_PH.UTF-8"}, "en"),
        ({"LANG": "deu"}, "en"),
        ({"LANG": "de_DE.UTF-8", "PEGLIGHT_LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_system_unless_one_is_set(environment, language):
    assert read_settings(start.of_environment(environment))[0]["language"] == language
