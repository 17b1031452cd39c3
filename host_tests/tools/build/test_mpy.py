"""Files are compiled for CircuitPython."""

from tools.build import mpy


def test_for_the_vm_a_file_of_others_has_another_first_byte():
    board, vm = (mpy.compiled("x = 1\n", "lib/x.py", for_vm=for_vm) for for_vm in (False, True))
    assert (board[:1], vm[:1]) == (b"C", b"M")
    assert board[1:] == vm[1:]


def test_a_file_is_named_as_it_is_imported():
    assert mpy.shown("firmware/ui/faces/lights/seat.py") == "firmware.ui.faces.lights.seat"
    assert mpy.shown("firmware/ui/__init__.py") == "firmware.ui"
    assert b"firmware.ui.seat" in mpy.compiled("x = 1\n", "firmware/ui/seat.py")
