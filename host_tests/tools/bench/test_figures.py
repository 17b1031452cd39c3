"""Figures are read off the lines of probes."""

from tools.bench import figures


def test_lines_of_probes_are_figures_and_others_are_not():
    found = {}
    figures.collect(found, ["4x6\theld\t768\tbytes", "no figure", "all\ta turn\t8.4\tms\tits modules"])
    assert found == {
        ("4x6", "held"): {"unit": "bytes", "board": 768.0},
        ("all", "a turn"): {"unit": "ms", "board": 8.4},
    }
