"""The profiles fit the boards that they are for."""

import pytest

from firmware.device.profiles import KEYS, every, named

PROFILES = {profile.name: profile for profile in every()}


@pytest.mark.parametrize("profile", PROFILES.values(), ids=lambda profile: profile.name)
def test_every_button_is_a_key_and_pads_are_as_many_as_lights(profile):
    keys = set(profile.buttons)
    assert named(profile.name).name == profile.name
    assert keys <= set(KEYS)
    assert {"ok", "back"} <= keys or keys == {"left", "up", "down", "ok"} or profile.pads
    lights = profile.width * profile.height * profile.pads
    assert {key for key in keys if key.startswith("pad_")} == {f"pad_{number + 1}" for number in range(lights)}


def test_back_is_its_own_key_or_left_or_the_pad_before_the_last():
    held = {name: profile.buttons[profile.back()] for name, profile in PROFILES.items()}
    assert [held[name] for name in ("pico_8x8", "archi_8x8", "macropad")] == ["GP7", "GP23", "KEY11"]


def test_an_unknown_name_is_refused_with_a_list_of_them():
    with pytest.raises(
        ValueError, match="no board profile is called pico_9x9; there are pico_8x8, pico_16x10, "
    ) as refused:
        named("pico_9x9")
    assert (refused.value.name, refused.value.possible) == ("pico_9x9", list(PROFILES))


def test_a_board_has_its_own_default():
    for board_id, name in [
        ("raspberry_pi_pico", "pico_8x8"),
        ("raspberry_pi_pico_w", "pico_8x8"),
        ("adafruit_feather_rp2040", "feather_4x8"),
        ("a_board_of_next_year", "pico_8x8"),
    ]:
        assert named("", board_id).name == name
