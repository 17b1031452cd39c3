"""Private names are short on the board, and each of them still means one thing."""

import ast

import pytest

from tools.build import mpy, shortening

FILES = [file.as_posix() for file in mpy.board_files() if file.parts[0] == "firmware"]


def read(name):
    return (mpy.ROOT / name).read_text("utf-8")


def test_a_private_name_is_written_short_wherever_it_stands():
    name = "firmware/ui/lights/spelling.py"
    short = shortening.table(name)
    line = "self._seen = _TAKE + self._latest(_seen=1)  # not in a comment: _seen, nor in '_seen'\n"
    told = f"self.{short['_seen']} = {short['_TAKE']} + self.{short['_latest']}({short['_seen']}=1)  # not in a"
    assert shortening.shortened(line, name).startswith(told)
    assert shortening.shortened(line, name).endswith("comment: _seen, nor in '_seen'\n")


def test_what_is_not_private_or_not_compiled_stays():
    source = "def __init__(self, typed, _): self.typed = _\n"
    assert shortening.shortened(source, "firmware/ui/lights/spelling.py") == source
    assert shortening.shortened("_seen = 1\n", "boot.py") == "_seen = 1\n"


def test_lines_stay_where_they_are():
    for name in FILES:
        source = read(name)
        assert shortening.shortened(source, name).count("\n") == source.count("\n")


@pytest.mark.parametrize("name", FILES)
def test_no_two_private_names_of_a_file_are_written_alike(name):
    short = shortening.table(name)
    names = {token.string for token in shortening.private_tokens(read(name))}
    assert names <= set(short)
    assert len(set(short.values())) == len(short)
    assert set(short.values()) <= set(shortening.SHORT)


def test_what_a_class_has_from_another_file_is_written_as_there():
    one, other = "firmware/ui/lights/screens.py", "firmware/ui/lights/spelling.py"
    assert shortening.bases(ast.parse(read(other))) == {one}
    assert shortening.table(one).items() <= shortening.table(other).items()
    assert shortening.table(other)["_seen"] not in shortening.table(one).values()


@pytest.mark.parametrize("name", FILES)
def test_a_private_name_is_used_in_its_own_file_alone(name):
    """Nothing private is imported, asked for on what another file has made, or spelled in an f-string."""
    tree = ast.parse(read(name))
    homes = [node for file in {name, *shortening.bases(tree)} for node in ast.walk(ast.parse(read(file)))]
    own = {node.attr for node in homes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    own |= {node.name for node in homes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    for node in ast.walk(tree):
        assert not isinstance(node, ast.JoinedStr)
        if isinstance(node, ast.ImportFrom):
            assert not any(shortening.is_private(alias.name) for alias in node.names)
        if isinstance(node, ast.Attribute) and shortening.is_private(node.attr):
            assert node.attr in own
