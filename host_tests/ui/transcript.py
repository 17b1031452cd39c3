"""The transcript: every mode briefly, as it is typed and told, in `transcript.txt`.

A line `# mode` begins another table. The text after `>` is typed, where `*` is the code that the device holds, and
`?` another one. All else is told, and written anew after a change of it; a list that was told before is three dots.
Read it aloud afterwards:

    .venv/bin/python -m host_tests.ui.transcript
"""

import itertools
import re
from pathlib import Path

from host_tests.ui.table import Table

FILE = Path(__file__).with_name("transcript.txt")


def written():
    """Return what is told now to what the file types."""
    said, table, told = [], None, set()
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("#"):
            table = Table(seed=3)
            table.desk.day = 0
            said += ["", line] if said else [line, *shortened(table.last[1:], told)]
        elif line.startswith(">"):
            typed = line[1:].strip()
            meant = {"*": table.secret, "?": table.another}.get(typed)
            said += [line, *shortened(table.say(meant() if meant else typed), told)]
    return "\n".join(said) + "\n"


def shortened(lines, told):
    """Yield the lines with three dots for each list that is among those told, and add the others to them."""
    for is_list, group in itertools.groupby(lines, lambda line: bool(re.match(r"\d+ ", line))):
        part = tuple(group)
        yield from ["..."] if is_list and part in told else part
        told.add(part)


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8", newline="\n")
