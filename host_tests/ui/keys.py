"""Which keys of the table of words the sources ask for, literal ones and composed ones, read from the sources.

A key is the first argument of `words`, `words.list` and `Wrong`. One that is composed in a new way must be taught here:
what is not understood fails.
"""

import ast
from pathlib import Path

from firmware.engine.variant import TELLS
from firmware.ui import commands, ending

UI = Path(__file__).resolve().parent.parent.parent / "firmware" / "ui"
SOURCES = [ast.parse(file.read_text("utf-8")) for file in sorted(UI.glob("*.py"))]


def asked_for():
    """Every key."""
    return {key for tree in SOURCES for call in calls(tree, asks_for_a_text) for key in keys_in(tree, call.args[0])}


def calls(tree, test):
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and test(node.func)]


def called(func):
    return getattr(func, "id", "") or getattr(func, "attr", "")


def is_words(func):
    return called(func) == "words"


def asks_for_a_text(func):
    return called(func) in ("words", "Wrong") or (called(func) == "list" and is_words(getattr(func, "value", None)))


def second_words(tree, *functions):
    """The literals that these functions get after the console."""
    found = calls(tree, lambda func: called(func) in functions)
    return {call.args[1].value for call in found if isinstance(call.args[1], ast.Constant)}


def to_oneself():
    """The keys that have a second form, to the one person who plays."""
    return {key for tree in SOURCES for key in second_words(tree, "to_maker")} | (
        set(ending._RESULTS.values()) - {"void"}
    )


def composed():
    """What follows the literal beginning of a key."""
    return {
        "ask-": {key for tree in SOURCES for key in second_words(tree, "_one", "_number", "_yes")},
        "names-": {key for tree in SOURCES for key in second_words(tree, "_one")},
        "tells-": set(TELLS),
        "help-": {name.lower() for name in commands.NAMES},
    }


def keys_in(tree, node):
    """The keys that an expression can be."""
    if isinstance(node, ast.Constant):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return keys_in(tree, node.body) | keys_in(tree, node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
        return {node.left.value + rest for rest in composed()[node.left.value]}
    if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant):
        return {key + node.right.value for key in to_oneself()}
    if isinstance(node, ast.Name):
        given = [other for other in ast.walk(tree) if isinstance(other, ast.Assign)]
        given = [other.value for other in given if getattr(other.targets[0], "id", "") == node.id]
        return {key for value in given for key in keys_in(tree, value)} or to_oneself()
    if isinstance(node, ast.Subscript):
        return to_oneself()
    assert isinstance(node, ast.Starred), ast.dump(node)
    return set()
