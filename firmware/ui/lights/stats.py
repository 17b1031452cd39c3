"""The statistics in the menu of the lights: a list of the records, and last the chart of how well a person plays."""

from firmware.engine.games import name_of
from firmware.ui import progress
from firmware.ui.lights.chart import Chart
from firmware.ui.lights.screens import offer, say
from firmware.ui.records import in_short, role_of, told


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
            lines = told(words, records[at])
            say(handheld, " ".join([line if line[-1] in ",:" else line + "." for line in lines]))  # each a sentence
        else:
            handheld.show(Chart(handheld, statistics.losses))

    offer(handheld, texts, 0, take)

    def means(at):
        if at >= len(records):
            return texts[at]
        record = records[at]
        return (record.who + ": " if record.who else "") + in_short(words, record)

    handheld.above[-1].means = means
