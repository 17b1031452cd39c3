"""Which line says what: by the tables of words, in every language, and by the forms of rows and grades."""

import re

from firmware.ui.words import LANGUAGES
from tools import ROOT

WORDS = ROOT / "firmware" / "words"
KEYS = [
    "seal",
    "left-none",
    "left",
    "guess",
    "guess-of",
    "mark",
    "mark-elsewhere",
    "fitting",
    "advice-not-fitting",
    "advice",
    "contradiction",
    "against",
    "finding",
    "finding-too",
    "code-was",
    "solved",
    "known-place",
    "code-fits",
    "seal-was",
    "seal-begins",
    "best-row",
    "grades",
    "more",
    "and-more",
    "list-cut",
    "help-guess",
    "colours",
    "colours-once",
    "no-colour",
    "thinking",
    "helped",
]
ROW = re.compile(r"^(?:.{10,} )? ?(\d+)\. ((?:[A-Z0-9-] )*[A-Z0-9-]) : (\S+)$")
GRADE = re.compile(r"^ ?(\d+)\. ([A-Z0-9-]+) : +(\d+) > +(\d+) \( *(~?)([\d.]+)\) +(-?\d+)% +(-?\d+)%(?: [A-Z0-9-]+)?$")
# these may spell the code by chance: questions about marks, what is played, how many codes are left, colours of a place
NO_SECRET_KEPT = {
    "mark",
    "fitting",
    "advice",
    "advice-not-fitting",
    "help-guess",
    "colours",
    "colours-once",
    "known-place",
    "no-colour",
    "left",
    "seal",
}


OF_A_LIST = ("thinking", "left", "left-none", "more", "helped")


def _templates():
    """A pattern for each key, which is right in any language."""
    found = {}
    for key in KEYS:
        texts = set()
        for language in LANGUAGES:
            lines = (WORDS / f"{language}.txt").read_text("utf-8").splitlines()
            texts.add(next(line for line in lines if line.startswith(f"{key}: "))[len(key) + 2 :])
        found[key] = re.compile("|".join(f"^{re.escape(text).replace(re.escape('{}'), '(.+?)')}$" for text in texts))
    return found


TEMPLATES = _templates()


def known(line):
    """The key of a line and what fills it; None where it is none that tells of the match."""
    for key, pattern in TEMPLATES.items():
        match = pattern.match(line)
        if match:
            return key, [filled for filled in match.groups() if filled is not None]
    return None, []
