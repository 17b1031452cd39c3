"""What a page says of playing without a cable: a power bank, how long it lasts, and what else the board offers."""

from firmware.device.lights import CHANNEL_MA
from tools.docs.wiring import power
from tools.docs.wiring.plan import Plan

LONGER = power.PORT_V / (power.CELL_V * power.YIELD)  # than a bank of as many mAh, without turning 3.7 V into 5
SHIM = (
    "For a LiPo cell take the LiPo SHIM that [the guide](guide.md#without-a-cable) names, and move the red wire of the "
    "lights as it says. Nobody has tried that."
)
OFFERS = {  # by the name of the profile: the battery that the board has besides
    "pico_8x8": SHIM,
    "pico_8x8_colours": SHIM,
    "pico_stick": SHIM,
    "pico_16x10": (
        "The colours may draw less here. Waveshare's wiki says that all the lights at full draw close to 2.5 A, and we "
        "count {full:.1f} A.\n\n"
        "The LiPo SHIM that [the guide](guide.md#without-a-cable) names feeds VSYS, and your panel takes its power "
        "from there: no wire has to move. The panel then gets 3.7 to 4.2 V, and its maker says 5 V. Nobody has tried "
        "that, nor whether both fit on the pins of one Pico."
    ),
    "feather_4x8": (
        "**A LiPo cell plugs in.** The Feather has a socket for one, of JST's type PH, and charges it from the USB "
        "cable. The wing takes its power from the cell when there is no cable. Take a cell with a protection "
        "circuit of its own. Check plus and minus first: cells of other makers may have them the other way round, and "
        "that destroys the Feather. By the same estimate a cell "
        f"lasts about {LONGER:.1f} times as long as a bank of as many mAh. The lights get less than 4.2 V from it.\n\n"
        "**Put the switch into the red wire of the cell.** A switch between EN and ground turns off the chip alone. "
        "The wing still gets its power from BAT: its lights may keep their last colours, and their chips draw up to "
        "{chips} mA. With the switch in the wire, the cell charges only while it is on. We have not tried any of "
        "this. What the pins do is from Adafruit's guides to the Feather and to the wing."
    ),
    "pico_zip96": (
        "The console has a switch and a supply of its own. We have not looked up which batteries it takes, whether its "
        "lights also run from the socket of the Pico, nor whether both may be on together. Read what its maker says "
        "before you connect two supplies. Nobody has tried the game on it. The motor draws more while it runs; it is "
        "not in the table."
    ),
    "macropad": (
        "We know of no socket for a battery on it, so the power bank is the way. The display and the amplifier of the "
        "speaker draw something, too; they are not in the table. Nobody has tried it."
    ),
    "archi_8x8": "We do not know whether a battery fits into its case. Nobody has tried it.",
}


def told(plan: Plan) -> tuple[str, ...]:
    """The paragraphs."""
    profile = plan.profile
    lights = profile.width * profile.height
    offers = OFFERS.get(profile.name, "").format(chips=lights * power.CHIP_MA, full=plan.full_ma / 1000)
    return (
        "The simplest battery is a USB power bank with a switch in its cable. In a classic round with five rows "
        f"played, this board with its {lights} lights draws on average:",
        power.table(plan),
        f"The hours are those of a bank that is sold as {power.BANK_MAH:,} mAh. The colours are counted as those of "
        f"a WS2812B, {CHANNEL_MA} mA for each of its three at full; everything else is an estimate. [The guide]"
        "(guide.md#without-a-cable) tells how it is made, and what to set if your bank switches itself off while the "
        "board sleeps.",
        *(offers.split("\n\n") if offers else ()),
    )
