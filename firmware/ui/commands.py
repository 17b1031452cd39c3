"""Everything that a person can ask for by a word, a menu or a key: one table.

A row is the word in English, when it can be asked for, and the screen that it opens; a word without one is for the
board itself. From NEW to STATS stand those for before a round and after it. The words of each language stand under
`commands`, in the order of this table. The words of the settings are commands, too: with a value behind it, a setting
is changed at once.
"""

from firmware.game.match import DISPUTE, DONE, GUESS, OVER
from firmware.game.modes import MODES
from firmware.ui.screen import LIST, OK, WORD
from firmware.ui.words import Wrong, is_spelled

_CODED = range(GUESS, OVER)
_ENDED = (OVER, DONE)
_ALWAYS = range(-1, DONE + 1)  # -1 where there is no match
_MATCH = range(DONE + 1)
TABLE = (
    ("HINT", (GUESS,), ""),
    ("KNOWN", _CODED, "listing.known"),
    ("LIST", _CODED, "listing.codes"),
    ("COUNT", _CODED, "listing.count"),
    ("TEACH", (GUESS,), "listing.teach"),
    ("TABLE", _MATCH, "listing.table"),
    ("BOARD", _MATCH, "rows.rows"),
    ("UNDO", _MATCH, ""),
    ("RESIGN", range(OVER), "leave.resign"),
    ("SEAL", _MATCH, "share.seal"),
    ("NEW", _ALWAYS, "choose.games"),
    ("DAY", _ALWAYS, "dates.day"),
    ("NUMBER", _ALWAYS, "typed.number"),
    ("CHALLENGE", _ALWAYS, "challenge.challenges"),
    ("LINK", _ALWAYS, "forms.link"),
    ("RETRY", _ENDED, "rows.retry"),
    ("GRADES", _ENDED, "rows.Grades"),
    ("WHY", (GUESS,) + _ENDED, "rows.why"),
    ("MISTAKES", (-1,) + _ENDED, "mistakes.mistakes"),
    ("SHARE", _ENDED, "share.share"),
    ("STATS", _ALWAYS, "statistics.Statistics"),
    ("RULES", _ALWAYS, "help.rules"),
    ("LESSON", _ALWAYS, "lesson.Lesson"),
    ("NAMES", _ALWAYS, "typed.names"),
    ("LANGUAGE", _ALWAYS, "forms.Value"),
    ("HELP", _ALWAYS, "help.Help"),
    ("QUIT", _ALWAYS, "leave.leave_game"),
    ("MENU", _ALWAYS, "choose.menu"),
    ("SETTINGS", _ALWAYS, "forms.settings"),
    ("READ", range(GUESS, DONE + 1), "rows.readout"),
    ("INSIST", (DISPUTE,), ""),
    ("BACK", _ALWAYS, ""),
)
# whose screens take the rest of the line
WITH_MORE = ("DAY", "NUMBER", "CHALLENGE", "RETRY", "WHY", "STATS", "NAMES", "HELP")
AFTER_ROUND = ("GRADES", "SHARE", "RETRY", "WHY", "MISTAKES")  # that are refused with "later"
NAMES = tuple([row[0] for row in TABLE])
_LEAST = 2  # letters of a name, of which the beginning is enough
# what the lists of the menu open, which go by the names of their entries
OPENS = {"entry-games": "choose.games", "entry-learn": "choose.learn", "entry-day": "dates.day", "you": "choose.you"}
# and the modes whose code comes from somewhere; any other opens the form of its game
OPENS.update(day="dates.day", number="typed.number", puzzle="typed.puzzle", challenge="challenge.challenges")
_MARKERS = "/:"  # may stand in front of a command, as in other programs


