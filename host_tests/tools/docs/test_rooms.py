"""The map of the firmware shows its imports as they are."""

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


def test_the_map_changes_with_an_import(house):
    before = rooms.drawn(house(PLAIN))
    assert before == rooms.drawn(house(PLAIN))
    assert before != rooms.drawn(house({"keep/__init__.py": "", "app.py": "from firmware import keep, two\n"}))


def test_the_map_in_the_documents_is_that_of_the_firmware():
    assert [(PAGES / path).read_bytes() for path, _ in rooms.pages()] == [content for _, content in rooms.pages()]
