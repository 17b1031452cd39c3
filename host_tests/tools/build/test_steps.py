"""A generator that imports something late loads, on the board, one file in each of its steps."""

import pytest

from tools.build import writer
from tools.build.house import House

SOURCES = {
    "firmware/main.py": "import sys\nfrom firmware.memory import in_steps\nfrom firmware.words import tell",
    "firmware/app.py": "",
    "firmware/memory.py": "def in_steps(names): yield",
    "firmware/words.py": "def tell(): return 1",
    "firmware/font.py": "",
    "firmware/screen.py": "from firmware.font import draw",
    "firmware/other.py": "from firmware.font import draw\ndef later():\n    from firmware import screen",
    "firmware/menu.py": "from firmware.screen import show\nfrom firmware.words import tell",
}

LOADS = "from firmware.app import in_steps"


def written(source, place="firmware/console.py"):
    house = House({**SOURCES, place: source}, set(), lambda source, place: source)
    return [line.strip() for line in writer.written(house, source, place).splitlines()]


def test_each_file_that_is_needed_is_loaded_in_a_step_of_its_own():
    lines = written("def begin():\n    from firmware import menu\n    yield from menu.open()")
    assert lines[1:-1] == [LOADS, "yield from in_steps('font screen menu')", "from firmware import menu"]


def test_modules_the_file_loaded_may_have_been_dropped():
    lines = written("from firmware.screen import show\ndef begin():\n    from firmware import menu\n    yield show")
    assert "yield from in_steps('font screen menu')" in lines


@pytest.mark.parametrize(
    "source",
    [
        "def begin():\n    from firmware import menu\n    return menu",
        "def begin():\n    from firmware import menu\n    return lambda: (yield menu)",
        "def begin():\n    def inner(): yield 1\n    from firmware import menu\n    return inner, menu",
        "def begin():\n    from firmware.words import tell\n    yield tell()",
    ],
)
def test_what_has_no_steps_or_needs_no_file_is_written_as_it_is(source):
    assert LOADS not in written(source)
