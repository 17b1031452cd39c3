"""The diagram: each button is at the height of its pin, and no wire lies over a word."""

import pytest

from firmware.device.profiles import every
from host_tests.tools.docs.wiring.drawn import Picture, pieces
from tools.docs.wiring import diagram
from tools.docs.wiring.plan import Plan

PLANS = [Plan(profile) for profile in every()]
by_name = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.profile.name)


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
def test_words_are_drawn_last_and_wires_first(plan):
    drawn = [tag for tag in Picture(diagram.draw(plan)).order if tag in ("polyline", "text")]
    assert drawn == sorted(drawn)


def test_the_wire_of_the_data_begins_at_the_pin_of_the_lights():
    for plan in PLANS:
        picture = Picture(diagram.draw(plan))
        if not plan.panel.plugs:
            [at] = picture.where(label(plan.lights))
            starts = [wire[0] for colour, wire in picture.wires if colour == "#1a7f37"]
            assert any(at.top < y < at.bottom and abs(x - at.left) < 20 for x, y in starts)
