"""The terminal's own words: each language has every one, and they are filled in alike."""

from string import Formatter

from firmware.ui.words import LANGUAGES
from tools.faces.terminal.said import FOLDER, words_in


def test_every_language_has_the_same_keys_filled_in_alike():
    def filled(text):
        return sum(name is not None for _, name, _, _ in Formatter().parse(text))

    wanted = {key: filled(text) for key, text in words_in("en").items()}
    assert {file.stem for file in FOLDER.iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        assert {key: filled(text) for key, text in words_in(language).items()} == wanted


def test_a_language_without_a_table_is_english():
    assert words_in("nl") == words_in("en")
