"""Versions of the firmware with one fault each, like faults that there were: a storm must find each.

In each, a module that main.py or start.py imports has a class that does one thing wrong.
"""

import types

from firmware.game.mind import Mind
from firmware.game.minds import Minds
from firmware.game.phases import DISPUTE, MARK
from firmware.ui.console import phases
from firmware.ui.console.command_words import find
from firmware.ui.console.console import Console
from firmware.ui.desk import Desk
from host_tests.inside import inside


class Stubborn(Console):
    """Goes on with what it was telling, though the match has moved on."""

    def _keeps(self):
        return True

    def _moved_on(self):
        return super()._moved_on() and not (self._saying is not None and self._keeps())

    def look(self):
        super().look()
        self._phase = self.match.phase if self.match else None


class AsksForMark(Stubborn):
    """The question for a mark is asked, though it was given at the lights."""

    def _keeps(self):
        return self._phase == MARK


class ListsFindings(Stubborn):
    """The findings are told on, though the mark was taken back."""

    def _keeps(self):
        return self._phase == DISPUTE


class FinishesCommands(Stubborn):
    """A command that was begun is done to its end: BOARD tells rows that are gone."""

    _commands = False

    def _then_prompt(self, lines, again=False):
        self._commands = True
        yield from super()._then_prompt(lines, again)
        self._commands = False

    def _keeps(self):
        return self._commands


class AnswersOldQuestion(Console):
    """A line is an answer to what was asked, not to what the match wants now."""

    _asked = None

    def _prompt(self):
        self._asked = self.match and self.match.phase
        yield from super()._prompt()

    def _moved_on(self):
        return super()._moved_on() and not (self.typed and self._saying is None and self._answer is None)

    def _take(self):
        if self.match is None or self._asked is None or find(self.words, self.typed[0]):
            yield from super()._take()
        else:
            answers = inside(phases, "_ANSWERS", "it answers what another question asked")
            yield from answers[self._asked](self, self.typed.pop(0)) or ()


class AtOnce(Mind):
    """All that was asked goes on at the same time, and takes over the rows as if nobody else did."""

    def tick(self, ms):
        for job in list(self._jobs):
            steps = self._all.setdefault(job, None) or job.steps(job, *job.of)
            self._all[job] = steps
            for _ in steps:
                break
            else:
                job.whole = True
            if job.over or job.whole or (job.ready and job.most_ms <= 0):
                job.over = True
                self._jobs.remove(job)
            job.most_ms -= ms

    def __init__(self, *of):
        self._all = {}
        super().__init__(*of)

    def _take(self, rows):
        super()._take(rows)
        self._counted = True


class Hasty(Mind):
    """Says how many codes are left before they were counted."""

    def counted(self, _rows):
        return self.candidates

    def _count(self, _job):
        yield


def with_minds(mind):
    """A desk at which minds are of this kind."""

    class TheirMinds(Minds):
        def of(self, side):
            if self._minds[side] is None:
                self._minds[side] = mind(self._turns.variant(side), self._randrange)
            return self._minds[side]

    class TheirDesk(Desk):
        def tick(self, *given):
            if self.match is not None:
                self.match.minds.__class__ = TheirMinds
            super().tick(*given)

    return _module("firmware.ui.desk", Desk=TheirDesk)


def with_console(console):
    return _module("firmware.ui.console.console", Console=console)


def _module(name, **names):
    module = types.ModuleType(name)
    vars(module).update(names)
    return {name: module}


FAULTS = {
    "a mark is asked for that was given": with_console(AsksForMark),
    "findings are told that are gone": with_console(ListsFindings),
    "rows are told that are gone": with_console(FinishesCommands),
    "an answer to an old question": with_console(AnswersOldQuestion),
    "two searches at once": with_minds(AtOnce),
    "a count that is not done": with_minds(Hasty),
}
