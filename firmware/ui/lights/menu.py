"""The menu of the lights: the round at hand, what to play and by which rules, help, statistics and settings.

Every list is a choice and stays below what it opens, so that back leads up. An entry is the key of its words and the
function it calls, which returns true if the menu is done. Choices are stored in the wishes and the settings, and shown
behind the words of their entry. A game that is too wide for the matrix is not offered.

Without a match, the mode whose games are open is chosen on the desk, and the console asks what follows; where it was
chosen there, its games are opened here.
"""

from firmware.engine.games import NAMED, by_size, named, short_name
from firmware.game.modes import DAY, MODES, NUMBER, PUZZLE, mode_of
from firmware.game.phases import DONE, OVER
from firmware.ui import wishes
from firmware.ui.lights import inks
from firmware.ui.lights.screens import Choice, offer, place_of, say


def open_main(handheld, mode):
    """What can be done now, and above it what is chosen already; but first that the match is too wide."""
    match = handheld.desk.match
    if not handheld.shows and match not in (None, handheld.told):
        handheld.told = match
        say(handheld, handheld.desk.words("shown-wide", short_name(match.variant())), inks.WRONG)
        return
    handheld.told = None
    _choose(handheld, mode)
    entries = [("play", _modes), ("help", _help), ("stats", _stats), ("settings", _settings)]
    if match is not None:
        from firmware.ui.lights import round_menu

        if match.phase not in (OVER, DONE):
            entries[0] = ("new", _modes)
        if not round_menu.is_empty(handheld):
            entries.insert(1, ("round", _round))
    _entries(handheld, entries)
    if mode is not None:
        _modes(handheld)
        _open(handheld, mode)


def _entries(handheld, entries):
    def tell(at):
        return handheld.desk.words("menu-" + entries[at][0])

    handheld.show(Choice(handheld, len(entries), tell, 0, lambda at: entries[at][1](handheld)))


# playing


def _choose(handheld, mode):
    """Play so, as far as it is chosen yet."""
    desk = handheld.desk
    if desk.match is None and desk.chosen.get("mode") != mode:
        desk.chosen = {"mode": mode} if mode else {}
        handheld.seen = desk.shown


def _modes(handheld):
    """Below the modes are the rules by which one plays."""
    desk = handheld.desk

    def take(at):
        if at < len(MODES):
            _open(handheld, MODES[at])
            return
        from firmware.ui.lights import options

        options.rules(handheld)

    names = desk.words.list("names-mode") + desk.words.list("names-more")
    there = desk.chosen.get("mode") or desk.wishes.get("mode", "break")
    offer(handheld, names, place_of(MODES, there), take)
    listed = handheld.above[-1]

    def tick(ms):
        Choice.tick(listed, ms)
        if not handheld.ahead.busy:  # nothing is opened: whoever is here has chosen none
            _choose(handheld, None)

    listed.tick = tick
    listed.means = lambda at: desk.words("key-does", names[at], desk.words("mode-" + (MODES + ("details",))[at]))


def _open(handheld, mode):
    """What is left to be chosen in this mode."""
    {NUMBER: _typed, PUZZLE: _typed, DAY: _day}.get(mode_of(mode).given, _variants)(handheld, mode)


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

    _choose(handheld, mode)
    day_entry.ask(handheld, lambda: _day(handheld, mode))


def _typed(handheld, mode):
    from firmware.ui.lights import number_entry

    _choose(handheld, mode)
    number_entry.ask(handheld, mode, mode_of(mode).given)


def _variants(handheld, mode, behind="", more=()):
    """Offer the games, with a text behind each; `more` are texts and what they open."""
    _choose(handheld, mode)
    names = [name for name in by_size() if NAMED[name][0] <= handheld.most]
    wish = wishes.variant(handheld.desk.wishes)
    there = short_name(wish)
    if there not in names and wish.pegs <= handheld.most:
        names.insert(0, there)
    if wish is handheld.desk.chosen.get("variant") and there in names:
        names = [there]  # the console asks on about it

    def take(at):
        if at >= len(names):
            more[at - len(names)][1](handheld, mode)
            return
        wished = handheld.desk.wishes
        wished["mode"] = mode
        wished["variant"] = wish if names[at] == there else wishes.game(handheld.desk, names[at])
        played = mode_of(mode)

        def start():
            handheld.ahead.of_start(begin, played.given)

        def begin():
            from firmware.ui.lights import beginning

            beginning.begin(handheld, wishes.rules(wished, handheld.desk.today))

        if played.players is None:
            from firmware.ui.lights import company

            company.ask(handheld, played.most, start)
        else:
            start()

    texts = [name + behind for name in names] + [text for text, _ in more]
    offer(handheld, texts, place_of(names, there), take)

    def means(at):
        from firmware.ui import described

        if at >= len(names):
            return texts[at]
        return described.game(handheld.desk.words, wish if names[at] == there else named(names[at])) + behind

    handheld.above[-1].means = means


# looking


def _stats(handheld):
    from firmware.ui.lights import stats

    stats.open_list(handheld)


def _settings(handheld):
    from firmware.ui.lights import options

    options.settings(handheld)


def _help(handheld):
    _entries(handheld, [("rules", _rules), ("lesson", _lesson)])


def _rules(handheld):
    from firmware.ui import explained

    desk = handheld.desk
    told = list(explained.rules(desk, desk.wishes.get("mode", "break")))
    if desk.settings["palette"] != "mono":
        told.append(desk.words("rules-lights"))
    say(handheld, " ".join([line if line[-1] in ".," else line + "." for line in told]))  # each a sentence


def _lesson(handheld):
    from firmware.ui.lights.lesson import Lesson

    handheld.above.clear()
    Lesson(handheld)
    return True


def _round(handheld):
    from firmware.ui.lights import round_menu

    round_menu.open_list(handheld)
