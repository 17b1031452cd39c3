"""A line that was typed: who answers it."""

from firmware.ui.console.command_words import ELSEWHERE, find


def take(console):
    """Take the next line: a generator of steps, which returns the lines that answer it, and whether the question still
    stands above them.
    """
    line = console.typed[0]
    command = find(console.words, line)
    talk = None
    if command and console.desk.shown is not console.match:
        talk = yield from console.talk()
        if talk.is_answer(console, line):
            command = None
        else:
            talk = None  # what it is made of may go now
    is_elsewhere = command and command[0] in ELSEWHERE
    if console.asked or (command and not is_elsewhere):
        from firmware.ui.console import commands
    elif not command and talk is None:
        talk = yield from console.talk()
    if is_elsewhere:
        from firmware.ui.console import elsewhere
    yield None
    console.typed.pop(0)
    more, asked = console.more, console.asked
    console.more, console.asked = None, ""
    if asked:
        commands.reply(console, asked, line)
    if console.over:
        return (), False
    if command:
        return (elsewhere if is_elsewhere else commands).do(console, *command), True
    if more is None and not asked:
        return talk.answer(console, line) or (), False
    if more is not None and not line.strip():
        from firmware.ui.console import listing

        return listing.page(console, more), False
    return (), False
