"""A drawing of a moment has all that is seen then, and an animation shows each of its moments in its time."""

from xml.etree import ElementTree

from firmware.device import profiles
from host_tests.tools.picture.moments import COLOURS, NAMES, shot
from tools.front.keys import pad_of, word_for
from tools.front.light import seen
from tools.picture.buttons import BRIGHT
from tools.picture.drawing import ACROSS, Look, animate, draw
from tools.picture.lights import is_pale
from tools.picture.svg import in_hex

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = Look()


def drawn(name="pico_8x8", look=PLAIN, **more):
    return ElementTree.fromstring(draw(profiles.named(name), shot(name, **more), look))


def texts(drawing):
    return [text.text for text in drawing.iter(f"{SVG}text")]


def size(drawing):
    return float(drawing.get("width")), float(drawing.get("height"))


def test_the_same_moment_makes_the_same_bytes():
    for name in NAMES:
        moments = [shot(name, signs) for signs in ("", "R", "G", " R")]
        drawings = [draw(profiles.named(name), moment, PLAIN) for moment in (*moments, *moments)]
        assert drawings[:4] == drawings[4:]
        assert len(set(drawings)) == 4


def test_a_light_that_is_lit_has_its_colour_and_its_glow():
    drawing = drawn(signs="RR G")
    stops = {fill.get("id"): [stop.get("stop-color") for stop in fill] for fill in drawing.iter(f"{SVG}radialGradient")}
    red, green = (in_hex(COLOURS[number])[1:] for number in (1, 2))
    assert stops.keys() == {f"light{red}", f"glow{red}", f"light{green}", f"glow{green}"}
    assert stops[f"light{red}"][-1] == in_hex(seen(COLOURS[1]))
    filled = [circle.get("fill") for circle in drawing.iter(f"{SVG}circle")]
    assert filled.count(f"url(#light{red})") == filled.count(f"url(#glow{red})") == 2
    assert filled.count(f"url(#light{green})") == 1


def test_letters_stand_on_the_lights_that_mean_something():
    assert "R" not in texts(drawn(signs="R.x"))
    assert texts(drawn(signs="R.x", look=Look(letters=True)))[2:4] == ["R", "x"]


def test_a_letter_is_black_on_a_pale_light_and_else_white():
    assert {sign: is_pale(colour) for sign, colour in zip("RGBYOPCW", COLOURS[1:9], strict=True)} == {
        **dict.fromkeys("GYOCW", True),
        **dict.fromkeys("RBP", False),
    }


def test_a_button_has_its_name_and_a_ring_while_it_is_down():
    for name in NAMES:
        buttons = profiles.named(name).buttons
        assert {key: rings(drawn(name, down=[key])) for key in buttons} == dict.fromkeys(buttons, 1)
        assert rings(drawn(name)) == 0
        assert {word_for(key) for key in buttons if pad_of(key) < 0} <= set(texts(drawn(name)))


def rings(drawing):
    return sum(part.get("stroke") == BRIGHT for part in drawing.iter())


def test_the_consoles_last_lines_are_beside_a_board_or_below_it():
    said = [f"line {number} <&>" for number in range(50)]
    for name, grows in (("pico_8x8", (True, False)), ("pico_16x10", (False, True))):
        bare, told = (drawn(name, look, said=said) for look in (PLAIN, Look(console=5)))
        assert [text for text in texts(told) if text not in texts(bare)] == said[-5:]
        assert tuple(now > before for now, before in zip(size(told), size(bare), strict=True)) == grows


def test_a_long_line_is_continued_within_the_consoles_place():
    drawing = drawn(look=Look(console=24), said=["word " * 40] * 30)
    lines = [text for text in drawing.iter(f"{SVG}text") if (text.text or "").lstrip().startswith("word")]
    assert max(len(line.text) for line in lines) <= ACROSS
    assert all(0 < float(line.get("y")) < size(drawing)[1] for line in lines)


def test_the_caption_is_below_all_unless_it_is_left_out():
    told = drawn(caption="What is to be seen here")
    assert texts(told)[-1] == "What is to be seen here"
    assert size(told)[1] > size(drawn())[1]
    assert size(drawn(caption="What is to be seen here", look=Look(caption=False))) == size(drawn())


def test_an_animation_shows_each_moment_in_its_time():
    moments = [shot(signs=sign, caption=caption) for sign, caption in (("R", ""), ("G", "Now."), ("R", ""))]
    animation = ElementTree.fromstring(
        animate(profiles.named("pico_8x8"), list(zip(moments, (100, 300, 600), strict=True)), PLAIN)
    )
    layers = [group for group in animation.iter(f"{SVG}g") if group.get("visibility") == "hidden"]
    timings = [layer.find(f"{SVG}animate") for layer in layers]
    assert [timing.get("dur") for timing in timings] == ["1000ms", "1000ms"]
    assert [timing.get("keyTimes").split(";") for timing in timings] == [
        ["0", "0.000000", "0.100000", "0.400000", "1.000000"],
        ["0", "0.100000", "0.400000"],
    ]
    assert timings[0].get("values") == "hidden;visible;hidden;visible;hidden"
    red, green = (in_hex(COLOURS[number])[1:] for number in (1, 2))
    for layer, colour, said in zip(layers, (red, green), ([], ["Now."]), strict=True):
        assert [circle.get("fill") for circle in layer.iter(f"{SVG}circle")] == [
            f"url(#glow{colour})",
            f"url(#light{colour})",
        ]
        assert texts(layer) == said
    assert size(animation) == size(drawn(caption="Now."))
