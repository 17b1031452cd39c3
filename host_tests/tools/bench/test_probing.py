"""A probe measures here, and is laid out for the board with what it imports."""

import ast

import pytest

from tools.bench import probing


def test_a_probe_has_its_times_and_bytes_here():
    figures = [line.split("\t") for line in probing.here("engine", "classic way")]
    assert [(what, unit) for _, what, _, unit in figures] == [
        ("the classic way: filter", "ms"),
        ("the classic way: held", "bytes"),
    ]
    assert all(float(number) > 0 for _, _, number, _ in figures)


@pytest.mark.parametrize("probe", ["device", "engine", "game", "play"])
def test_what_a_probe_imports_of_ours_lies_beside_it_as_the_board_loads_it(probe, tmp_path):
    probing.lay_out(tmp_path, probe, "4x6")
    tree = ast.parse((probing.ROOT / "tools" / "probes" / f"{probe}.py").read_text("utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    ours = [tmp_path / module.replace(".", "/") for module in modules]
    missing = [place for place in ours if not (place.is_dir() or place.with_suffix(".mpy").exists())]
    assert missing == []
    assert {compiled.read_bytes()[:1] for compiled in tmp_path.rglob("*.mpy")} == {b"C"}
    assert (tmp_path / "code.py").read_text("utf-8") == "import probe\nprobe.main('4x6')\n"
