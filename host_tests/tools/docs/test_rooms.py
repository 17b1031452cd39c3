"""The map of the firmware shows its imports as they are: its arrows are read off the drawing again."""

import ast
import xml.etree.ElementTree as ElementTree

import pytest

from tools import ROOT
from tools.docs import rooms
from tools.docs.shelf import PAGES


@pytest.fixture
def house(tmp_path):
    """A firmware of so many files, each with its text."""

    def made(files):
        for name, text in files.items():
            file = tmp_path / "firmware" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        return tmp_path / "firmware"

    return made


PLAIN = {
    "main.py": "from firmware.app import App\nfrom firmware.one import first\n",
    "app.py": "def later():\n    from firmware import two\n",
    "two/__init__.py": "",
    "two/second.py": "import json\nfrom firmware.one.inner import third\nfrom firmware.two import other\n",
    "one/__init__.py": "",
    "one/first.py": "import firmware.one.inner.third\n",
    "one/inner/__init__.py": "",
    "one/inner/third.py": "",
    "alone.py": "from firmware.one import first\n",
}


def test_a_room_imports_from_others_wherever_the_import_stands(house):
    told = {"main.py": {"app.py", "one"}, "app.py": {"two"}, "two": {"one"}, "one": set()}
    assert rooms.imports(house(PLAIN)) == told


def test_an_arrow_that_follows_from_others_is_left_out(house):
    shown = rooms.shortest(rooms.imports(house(PLAIN)))
    assert shown == {"main.py": {"app.py"}, "app.py": {"two"}, "two": {"one"}, "one": set()}
    assert rooms.columns_of(shown) == {"main.py": 3, "app.py": 2, "two": 1, "one": 0}


def test_every_arrow_of_the_firmware_runs_to_the_left():
    shown = rooms.shortest(rooms.imports(ROOT / "firmware"))
    columns = rooms.columns_of(shown)
    assert {"engine", "game", "ui", "keep", "device", "app.py", "main.py"} <= set(shown)
    assert all(columns[other] < columns[room] for room, others in shown.items() for other in others)


SVG = "{http://www.w3.org/2000/svg}"


def arrows_drawn(svg):
    """From which box to which each line goes, by the names in the boxes."""
    root = ElementTree.fromstring(svg)
    names = {(float(text.get("x")), float(text.get("y"))): text.text for text in root.iter(f"{SVG}text")}
    boxes = {}
    for box in root.iter(f"{SVG}rect"):
        x, y, wide, high = (float(box.get(name)) for name in ("x", "y", "width", "height"))
        inside = [
            (down, name) for (across, down), name in names.items() if across == x + wide / 2 and y < down < y + high
        ]
        if (wide, high) == (rooms.WIDTH, rooms.HEIGHT):
            boxes[x, y + high / 2] = boxes[x + wide, y + high / 2] = min(inside)[1]
    lines = [line.get("points").split() for line in root.iter(f"{SVG}polyline")]
    ends = [tuple(tuple(map(float, end.split(","))) for end in (line[0], line[-1])) for line in lines]
    assert all(start[0] > end[0] for start, end in ends), "an arrow runs to the left"
    return {(boxes[start], boxes[end]) for start, end in ends}


def imported_somewhere(top):
    """The same, found without the room that draws: each room, and those that any line of its files imports from."""
    found = set()
    for file in top.rglob("*.py"):
        room = file.relative_to(top).parts[0]
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            wholes = [f"{node.module}.{alias.name}" for alias in node.names] if isinstance(node, ast.ImportFrom) else ()
            for parts in (whole.split(".") for whole in wholes if whole.startswith("firmware.")):
                other = parts[1] if (top / parts[1]).is_dir() else f"{parts[1]}.py"
                found |= {(room, other)} if (top / other).exists() and other != room else set()
    return found


def followed(arrows):
    """With all that follows from them."""
    further = arrows | {(one, three) for one, two in arrows for other, three in arrows if two == other}
    return arrows if further == arrows else followed(further)


def test_the_arrows_in_the_documents_are_the_imports_of_the_firmware():
    drawn = arrows_drawn((PAGES / "house" / "firmware.svg").read_bytes())
    rooms_there = {room for arrow in drawn for room in arrow}
    imported = {arrow for arrow in imported_somewhere(ROOT / "firmware") if arrow[0] in rooms_there}
    assert len(drawn) > 8
    assert drawn <= imported, "every arrow is an import"
    assert followed(drawn) == followed(imported), "every import is an arrow, or follows from arrows"


def test_the_map_changes_with_an_import(house):
    before = rooms.drawn(house(PLAIN))
    assert before == rooms.drawn(house(PLAIN))
    assert before != rooms.drawn(house({"keep/__init__.py": "", "app.py": "from firmware import keep, two\n"}))


def test_the_map_in_the_documents_is_that_of_the_firmware():
    assert [(PAGES / path).read_bytes() for path, _ in rooms.pages()] == [content for _, content in rooms.pages()]
