"""The lesson at the lights, as the console tells it: what is asked there. QUIT leaves it."""

from firmware.ui.console import commands


def prompt(console):
    """What is asked for at the lights."""
    yield "{}: {}".format(console.words("menu-lesson"), console.desk.lesson.text)


def is_answer(_console, _line):
    """Every line is one, for as long as it lasts."""
    return True


def answer(console, line: str):
    """Leave it; anything else is told how to, and what the lights ask for."""
    if commands.find(console.words, line) in (("QUIT", []), ("NEW", [])):
        console.desk.greeted()
    elif line.strip():
        console.answer([console.words("lesson-quit")])
