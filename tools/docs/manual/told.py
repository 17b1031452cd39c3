"""What a picture of the lights shows, in words: for whoever cannot see it.

It is told from the view that a display would draw at that moment, so it is in the words of the game itself.
"""

from firmware.ui.lights.caption import BETWEEN
from firmware.ui.words import Words
from tools.playthrough.shots import Shot

PHRASES = {
    "en": {
        "text": "The lights spell {}.",
        "entry": "The lights spell {}: entry {} of {}.",
        "row": "Row {}: {}; {}.",
        "mark": "{} exact and {} near",
        "none": "no mark",
        "places": "mark {}",
        "hand": "In hand: {}.",
        "given": "The mark in hand: {}.",
        "code": "The code: {}.",
        "lit": "{} of {} lights are lit.",
    },
    "de": {
        "text": "Die Lichter schreiben {}.",
        "entry": "Die Lichter schreiben {}: Eintrag {} von {}.",
        "row": "Reihe {}: {}; {}.",
        "mark": "Volltreffer: {}, Farbtreffer: {}",
        "none": "kein Treffer",
        "places": "Bewertung {}",
        "hand": "In Arbeit: {}.",
        "given": "Die Bewertung bisher: {}.",
        "code": "Der Code: {}.",
        "lit": "{} von {} Lichtern leuchten.",
    },
}


def told(shot: Shot, words: Words, language: str) -> str:
    view, phrases = shot.view, PHRASES[language]
    if view is None:
        return ""
    empty = words.list("colour-names")[-1]

    def pegs(row) -> str:
        return ", ".join(empty if peg is None else view.names[peg] for peg in row)

    def mark(signs: str) -> str:
        if "." in signs:
            return phrases["places"].format(signs)
        counts = signs.count("x"), signs.count("o")
        return phrases["mark"].format(*counts) if any(counts) else phrases["none"]

    def is_lit(row) -> bool:
        return "".join("." if peg is None else view.letters[peg] for peg in row) in shot.signs.replace("_", ".")

    if view.choices:
        name = view.choices[view.chosen].split(": ")[0]  # what it means is not spelled
        if name not in view.caption:  # all of it is told otherwise
            name = view.caption.split(BETWEEN)[0].split(": ")[-1]
        return phrases["entry"].format(name, view.chosen + 1, len(view.choices))
    if view.text:
        return phrases["text"].format(view.text.rstrip("."))
    said = [
        phrases["row"].format(at, pegs(row), mark(signs)) for at, (row, signs) in enumerate(view.rows, 1) if is_lit(row)
    ]
    said += [phrases["hand"].format(pegs(view.hand))] if view.hand and is_lit(view.hand) else []
    said += [phrases["given"].format(mark(view.mark))] if view.mark is not None else []
    said += [phrases["code"].format(pegs(view.code))] if view.code and is_lit(view.code) else []
    lit = len(shot.signs.replace(" ", ""))
    return " ".join([view.caption.split(BETWEEN)[0] + ".", *(said or [phrases["lit"].format(lit, len(shot.signs))])])
