"""The one exception for what a person can fix: its text is the whole message, a sentence that says what to do."""

import sys

from tools import PROGRAM


class Trouble(Exception):
    def tell(self) -> None:
        lines = [shown(line) for line in str(self).split("\n")]
        print(f"{PROGRAM.removesuffix('.py')}: " + "\n".join(lines), file=sys.stderr)


def shown(text: str) -> str:
    """Return the text with an escape for each character that a terminal would obey instead of print."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
