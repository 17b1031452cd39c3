"""The menu of the lights: what can be done now, what to play and by which rules, and the settings.

Every list is a choice and stays below what it opens, so that back leads up. An entry is the key of its words and the
function it calls, which returns true if the menu is done. Choices are stored in the wishes and the settings, and shown
behind the words of their entry. A game that is too wide for the matrix is not offered.
"""

from firmware.engine.games import NAMED, named, short_name
from firmware.game.modes import DAY, MODES, NUMBER, PUZZLE, mode_of
from firmware.game.phases import DONE, GUESS, OVER
from firmware.ui import wishes
from firmware.ui.lights import inks
from firmware.ui.lights.screens import Choice, offer, place_of, say


def open_main(handheld):
    """What can be done now."""
    match = handheld.desk.match
    goes_on = match is not None and match.phase not in (OVER, DONE)
    entries = [("new" if goes_on else "play", _modes)]
    if match is not None:
        played = match.round
        if goes_on:
            entries.append(("quit", _quit))
            if played is not None and played.salt:
                entries.append(_sealed(played))
        elif _numbers(match):
            numbers = _numbers(match)
            entries.append(("number", lambda handheld: say(handheld, numbers)))
            if _known(match)[0].rows:
                entries.append(("retry", _retry))
        if handheld.few and handheld.shows and match.phase in (GUESS, OVER, DONE):
            entries.append(("hint", _hint) if goes_on else ("grades", _grades))
        if handheld.shows and played is not None and played.rows:
            entries += [("look", _look), ("read", _read)] + [("known", _possible)] * (match.phase == GUESS)
    entries += [("next", _next), ("stats", _stats), ("lesson", _lesson), ("settings", _settings)]
    _entries(handheld, entries)
    if match is not None and not handheld.shows:
        say(handheld, "{}>{}".format(match.variant().pegs, handheld.most), inks.WRONG)


def _entries(handheld, entries):
    def tell(at):
        return handheld.desk.words("menu-" + entries[at][0])

    handheld.show(Choice(handheld, len(entries), tell, 0, lambda at: entries[at][1](handheld)))


# playing


def _modes(handheld):
    desk = handheld.desk

    def take(at):
        mode = MODES[at]
        {NUMBER: _typed, PUZZLE: _typed, DAY: _day}.get(mode_of(mode).given, _variants)(handheld, mode)

    names = desk.words.list("names-mode")
    offer(handheld, names, place_of(MODES, desk.wishes.get("mode", "break")), take)
    handheld.above[-1].means = lambda at: "{}: {}".format(names[at], desk.words("mode-" + MODES[at]))


def _day(handheld, mode):
    """Offer the games with the date; last comes the date alone, which can be changed."""
    today = handheld.desk.today()
    if not today:
        _dial(handheld, mode)
        return
    from firmware.game.day import write

    date = " " + write(today)
    _variants(handheld, mode, date, [(handheld.desk.words("menu-date") + date, _dial)])


def _dial(handheld, mode):
    from firmware.ui.lights import day_entry

    day_entry.ask(handheld, lambda: _day(handheld, mode))


def _typed(handheld, mode):
    def ask():
        from firmware.ui.lights import number_entry

        number_entry.ask(handheld, mode, lambda rules: _begin(handheld, rules))

    handheld.ahead.of_start(ask, mode_of(mode).given)


def _variants(handheld, mode, behind="", more=()):
    """Offer the games, with a text behind each; `more` are texts and what they open."""
    names = [name for name in sorted(NAMED) if NAMED[name][0] <= handheld.most]
    wish = wishes.variant(handheld.desk.wishes)
    there = short_name(wish)
    if there not in names and wish.pegs <= handheld.most:
        names.insert(0, there)

    def take(at):
        if at >= len(names):
            more[at - len(names)][1](handheld, mode)
            return
        wished = handheld.desk.wishes
        wished["mode"] = mode
        wished["variant"] = wish if names[at] == there else wishes.game(handheld.desk, names[at])
        given = mode_of(mode).given
        handheld.ahead.of_start(lambda: _begin(handheld, wishes.rules(wished, handheld.desk.today)), given)

    texts = [name + behind for name in names] + [text for text, _ in more]
    offer(handheld, texts, place_of(names, there), take)

    def means(at):
        from firmware.ui import described

        if at >= len(names):
            return texts[at]
        return described.game(handheld.desk.words, wish if names[at] == there else named(names[at])) + behind

    handheld.above[-1].means = means


def _begin(handheld, rules):
    """Start a match by these rules; if there is anything to lose in the running one, ask first."""
    desk = handheld.desk

    def begin():
        if desk.match is not None and desk.match.phase == OVER:
            desk.note(desk.match)
        desk.begin(rules)

    if desk.match is not None and _would_lose(desk.match):
        _ask(handheld, begin)
    else:
        begin()


def _would_lose(match):
    """Whether somebody has played in it, and it is not over."""
    from firmware.ui.begun import begun

    rules = match.rules
    if rules.watched or match.phase == DONE:
        return False
    if match.phase == OVER:
        return match.round_number + 1 < rules.rounds
    return match.round_number > 0 or begun(match)


def _quit(handheld):
    _ask(handheld, lambda: None)
    return True


def _ask(handheld, then):
    """Ask: ok gives the match up, back continues it."""

    def take(_at):
        match = handheld.desk.match
        if match is not None and match.phase < OVER:  # the console may have ended it, or put it away
            match.give_up()
        then()
        return True

    handheld.show(Choice(handheld, 1, lambda _at: handheld.desk.words("menu-quit") + "?", 0, take, inks.WRONG))


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


def _sealed(played):
    """An entry that tells the check number of the code in play."""

    def tell(handheld):
        from firmware.game.seal import check_number

        say(handheld, check_number(played.variant, played.known(), played.salt))

    return "seal", tell


def _numbers(match):
    """The numbers of the finished rounds whose codes are known."""
    from firmware.game import number

    return " ".join([number.write(played.variant, played.secret()) for played in _known(match)])


def _known(match):
    return [played for played in match.sides if played.secret() is not None]


def _retry(handheld):
    from firmware.ui.lights import retry_entry

    retry_entry.ask(handheld, _known(handheld.desk.match)[0])


# looking


def _stats(handheld):
    from firmware.ui.lights import stats

    stats.open_list(handheld)


def _next(handheld):
    from firmware.ui.lights import options

    options.rules(handheld)


def _settings(handheld):
    from firmware.ui.lights import options

    options.settings(handheld)


def _lesson(handheld):
    from firmware.ui.lights.lesson import Lesson

    Lesson(handheld)
    return True
