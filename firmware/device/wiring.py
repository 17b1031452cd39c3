"""The order of a chain of pixels in the picture that a person sees.

  width, height   of the picture, as the person holds it
  columns         the chain runs down the columns, and not along the rows
  zigzag          every other line of the chain runs backwards
  rotation        how far the matrix is turned clockwise from where its first pixel is at the top left: 0, 90, 180, 270
  flip_x, flip_y  the picture is mirrored, left to right or top to bottom

They apply in this order: the picture is rotated first, then mirrored.
"""

MOST_PIXELS = 256  # a place is one byte


def way(width, height, columns=False, zigzag=False, rotation=0, flip_x=False, flip_y=False):
    """For each pixel, in the order of the chain, the place in the frame that it shows."""
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
