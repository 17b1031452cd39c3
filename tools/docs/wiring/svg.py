"""A small drawing in SVG: lines lie below joints, joints below boxes, and words above everything."""

from xml.sax.saxutils import escape

from tools.picture.svg import box, circle

INK = "#1f2328"
GREY = "#59636e"
PAPER = "#ffffff"
FONT = "Helvetica, Arial, 'DejaVu Sans', sans-serif"


class Drawing:
    """A drawing on a white card, so that it can be read on a dark page as well."""

    def __init__(self, width: int, height: int, title: str):
        self.width, self.height, self.title = width, height, title
        self.across = 0.0  # how far to the right everything after it is drawn
        self._lines: list[str] = []
        self._joints: list[str] = []
        self._boxes: list[str] = []
        self._words: list[str] = []

    def line(
        self, points: list[tuple[float, float]], colour: str, width: float = 3, dashes: str = "", rim: bool = False
    ) -> None:
        """A rim separates a wire from those that it crosses and that were drawn before."""
        path = " ".join(f"{x + self.across:g},{y:g}" for x, y in points)
        shape = f'<polyline points="{path}" fill="none" stroke-linejoin="round"'
        if rim:
            self._lines.append(f'{shape} stroke="{PAPER}" stroke-width="{width + 6:g}"/>')
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._lines.append(f'{shape} stroke="{colour}" stroke-width="{width:g}"{dashed}/>')

    def joint(self, x: float, y: float, colour: str, radius: float = 5) -> None:
        self._joints.append(circle(x + self.across, y, radius, colour))

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, rim: str = "none", radius: int = 4
    ) -> None:
        self._boxes.append(box(x + self.across, y, width, height, radius, fill, rimmed(rim)))

    def dot(self, x: float, y: float, radius: float, fill: str, rim: str = "none") -> None:
        self._boxes.append(circle(x + self.across, y, radius, fill, rimmed(rim)))

    def stroke(self, x: float, y: float, path: str, colour: str = INK, width: float = 2) -> None:
        """A line of a part, above its box, in steps from a point."""
        self._boxes.append(
            f'<path d="M{x + self.across:g} {y:g}{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'
        )

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: int = 15,
        anchor: str = "start",
        colour: str = INK,
        bold: bool = False,
    ) -> None:
        """Words on a line whose middle is at `y`."""
        weight = ' font-weight="bold"' if bold else ""
        self._words.append(
            f'<text x="{x + self.across:g}" y="{y + size * 0.35:.1f}" font-size="{size}" text-anchor="{anchor}"'
            f' fill="{colour}"{weight}>{escape(text)}</text>'
        )

    def content(self) -> bytes:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}"'
            f' height="{self.height}" font-family="{FONT}">'
        )
        card = box(1, 1, self.width - 2, self.height - 2, 10, PAPER, rimmed("#d0d7de", 2))
        layers = [*self._lines, *self._joints, *self._boxes, *self._words]
        return "\n".join([head, f"<title>{escape(self.title)}</title>", card, *layers, "</svg>\n"]).encode("utf-8")


def rimmed(colour: str, width: float = 1.5) -> str:
    return f'stroke="{colour}" stroke-width="{width:g}"'
