"""Which keys of the table of words the sources ask for, literal ones and composed ones, read from the sources.

A key is the first argument of `words`, `words.list` and `Wrong`, or is handed on by the app, the settings and the log.
One that is composed in a new way must be taught here: what is not understood fails.
"""

import ast
from pathlib import Path

from firmware.engine.variant import TELLS
from firmware.game.rules import LEVELS, MODES, SCORINGS, SETTINGS
from firmware.keep import log
from firmware.ui import commands, ending, signs

FIRMWARE = Path(__file__).resolve().parent.parent.parent / "firmware"
FILES = [FIRMWARE / "app.py", *sorted((FIRMWARE / "ui").glob("*.py"))]
SOURCES = [ast.parse(file.read_text("utf-8")) for file in FILES]
NAMES = {  # of the answers, in the order of the words
    "mode": MODES,
    "tells": TELLS,
    "scoring": SCORINGS,
    "setting": SETTINGS,
    "level": LEVELS,
    "code": ("head", "sealed"),
    "switch": ("off", "on"),
}
FAULTS = {log.NOWHERE, log.NOT_OURS, log.NEWER, log.WORN}


def asked_for():
    """Every key."""
    asked = {key for tree in SOURCES for call in calls(tree, asks_for_a_text) for key in keys_in(tree, call.args[0])}
    return asked | FAULTS | said_of_settings()


def calls(tree, test):
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and test(node.func)]


def called(func):
    return getattr(func, "id", "") or getattr(func, "attr", "")


def asks_for_a_text(func):
    if isinstance(func, ast.Attribute) and func.attr in ("list", "append"):
        return called(func.value) == ("words" if func.attr == "list" else "told")
    return called(func) in ("words", "Wrong")


def literals(place, *functions):
    """The literals that these functions get at this place among their arguments."""
    found = [call for tree in SOURCES for call in calls(tree, lambda func: called(func) in functions)]
    given = [call.args[place] for call in found if len(call.args) > place]
    return {node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def to_oneself():
    """The keys that have a second form, to the one person who plays."""
    return literals(1, "to_maker") | (set(ending._RESULTS.values()) - {"void"})


def explained():
    """The answers of which it is told what they mean."""
    return {f"{key}-{name}" for key in assigned("_EXPLAINED") for name in NAMES[key]}


def place_of(key, explanation):
    """The place of an answer that this key explains, None where it does not."""
    names = [f"{key}-{name}" for name in NAMES[key]]
    return names.index(explanation) if explanation in names else None


def said_of_settings():
    """What is said of settings and of the board is handed on as a tuple, the key first."""
    files = (FIRMWARE / "ui" / "settings.py", FIRMWARE / "start.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    first = [node.elts[0] for node in nodes if isinstance(node, ast.Tuple) and node.elts]
    told = [node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {key for key in told if key.startswith(("setting-", "board-", "too-wide"))}


def entries_of_menus():
    """What heads an entry of the menu, a pair with what it opens or offers; and what is told there."""
    menu = ast.parse((FIRMWARE / "ui" / "menu.py").read_text("utf-8"))
    pairs = [node.elts for node in ast.walk(menu) if isinstance(node, ast.Tuple) and len(node.elts) == 2]
    heads = [pair[0].value for pair in pairs if isinstance(pair[0], ast.Constant) and not is_text(pair[1])]
    return set(heads) | literals(0, "_telling") | set(assigned("_SWITCHES")) | set(assigned("_TIMES"))


def is_text(node):
    return isinstance(node, ast.Constant)


def assigned(name):
    """The literal that is given to this name."""
    given = [node for tree in SOURCES for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    return next(ast.literal_eval(node.value) for node in given if called(node.targets[0]) == name)


def composed():
    """What follows the literal beginning of a key."""
    return {
        "ask-": literals(1, "_one", "_number", "_yes"),
        "names-": literals(1, "_one", "_names") | {"switch"},  # the menu's, where it is not a key of an entry
        "tells-": set(TELLS),
        "help-": {name.lower() for name in commands.NAMES},
        "menu-": entries_of_menus(),
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
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.BinOp):
        return explained()
    if isinstance(node, ast.Subscript):
        return set(signs.HOW.values()) if called(node.value) == "HOW" else to_oneself()
    assert isinstance(node, ast.Starred), ast.dump(node)
    return set()
