"""Each figure is kept and told as soon as it is there."""

from tools.bench import jobs


def test_a_section_is_told_and_kept_line_by_line(capsys):
    progress = jobs.Progress(2)
    with progress.bar:
        progress.take("tracking", iter(["4x6\theld\t768\tbytes", "no figure"]))
        progress.far("moves", 0.5)
        progress.take("moves", iter(["4x6\ta move\t8.4\tms"]))
    assert progress.found == {
        ("4x6", "held"): {"unit": "bytes", "board": 768.0},
        ("4x6", "a move"): {"unit": "ms", "board": 8.4},
    }
    told = [line for line in capsys.readouterr().err.splitlines() if "4x6" in line]
    assert told == ["4x6  held  768  bytes", "4x6  a move  8.4  ms"]
