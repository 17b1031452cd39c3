"""The words of a display. A caption says much the same at every drawing, so the texts found last are kept."""

from firmware.ui.words import Words

MOST = 60  # texts


class Kept(Words):
    def __init__(self, words):
        super().__init__(words.opened)
        self._texts: dict = {}

    def find(self, key):
        text = self._texts.get(key)
        if text is None:
            text = super().find(key)
            if len(self._texts) == MOST:
                self._texts.clear()
            self._texts[key] = text
        return text
