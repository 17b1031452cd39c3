"""What a drawing of a moment has in it."""

from xml.etree import ElementTree

import pytest

from firmware.device import profiles
from host_tests.tools.picture.moments import COLOURS, NAMES, shot
from tools.front.keys import pad_of, word_for
from tools.front.light import seen
from tools.picture.buttons import BRIGHT
from tools.picture.drawing import ACROSS, Look, draw
from tools.picture.lights import is_pale
from tools.picture.svg import written

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = Look()


def drawn(name="pico_8x8", look=PLAIN, **more):
    return ElementTree.fromstring(draw(profiles.named(name), shot(name, **more), look))


def texts(drawing):
    return [text.text for text in drawing.iter(f"{SVG}text")]


def size(drawing):
    return float(drawing.get("width")), float(drawing.get("height"))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_moment_makes_the_same_bytes_and_no_two_moments_do(name):
    moments = [shot(name, signs) for signs in ("", "R", "G", " R")]
    drawings = [draw(profiles.named(name), moment, PLAIN) for moment in (*moments, *moments)]
    assert drawings[:4] == drawings[4:]
    assert len(set(drawings)) == 4


def test_each_light_that_is_lit_has_its_colour_and_its_glow():
    drawing = drawn(signs="RR G")
    stops = {fill.get("id"): [stop.get("stop-color") for stop in fill] for fill in drawing.iter(f"{SVG}radialGradient")}
    red, green = (written(COLOURS[number])[1:] for number in (1, 2))
    assert stops.keys() == {f"light{red}", f"glow{red}", f"light{green}", f"glow{green}"}
    assert stops[f"light{red}"][-1] == written(seen(COLOURS[1]))
    filled = [circle.get("fill") for circle in drawing.iter(f"{SVG}circle")]
    assert filled.count(f"url(#light{red})") == filled.count(f"url(#glow{red})") == 2
    assert filled.count(f"url(#light{green})") == 1


def test_letters_stand_on_the_lights_that_mean_something():
    assert "R" not in texts(drawn(signs="R.x"))
    assert texts(drawn(signs="R.x", look=Look(letters=True)))[2:4] == ["R", "x"]


def test_a_letter_is_black_on_a_pale_light_and_white_on_a_dark_one():
    assert {sign: is_pale(colour) for sign, colour in zip("RGBYOPCW", COLOURS[1:9], strict=True)} == {
        **dict.fromkeys("GYOCW", True),
        **dict.fromkeys("RBP", False),
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_button_has_its_name_and_one_that_is_down_has_a_ring(name):
    for key in profiles.named(name).buttons:
        assert len(rings(drawn(name, down=[key]))) == 1
    assert not rings(drawn(name))
    assert {word_for(key) for key in profiles.named(name).buttons if pad_of(key) < 0} <= set(texts(drawn(name)))


def rings(drawing):
    return [part for part in drawing.iter() if part.get("stroke") == BRIGHT]


def test_the_last_lines_of_the_console_are_beside_the_board_and_below_a_wide_one():
    said = [f"line {number} <&>" for number in range(50)]
    for name in ("pico_8x8", "pico_16x10"):
        bare, told = (drawn(name, look, said=said) for look in (PLAIN, Look(console=5)))
        assert [text for text in texts(told) if text not in texts(bare)] == said[-5:]
        wider, higher = (now > before for now, before in zip(size(told), size(bare), strict=True))
        assert (wider, higher) == ((True, False) if name == "pico_8x8" else (False, True))


def test_a_long_line_is_continued_and_the_console_keeps_within_its_place():
    said = ["word " * 40] * 30
    drawing = drawn(look=Look(console=24), said=said)
    lines = [text for text in drawing.iter(f"{SVG}text") if (text.text or "").lstrip().startswith("word")]
    assert max(len(line.text) for line in lines) <= ACROSS
    assert all(0 < float(line.get("y")) < size(drawing)[1] for line in lines)


def test_the_caption_is_below_all_unless_it_is_left_out():
    told = drawn(caption="What is to be seen here")
    assert texts(told)[-1] == "What is to be seen here"
    assert size(told)[1] > size(drawn())[1]
    silent = drawn(caption="What is to be seen here", look=Look(caption=False))
    assert size(silent) == size(drawn())
