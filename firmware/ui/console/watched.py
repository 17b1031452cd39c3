"""The lesson at the lights, as the console tells it: what is asked there. QUIT leaves it."""

from firmware.ui.console import commands


def prompt(console):
    """What is asked for at the lights."""
    yield console.words("key-does", console.words("menu-lesson"), console.desk.lesson.text)


def is_answer(_console, _line):
    """Every line is one, for as long as it lasts."""
    return True


def answer(console, line: str):
    """Leave it, or tell what HELP and RULES do; anything else is told how to leave, and what the lights ask for."""
    command = (commands.find(console.words, line) or ("",))[0]
    if command in ("QUIT", "NEW"):
        console.desk.greeted()
    elif command in ("HELP", "RULES"):
        console.answer(commands.do(console, command, []))
    elif line.strip():
        console.answer([console.words("lesson-quit")])
