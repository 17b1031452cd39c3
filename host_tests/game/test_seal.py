"""The seal of a code: anyone with Python can check it in one line."""

import random
import re
import shlex
import subprocess
import sys

from firmware.engine.variant import Variant
from firmware.game import seal
from firmware.game.match import Match
from firmware.game.round import SALT_SPACE
from firmware.game.rules import agree
from firmware.game.seal import grouped, number, sealed
from host_tests.game.matches import CLASSIC, begun, code

LONGEST = Variant(10, 10, True, True)
SALT = 0x00C0FFEE00C0FFEE


def recipe():
    """Return the words of the command that the file tells."""
    (line,) = [line for line in seal.__doc__.splitlines() if "python3 -c" in line]
    return shlex.split(line)


def check_number(variant, code, salt):
    return grouped(number(variant, code, salt))


def by_recipe(shown):
    program, option, line = recipe()
    assert (program, option) == ("python3", "-c")
    assert line.count("1433-00c0ffee00c0ffee") == 1
    line = line.replace("1433-00c0ffee00c0ffee", shown)
    return subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True).stdout.strip()


def test_a_check_number_is_what_the_recipe_in_the_file_makes():
    told = check_number(CLASSIC, code("1433"), SALT).replace(" ", "")
    assert told.startswith("b24154a9de44")  # as in older versions
    assert by_recipe("1433-00c0ffee00c0ffee") == told


def test_a_seal_is_checked_by_what_is_shown_at_the_end():
    for variant in [CLASSIC, LONGEST, Variant(10, 10, False), Variant(1, 2, blanks=True)]:
        match = begun("break", variant, seed=5)
        told_before = check_number(variant, match.round.hidden_code(), match.round.salt)
        assert re.fullmatch("([0-9a-f]{4} ){7}[0-9a-f]{4}", told_before)
        match.give_up()
        shown = sealed(variant, match.round.secret(), match.round.salt)
        assert by_recipe(shown) == told_before.replace(" ", "")


def test_the_salt_is_drawn_from_all_there_are():
    rules = agree("break", CLASSIC)

    def salt(randrange):
        return Match(rules, randrange).round.salt

    assert salt(lambda stop: 0) == 0
    assert salt(lambda stop: stop - 1) == SALT_SPACE - 1
    parts = iter((1, 2, 3, 4))
    assert salt(lambda stop: next(parts) if stop == 1 << 16 else 0) == 0x0001000200030004  # the code comes first
    randrange = random.Random(1).randrange
    assert len({salt(randrange) for _ in range(300)}) == 300
