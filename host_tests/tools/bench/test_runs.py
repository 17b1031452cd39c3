"""A probe is laid out for the board with what it imports."""

import ast

import pytest

from tools.bench import runs
from tools.bench.opened import OPENED
from tools.build import constants, names


@pytest.mark.full
@pytest.mark.parametrize("probe", ["creep", "device", "engine", "opened", "play", "turns"])
def test_imports_of_a_probe_lie_beside_it_as_loaded(probe, tmp_path):
    section = "day" if probe == "opened" else "4x6"
    runs.lay_out(tmp_path, probe, section)
    source = (runs.ROOT / "tools" / "bench" / "probes" / f"{probe}.py").read_text("utf-8")
    whole = ast.parse(constants.folded(source, "probe.py"))
    given = ("__future__", "__main__")  # by Python, and by the program that starts it
    imports = [node for node in ast.walk(whole) if isinstance(node, ast.ImportFrom) and node.module not in given]
    ours = [tmp_path / node.module.replace(".", "/") for node in imports]
    missing = [place for place in ours if not (place.is_dir() or place.with_suffix(".mpy").exists())]
    assert missing == []
    shared = (tmp_path / runs.SHARED.with_suffix(".mpy")).read_bytes()
    asked = {name.name for node in imports if node.module.endswith("gauge") for name in node.names}
    written = {name: names.table().get(name, name) for name in asked}
    assert {name for name, short in written.items() if short.encode() not in shared} == set()
    assert {compiled.read_bytes()[:1] for compiled in tmp_path.rglob("*.mpy")} == {b"C"}
    told = (section, *OPENED[section]) if section in OPENED else section
    assert (tmp_path / "code.py").read_text("utf-8").endswith(f"import probe\nprobe.main({told!r})\n")
