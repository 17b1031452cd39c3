"""The board tells a wrong call by the number of the line; the words for people stay sentences."""

import ast

import pytest

from tools.build import mpy, sentences

SAID = """
def check(number, low):
    if number < low:
        raise ValueError(
            "from {} on, not {}".format(low, number)
        )
    raise ValueError("never")
"""
FILES = [file.as_posix() for file in mpy.board_files() if file.parts[0] == "firmware"]


def read(place):
    return (mpy.ROOT / place).read_text("utf-8")


def test_a_sentence_of_the_engine_becomes_the_number_of_its_line():
    numbered = ast.unparse(ast.parse(sentences.numbered(SAID, "firmware/engine/made_up.py")))
    assert "ValueError(5)" in numbered
    assert "ValueError(7)" in numbered


@pytest.mark.parametrize("place", ["firmware/device/made_up.py", "firmware/ui/made_up.py", "boot.py"])
def test_what_people_may_be_shown_stays(place):
    assert sentences.numbered(SAID, place) == SAID


def test_a_file_that_reads_its_sentences_keeps_them():
    reads = SAID + "try:\n    check(1, 2)\nexcept ValueError as wrong:\n    print(wrong)\n"
    assert sentences.numbered(reads, "firmware/game/made_up.py") == reads
    book = read("firmware/engine/book.py")
    assert sentences.numbered(book, "firmware/engine/book.py") == book


@pytest.mark.parametrize("place", FILES)
def test_all_other_code_keeps_its_line(place):
    source = read(place)
    assert sentences.numbered(source, place).count("\n") == source.count("\n")


@pytest.mark.parametrize("place", [place for place in FILES if not place.startswith(sentences.ROOMS)])
def test_no_package_reads_the_sentences_that_are_cut(place):
    """Where an error is caught by name, nothing of the engine or of the game is called that could raise one."""
    tried = [node for node in ast.walk(ast.parse(read(place))) if isinstance(node, ast.Try)]
    named = [node for node in tried if any(each.name and "ValueError" in ast.unparse(each) for each in node.handlers)]
    called = {ast.unparse(call.func) for node in named for call in ast.walk(node) if isinstance(call, ast.Call)}
    assert called <= {"chosen", "check_width", "assemble", "game.said.append", "game.said.extend", "listed", "str"}
