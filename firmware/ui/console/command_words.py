"""The words that a person may type at any question, in English and in the language that is set."""

from firmware.ui.capitals import upper

# as HELP lists them, under a heading each; in the same order as the words under `commands` in every table
LISTED = (
    ("help-in-round", "HINT KNOWN LIST COUNT TEACH TABLE BOARD UNDO RESIGN SEAL"),
    ("help-around", "NEW DAY NUMBER RETRY GRADES SHARE STATS"),
    ("help-always", "RULES LESSON NAMES LANGUAGE HELP QUIT"),
)
NAMES = tuple(" ".join([names for _, names in LISTED]).split())
ELSEWHERE = ("TEACH", "TABLE", "KNOWN", "STATS", "GRADES", "NUMBER", "DAY", "SHARE", "RETRY", "SEAL")  # elsewhere.py
_MARKERS = "/:"  # may stand in front of a command, as in other programs


def find(words, line: str):
    """The command in a line and the words after it, or None."""
    typed = line[:80].strip().lstrip(_MARKERS).split()
    if not typed:
        return None
    if typed == ["?"]:
        return "HELP", []
    here = words.list("commands")
    for place in range(len(NAMES)):
        if upper(typed[0]) in (NAMES[place], upper(here[place])):
            return NAMES[place], typed[1:]
    return None
