"""Names of ours become names of the flash for the board, and a traceback gets them back."""

import re

from tools.build import names


def test_names_of_ours_are_those_of_the_flash_for_the_board():
    known = names.in_flash("def end_round(modules): _drop(modules)\n", "firmware/slots.py")
    assert (
        known == f"def {names.public()['end_round']}(modules): {names.table()['firmware/slots.py']['_drop']}(modules)\n"
    )
    assert set(re.findall(r"\w+", known)) - {"def", "modules"} <= set(names.FLASH.read_text("utf-8").split())


def test_other_names_stay_as_they_are():
    source = "def once(self, __name__): return self._\n"
    assert names.in_flash(source, "firmware/slots.py") == source


def test_no_two_names_of_a_file_become_one():
    for place, table in names.table().items():
        known = [*names.public().values(), *table.values()]
        assert len(known) == len(set(known)), place


def test_a_traceback_tells_the_function_of_the_sources():
    short = names.table()["firmware/slots.py"]["_drop"]
    line = f'  File "firmware.slots", line 1, in {short}'
    assert names.readable(line) == '  File "firmware.slots", line 1, in _drop'


def test_a_traceback_tells_a_function_that_ships_as_another():
    short = names.public()["end_round"]
    assert (
        names.readable(f'  File "firmware.slots", line 1, in {short}')
        == '  File "firmware.slots", line 1, in end_round'
    )


def test_names_of_classes_that_inherit_never_meet():
    table = names.table()
    above, below = table["firmware/ui/screen.py"], table["firmware/ui/screens/play.py"]
    assert all(below.get(name, short) == short for name, short in above.items())
    assert not {short for name, short in below.items() if name not in above} & set(above.values())


def test_no_public_name_gets_one_of_the_compilers_own():
    assert {"const", "micropython"} & set(names.public().values()) == set()
    assert "const" in names.FLASH.read_text("utf-8").split()
