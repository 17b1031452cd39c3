"""A probe is laid out for the board with what it imports."""

import ast

import pytest

from tools.bench import runs
from tools.bench.opened import OPENED
from tools.build import constants, names


@pytest.mark.full
@pytest.mark.parametrize("probe", ["creep", "device", "opened", "play", "tracking", "turns"])
def test_imports_of_a_probe_lie_beside_it_as_loaded(probe):
    section = "day" if probe == "opened" else "4x6"
    files = runs.laid_out(probe, section)
    source = (runs.ROOT / "tools" / "bench" / "probes" / f"{probe}.py").read_text("utf-8")
    whole = ast.parse(constants.folded(source, "probe.py"))
    given = ("__future__", "__main__")  # by Python, and by the program that starts it
    imports = [node for node in ast.walk(whole) if isinstance(node, ast.ImportFrom) and node.module not in given]
    ours = [node.module.replace(".", "/") for node in imports]
    there = {f"{place}.mpy" for place in ours if not any(name.startswith(f"{place}/") for name in files)}
    assert there <= set(files)
    shared = files[runs.SHARED.with_suffix(".mpy").as_posix()]
    asked = {name.name for node in imports if node.module.endswith("gauge") for name in node.names}
    written = {name: names.table().get(name, name) for name in asked}
    assert {name for name, short in written.items() if short.encode() not in shared} == set()
    assert {content[:1] for name, content in files.items() if name.endswith(".mpy")} == {b"C"}
    told = (section, *OPENED[section]) if section in OPENED else section
    assert files["code.py"].decode().endswith(f"import probe\nprobe.main({told!r})\n")
