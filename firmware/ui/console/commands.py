"""What the words do that a person may type at any question, but for those of elsewhere.py."""

from firmware.ui import notation
from firmware.ui.console import at_hand, report
from firmware.ui.console.command_words import LISTED, NAMES, find
from firmware.ui.words import LANGUAGES, Wrong


def do(console, name, following):
    """Do what a command says: the lines that it answers; they may hand on to others, see console.py."""
    return _COMMANDS[name](console, following)


def reply(console, asked, line: str):
    """Take the answer to what a command has asked, and do it only if that is confirmed."""
    meant = console.words.answer(line)
    if asked == "leave":
        if meant or not line.strip() or find(console.words, line) == ("QUIT", []):
            console.answer(_bye(console))
        return
    if asked == "give-up-match":
        if at_hand.is_between(console) and (meant or find(console.words, line) == ("NEW", [])):
            console.desk.note(console.match)
            console.desk.put_away()
        return
    if meant:
        console.desk.reset_statistics()
    console.answer([console.words("forgotten" if meant else "not-forgotten")])


def _rows(console, _following):
    match = at_hand.any_match(console)
    if not any(side and side.rows for side in match.sides):
        yield console.words("no-rows")
    yield from report.board(console)


def _quit(console, _following):
    if not (at_hand.is_running(console) or at_hand.is_between(console)):
        at_hand.leave(console)
        console.desk.put_away()
        yield from _bye(console)
    elif console.match.rules.watched:
        yield from _bye(console)
    else:
        console.asked = "leave"
        yield console.words("leave" if console.desk.keeps else "leave-lost")


def _bye(console):
    console.desk.resumed = console.match is not None  # for who comes next
    console.over = True
    return (console.words("bye"),)


def _resign(console, _following):
    if not at_hand.is_running(console):
        raise Wrong("no-round")
    console.match.give_up()
    return ()


def _help(console, following):
    words = console.words
    here = words.list("commands")

    def told(name):
        word = here[NAMES.index(name)]
        return words("key-does", name if word == name else word + " " + name, words("help-" + name.lower()))

    if following:
        about = find(words, following[0])
        if about is None:
            raise Wrong("no-such-word")
        yield told(about[0])
        return
    match = console.match
    if match is not None:
        yield words("help-guess", notation.example(match.variant(), console.signs))
        if match.rules.marked:
            from firmware.ui import explained

            yield from explained.how_to_mark(console.desk)
    for heading, names in LISTED:
        yield words(heading)
        for name in names.split():
            yield told(name)


def _rules(console, _following):
    from firmware.ui import explained

    yield from explained.rules(console.desk, console.desk.chosen.get("mode", "break"))


def _hint(console, _following):
    at_hand.running(console)
    return report.hint(console)


def _count(console, _following):
    at_hand.running(console)
    yield from report.left(console)


def _undo(console, _following):
    match = console.match
    if match is None:
        from firmware.ui.console import setup

        setup.go_back(console.desk)
        return ()
    if not match.can_take_back():
        from firmware.ui.begun import no_undo

        raise Wrong(no_undo(match))
    match.take_back()
    return (console.words("undone"),)


def _list(console, _following):
    from firmware.ui.console import listing

    at_hand.running(console)
    yield from report.left(console)
    yield from report.helped(console)
    return listing.page(console)


def _new(console, _following):
    if at_hand.is_between(console):
        console.asked = "give-up-match"
        return (console.words("give-up-match"),)
    at_hand.leave(console)
    console.desk.put_away()
    return ()


def _lesson(console, _following):
    at_hand.leave(console)
    console.desk.put_away()
    console.teach()
    return ()


def _names(console, following):
    desk = console.desk
    if following:
        desk.call(" ".join(following))
    names = desk.names or [""]
    yield console.words("names", ", ".join([names[at] or console.words("player", at + 1) for at in range(len(names))]))


def _language(console, following):
    names = " ".join(LANGUAGES).upper()
    if len(following) != 1 or following[0].lower() not in LANGUAGES:
        raise Wrong("languages", names)
    try:
        console.desk.speak(following[0].lower())
    except OSError:
        raise Wrong("languages", names) from None
    yield console.words("language-set")
    console.tell_again()


_COMMANDS = {
    "BOARD": _rows,
    "QUIT": _quit,
    "RULES": _rules,
    "RESIGN": _resign,
    "HELP": _help,
    "HINT": _hint,
    "COUNT": _count,
    "UNDO": _undo,
    "LIST": _list,
    "NEW": _new,
    "LANGUAGE": _language,
    "NAMES": _names,
    "LESSON": _lesson,
}
