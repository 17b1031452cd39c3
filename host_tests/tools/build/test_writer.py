"""Files that are joined into one work as before: every name is found, and none means something else."""

import ast
import functools

import pytest

from tools.build import mpy, writer
from tools.build.house import House, module_of

WHOLE = mpy.whole_house()
ADDRESSES = {WHOLE.address(home): home for home in WHOLE.homes.values() if not WHOLE.is_empty(home)}


def ran(place, **sources):
    """Return the names of a file once it is written with all that goes into it, and the text of each file."""
    house = House({f"{name}.py": source for name, source in sources.items()}, set(), lambda source, place: source)
    texts = {name: writer.written(house, source, f"{name}.py") for name, source in sources.items()}
    names: dict = {}
    exec(texts[place], names)
    return names, texts


def test_a_name_of_another_file_is_found():
    names, _ = ran("a", a="from b import score as seen\nfound = seen(2)", b="def score(mark): return mark * 2")
    assert names["found"] == 4


@pytest.mark.parametrize(
    "use",
    [
        "def ask(score): return score + one.score(1)",
        "def ask(other):\n    score = other\n    return score + one.score(1)",
        "def ask(other): return [score + one.score(1) for score in [other]][0]",
        "ask = lambda score: score + one.score(1)",
    ],
)
def test_a_local_name_hides_nothing_that_is_asked_of_a_module(use):
    sources = {
        "p": "",
        "p.one": "def score(mark): return mark * 2",
        "p.two": f"from p import one\n{use}\nfound = ask(5)",
    }
    house = House({f"{name.replace('.', '/')}.py": source for name, source in sources.items()}, set(), lambda s, p: s)
    assert house.homes["p.one"] == "p.two"
    names: dict = {}
    exec(writer.written(house, sources["p.two"], "p/two.py"), names)
    assert names["found"] == 7


def test_who_asks_from_outside_asks_the_home():
    sources = {
        "p": "",
        "p.one": "def score(mark): return mark * 2\nHIGH = 1",
        "p.two": "from p.one import score\nscore_two = score",
        "p.three": "def later():\n    score = 1\n    from p import two\n    return two.score_two(score)",
    }
    house = House({f"{name.replace('.', '/')}.py": source for name, source in sources.items()}, set(), lambda s, p: s)
    guest = (
        "from p import one\nfrom p.one import score as marked\ndef f(score): return one.score(score) + marked(score)"
    )
    assert house.homes["p.one"] == "p.two"
    text = writer.written(house, guest, "guest.py")
    assert "from p.two import score as one_score" in text
    assert "from p.two import score as marked" in text
    assert "one_score(a) + marked(a)" in text


def test_an_argument_that_a_call_names_keeps_its_name():
    source = "def f(mark, row, **more): return mark, row, more\ng = lambda mark, two: mark\nfound = f(1, row=2)"
    names, texts = ran("a", a=source)
    assert names["found"] == (1, 2, {})
    assert "def f(a, row, **b)" in texts["a"]
    spread = "def f(mark, row): return mark, row\nfound = f(**{'mark': 1, 'row': 2})"
    assert ran("a", a=spread)[0]["found"] == (1, 2)


def test_arguments_of_functions_within_functions_stay_apart():
    source = """
def outer(first, second):
    third = [first + other for other in range(second)]
    def inner(fourth, fifth=first):
        return first + fourth + fifth + sum(third)
    return [inner(each) for each in (1, 2)] + [(lambda sixth: sixth + second)(1)]
found = outer(2, 3)
"""
    plain: dict = {}
    exec(source, plain)
    assert ran("a", a=source)[0]["found"] == plain["found"]


def test_annotations_are_left_out():
    _, texts = ran("a", a="one: int = 1\ntwo: int\ndef f(row: int) -> int: return row")
    assert ":" not in texts["a"].replace("):", "")


def test_a_class_and_a_shared_name_are_written_as_they_are_used():
    source = """
count = 0
class Base:
    size = 2
    def grow(self, step=size):
        global count
        count += step
        return self
class Other(Base):
    pass
found = Other().grow().grow(5).size
"""
    names, _ = ran("a", a=source)
    assert (names["found"], names["count"]) == (2, 7)


@functools.cache
def tree_of(home):
    place = WHOLE.places[home]
    return ast.parse(writer.written(WHOLE, (mpy.ROOT / place).read_text("utf-8"), place))


@pytest.mark.parametrize("home", sorted(set(WHOLE.homes.values())))
def test_what_a_file_of_the_board_imports_is_there(home):
    for node in ast.walk(tree_of(home)):
        if isinstance(node, ast.ImportFrom) and node.module.startswith("firmware"):
            there = written_names(ADDRESSES[node.module]) if node.module in ADDRESSES else set()
            for alias in node.names:
                assert alias.name in there or f"{node.module}.{alias.name}" in ADDRESSES


def written_names(home):
    tree = tree_of(home)
    defined = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return defined | {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def test_a_place_is_named_as_it_is_imported():
    assert module_of("firmware/ui/lights/seat.py") == "firmware.ui.lights.seat"
    assert module_of("firmware/ui/__init__.py") == "firmware.ui"


def test_the_most_used_names_come_first_in_a_large_file():
    plain = "\n".join(f"def f{number}(x): return x.a{number}.rare{number}" for number in range(80))
    often = "\n".join(f"def g{number}(x): return x.often" for number in range(80))
    _, texts = ran("a", a=f"{plain}\n{often}\n")
    assert texts["a"].startswith("if not __name__:\n    __name__.")
    assert texts["a"].splitlines()[1].split(".")[1:3] == ["a", "often"]
    assert ran("a", a=often)[1]["a"].startswith("def g0(a)")


def test_an_exception_named_as_an_argument_is_written_like_it():
    names, _ = ran(
        "a", a="def ask(crash, x):\n    try:\n        x()\n    except ValueError as crash:\n        return crash.args"
    )

    def fail():
        raise ValueError("seen")

    assert names["ask"](None, fail) == ("seen",)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("from p import score", "def score(mark): return mark"),
        ("from p import score", "from q import score"),
    ],
)
def test_two_things_of_one_name_at_the_top_are_refused(one, other):
    heads = ast.parse(one).body
    lines = ast.parse(other).body
    if isinstance(lines[0], ast.ImportFrom):
        heads, lines = heads + lines, []
    with pytest.raises(AssertionError, match="score is imported"):
        writer.check("a.py", heads, lines)
