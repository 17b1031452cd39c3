"""Letters of other scripts, as the Latin ones that lie on their keys."""

from tools.front import latin
from tools.front.keys import colour_typed


def test_a_letter_of_another_script_is_the_one_on_its_key():
    assert [latin.of(sign) for sign in "кПфЬріўΡγ"] == list("rgamhsorg")


def test_any_other_sign_is_itself():
    for sign in ("r", "R", "1", ";", "é", "", None, "rg"):
        assert latin.of(sign) == sign


def test_each_colour_has_a_key_on_every_layout():
    assert [colour_typed(latin.of(sign)) for sign in "кпинщзсцлд"] == list(range(10))
    assert [colour_typed(latin.of(sign)) for sign in "ργβυοπψςκλ"] == list(range(10))
