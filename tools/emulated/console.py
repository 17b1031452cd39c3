"""The lines that code.py prints on the emulated board's console."""

import re

from tools.front.lines import Lines

_BEGUN = re.compile(rb"soft reboot.*?code\.py output:\r?\n", re.DOTALL)


class Console:
    def __init__(self) -> None:
        self.begun = False
        self._before = bytearray()
        self._lines = Lines()

    def lines(self, heard: bytearray) -> list[str]:
        """Take what was heard; return the lines that it completes, from the start of code.py on."""
        said = bytes(heard)
        heard.clear()
        if not self.begun:
            self._before += said
            begin = _BEGUN.search(self._before)
            if not begin:
                return []
            self.begun = True
            said = bytes(self._before[begin.end() :])
        return [line.strip() for line in self._lines.take(said)]
