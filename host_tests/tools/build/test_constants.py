"""Constants are written out before a file is compiled, and nothing else is changed."""

import ast

import pytest

from tools import ROOT
from tools.build import constants

PHASES = "from firmware.game.match import "


def folded(source, name="firmware/game/made_up.py"):
    return constants.folded(source, name)


def test_a_named_number_stands_where_it_was_used():
    assert folded("HELD = 0\n_MOST = 3 * 5 + 1\nx = [HELD, _MOST]\n") == "pass\npass\nx = [0, 16]\n"


def test_several_names_may_stand_before_several_numbers():
    assert folded("A, B, C = range(3)\nx = A, C\n") == "pass\nx = 0, 2\n"
    assert folded("A, B = 3, 4\nx = A, B\n") == "pass\nx = 3, 4\n"


def test_a_number_below_nought_stays_one():
    assert folded("NONE = -1\nx = 2 - NONE\n") == "pass\nx = 2 - (-1)\n"


def test_a_number_is_taken_from_the_file_that_is_imported():
    assert folded(PHASES + "SET, OVER\nx = SET, OVER\n") == "pass\nx = 0, 8\n"
    assert folded("from firmware.ui import inks\nx = inks.RED\n", "firmware/ui/made_up.py") == "pass\nx = 1\n"


def test_what_else_is_imported_stays():
    source = "from firmware.game.work import LONGEST_MS, steps\nx = steps(LONGEST_MS)\n"
    assert folded(source) == "from firmware.game.work import steps\nx = steps(10000)\n"
    source = "from firmware.ui import inks\nx = inks.RED, inks.TONES_HZ\n"
    assert folded(source) == "from firmware.ui import inks\nx = 1, inks.TONES_HZ\n"
    source = "from firmware.engine import orderly as ways\nx = ways.next_way\n"
    assert folded(source) == source


def test_a_constant_may_be_made_of_others():
    assert folded(PHASES + "OVER\n_PAST = OVER + 1\nx = _PAST\n") == "pass\npass\nx = 9\n"


def test_an_import_of_several_lines_is_removed_whole():
    assert folded("from firmware.game.match import (\n    SET,\n    OVER,\n)\nx = OVER\n") == "pass\nx = 8\n"


@pytest.mark.parametrize(
    "source",
    [
        "HELD = 0\nHELD = 1\nx = HELD\n",
        "HELD = 0\ndef f():\n    global HELD\n    HELD = 1\n",
        "HELD = 0\ndef f(HELD):\n    return HELD\n",
        "HELD = len(x)\ny = HELD\n",
        "ON = True\ny = ON\n",
        "SPACE = 1 << 64\ny = SPACE\n",
        "count = 0\ny = count\n",
        "A, B = range(2), 3\ny = A\n",
        "A = range(1)\ny = A\n",
        "A = [0]\nA[0] = 3\ny = A\n",
        "class A:\n    HELD = 1\n    x = 1\n",
        "from firmware.ui import inks\ndef f(inks):\n    return inks.RED\n",
    ],
)
def test_what_is_no_such_constant_stays(source):
    assert folded(source) == source


def test_only_files_of_the_firmware_lose_their_definitions():
    source = PHASES + "OVER\nMOST = 3\nx = OVER, MOST\n"
    assert folded(source, "lib/neopixel.py") == "pass\nMOST = 3\nx = 8, MOST\n"


def test_what_is_asked_for_by_what_the_board_reads_stays():
    log = ast.parse(constants.folded((ROOT / "firmware/keep/log.py").read_text("utf-8"), "firmware/keep/log.py"))
    defined = {name.id for node in log.body if isinstance(node, ast.Assign) for name in node.targets}
    assert {"CRASHES", "MATCH"} <= defined
    assert "STATISTICS" not in defined


def test_a_name_that_means_two_things_is_refused():
    with pytest.raises(AssertionError, match="OVER is imported, and means something else too"):
        folded(PHASES + "OVER\ndef f(OVER):\n    return OVER\n")
