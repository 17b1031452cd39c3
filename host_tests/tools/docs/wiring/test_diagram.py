"""The diagram: each button is at the height of its pin, and no wire lies over a word."""

import pytest

from firmware.device.profiles import Profile, every
from host_tests.tools.docs.wiring.drawn import Area, Picture, pieces
from tools.docs.wiring import diagram
from tools.docs.wiring.plan import Plan

PLANS = [plan for plan in map(Plan, every()) if not plan.keys]
SIX = {"left": "GP2", "right": "GP3", "up": "GP4", "down": "GP5", "ok": "GP20", "back": "GP21"}
FEATHER = {"left": "D9", "right": "D10", "up": "D11", "down": "D12", "ok": "D5", "back": "D4"}
# what a profile may say: data enters below the buttons or from the right; the only ground is on the left
OTHERS = [
    Profile("from_below", ("raspberry_pi_pico",), pixels="GP13", size=(4, 4), buttons=SIX, sound="GP15"),
    Profile("from_right", ("raspberry_pi_pico",), pixels="GP28", size=(16, 16), buttons=SIX, sound="GP22"),
    Profile("one_ground", ("adafruit_feather_rp2040",), pixels="D6", size=(8, 8), buttons=FEATHER, sound="A0"),
]
by_name = pytest.mark.parametrize(
    "plan", [*PLANS, *(Plan(profile) for profile in OTHERS)], ids=lambda plan: plan.profile.name
)


def label(pin):
    if pin.number is None:
        return pin.name
    return f"{pin.number} {pin.name}" if pin.side == "left" else f"{pin.name} {pin.number}"


@by_name
def test_each_part_is_at_the_height_of_its_pin_and_joined_to_it(plan):
    picture = Picture(diagram.draw(plan))
    parts = [(name.replace("_", " "), pin) for name, pin in plan.buttons.items()] + [("piezo", plan.sound)]
    for word, pin in parts:
        [part], [at] = picture.where(word), picture.where(label(pin))
        assert (part.top, part.bottom) == (at.top, at.bottom)
        middle = (part.top + part.bottom) / 2
        between = (part.right, at.left) if pin.side == "left" else (at.right, part.left)
        joined = [
            wire
            for _, wire in picture.wires
            if len(wire) == 2
            and all(abs(y - middle) < 3 for _, y in wire)
            and all(between[0] - 60 < x < between[1] + 60 for x, _ in wire)
        ]
        assert len(joined) >= 1


@by_name
def test_every_pin_of_the_board_is_named(plan):
    picture = Picture(diagram.draw(plan))
    assert all(picture.where(label(pin)) for pin in plan.header.pins)


@by_name
def test_no_wire_lies_over_words_and_no_words_over_words(plan):
    picture = Picture(diagram.draw(plan))
    for text, area in picture.words:
        assert picture.page.holds(area), text
        if not any(box.holds(area) for box in picture.boxes):
            for _, wire in picture.wires:
                assert not any(piece.meets(area) for piece in pieces(wire)), text
        assert [other for other, there in picture.words if there.meets(area)] == [text]


@by_name
def test_no_wire_runs_below_the_level_shifter(plan):
    picture = Picture(diagram.draw(plan))
    for pin in picture.where("VCC 14"):
        [chip] = [box for box in picture.boxes if box.holds(pin)]
        inside = Area(chip.left + 3, chip.top, chip.right - 3, chip.bottom)
        assert not any(piece.meets(inside) for _, wire in picture.wires for piece in pieces(wire))


@by_name
def test_words_are_drawn_last_and_wires_first(plan):
    drawn = [tag for tag in Picture(diagram.draw(plan)).order if tag in ("polyline", "text")]
    assert drawn == sorted(drawn)


def test_the_wire_of_the_data_begins_at_the_pin_of_the_lights():
    for plan in [*PLANS, *(Plan(profile) for profile in OTHERS)]:
        picture = Picture(diagram.draw(plan))
        if not plan.panel.plugs:
            [at] = picture.where(label(plan.lights))
            edge = at.left if plan.lights.side == "left" else at.right
            starts = [wire[0] for colour, wire in picture.wires if colour == "#1a7f37"]
            assert any(at.top < y < at.bottom and abs(x - edge) < 20 for x, y in starts)
