"""Figures are kept, and two runs are compared."""

import json

import pytest

from tools.bench import figures
from tools.trouble import Trouble


def test_two_runs_are_compared(tmp_path, capsys):
    file = tmp_path / "old.json"
    file.write_text(json.dumps([{"game": "all", "what": "press to light", "unit": "ms", "board": 20.0}]), "utf-8")
    figures.compare(figures.read(file), [{"game": "all", "what": "press to light", "unit": "ms", "board": 30.0}])
    assert capsys.readouterr().out.splitlines()[-1].split()[-3:] == ["20.00", "30.00", "+50.0%"]
    file.write_text("[1]", "utf-8")
    with pytest.raises(Trouble, match="holds no figures"):
        figures.read(file)
