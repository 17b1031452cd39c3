"""With NO_COLOR no colour is sent at all, and everything can be clicked as before."""

from rich.style import Style

from tools.faces.terminal.inks import bare


def test_a_style_loses_its_colours_and_keeps_the_rest():
    style = bare(Style(color="red", bgcolor="#101010", bold=True, meta={"place": 2}))
    assert (style.color, style.bgcolor, style.bold, style.meta) == (None, None, True, {"place": 2})
    assert bare(Style(color="red")).color is None
