"""An SVG read back: its words, wires and boxes with where they are."""

from itertools import pairwise
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


class Area(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other):
        return (
            self.left <= other.left
            and self.right >= other.right
            and self.top <= other.top
            and self.bottom >= other.bottom
        )

    def meets(self, other):
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


class Picture:
    def __init__(self, content):
        root = ElementTree.fromstring(content)
        self.page = Area(0, 0, float(root.get("width")), float(root.get("height")))
        self.words = [(text.text, area_of(text)) for text in root.iter(f"{SVG}text")]
        self.boxes = [
            Area(x, y, x + width, y + height)
            for box in root.iter(f"{SVG}rect")
            for x, y, width, height in [[float(box.get(name)) for name in ("x", "y", "width", "height")]]
        ][1:]  # the first is the card
        self.wires = [
            (line.get("stroke"), [tuple(map(float, point.split(","))) for point in line.get("points").split()])
            for line in root.iter(f"{SVG}polyline")
        ]
        self.order = [element.tag.removeprefix(SVG) for element in root]

    def where(self, word):
        return [area for text, area in self.words if text == word]


def area_of(text):
    """Where a line of text lies, with letters as wide as Helvetica's on average or wider."""
    size, x, y = (float(text.get(name)) for name in ("font-size", "x", "y"))
    width = 0.52 * size * len(text.text)
    left = x - {"start": 0, "middle": width / 2, "end": width}[text.get("text-anchor")]
    return Area(left, y - 0.75 * size, left + width, y + 0.2 * size)


def pieces(points):
    """The straight pieces of a wire as areas as wide as the wire."""
    for (x, y), (next_x, next_y) in pairwise(points):
        yield Area(min(x, next_x) - 2, min(y, next_y) - 2, max(x, next_x) + 2, max(y, next_y) + 2)
