"""Typing ahead in a list: the beginning of a name or of a number leads to its entry, and takes it once it is the only
one.
"""

from firmware.ui.faces.page import Page
from firmware.ui.screen import MOVE, PICK
from tools.faces.terminal import sheet


class Ahead:
    def __init__(self) -> None:
        self.typed = ""

    def intent(self, page: Page, sign: str) -> tuple[int, int] | None:
        """Return the intent of this sign, after those before it; None where no entry begins so."""
        names = [sheet.label(page, at).upper() for at in range(len(page.entries))]
        if sign.isdigit() and sheet.is_numbered(page):
            names = []  # "3 people" may be the fourth entry
        for typed in (self.typed + sign.upper(), sign.upper()):
            self.typed = typed
            numbers = [at for at in range(len(page.entries)) if str(at + 1).startswith(typed)]
            found = [at for at, name in enumerate(names) if name.startswith(typed)] or numbers
            if len(found) == 1:
                self.typed = ""
                return PICK, found[0]
            if found:
                later = [at for at in found if at > page.chosen]
                exact = [at for at in found if typed == str(at + 1)]
                return MOVE, (exact or later or found)[0] - page.chosen
        self.typed = ""
        return None
