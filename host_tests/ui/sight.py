"""Light as people see it: CAM02-UCS, where equal distances look equally different, for normal and colour-blind eyes.

Two models of each colour blindness at its full strength must agree that two lights differ: Machado, Oliveira and
Fernandes 2009, which is the usual one, and Brettel, Vienot and Mollon 1997, which is the better founded for tritan
sight. A light that a model puts out of range is brought back to the edge.
"""

from functools import cache

from coloraide import Color as Everything
from coloraide.spaces.cam02 import CAM02JMh
from coloraide.spaces.cam02_ucs import CAM02UCS

NORMAL = ("normal",)
COLOUR_BLIND = tuple(f"{eyes} ({model})" for eyes in ("protan", "deutan", "tritan") for model in ("machado", "brettel"))
SIGHTS = NORMAL + COLOUR_BLIND
GREY = 10  # below this colourfulness a hue is not seen


class Color(Everything):
    """With the colour spaces that are not there from the start."""


Color.register([CAM02JMh(), CAM02UCS()])


@cache
def seen(light, sight="normal"):
    """Lightness (0 dark, 100 white), redness and yellowness of linear light, each channel from 0 to 1."""
    colour = Color("srgb-linear", light)
    if sight != "normal":
        eyes, model = sight.rstrip(")").split(" (")
        colour = colour.filter(eyes, method=model)
        colour = Color("srgb-linear", [min(1, max(0, channel)) for channel in colour.coords()])
    return tuple(colour.convert("cam02-ucs").coords(nans=False))


def distance(one, other, sight):
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return sum((here - there) ** 2 for here, there in pairs) ** 0.5


def hue(light):
    """Return the hue of linear light in degrees, or None where it is grey."""
    _, colourfulness, degrees = Color("srgb-linear", light).convert("cam02-jmh").coords(nans=False)
    return degrees % 360 if colourfulness >= GREY else None


def hues_apart(one, other):
    return min((one - other) % 360, (other - one) % 360)
