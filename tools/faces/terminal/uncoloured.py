"""Takes every colour out of what is drawn, for whoever has set NO_COLOR. Textual itself would turn them into greys."""

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter


class Uncoloured(LineFilter):
    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, style and bare(style), control) for text, style, control in segments]


def bare(style: Style) -> Style:
    """Without its colours; what it says about clicks stays."""
    return style.without_color + Style.from_meta(style.meta) if style.meta else style.without_color


FILTERS = [Uncoloured()]
