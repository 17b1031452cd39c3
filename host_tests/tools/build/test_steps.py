"""A generator that imports something late loads, on the board, one file in each of its steps."""

import pytest

from tools.build import writer
from tools.build.house import House

SOURCES = {
    "firmware/main.py": "import sys\nfrom firmware.words import tell",
    "firmware/app.py": "",
    "firmware/words.py": "def tell(): return 1",
    "firmware/font.py": "",
    "firmware/screen.py": "from firmware.font import draw",
    "firmware/other.py": "from firmware.font import draw\ndef later():\n    from firmware import screen",
    "firmware/menu.py": "from firmware.screen import show\nfrom firmware.words import tell",
}


def written(source, place="firmware/console.py"):
    house = House({**SOURCES, place: source}, set(), lambda source, place: source)
    return [line.strip() for line in writer.written(house, source, place).splitlines()]


def test_each_file_that_is_needed_is_loaded_in_a_step_of_its_own():
    lines = written("def begin():\n    from firmware import menu\n    yield from menu.open()")
    assert lines[1:-1] == [
        *("import firmware.font", "yield", "import firmware.screen", "yield", "import firmware.menu", "yield"),
        "from firmware import menu",
    ]


def test_what_the_file_itself_has_loaded_is_not_loaded_again():
    lines = written("from firmware.screen import show\ndef begin():\n    from firmware import menu\n    yield show")
    assert [line for line in lines if line.startswith("import")] == ["import firmware.menu"]


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
    assert not [line for line in written(source) if line.startswith("import")]
