"""Draws the lights: discs with a pale centre and a glow, and letters for those who cannot tell the colours apart."""

from collections.abc import Iterator

from tools.front.light import OFF, WHITE, Colour, mixed, seen
from tools.picture.plan import RADIUS, SHINE, Plan
from tools.picture.svg import circle, element, gradient, in_hex, text
from tools.playthrough.shots import Shot

# How pale a light is from its middle to its rim, and how much of its glow shows, which begins beneath it.
HEART = ((0, 0.62), (0.3, 0.42), (0.62, 0.06), (1, 0))
GLOW = ((0.42, 0.6), (0.6, 0.24), (0.8, 0.07), (1, 0))
BARE = " ."  # dark, and an empty place: no letter is put on these


def lights(plan: Plan, shot: Shot, letters: bool) -> Iterator[str]:
    """Yield the dark lights, then every glow, then the lit ones, so that none is dimmed by its neighbour."""
    lit = [(at, sent, sign) for at, sent, sign in zip(plan.lights, shot.picture, shot.signs, strict=True) if any(sent)]
    for sent in sorted({sent for _, sent, _ in lit}):
        yield from fills(sent)
    dark = (circle(*at, RADIUS) for at in plan.lights)
    yield element("g", *dark, fill=in_hex(OFF), stroke="#0e0e13", stroke_width=1.5)
    for at, sent, _ in lit:
        yield circle(*at, SHINE, fill=f"url(#{name('glow', sent)})")
    for (x, y), sent, sign in lit:
        yield circle(x, y, RADIUS, fill=f"url(#{name('light', sent)})")
        if letters and sign not in BARE:
            ink = "#000" if is_pale(sent) else "#fff"
            yield text(sign, x, y + 5.5, ink, 16, "middle", font_weight="bold")


def fills(sent: Colour) -> Iterator[str]:
    """Yield the colours of a light and of its glow."""
    light = seen(sent)
    strength = max(light) / 255
    yield gradient(name("light", sent), [(at, mixed(WHITE, light, pale * strength), 1) for at, pale in HEART])
    yield gradient(name("glow", sent), [(at, light, share * strength) for at, share in GLOW])


def name(of: str, sent: Colour) -> str:
    return of + in_hex(sent)[1:]


def is_pale(sent: Colour) -> bool:
    """Return whether black is read more easily on this light than white."""
    red, green, blue = mixed(WHITE, seen(sent), HEART[1][1] * max(seen(sent)) / 255)
    return 299 * red + 587 * green + 114 * blue > 140_000
