"""Letters of other scripts, as the Latin ones that lie on their keys."""

import pytest

from tools.front import latin
from tools.front.keys import colour_typed


@pytest.mark.parametrize(("typed", "keys"), [("кПф", "rga"), ("Ьр", "mh"), ("іў", "so"), ("Ργ", "rg")])  # noqa: RUF001
def test_a_letter_of_another_script_is_the_one_on_its_key(typed, keys):
    assert [latin.of(sign) for sign in typed] == list(keys)


@pytest.mark.parametrize("sign", ["r", "R", "1", ";", "é", "", None, "rg"])
def test_any_other_sign_is_itself(sign):
    assert latin.of(sign) == sign


def test_each_colour_has_a_key_on_every_layout():
    assert [colour_typed(latin.of(sign)) for sign in "кпинщзсцлд"] == list(range(10))
    assert [colour_typed(latin.of(sign)) for sign in "ργβυοπψςκλ"] == list(range(10))
