"""What is agreed before the first row: who plays which way, how many rounds, how they are scored. Fixed once made.

| mode | the players, the one who guesses first in front |
|---|---|
| break, number | a person, the device |
| make | the device, a person |
| duel | two people |
| match | two to five, with the device or without; every round the next one guesses, the one before holds the code |
| race | two, each with a code for the other |
| helper | a person, and someone elsewhere |
| watch | the device against itself |
"""

from firmware.engine import codes
from firmware.engine.variant import Variant

PERSON = 0
DEVICE = 1
ELSEWHERE = 2

MODES = ("break", "make", "duel", "match", "race", "helper", "watch", "number")
LEVELS = ("book", "chaotic", "entropy", "first", "minimax", "next", "parts", "random", "sampled", "tenth")
SETTINGS = ("uniform", "mixed", "evil")
SCORINGS = ("rows", "penalty", "ten", "rounds")
MOST_PLAYERS = 5
MOST_ROUNDS = 20

_PLAYERS = {
    "break": (PERSON, DEVICE),
    "number": (PERSON, DEVICE),
    "make": (DEVICE, PERSON),
    "duel": (PERSON, PERSON),
    "helper": (PERSON, ELSEWHERE),
    "watch": (DEVICE, DEVICE),
}


class Rules:
    """`sealed`: a person who makes a code for the device types it in. `code`: the one of a numbered round."""

    def __init__(self, mode, variant, people=1, device=True, rounds=2, scoring="rows", **more):
        self.mode = one_of("mode", mode, MODES)
        if not isinstance(variant, Variant):
            raise ValueError("the variant must be a Variant")
        self.variant = variant
        self.players = _players(mode, people, device)
        self.rounds = _rounds(mode, rounds, len(self.players))
        self.scoring = one_of("scoring", scoring, SCORINGS) if mode == "match" else _scoring(mode)
        self.setting = one_of("setting", more.pop("setting", "uniform"), SETTINGS)
        self.level = one_of("level", more.pop("level", "book"), LEVELS)
        self.sealed = bool(more.pop("sealed", False))
        self._code = more.pop("code", None)
        if (self._code is None) == (mode == "number"):
            raise ValueError("a numbered round, and no other, has a code in its rules")
        if mode == "number":
            codes.check(variant, self._code)
        if more:
            raise ValueError("there is no rule called {}".format(sorted(more)[0]))

    def known(self):
        """The code of a numbered round, for dealing and saving only."""
        return self._code

    def sides(self):
        """How many codes are guessed at a time."""
        return 2 if self.mode == "race" else 1


def rounds_for(players):
    """The numbers of rounds that are even and let each player guess and make equally often."""
    return [rounds for rounds in range(2, MOST_ROUNDS + 1, 2) if rounds % players == 0]


def one_of(what, name, names):
    if name not in names:
        raise ValueError("{} must be one of {}, not {}".format(what, ", ".join(names), name))
    return name


def _players(mode, people, device):
    if mode in _PLAYERS:
        return _PLAYERS[mode]
    most = "2" if mode == "race" else "2 to {}".format(MOST_PLAYERS)
    fewest = 1 if device else 2
    if type(people) is not int or people not in range(fewest, (2 if mode == "race" else MOST_PLAYERS) + (not device)):
        raise ValueError("a {} has {} players, at least one of them a person".format(mode, most))
    return (PERSON,) * people + ((DEVICE,) if device else ())


def _rounds(mode, rounds, players):
    if mode != "match":
        return 1
    if rounds not in rounds_for(players):
        raise ValueError(
            "a match of {} has one of {} rounds, not {}".format(
                players, ", ".join([str(number) for number in rounds_for(players)]), rounds
            )
        )
    return rounds


def _scoring(mode):
    return "penalty" if mode == "race" else "rounds"
