"""Playthroughs of what brings a person back go as written in each other language: by the keys of what is said, and the
numbers in it.
"""

import functools
import re
from dataclasses import replace

import pytest

from firmware.ui import commands
from firmware.ui.words import LANGUAGES
from host_tests.playthroughs.core import CorePlayer
from host_tests.playthroughs.test_playthroughs import FOLDER, check
from host_tests.ui.table import table_of
from tools.playthrough import playthrough
from tools.playthrough.performance import Performance

READ_MS = 1000  # for the lights to have told a word
PLAYED = ("challenge", "day", "hard", "mistakes", "puzzle", "speech", "streak", "why")
ENTRY = re.compile(r"^([^#\n].*?): (.+)$", re.MULTILINE)
TEXTS = {language: dict(ENTRY.findall(table_of(language).decode())) for language in LANGUAGES}
for texts in TEXTS.values():
    texts |= zip(commands.NAMES, [word.replace("_", " ") for word in texts["commands"].split()], strict=True)


def pattern(text):
    plain = re.escape(text.replace(" :", ":"))  # a share has no space there, in any language
    return re.compile(plain.replace(re.escape("{}"), ".+?"))


@functools.cache
def keys_of(line):
    """Return the keys of the longest text in English that this line may be."""
    texts = {key: text for key, text in TEXTS["en"].items() if pattern(text).fullmatch(line)}
    longest = max(texts.values(), key=len, default="")
    return [key for key, text in texts.items() if text == longest]


def numbers(line):
    return sorted(re.findall(r"\d+", line))


class Translated(Performance):
    """Performs in the language of the board what is written in English; what its lights show is not looked at."""

    def __init__(self, play, language):
        play.settings["PEGLIGHT_LANGUAGE"] = language
        super().__init__(play, CorePlayer(play))
        self._texts = TEXTS[language]
        self._here = {key: pattern(text) for key, text in self._texts.items()}

    def _type(self, step):
        keys = [key for key, text in TEXTS["en"].items() if text.lower() == step.text]  # a command is in capitals
        yield from super()._type(replace(step, text=self._texts[keys[0]]) if keys else step)

    def says(self, text, line):
        if line == text:
            return True
        plain = line.replace(" :", ":")
        return numbers(line) == numbers(text) and any(self._here[key].fullmatch(plain) for key in keys_of(text))

    def _lights(self, _):
        yield from self._pass(READ_MS)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", PLAYED)
def test_it_goes_as_written_in_another_language(name, language):
    performance = Translated(playthrough.read(FOLDER / f"{name}.play"), language)
    performance.player.perform(performance)
    check(performance)
