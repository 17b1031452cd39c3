"""On the board our names are written as names of CircuitPython's own that we do not use, and mean what they meant."""

import ast
import builtins

import pytest

from tools.build import mpy, names_in_flash, renaming, writer
from tools.build.house import House

WHOLE = mpy.whole_house()
FLASH = frozenset({"append", "x1", "bb", "__ge__", "abs", "a", "clear"})


def house(**sources):
    places = {f"{name}.py": source for name, source in sources.items()}
    return House(places, set(), lambda source, place: source, FLASH)


def test_what_is_defined_in_one_file_is_found_from_another():
    one = "class Round:\n    best = 1\n    def guess(self, code): return self.best + code"
    built = house(one=one, two="from one import Round\nmost = Round().guess(2)", three="from one import Round")
    texts = {name: writer.written(built, source, name) for name, source in built.sources.items()}
    assert texts["two.py"].count("bb") + texts["two.py"].count("x1") + texts["two.py"].count("clear") >= 2


@pytest.mark.parametrize(
    ("source", "stays"),
    [
        ("def append(): return 1", "append"),
        ("best = 1\nseen = 'best'", "best"),
        ("def best_way(): return '_way'", "best_way"),
        ("class Best:\n    def __init__(self): pass", "__init__"),
        ("import supervisor\nsupervisor.ticks()", "ticks"),
        ("def f():\n    best = 1\n    return best", "best"),
    ],
    ids=["in flash", "a text too", "found by its end", "the language's", "of others", "of one function"],
)
def test_a_name_others_may_ask_for_stays(source, stays):
    assert stays not in house(one=source).renamed


def test_a_name_is_written_as_one_that_nobody_uses_or_hides():
    renamed = house(one="def best(x1): return x1\ndef worst(): return 1\ndef more(): return 2").renamed
    assert set(renamed.values()) == {"bb", "clear", "append"}
    taken = {name for module in WHOLE.places for name in renaming.identifiers(WHOLE.tree(module))}
    assert not set(WHOLE.renamed.values()) & taken.union(dir(builtins), renaming.LETTERS)
    assert len(set(WHOLE.renamed.values())) == len(WHOLE.renamed)


def test_no_name_is_written_as_one_of_the_compilers():
    tree = ast.parse("def best(code): return code\nworst = best(best)")
    assert renaming.table([tree], [], frozenset({"const"}), set()) == {}


def test_no_name_is_written_as_a_module_of_others():
    tree = ast.parse("class Talk:\n    def begin(self):\n        self.news = 1")
    assert renaming.table([tree], [], frozenset({"json"}), set()) == {}


def test_every_name_of_ours_finds_one():
    assert len(WHOLE.renamed) > 500
    assert len(names_in_flash.names() - set(WHOLE.renamed.values())) > 100


def test_every_kind_of_name_is_written_so():
    tree = ast.parse(
        "from p import seen as told\ndef f(told, **best):\n    global seen\n    g(best=told.seen)\nclass seen: pass"
    )
    text = ast.unparse(renaming.Renaming({"seen": "bb", "told": "x1", "best": "clear"}).visit(tree))
    assert (
        text.split()
        == ast.unparse(
            ast.parse("from p import bb as x1\ndef f(x1, **clear):\n    global bb\n    g(clear=x1.bb)\nclass bb: pass")
        ).split()
    )


def test_a_name_at_the_top_of_an_outside_file_stays():
    built = house(one="class Round:\n    turn = guess = None")
    guest = (
        "import guess\nfrom one import Round\nlast = Round()\ndef turn(): return Round().turn(guess.guess, last.guess)"
    )
    text = writer.written(built, guest, "guest.py")
    new = built.renamed
    assert "def turn()" in text
    assert f"return {new['Round']}().{new['turn']}(guess.guess, last.{new['guess']})" in text


def test_names_are_read_out_of_tables_of_pointers_alone():
    texts = [b"name_%d" % number for number in range(names_in_flash.POOL)] + [b"two words"]
    content, pointers = b"lonely\0", []
    for text in texts:
        pointers.append(names_in_flash.FLASH + 4 + len(content))
        content += text + b"\0"
    content += bytes(-len(content) % 4)
    lonely = (names_in_flash.FLASH + 4).to_bytes(4, "little")
    table = b"".join(pointer.to_bytes(4, "little") for pointer in pointers)
    image = bytes(4) + content + lonely + bytes(4) + table + bytes(4)
    assert names_in_flash.in_image(image) == {text.decode() for text in texts[:-1]}
