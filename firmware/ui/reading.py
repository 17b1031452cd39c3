"""The meaning of a typed line: the intent and its value.

In this order: an answer to a question that takes the line whole; an entry of the list on top; a command by its word;
the board; a setting or a mode by its word; and the only name that begins so. A line for the board closes the menu over
it, and no other list: there it is a slip of the hand.
"""

from firmware.game.modes import MODES
from firmware.ui import commands
from firmware.ui.screen import LIST, OK, WORD
from firmware.ui.words import Wrong, is_spelled

_LEAST = 2  # letters of a name, of which the beginning is enough


def meant(shell, text):
    """Return the intent and the value that a line means, or raise Wrong."""
    top = shell.top
    is_marked = commands.is_marked(text)
    if top.is_question and not is_marked:
        return top.read(text)
    if not text:
        return OK, None
    wrong = None
    if (top.count or shell.desk.signs == "letters") and not is_marked:  # BACK may be a code
        try:
            return top.read(text)
        except Wrong as no:
            wrong = no
    command = commands.find(shell.desk.words, text) or (is_marked and _setting_or_mode(shell.desk.words, text))
    if command:
        return WORD, command
    if is_marked:
        raise Wrong("no-word")
    for screen in (top,) if top.kind == LIST and shell.name != "menu" else (top, shell.bottom):
        if screen is not None and not screen.count:  # a number is for the list on top alone
            try:
                found = screen.read(text)
                if screen is shell.bottom:
                    shell.close_above()
                return found
            except Wrong as no:
                wrong = wrong or no
    named = _setting_or_mode(shell.desk.words, text)
    return (WORD, named) if named else _begins(shell, top, text, wrong)


def _setting_or_mode(words, text):
    """Return the setting or the mode whose word a line begins with, and the rest of it; or None."""
    name, _, rest = text.lstrip(commands.MARKERS).partition(" ")
    for key in commands.SETTINGS:
        if is_spelled(key, name) or is_spelled(words(commands.short_of(key)), name):
            return key, rest.strip()
    here = words.list("names-mode")
    for at in range(len(MODES)):
        if not rest and (is_spelled(MODES[at], name) or is_spelled(here[at], name)):
            return MODES[at], ""
    return None


def _begins(shell, top, text, wrong):
    """Return the only entry, or else the only command, whose name begins so."""
    if len(text) < _LEAST:
        raise wrong
    try:
        return top.find(text)
    except Wrong:
        command = commands.find(shell.desk.words, text, True)
    if command is None:
        raise wrong
    return WORD, command
