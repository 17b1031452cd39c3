"""The one exception for what a person can fix: its text is the whole message, a sentence that says what to do."""

import sys


class Trouble(Exception):
    def tell(self) -> None:
        print(f"peg: {self}", file=sys.stderr)
