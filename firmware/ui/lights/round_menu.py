"""What the menu offers for the round at hand: to look at it, be helped, end it; and what is left of one that is over.

An entry is the key of its words and the function it calls, which returns true if the menu is done.
"""

from firmware.game.phases import DONE, GUESS, OVER
from firmware.ui.lights import inks
from firmware.ui.lights.screens import Choice, say


def open_list(handheld):
    entries = _entries(handheld)
    if not entries:  # the round may have ended meanwhile
        return
    beneath = handheld.above[:]

    def tell(at):
        return handheld.desk.words("menu-" + entries[at][0])

    def take(at):
        done = _entries(handheld) != entries or entries[at][1](handheld)  # the console may have ended the round
        if done:
            for screen in beneath:
                screen.over = True
        return done

    handheld.show(Choice(handheld, len(entries), tell, 0, take))


def is_empty(handheld):
    return not _entries(handheld)


def _entries(handheld):
    match = handheld.desk.match
    entries: list = []
    played = match.round
    goes_on = match.phase not in (OVER, DONE)
    has_rows = handheld.shows and played is not None and played.rows
    if has_rows and not goes_on:
        entries.append(("grades", _grades))
    elif handheld.few and handheld.shows and match.phase == GUESS:
        entries.append(("hint", _hint))
    if has_rows:
        entries += [("look", _look), ("read", _read)] + [("known", _possible)] * (match.phase == GUESS)
    if goes_on:
        entries.append(("quit", _quit))
        if played is not None and played.salt:
            entries.append(("seal", _seal))
    elif _known(match):
        entries.append(("number", _numbers))
        if _known(match)[0].rows:
            entries.append(("retry", _retry))
    return entries


def ask(handheld, then):
    """Ask: ok gives the match up, back continues it."""

    def take(_at):
        match = handheld.desk.match
        if match is not None and match.phase < OVER:  # the console may have ended it, or put it away
            match.give_up()
        then()
        return True

    words = handheld.desk.words
    handheld.show(Choice(handheld, 1, lambda _at: words("question", words("menu-quit")), 0, take, inks.WRONG))


def _quit(handheld):
    ask(handheld, lambda: None)
    return True


def _look(handheld):
    handheld.seat().look_back()
    return True


def _hint(handheld):
    handheld.seat().hint()
    return True


def _grades(handheld):
    from firmware.ui.lights import graded

    graded.begin(handheld)


def _read(handheld):
    from firmware.ui.lights import readout

    readout.begin(handheld)
    return True


def _possible(handheld):
    from firmware.ui.lights import possible

    possible.begin(handheld)


def _seal(handheld):
    """The check number of the code in play."""
    from firmware.game.seal import check_number

    played = handheld.desk.match.round
    check = check_number(played.variant, played.known(), played.salt)
    say(handheld, handheld.desk.words("seal", check))


def _numbers(handheld):
    """The numbers of the finished rounds whose codes are known."""
    from firmware.game import number

    known = _known(handheld.desk.match)
    say(handheld, " ".join([number.write(played.variant, played.secret()) for played in known]))


def _known(match):
    return [played for played in match.sides if played.secret() is not None]


def _retry(handheld):
    from firmware.ui.lights import retry_entry

    retry_entry.ask(handheld, _known(handheld.desk.match)[0])
