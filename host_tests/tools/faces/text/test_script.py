"""A script of lines at a console of a few lines, which repeats what is typed."""

import pytest

from tools.faces.text import script
from tools.trouble import Trouble


class Console:
    """Also the app: a turn says one line of what it has to say, and `secret` hides what comes next."""

    def __init__(self):
        self.printed = script.Printed()
        self.unseen = self.over = False
        self.turns = 0
        self._says = ["Welcome."]

    @property
    def waits(self):
        return not self._says

    def type(self, line):
        self.unseen = line == "secret"
        self.over = line == "leave"
        self._says = ["heard", f"  {line}  ".rstrip()]

    def turn(self, ms):
        assert ms == script.STEP_MS
        self.turns += 1
        self.printed.say(self._says.pop(0))


def run(tmp_path, text):
    file = tmp_path / "s.txt"
    file.write_text(text, "utf-8")
    console = Console()
    return script.run(file, console, console, console.printed)


def test_what_is_printed_is_what_a_person_would_see(tmp_path, capsys):
    assert run(tmp_path, "# a note\nWelcome.\n\n>  one\nheard\n  one\n> secret\n> hidden\n") == 0
    assert capsys.readouterr().out.split("\n") == [
        *("Welcome.", "> one", "heard", "  one", "> secret", "heard", "  secret", ">", "heard", "  hidden", "")
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("> one\n  one\nheard\n", 'Line 3 of .* expects "heard", which was not said there'),
        ("> one\nheard\nheard\n", 'Line 3 of .* expects "heard", which was not said there'),
        ("> one\n> two\n  one\n", 'Line 3 of .* expects "one", which was not said there'),
        ("> one\none\n", 'Line 2 of .* expects "one", which was not said there'),
        ("> leave\n> one\n", "Line 2 of .* types into a game that was left: take it out"),
    ],
    ids=["another order", "said once", "said before", "not word for word", "left"],
)
def test_what_does_not_hold_is_told_with_its_line(tmp_path, text, sentence):
    with pytest.raises(Trouble, match=sentence):
        run(tmp_path, text)
