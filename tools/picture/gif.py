"""Makes a repeating GIF of pictures: one palette for all of them, and of each only what changed.

Most of a board is dark, and so would be a palette counted from the pixels. Instead it is made of what a board is drawn
with: for each light, steps from its centre to the end of its glow, as many as there is room for; and the colours that
cover the most, which are the board itself, its buttons and its text.
"""

import io
from collections import Counter
from collections.abc import Iterable, Sequence

from PIL import Image

from tools.front.light import WHITE, Colour, mixed, seen
from tools.front.reader import rgb
from tools.picture.drawing import PAGE
from tools.picture.lights import GLOW, HEART
from tools.picture.plan import BOARD

MOST = 255  # colours; one more means unchanged
FLAT = 40  # of these, the ones that cover the most
FEWEST = 4  # steps of a light
TICK_MS = 10  # a GIF counts in these


def opaque(png: bytes) -> Image.Image:
    """The picture without half transparency, which a GIF does not have."""
    picture = Image.open(io.BytesIO(png)).convert("RGBA")
    ground = Image.new("RGBA", picture.size, PAGE)
    return Image.alpha_composite(ground, picture).convert("RGB")


def level(pictures: Sequence[Image.Image]) -> list[Image.Image]:
    """Make all as large as the largest, since captions come and go. The same picture stays the same object."""
    size = tuple(max(sides) for sides in zip(*(picture.size for picture in pictures), strict=True))
    grounds = {}
    for picture in pictures:
        if id(picture) not in grounds:
            grounds[id(picture)] = Image.new("RGB", size, PAGE)
            grounds[id(picture)].paste(picture)
    return [grounds[id(picture)] for picture in pictures]


def gif(pictures: Sequence[Image.Image], lasting_ms: Sequence[int], lit: Iterable[Colour]) -> bytes:
    """`lit` are the colours on the wire."""
    pictures = level(pictures)
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in common(pictures, lit) for channel in colour])
    drawn = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    file = io.BytesIO()
    drawn[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=drawn[1:],
        duration=[TICK_MS * round(ms / TICK_MS) for ms in lasting_ms],
        loop=0,
        disposal=1,
        palette=palette.palette,
        optimize=True,
    )
    return file.getvalue()


def common(pictures: Sequence[Image.Image], lit: Iterable[Colour]) -> list[Colour]:
    """The palette of all these pictures."""
    counts: Counter[Colour] = Counter()
    for picture in {id(picture): picture for picture in pictures}.values():
        width, height = picture.size
        for count, colour in picture.getcolors(width * height) or ():
            assert isinstance(colour, tuple)  # of an RGB picture
            red, green, blue = colour
            counts[red, green, blue] += count
    # where two cover equally much, the colour decides
    flat = sorted(counts, key=lambda colour: (-counts[colour], colour))[:FLAT]
    shown = sorted(set(lit) - {(0, 0, 0)})[: (MOST - FLAT) // FEWEST]
    steps = (MOST - FLAT) // max(1, len(shown))
    return flat + [shade for sent in shown for shade in shades(sent, steps)]


def shades(sent: Colour, steps: int) -> list[Colour]:
    """From the centre of a light to its rim in the first half, then on to the end of its glow."""
    light = seen(sent)
    strength = max(light) / 255
    inside = (steps + 1) // 2
    pale = [HEART[0][1] * (1 - step / inside) for step in range(inside)]
    glow = [GLOW[0][1] * (1 - step / (steps - inside)) ** 1.5 for step in range(steps - inside)]
    return [mixed(WHITE, light, share * strength) for share in pale] + [
        mixed(light, rgb(int(BOARD[1:], 16)), share * strength) for share in glow
    ]
