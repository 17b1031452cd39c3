"""Whether two pictures look the same, frame by frame, however they are packed."""

import io

from PIL import Image, ImageChops, UnidentifiedImageError


def same(there: bytes, made: bytes) -> bool:
    if there == made:
        return True
    try:
        return looks(there) == looks(made)
    except UnidentifiedImageError:  # a drawing is text
        return False


def looks(content: bytes) -> list[tuple[tuple[int, int], bytes, int]]:
    """The size, the pixels and the duration of each frame."""
    picture = Image.open(io.BytesIO(content))
    seen = []
    for place in range(getattr(picture, "n_frames", 1)):
        picture.seek(place)
        seen.append((picture.size, picture.convert("RGBA").tobytes(), picture.info.get("duration", 0)))
    return seen


def difference(there: bytes, made: bytes) -> bytes:
    """A picture of where two pictures differ, white on black."""
    one, other = (Image.open(io.BytesIO(content)).convert("RGB") for content in (there, made))
    size = max(one.width, other.width), max(one.height, other.height)
    wide = [Image.new("RGB", size) for _ in range(2)]
    for ground, picture in zip(wide, (one, other), strict=True):
        ground.paste(picture)
    red, green, blue = ImageChops.difference(*wide).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda level: 255 * (level > 0))
    file = io.BytesIO()
    apart.save(file, "PNG")
    return file.getvalue()
