"""The transcript: every mode briefly, as it is typed and told, in `transcript.txt`.

A line `# mode` begins another table. What stands after `>` is typed, where `*` is the code that the device holds, and
`?` another one. All else is told, and written anew after a change of it. Read it aloud afterwards:

    .venv/bin/python -m host_tests.ui.transcript
"""

from pathlib import Path

from host_tests.ui.table import Table

FILE = Path(__file__).with_name("transcript.txt")


def written():
    """Return what is told now to what the file types."""
    said, table = [], None
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("#"):
            table = Table(seed=3)
            table.desk.day = 0
            said += [*([""] * bool(said)), line, *table.last[1:]]
        elif line.startswith(">"):
            typed = line[1:].strip()
            meant = {"*": table.secret, "?": table.another}.get(typed)
            said += [line, *table.say(meant() if meant else typed)]
    return "\n".join(said) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8", newline="\n")
