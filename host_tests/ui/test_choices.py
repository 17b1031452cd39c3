"""Choices come back from the few bytes that keep them."""

import pytest

from firmware.engine.variant import Variant
from firmware.ui import choices
from host_tests.ui.table import Table, desk_of


def test_what_was_kept_comes_back():
    desk = desk_of()
    desk.wishes.update(
        {"mode": "match", "people": 3, "device": False, "variant": Variant(8, 10, False, False, 20, zero=False)}
    )
    desk.set("brightness", 5)
    desk.set("sleep_s", 1800)
    desk.set("signs", "digits")
    desk.set("vibration", False)
    desk.wishes.update({"hard": True, "clock": "30", "own_3": 20, "scoring": "second"})
    desk.set("language", "de")
    content = choices.dump(desk)
    other = desk_of()
    choices.load(other, content)
    assert other.wishes == desk.wishes
    assert other.changed == {"brightness": 5, "sleep_s": 1800, "signs": "digits", "vibration": False, "language": "de"}
    assert other.settings["sleep_s"] == 1800
    assert other.language == "de"
    assert choices.dump(other) == content
    assert choices.read(content)[1] == other.changed


def test_a_setting_of_the_file_is_kept_only_once_it_was_changed():
    desk = desk_of()
    assert choices.read(choices.dump(desk)) == ({}, {})
    desk.wishes["level"] = "first"
    assert choices.read(choices.dump(desk)) == ({"level": "first"}, {})


def test_a_language_that_nobody_chose_is_left_to_the_settings():
    kept = choices.dump(desk_of())
    other = desk_of()
    other.set("language", "fr")
    choices.load(other, kept)
    assert other.language == "fr"


@pytest.mark.parametrize(
    "content", [b"", bytes([choices.VERSION + 1]) + b"abc", bytes([choices.VERSION]) + 44 * b"\xff"], ids=str
)
def test_what_is_no_preference_is_refused_and_changes_nothing(content):
    desk = desk_of()
    with pytest.raises(ValueError, match="saved"):
        choices.load(desk, content)
    assert (desk.wishes, desk.changed) == (desk.defaults, {})


@pytest.mark.parametrize("is_on", [False, True])
@pytest.mark.parametrize("setting", ["sound", "vibration", "animation", "left", "fits", "closed", "mirrored", "turned"])
def test_what_is_switched_on_or_off_comes_back_so(setting, is_on):
    desk = desk_of()
    desk.changed[setting] = is_on
    assert choices.read(choices.dump(desk))[1] == {setting: is_on}


def test_what_0_2_0_saved_tells_nothing_of_what_came_later():
    kept = bytes.fromhex("0a058c0d848e9ca9543bd5e4e125a903")
    assert choices.read(kept) == ({"mode": "match", "variant": Variant(5, 8)}, {"sound": False, "signs": "digits"})


def test_each_setting_is_read_where_it_was_once_saved():
    """Or what somebody saved would tell other choices."""
    changed = {"language": "pl", "brightness": 4, "palette": "safe", "signs": "letters"}
    changed |= {"dim_s": 60, "attract_s": 120, "sleep_s": 1800, "sound": False, "vibration": True}
    changed |= {"left": True, "animation": False, "turned": True, "closed": False}
    assert choices.read(bytes.fromhex("0a00b1a479718d72b7d667ee7cc501")) == ({}, changed)


def test_a_time_of_the_file_that_is_chosen_again_is_no_choice():
    table = Table(given={"PEGLIGHT_DIM_S": "45"})
    table.say("settings", "dim_s", "45")
    assert table.desk.settings["dim_s"] == 45
    assert choices.read(choices.dump(table.desk)) == ({}, {})
