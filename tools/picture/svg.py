"""The few elements of SVG that drawings are made of."""

from collections.abc import Iterable
from html import escape

from tools.front.light import Colour

FAMILY = "'Fira Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace"
GRADIENT = "<radialGradient"


def element(tag: str, *inside: str, **attributes: object) -> str:
    """Return an element; a hyphen in the name of an attribute is written as an underscore."""
    said = "".join(f' {name.replace("_", "-")}="{written(value)}"' for name, value in attributes.items())
    return f"<{tag}{said}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{said}/>"


def written(value: object) -> str:
    return f"{round(value, 6):g}" if isinstance(value, float) else str(value)


def page(width: float, height: float, elements: Iterable[str]) -> str:
    lines = "".join(f"\n{line}" for line in elements)
    seen = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width:g} {height:g}", "font_family": FAMILY}
    return element("svg", lines, "\n", width=width, height=height, **seen) + "\n"


def box(x: float, y: float, width: float, height: float, rounded: float, fill: str, **more: object) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=rounded, fill=fill, **more)


def circle(x: float, y: float, radius: float, **more: object) -> str:
    return element("circle", cx=x, cy=y, r=radius, **more)


def text(words: str, x: float, y: float, ink: str, size: float, anchor: str = "start", **more: object) -> str:
    where = {"x": x, "y": y, "text_anchor": anchor, "fill": ink, "font_size": size, **more, "xml:space": "preserve"}
    return element("text", escape(words), **where)


def gradient(name: str, stops: Iterable[tuple[float, Colour, float]]) -> str:
    """Return a gradient from the middle outwards: for each step its distance, colour and opacity."""
    drawn = (
        element("stop", offset=at, stop_color=in_hex(colour), stop_opacity=round(opacity, 3))
        for at, colour, opacity in stops
    )
    return element("radialGradient", *drawn, id=name)


def in_hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
