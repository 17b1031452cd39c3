"""The one exception for what a person can mend: its text is the whole message, one sentence that says what to do."""

import sys


class Trouble(Exception):
    def tell(self) -> None:
        print(f"peg: {self}", file=sys.stderr)
