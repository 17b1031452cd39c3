"""The lights: send a frame of inks to the pixels, without drawing more current than allowed.

A frame has a byte for each place of the picture, row by row from the top left: an ink. A table has the colour of each
ink as 0xRRGGBB. A frame that would draw too much is dimmed as a whole before it is sent, so its hues stay.

A WS2812 draws 20 mA for each of its three channels at full brightness; the milliampere or less that a dark one draws is
not counted. `show` runs whenever the picture changes. It allocates nothing, and sets all pixels at once from a list,
which takes seven tenths of the time that setting them one by one takes.
"""

CHANNEL_MA = 20
FULL = 255


class Lights:
    """`pixels` is a neopixel.NeoPixel that waits for show(); `way` has the place that each of them shows."""

    def __init__(self, pixels, way, cap_ma):
        self.pixels = pixels
        self.way = way
        self._most = cap_ma * FULL // CHANNEL_MA  # as a sum of channels
        self._chain = [0] * len(way)
        self._whole = slice(0, len(way))
        self._loads = []
        self._dimmed = []

    def show(self, frame, table):
        loads = self._loads  # the sum of the channels of each ink
        while len(loads) < len(table):
            loads.append(0)
            self._dimmed.append(0)
        for ink in range(len(table)):
            colour = table[ink]
            loads[ink] = (colour >> 16) + (colour >> 8 & 0xFF) + (colour & 0xFF)
        load = 0
        for ink in frame:
            load += loads[ink]
        most = self._most
        if load > most:  # all colours by the same factor, rounded down so that the sum stays within the cap
            dimmed = self._dimmed
            for ink in range(len(table)):
                colour = table[ink]
                red = (colour >> 16) * most // load
                green = (colour >> 8 & 0xFF) * most // load
                blue = (colour & 0xFF) * most // load
                dimmed[ink] = red << 16 | green << 8 | blue
            table = dimmed
        chain = self._chain
        way = self.way
        for pixel in range(len(way)):
            chain[pixel] = table[frame[way[pixel]]]
        self.pixels[self._whole] = chain
        self.pixels.show()
