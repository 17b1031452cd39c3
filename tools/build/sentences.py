"""Before a file is compiled for the board, what it says of a wrong call becomes a number: that of its line.

The sentences are for whoever writes code. Nobody can cause one at a board, which would pay some seventy bytes of its
memory for each, for ever. A traceback from a board names the function, and the number its line. What a board shows to
people is left alone: what the device says, and the sentences of a file that reads them itself.
"""

import ast

from tools.build.constants import edited, parsed

ROOMS = ("firmware/engine/", "firmware/game/")


def numbered(source: str, place: str) -> str:
    """The source of the file with this place on the drive, with numbers for the sentences that nobody reads."""
    if not place.startswith(ROOMS):
        return source
    nodes = list(ast.walk(parsed(source)))
    if any(isinstance(node, ast.ExceptHandler) and node.name for node in nodes):
        return source
    raised = [node.exc for node in nodes if isinstance(node, ast.Raise)]
    said = [call.args[0] for call in raised if isinstance(call, ast.Call) and call.args and is_wrong(call.func)]
    return edited(source, [(sentence, str(sentence.lineno)) for sentence in said])


def is_wrong(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id == "ValueError"
