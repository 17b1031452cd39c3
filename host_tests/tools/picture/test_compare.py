"""Pictures are compared by what is seen."""

import io

from PIL import Image

from tools.picture.compare import difference, same


def packed(colours, **how):
    file = io.BytesIO()
    picture = Image.new("RGB", (len(colours), 1))
    picture.putdata(colours)
    picture.save(file, "PNG", **how)
    return file.getvalue()


ROW = [(255, 0, 0), (0, 255, 0), (0, 0, 255)] * 50


def test_how_it_is_packed_makes_no_difference():
    loose, tight = packed(ROW, compress_level=0), packed(ROW, compress_level=9)
    assert loose != tight
    assert same(loose, tight)


def test_one_pixel_makes_a_difference_and_so_does_the_size():
    assert not same(packed(ROW), packed([*ROW[:-1], (0, 0, 254)]))
    assert not same(packed(ROW), packed(ROW[:-1]))


def test_a_drawing_is_the_same_only_byte_for_byte():
    assert same(b"<svg/>", b"<svg/>")
    assert not same(b"<svg/>", b"<svg />")


def test_the_difference_shows_where():
    apart = Image.open(io.BytesIO(difference(packed(ROW), packed([*ROW[:-1], (0, 0, 254)]))))
    assert [apart.getpixel((x, 0)) for x in range(len(ROW))] == [0] * (len(ROW) - 1) + [255]
