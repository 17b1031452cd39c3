"""Each figure is kept and told as soon as it is there."""

import pytest

from tools.bench import jobs


def test_a_section_is_told_and_kept_line_by_line(capsys):
    progress = jobs.Progress(2)
    with progress.bar:
        progress.take("tracking", "board", iter(["4x6\theld\t768\tbytes", "no figure"]))
        progress.far("moves", 0.5)
        progress.take("moves", "here", iter(["4x6\ta move\t8.4\tms", "4x6\theld\t900\tbytes"]))
    assert progress.found == {
        ("4x6", "held"): {"unit": "bytes", "board": 768.0, "here": 900.0},
        ("4x6", "a move"): {"unit": "ms", "here": 8.4},
    }
    told = [line for line in capsys.readouterr().err.splitlines() if "4x6" in line]
    assert told == ["board 4x6  held  768  bytes", "here  4x6  a move  8.4  ms", "here  4x6  held  900  bytes"]


@pytest.mark.slow
def test_without_a_board_every_section_is_measured_here_alone():
    assert jobs.done({"classic way": "engine"}, None).keys() == {
        ("4x6", "the classic way: filter"),
        ("4x6", "the classic way: held"),
    }
