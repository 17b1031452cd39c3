"""The choice of a game: the menu and the lists behind it."""

from firmware.engine.variant import name_of
from firmware.game.modes import MODES, mode_of
from firmware.ui import commands
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, row, sensible, valued_row
from firmware.ui.words import LANGUAGES

_FIRST = ("break", "make", "puzzle", "duel", "match", "challenge")  # of the modes: what is sought most
_OF_YOU = ("STATS", "NAMES", "SETTINGS")
_OF_ROUND = ("UNDO", "HINT", "GRADES", "WHY", "RETRY", "SHARE", "KNOWN", "READ", "SEAL", "RESIGN")


def menu(shell):
    """List the same five entries everywhere; before them what the round offers, if one goes on."""
    desk = shell.desk
    match = desk.match
    rows: list = []
    if match is not None or shell.board is not None:
        rows.append((("do-on",), (), (), LEAVE))
    if match is not None:
        rows += sensible(shell, _OF_ROUND)
    mode = desk.wishes.get("mode", "break")  # what was played last
    does = (mode, "") if mode_of(mode).source else ("leave.begin", mode)
    play = ("entry-play", commands.word(mode), name_of(desk.wishes["variant"]))
    rows.append((play, ("entry-play-first",), (), does))
    rows += [row("day", ("DAY", "")), row("games", ("choose.games",)), row("learn", ("choose.learn",))]
    means = ", ".join(map(desk.words.tell, map(commands.word, _OF_YOU)))
    rows.append((("you",), (), means, ("choose.you",)))
    return List(shell, commands.word("MENU"), rows)


def welcome(shell):
    """Offer the lesson first, on the first screen of all; after a change of the language it is that still."""
    desk = shell.desk
    first = ("entry-play-first",)
    play = first, first, ("mode-break",), ("leave.begin", "break")
    rows = ["LESSON", play, row("day", ("DAY", "")), _language(desk)]
    screen = List(shell, ("welcome-title",), rows, valued=True)
    screen.starts_over = True
    screen.leaves = desk.greet
    return screen


def _language(desk):
    here = ("names-language#{}".format(LANGUAGES.index(desk.language)),)
    return valued_row(("label-language",), here, ("forms.Value", "language"))


def games(shell):
    """Every mode with its meaning."""
    rows = list(_FIRST) + [mode for mode in MODES if mode not in _FIRST]
    if shell.desk.wire:
        rows.append("LINK")
    return List(shell, ("entry-games",), rows)


def learn(shell):
    rows = ["LESSON", "RULES", "practice", "helper"]
    if commands.screen_of(shell.desk, "MISTAKES"):
        rows.insert(1, "MISTAKES")
    return List(shell, ("entry-learn",), rows)


def you(shell):
    return List(shell, ("you",), _OF_YOU + (_language(shell.desk),))
