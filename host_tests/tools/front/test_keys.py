"""The print on the keys, and the words for them."""

from firmware.device import profiles
from firmware.ui.notation import COLOURS
from tools.front import keys


def test_colour_keys_go_by_letter_and_others_by_name():
    for letter in COLOURS:
        key = keys.key_of(letter)
        assert keys.letter_of(key) == keys.word_for(key) == COLOURS[keys.colour_of(key)] == letter
    for key in ("up", "ok", "back"):
        assert (keys.colour_of(key), keys.letter_of(key), keys.word_for(key)) == (-1, "", key)


def test_a_colour_is_typed_as_its_letter_or_its_digit():
    signs = {"r": 0, "L": 9, "1": 0, "0": 9, "x": -1, "": -1, "rg": -1, None: -1}
    assert {sign: keys.colour_typed(sign) for sign in signs} == signs
    assert keys.colour_typed("b", "ABCD-") == 1
    assert keys.colour_typed("-", "ABCD-") == 4


def test_no_two_keys_of_a_board_are_called_the_same():
    for profile in profiles.every():
        words = [keys.word_for(key) for key in profile.buttons]
        assert len(set(words)) == len(words), profile.name


def test_a_key_looks_like_its_colour_and_no_two_alike():
    looks = {letter: keys.look_of(keys.key_of(letter)) for letter in COLOURS}
    assert len(set(looks.values())) == len(COLOURS)
    red, green, blue = (looks[letter] for letter in "RGB")
    assert (red.index(max(red)), green.index(max(green)), blue.index(max(blue))) == (0, 1, 2)
