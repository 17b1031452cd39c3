"""Files for a settings.toml such as a person's editor, or chance, may make of it, each from a seed."""

import random

from firmware.keep.toml import MOST
from firmware.start import KEYS

ENCODINGS = ("utf-8", "utf-8", "utf-8-sig", "latin-1", "cp1251", "cp437", "utf-16", "utf-16-le", "utf-16-be", "utf-32")
WORDS = ("on", "off", "classic", "super", "de", "mono", "toaster", "feather_4x8", "pico_16x10", "5", "-1", "9" * 5000)
ODD = ("", "\x1b[2J", "\\u001b[2J", "für mich", "\0", "💡", "\u202e", "{}", "'''", '"""', "\x9b2J", "%s", "A" * 9000)
FORMS = ('{} = "{}"', "{}={}", "\t{} = '{}' # mine", "{} {}", "# {} = {}", '{} = "{}', "{} =", "\ufeff{} = {}")
ENDS = ("\n", "\n", "\r\n", "\r", "")


def lines(chance):
    """Draw settings as people write them, and as nobody does."""
    for _ in range(chance.choice((0, 1, 3, 10, 300))):
        odd = ("PEGLIGHT_" + chance.choice(ODD), "CIRCUITPY_X", "", "[peglight]", "#")
        name = chance.choice((*KEYS, *KEYS, *odd))
        line = chance.choice(FORMS).replace("{}", name, 1).replace("{}", chance.choice((*WORDS, *ODD)), 1)
        yield line + chance.choice(ENDS)


def file(seed):
    chance = random.Random(seed)
    content = "".join(lines(chance)).encode(chance.choice(ENCODINGS), "replace")
    content = bytearray(content if chance.random() < 0.9 else chance.randbytes(chance.randrange(3 * MOST)))
    for _ in range(chance.choice((0, 0, 1, 20)) if content else 0):
        content[chance.randrange(len(content))] = chance.randrange(256)
    return bytes(content)
