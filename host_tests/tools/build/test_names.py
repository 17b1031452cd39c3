"""Names of ours become names of the flash for the board, and a traceback gets them back."""

import re
from collections import defaultdict

import pytest

from host_tests import built
from tools import ROOT
from tools.build import constants, names


def test_names_of_ours_are_those_of_the_flash_for_the_board():
    written = names.in_flash("def end_round(self): _drop(self)\n")
    words = ["def", names.table()["end_round"], "self", names.table()["_drop"], "self"]
    assert re.findall(r"\w+", written) == words
    assert set(words[1:]) <= set(names.FLASH.read_text("utf-8").split())


def test_a_name_of_javascripts_stays_in_the_vm_beside_one_of_ours():
    assert "end_round" in built.written("outside.end_round()\n", "tools/vm/board.py")


def test_other_names_stay_as_they_are():
    source = "def once(self, __name__): return self._\n"
    assert re.findall(r"\w+|\S", names.in_flash(source)) == re.findall(r"\w+|\S", source)


@pytest.mark.parametrize("name", ["words", "Value", "Handing", "watched"])
def test_a_name_that_is_looked_up_as_text_stays(name):
    assert name not in names.table()


def test_no_two_names_of_a_folder_and_those_above_become_one():
    table = names.table()
    known = defaultdict(set)
    for file in constants.board_files():
        for name in names.words(constants.folded((ROOT / file).read_text("utf-8"), file.as_posix())):
            known[file.parent if name.startswith("_") else ROOT].add(name)
    for folder in known:
        ours = set().union(*(known[above] for above in (folder, *folder.parents, ROOT) if above in known))
        assert len({table.get(name, name) for name in ours}) == len(ours)


def test_no_name_gets_one_of_the_compilers_own():
    assert names.OF_THE_COMPILER.isdisjoint(names.table().values())
    assert "const" in names.FLASH.read_text("utf-8").split()
