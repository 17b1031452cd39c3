"""The few elements of SVG that drawings are made of."""

from collections.abc import Iterable
from html import escape

from tools.front.light import Colour

FAMILY = "'Fira Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace"
GRADIENT = "<radialGradient"


def page(width: float, height: float, elements: Iterable[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
            f'viewBox="0 0 {width:g} {height:g}" font-family="{FAMILY}">',
            *elements,
            "</svg>\n",
        ]
    )


def box(x: float, y: float, width: float, height: float, rounded: float, fill: str, more: str = "") -> str:
    where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rounded:g}"'
    return f'<rect {where} fill="{fill}"{spaced(more)}/>'


def circle(x: float, y: float, radius: float, fill: str = "", more: str = "") -> str:
    filled = f'fill="{fill}"' if fill else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"{spaced(filled)}{spaced(more)}/>'


def shape(way: str, x: float, y: float, more: str, turned: int = 0) -> str:
    """Return a path around a point, turned clockwise by so many degrees."""
    return f'<path d="{way}" transform="translate({x:g} {y:g}) rotate({turned})" {more}/>'


def text(words: str, x: float, y: float, ink: str, size: float, anchor: str = "start", more: str = "") -> str:
    where = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}"'
    return f'<text {where} fill="{ink}" font-size="{size:g}"{spaced(more)} xml:space="preserve">{escape(words)}</text>'


def gradient(name: str, stops: Iterable[tuple[float, Colour, float]]) -> str:
    """Return a gradient from the middle outwards: for each step its distance, colour and opacity."""
    drawn = "".join(
        f'<stop offset="{at:g}" stop-color="{written(colour)}" stop-opacity="{round(opacity, 3):g}"/>'
        for at, colour, opacity in stops
    )
    return f'{GRADIENT} id="{name}">{drawn}</radialGradient>'


def written(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def spaced(more: str) -> str:
    return f" {more}" if more else ""
