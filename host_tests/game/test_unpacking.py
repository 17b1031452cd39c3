"""What comes of bytes: all that was packed, by this version or the one before, or a sentence."""

import pytest

from firmware.game.fields import Packing
from firmware.game.modes import LEVELS, MODES, SCORINGS
from firmware.game.unpacking import NEW, Unpacking


def test_what_is_left_over_was_not_packed():
    box = Unpacking(b"\x01\x07", 1)
    assert box.field(0, 7) == 0
    with pytest.raises(ValueError, match="what was saved is damaged"):
        box.finish()


@pytest.mark.parametrize("content", [b"", b"\x02", b"\x02\x01"])
def test_another_version_is_refused(content):
    with pytest.raises(ValueError, match="this was saved by another version"):
        Unpacking(content, 1)


def test_a_name_that_the_version_before_had_not_is_none_of_its_names():
    for names in (MODES, LEVELS, SCORINGS):
        box = Packing()
        assert box.names(names) == names
        assert Unpacking(box.content(2), 2, 1).names(names) == names
        assert Unpacking(box.content(1), 2, 1).names(names) == tuple(name for name in names if name not in NEW)
    assert {name for names in (MODES, LEVELS, SCORINGS) for name in names} > set(NEW)
