"""The recordings of a board that speaks: there are all, and they are small."""

import wave

import pytest

from firmware.ui.words import LANGUAGES
from tools import voices

MOST_BYTES = 60_000  # of a language
MOST_S = 0.9  # of a word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_language_is_recorded(language):
    files = sorted((voices.FOLDER / language).iterdir())
    assert {file.stem for file in files} == set(voices.texts(language))
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for file in files:
        with wave.open(str(file)) as recorded:
            assert (recorded.getnchannels(), recorded.getsampwidth(), recorded.getframerate()) == (1, 1, voices.RATE_HZ)
            assert 0.1 < recorded.getnframes() / voices.RATE_HZ < MOST_S
            samples = recorded.readframes(recorded.getnframes())
            assert max(abs(sample - 0x80) for sample in samples) == voices.LOUD