def find(words, text, begins=False):
    """Return the command at the front of a line, and the rest of it; None where there is none. `begins`: the only one
    whose name begins so."""
    typed = text.strip().lstrip(_MARKERS)
    if typed == "?":
        return "HELP", ""
    found = []
    many = 0  # words of a name, and so many of the line
    for names in zip(NAMES, words.list("commands")):
        for name in names:
            if name.count(" ") + 1 != many:
                many = name.count(" ") + 1
                pieces = typed.split(None, many)
                front = " ".join(pieces[:many])[:80]
            if front and is_spelled(name, front, begins):
                found.append((names[0], " ".join(pieces[many:])))
                break
    return found[0] if len(found) == 1 else None


def key(name):
    """Return the key of the word of a command or a mode."""
    return "names-mode#{}".format(MODES.index(name)) if name in MODES else "commands#{}".format(NAMES.index(name))


def word(name):
    """Return the word of a command or a mode as a line; an entry of a list goes by it, too."""
    return (key(name),)


def offer_word(name, does=None):
    """Return what a screen offers for a command: without `does`, the shell does it."""
    return (WORD, (name, ""), key(name), does)


def about(name):
    """Return the word of a command or a mode, and what it is for."""
    return ("field", word(name), (("mode-" if name in MODES else "help-") + name.lower(),))


def screen_of(desk, name):
    """Return the screen that a command opens, empty for the board's own; None where it cannot be asked for now."""
    _, phases, opens = TABLE[NAMES.index(name)]
    phase = -1 if desk.match is None else desk.match.phase
    if name == "WHY" and phase == GUESS and desk.match.rules.counts:
        return None  # it tells about the codes that fit
    return opens if phase in phases else None


def mode_asked(shell):
    """Return the mode whose form or question is open, or nothing."""
    asked = ""
    for entry in shell.stack:
        for name in (entry.name,) + entry.args:
            if name in MODES:
                asked = name
    return asked


def meant(shell, text):
    """Return the intent and the value that a line means, or raise Wrong.

    A line that is marked is a command. Any other is, in this order: an answer to a question that takes the line whole;
    an entry of the list on top; a command by its word; the board; a setting or a mode by its word; and the only name
    that begins so. A line for the board closes the menu over it, and no other list: there it is a slip of the hand.
    """
    top = shell.top
    words = shell.desk.words
    if len(text) > 1 and text[0] in _MARKERS:
        command = find(words, text) or _setting_or_mode(shell, text.lstrip(_MARKERS))
        if not command:
            raise Wrong("no-word")
        return WORD, command
    if top.is_question:
        return top.read(text)
    if not text:
        return OK, None
    wrong = None
    if top.count or shell.desk.signs == "letters":  # BACK may be a code
        try:
            return top.read(text)
        except Wrong as no:
            wrong = no
    command = find(words, text)
    if command:
        return WORD, command
    bottom = shell.stack[0].screen  # of the phase; None where it is a menu that another screen covers
    for screen in (top,) if top.kind == LIST and shell.stack[-1].name != "menu" else (top, bottom):
        if screen is not None and not screen.count:  # a number is for the list on top alone
            try:
                found = screen.read(text)
                if screen is bottom:
                    shell.close_above()
                return found
            except Wrong as no:
                wrong = wrong or no
    command = _setting_or_mode(shell, text)
    if not command and len(text) >= _LEAST:
        try:
            return top.find(text)
        except Wrong:
            command = find(words, text, True)
    if not command:
        raise wrong
    return WORD, command


def _setting_or_mode(shell, text):
    """Return the setting or the mode whose word a line begins with, and the rest of it, or the place; or None."""
    name, _, rest = text.partition(" ")
    words = shell.desk.words
    for place in OPENS:
        if place not in MODES and is_spelled(words(place), text):
            return place, ""
    for mode, here in zip(MODES, words.list("names-mode")):
        if (not rest or mode in OPENS) and (is_spelled(mode, name) or is_spelled(here, name)):
            return mode, rest
    shell.make_room()
    key = shell.slots.once("firmware.ui.settings", "find", words, name)
    return (key, rest.strip()) if key else None
