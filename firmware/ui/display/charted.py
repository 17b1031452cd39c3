"""How well a person plays, as a display draws it: the name of the chart; the words for the best play, which is the line
at 0; and of each of the last rounds, the latest last, the tenths of a row that it lost, and whether they are exact."""


def of(chart, words):
    return "{} {}".format(words("menu-losses"), chart.mean), words("tell-best"), tuple(chart.rounds)
