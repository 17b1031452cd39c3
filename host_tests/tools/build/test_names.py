"""Private names are shortened for the board, and a traceback gets them back."""

from tools.build import names


def test_a_private_name_is_short_wherever_its_file_uses_it():
    short = names.shortened("def _drop(modules): _drop(modules)\n", "firmware/slots.py")
    assert "_drop" not in short
    assert short.count(short[4:6]) == 2


def test_other_names_stay_as_they_are():
    source = "def once(self, __name__): return self._\n"
    assert names.shortened(source, "firmware/slots.py") == source


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
