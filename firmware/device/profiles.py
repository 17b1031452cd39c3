"""The boards that Peglight runs on, as data: a new board is a new block in `every`.

  name      what PEGLIGHT_BOARD chooses
  boards    which boards it is meant for, as board.board_id has them
  pixels    the pin of the chain of pixels
  size      width and height of the picture, as the person holds it
  buttons   the pin of each key, by its name in `KEYS`; left, up, down and ok are enough, and so are pads
  pressed   the level of a pin whose button is down: False, as a button connects it to ground, or True
  sound     the pin of a piezo, if there is one
  motor     the pin of a vibration motor, if there is one, which runs while it is high
  speaker   the pin that switches an amplifier behind `sound` on while it is high, if there is one
  display   what `board` calls its display, if it has a small one of one colour
  knob      whether up and down are the two pins of a knob that is turned, the one that leads when it goes that way
  link      the pins of a wire to another board, if two are free: the one that sends, and the one that receives
  order     of the bytes that the pixels want

The other settings of a block say how the chain runs, in the words of `way`. A board without a profile gets the first
block that is meant for it.
"""

MOST_PIXELS = 256  # a place is one byte
LINE = 20  # lights: the longest row, and its mark
# in the order of their numbers; a pad is a key with a light beneath it
KEYS = ["left", "right", "up", "down", "ok", "back"] + ["colour_{}".format(number) for number in range(1, 11)]
KEYS += ["pad_{}".format(number) for number in range(1, 17)]
PULLING_DOWN = ("raspberry_pi_pico", "raspberry_pi_pico_w")
PICO = PULLING_DOWN + ("raspberry_pi_pico2", "raspberry_pi_pico2_w")


class Missing(ValueError):
    """A sentence about a name that is not among those `possible`."""

    def __init__(self, sentence, name, possible):
        super().__init__(sentence.format(name, ", ".join(possible)))
        self.name = name
        self.possible = possible


class Profile:
    def __init__(self, name, boards, pixels, size, buttons, pressed=False, knob=False, order="GRB", **more):
        self.name = name
        self.boards = boards
        self.pixels = pixels
        self.width, self.height = size
        self.buttons = buttons
        self.pads = "pad_1" in buttons  # each key has a light beneath it, in the order of the chain
        self.few = "back" not in buttons and not self.pads  # keys
        self.pressed = pressed
        self.knob = knob
        self.order = order
        self.sound = more.pop("sound", None)
        self.motor = more.pop("motor", None)
        self.speaker = more.pop("speaker", None)
        self.display = more.pop("display", None)
        self.link = more.pop("link", ())
        self.wiring = more
        # what is drawn: its width and height, and whether there are few keys; `ui` lays a line out on pads
        self.picture = (LINE, 1, False) if self.pads else (self.width, self.height, self.few)

    def back(self):
        """Return the key that is back where it is held while the power comes on."""
        if self.pads:
            places = way(self.width, self.height, **self.wiring)
            return "pad_{}".format(places.index(len(places) - 2) + 1)
        return "left" if self.few else "back"


