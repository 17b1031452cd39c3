"""The sentences that a person reads, and what proselint and rules of our own find in them. None of it needs a network.

A rule is a pattern that no sentence may match. The first rules are what comes of thinking in another language; then
come stiff words that have an ordinary one. What stands between backticks is taken for a name and not read.
"""

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from proselint.checks import __register__
from proselint.config import DEFAULT
from proselint.registry import CheckRegistry
from proselint.tools import LintFile

MOST_WORDS = 40  # of a sentence, or of a part of it that a colon or a semicolon ends
NAME = "Name"  # in the place of what stands between backticks

# Not asked of proselint: signs that no keyboard has, "very", and what our own rules look for with more care. The longer
# a name is the earlier it must stand.
OFF = ("typography.symbols", "weasel_words.very", "spelling.consistency", "lexical_illusions")
CHECKS = {**dict.fromkeys(OFF, False), **{name: on for name, on in DEFAULT["checks"].items() if name not in OFF}}

# Each with a sentence that breaks it.
RULES = {
    "a person is not just who": (r"^who [a-z][^?]*\.$", "Who presses it is asked nothing."),
    "it may be of, not have of": (r"\b(consists|consist) (in|from)\b", "It consists from two parts."),
    "to allow somebody to": (r"\b(allow|enable|permit)s? to\b", "This allows to play alone."),
    "depend on": (r"\bdepend(s|ed|ing)? (from|of)\b", "It depends from the board."),
    "what it looks like": (r"\bhow (it|they|this|that) looks? like\b", "See how it looks like."),
    "no plural": (r"\b(information|advice|software|hardware|evidence|feedback)s\b", "It shows two evidences."),
    "since when, or for how long": (r"\bsince \w+ (years|months|days|hours)\b", "It is so since three days."),
    "explain to": (r"\b(explain|suggest|describe)s? (you|me|us)\b", "It explains you the rules."),
    "it has": (r"(^|[,;:] |\b(and|but|if|that|when|then) )(it|he|she) (are|have|do)\b", "Then it have no lights."),
    "they have": (r"\b(they|we|you) (is|has|was|does)\b", "There they is dark."),
    "a before a vowel": (r"\ba (?!(one|once|uni|use|usual|euro|UF2|US)\w*\b)[aeiou][a-z]+\b", "It is a old game."),
    "an before a consonant": (r"\ban (?!(hour|honest|heir)\w*\b)[bcdfghjklmnpqrstvwxyz][a-z]+\b", "It is an game."),
    "a word twice": (r"\b([a-z]+) \1\b(?<!\bthat that)(?<!\bhad had)", "It is the the last."),
    "a sign after a space": (r" [,;:.!?](?= |$)", "It ends , and so on."),
    "in the place of": (r"\bin (the )?place of\b", "A letter stands in the place of a name."),
    "in order to": (r"\b(in order to|so as to)\b", "In order to win, guess."),
    "stiff words": (
        r"\b(thus|hence|thereby|therein|thereof|wherein|whereby|whilst|upon|utili[sz]es?|utili[sz]ed|prior to|"
        r"commences?|aforesaid|respectively|regarding|concerning)\b",
        "The lights are thus dark.",
    ),
    "etc.": (r"\b(e\.g|i\.e|etc|resp|viz|cf)\.", "Lights, keys etc. are there."),
    "words of the hurried": (r"\b(simply|obviously|of course|please note|needless to say)\b", "Simply play."),
    "spelt as in Britain": (
        r"\b(colors?|colored|gray|centers?|behaviors?|favorites?|honors?)\b",
        "Each color has one.",
    ),
    "for the sake of": (r"\bfor the sake of\b", "For the sake of memory it is short."),
    "as of": (r"\b(in case of|by means of|with regard to|with respect to|in terms of)\b", "In case of doubt, ask."),
}


def read(markdown: str) -> list[str]:
    """The paragraphs of a document, a cell of a table and what a picture says among them, without names and links."""
    paragraphs = []
    for token in MarkdownIt("commonmark").enable("table").parse(markdown):
        if token.type == "inline":
            paragraphs += [child.content for child in token.children or () if child.type == "image"]
            paragraphs.append("".join(_plain(child) for child in token.children or ()).strip())
    return [paragraph for paragraph in paragraphs if paragraph]


def _plain(token) -> str:
    if token.type in ("softbreak", "hardbreak"):
        return " "
    return {"text": token.content, "code_inline": NAME}.get(token.type, "")


def sentences(paragraph: str) -> list[str]:
    return re.split(r"(?<=[.!?])\s+(?=[A-Z0-9\"])", paragraph)


def faults(paragraphs: list[str]) -> Iterator[tuple[str, str]]:
    """Each rule that is broken, and the sentence."""
    for paragraph in paragraphs:
        for sentence in sentences(paragraph):
            yield from ((rule, sentence) for rule in broken(sentence))
    yield from _linted(paragraphs)


def broken(sentence: str) -> Iterator[str]:
    """The rules of our own that a sentence breaks."""
    if max(len(part.split()) for part in re.split("[;:]", sentence)) > MOST_WORDS:
        yield "one idea a sentence"
    lowered = re.sub("^[A-Z](?=[a-z])", lambda first: first[0].lower(), sentence)  # as in the middle of one
    yield from (rule for rule, (pattern, _) in RULES.items() if re.search(pattern, lowered))


def _linted(paragraphs: list[str]) -> Iterator[tuple[str, str]]:
    registry = CheckRegistry()
    if not registry.checks:
        registry.register_many(__register__)
    file = LintFile("prose", "\n\n".join(paragraphs) + "\n")
    for found in file.lint({"max_errors": 1000, "checks": CHECKS}):
        begin, end = found.check_result.span
        yield found.check_result.check_path, file.content[max(0, begin - 40) : end + 40].strip()
