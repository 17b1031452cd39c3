"""The statistics in the menu of the lights: a list of the records, and last the chart of how well a person plays."""

from firmware.engine.games import name_of
from firmware.ui import progress
from firmware.ui.lights.chart import Chart
from firmware.ui.lights.screens import offer, say
from firmware.ui.records import role_of


def open_list(handheld):
    """What was achieved in each game, and how well a person plays."""
    words = handheld.desk.words
    statistics = handheld.desk.statistics()
    records = statistics.records
    if not records:
        say(handheld, words("shown-nothing"))
        return
    texts = []
    for record in records:
        role = role_of(words, record)
        if record.hard:
            role += " " + words("menu-hard")
        text = "{} {} {}/{}".format(name_of(record.variant), role, record.won(), record.played())
        texts.append(record.who + " " + text if record.who else text)

    if statistics.losses.kept:
        texts.append("{} {}".format(words("menu-losses"), progress.mean(statistics.losses.rounds())))

    def take(at):
        if at < len(records):
            say(handheld, _each_row(records[at]))
        else:
            handheld.show(Chart(handheld, statistics.losses))

    offer(handheld, texts, 0, take)


def _each_row(record):
    """The streak and the longest streak, then how many codes were broken in each number of rows."""
    counts = record.by_rows
    told = ["{}:{}".format(row + 1, counts[row]) for row in range(len(counts)) if counts[row]]
    return "+{}/{} ".format(record.streak, record.best_streak) + " ".join(told)