def every():
    """All of them, made on demand, so that only the one that is used stays in memory."""
    six = _keys("GP2 GP3 GP4 GP5 GP6 GP7")
    pico = {"pixels": "GP0", "buttons": six, "sound": "GP15", "link": ("GP20", "GP21")}
    # a panel that plugs onto the board takes GP6 for its pixels, which want red first
    panel = dict(pico, pixels="GP6", buttons=dict(six, ok="GP8"), order="RGB")
    # a console that the board plugs into. The chip of a Pico 2 holds a pin up that was pulled down and pressed
    # (RP2350-E9 in its datasheet)
    zip96 = {"pixels": "GP7", "buttons": _keys("GP13 GP15 GP14 GP12 GP1 GP2"), "pressed": True, "sound": "GP5"}
    # a board in a case, with four keys
    four = _keys("GP23 GP10 GP25 GP19", ("left", "up", "down", "ok"))
    # not D13: its LED would pull against the button
    feather = {"pixels": "D6", "buttons": _keys("D9 D10 D11 D12 D5 D4"), "sound": "A0", "link": ("TX", "RX")}
    # twelve keys with a light beneath each, and a knob; the wire comes out of the socket for I2C
    pads = {"pad_{}".format(number): "KEY{}".format(number) for number in range(1, 13)}
    macropad = {"pixels": "NEOPIXEL", "buttons": dict(pads, ok="BUTTON", up="ROTA", down="ROTB"), "knob": True}
    macropad.update(sound="SPEAKER", speaker="SPEAKER_ENABLE", display="DISPLAY", link=("SDA", "SCL"))
    by_colour = _keys("GP6 GP7 GP8 GP9 GP10 GP11 GP12 GP13 GP16 GP17 GP18 GP19", KEYS[4:16])
    return (
        Profile("pico_8x8", PICO, size=(8, 8), **pico),
        Profile("pico_16x10", PICO, size=(16, 10), **panel),
        Profile("pico_stick", PICO, size=(8, 1), **pico),
        Profile("pico_zip96", PULLING_DOWN, size=(12, 8), motor="GP4", **zip96),
        Profile("archi_8x8", ("archi",), size=(8, 8), pixels="GP24", buttons=four, sound="GP22"),
        Profile("feather_4x8", ("adafruit_feather_rp2040",), size=(4, 8), rotation=90, **feather),
        Profile("macropad", ("adafruit_macropad_rp2040",), size=(3, 4), **macropad),
        Profile("pico_8x8_colours", PICO, size=(8, 8), **dict(pico, buttons=by_colour)),
    )


def _keys(pins, names=KEYS):
    """Return the pins by the names of their keys."""
    return dict(zip(names, pins.split()))


def numbers(names):
    """Return the number of each of these keys."""
    for name in names:
        if name not in KEYS:
            raise ValueError("no key is called {}; there are {}".format(name, ", ".join(KEYS)))
    return bytes([KEYS.index(name) for name in names])


def named(name, board_id=None):
    """Return the profile with this name; without a name the first one that is meant for this board, or else the first
    of all.
    """
    profiles = every()
    for profile in profiles:
        if profile.name == name or (not name and board_id in profile.boards):
            return profile
    if not name:
        return profiles[0]
    raise Missing("no board profile is called {}; there are {}", name, [profile.name for profile in profiles])


def way(width, height, columns=False, zigzag=False, rotation=0, flip_x=False, flip_y=False):
    """Return for each pixel, in the order of the chain, the place that it shows in the picture that a person sees.

      width, height   of the picture, as the person holds it
      columns         the chain runs down the columns, and not along the rows
      zigzag          every other line of the chain runs backwards
      rotation        how far the matrix is turned clockwise from where its first pixel is at the top left: 0, 90 ...
      flip_x, flip_y  the picture is mirrored, left to right or top to bottom

    They apply in this order: the picture is rotated first, then mirrored.
    """
    if width < 1 or height < 1 or width * height > MOST_PIXELS:
        raise ValueError("a picture has 1 to {} pixels, not {} x {}".format(MOST_PIXELS, width, height))
    if rotation not in (0, 90, 180, 270):
        raise ValueError("the rotation is 0, 90, 180 or 270, not {}".format(rotation))
    places = bytearray(width * height)
    for pixel in range(width * height):
        across, down = (height, width) if rotation in (90, 270) else (width, height)
        line, step = divmod(pixel, down if columns else across)
        if zigzag and line & 1:
            step = (down if columns else across) - 1 - step
        x, y = (line, step) if columns else (step, line)
        for _ in range(rotation // 90):
            x, y, across, down = down - 1 - y, x, down, across
        if flip_x:
            x = width - 1 - x
        if flip_y:
            y = height - 1 - y
        places[pixel] = y * width + x
    return bytes(places)
