"""The simulator's diagram, against the profile and what docs.wokwi.com says of its parts."""

import json
from pathlib import Path

import pytest

from firmware import VERSION
from firmware.device.profiles import every, named
from host_tests.tools.docs.wiring.test_headers import SIGNALS
from tools.boards import PICO
from tools.build import product
from tools.docs import shelf
from tools.docs.wiring import wokwi
from tools.docs.wiring.plan import Plan

PINS = {
    "wokwi-led-matrix": {"DIN", "VDD", "VSS", "DOUT"},
    "wokwi-pushbutton": {"1.l", "1.r", "2.l", "2.r"},
    "wokwi-buzzer": {"1", "2"},
    "wokwi-pi-pico": {"VSYS", "VBUS", "3V3", *(f"GP{number}" for number in (*range(23), 26, 27, 28))}
    | {f"GND.{number}" for number in range(1, 9)},
}
PROFILE = every()[0]


@pytest.fixture(scope="module")
def diagram():
    return json.loads(wokwi.diagram(Plan(PROFILE)))


def joined(diagram):
    """For each pin of a part the pin of the Pico that it is joined to."""
    return {there: pico.removeprefix("pico:") for pico, there, _, _ in diagram["connections"]}


def test_every_end_of_a_wire_is_a_pin_of_a_part(diagram):
    kinds = {part["id"]: part["type"] for part in diagram["parts"]}
    assert len(kinds) == len(diagram["parts"])
    for start, end, _, _ in diagram["connections"]:
        for name, pin in (start.split(":"), end.split(":")):
            assert pin in PINS[kinds[name]]


def test_the_wires_are_those_of_the_profile(diagram):
    ends = joined(diagram)
    assert ends["lights:DIN"] == PROFILE.pixels
    assert ends["piezo:2"] == PROFILE.sound
    assert {name: ends[f"{name}:1.r"] for name in PROFILE.buttons} == PROFILE.buttons
    assert ends["lights:VDD"] == "VBUS"
    others = ["lights:VSS", "piezo:1", *(f"{name}:2.r" for name in PROFILE.buttons)]
    assert all(ends[other].startswith("GND.") for other in others)
    assert len(ends) == len(diagram["connections"]) == len(others) + len(PROFILE.buttons) + 3


def test_the_matrix_has_the_size_and_the_order_of_the_profile(diagram):
    [lights] = [part["attrs"] for part in diagram["parts"] if part["type"] == "wokwi-led-matrix"]
    assert lights == {"rows": str(PROFILE.height), "cols": str(PROFILE.width)}


def test_a_ground_is_counted_as_wokwi_counts_them(diagram):
    plan = Plan(PROFILE)
    physical = [3, 8, 13, 18, 23, 28, 33, 38]
    assert joined(diagram)["lights:VSS"] == f"GND.{1 + physical.index(plan.power_ground().number)}"
    assert not set(physical) & set(SIGNALS)


def test_what_runs_on_it_is_what_a_build_makes(tmp_path):
    files = dict(wokwi.project(Plan(PROFILE)))
    assert [Path(name).name for name in files] == ["diagram.json", "wokwi.toml"]
    first, *lines = files[f"{wokwi.FOLDER}/wokwi.toml"].decode().splitlines()
    assert first == "[wokwi]"
    project = dict(line.replace('"', "").split(" = ") for line in lines)
    assert project["version"] == "1"
    assert project["firmware"] == project["elf"]
    named = (shelf.PAGES / wokwi.FOLDER / project["firmware"]).resolve()
    assert named.parent == product.DIST
    named = tmp_path / named.name
    named.touch()
    assert product.last_whole(tmp_path, PICO) == named
    assert VERSION in named.name


def test_a_matrix_that_wokwi_cannot_lay_is_refused():
    with pytest.raises(ValueError, match="Wokwi's matrix runs along the rows, and that of feather_4x8 does not"):
        wokwi.diagram(Plan(named("feather_4x8")))
