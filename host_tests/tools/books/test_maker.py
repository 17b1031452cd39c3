"""A book can be made again, bit for bit, with however many processes."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tools import ROOT
from tools.books import shelf

MAKE_TWICE = """
import sys
from pathlib import Path
sys.path.append({root!r})
from tools.books import shelf, writer
from tools.books.maker.make import made
from tools.books.maker.recipes import RECIPES
if __name__ == "__main__":
    for folder, processes in (("one", 1), ("two", 2)):
        tree = made(RECIPES["mini"], Path({cache!r}) / folder, processes)
        Path({cache!r}, folder + ".book").write_bytes(writer.written(shelf.variant_of("mini"), tree))
"""


@pytest.mark.no_cover
def test_a_book_is_made_twice_bit_for_bit(tmp_path):
    missing = [module for module in ("numpy", "numba") if not importlib.util.find_spec(module)]
    if missing:
        pytest.skip(f"making a book needs {', '.join(missing)}, which `peg.py books --build` installs")
    script = tmp_path / "make.py"
    script.write_text(MAKE_TWICE.format(root=str(ROOT), cache=str(tmp_path)), "utf-8")
    made = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    one, two = ((tmp_path / f"{folder}.book").read_bytes() for folder in ("one", "two"))
    assert one == two == Path(shelf.path_of("mini")).read_bytes()
