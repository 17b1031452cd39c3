"""The manual in another language: the words of the game, and playthroughs in which the board speaks them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from firmware.ui.settings import PREFIX
from firmware.ui.words import LANGUAGES, Words
from tools import ROOT
from tools.playthrough.playthrough import Playthrough

TABLES = ROOT / "firmware" / "words"
IN_LISTS = ("names-mode",)  # the texts with words that fill others


def words(language: str) -> Words:
    return Words(lambda: (TABLES / f"{language}.txt").open("rb"))


def speak(play: Playthrough, language: str) -> None:
    """Let the board speak this language, and expect the same in it."""
    if language == LANGUAGES[0]:
        return
    play.settings[f"{PREFIX}LANGUAGE"] = language
    play.steps = [replace(step, text=put(step.text, language)) if step.what == "says" else step for step in play.steps]


def put(line: str, language: str) -> str:
    """What the board says in this language where it says this line in English; ValueError if it never says it."""
    for key, text in plainest():
        pattern = "(.+)".join(re.escape(part) for part in text.split("{}"))
        if found := re.fullmatch(pattern, line):
            return table(language)[key].format(*(fill(word, language) for word in found.groups()))
    raise ValueError(f"the board never says: {line}")


@cache
def plainest() -> list[tuple[str, str]]:
    """The texts that say something, those before the others that leave less to be filled in."""
    own = {key: text.replace("{}", "") for key, text in table(LANGUAGES[0]).items()}
    speaking = [key for key, text in own.items() if re.search(r"\w{2}", text)]
    return [(key, table(LANGUAGES[0])[key]) for key in sorted(speaking, key=lambda key: -len(own[key]))]


def fill(word: str, language: str) -> str:
    for name in IN_LISTS:
        english = table(LANGUAGES[0])[name].split()
        if word in english:
            return table(language)[name].split()[english.index(word)]
    try:
        return put(word, language)
    except ValueError:
        return word


@cache
def table(language: str) -> dict[str, str]:
    return dict(lines(TABLES / f"{language}.txt"))


def notes(folder: Path, language: str) -> dict[str, str]:
    """What stands below each picture, by its name; nothing in English, where the playthrough itself tells it."""
    return {} if language == LANGUAGES[0] else dict(lines(folder / f"notes.{language}.txt"))


def lines(file: Path, separator: str = ": ") -> Iterator[tuple[str, str]]:
    for line in file.read_text("utf-8").splitlines():
        key, between, text = line.partition(separator)
        if between and not line.startswith("#"):
            yield key, text
