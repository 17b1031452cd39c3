"""With NO_COLOR no colour is sent at all, and everything can be clicked as before."""

from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from tools.faces.terminal.inks import Uncoloured


def test_a_style_loses_its_colours_and_keeps_the_rest():
    styles = [Style(color="red", bgcolor="#101010", bold=True, meta={"place": 2}), Style(color="red"), None]
    seen = Uncoloured().apply([Segment("", style) for style in styles], Color(0, 0, 0))
    assert [style and (style.color, style.bgcolor, style.bold, style.meta) for _, style, _ in seen] == [
        (None, None, True, {"place": 2}),
        (None, None, None, {}),
        None,
    ]
