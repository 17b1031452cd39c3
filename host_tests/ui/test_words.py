"""The tables of words: complete in every language, no wider than a line, and typed back without a stumble."""

import io
import re
import unicodedata

import pytest

from firmware.engine.variant import NAMED, TELLS
from firmware.game.modes import MODES
from firmware.game.round import HELPS
from firmware.game.statistics import MOST_RECORDS
from firmware.keep.toml import MOST
from firmware.ui import commands, settings
from firmware.ui.notation import BLANK, COLOURS, DIGITS, LETTERS
from firmware.ui.screens import forms
from firmware.ui.words import LANGUAGES, Words, upper
from host_tests.inside import inside
from host_tests.ui.table import tables
from tools import ROOT

FIRMWARE = ROOT / "firmware"
WORDS = FIRMWARE / "words"
LANGUAGE_NAMES = " ".join(LANGUAGES).upper()

# words that address a person in the way that is not ours: by du, by tu, by ty and by вы
OF_THE_OTHER_ADDRESS = {
    "de": "Ihnen|Drücken Sie|Geben Sie|Tippen Sie",
    "fr": "(?i:vous|votre|vos|appuyez|tapez)",
    "pl": "Pan|Pana|Pani|Panu",
    "ru": "(?i:ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твою|твоей|введи|нажми|найди|задай|загадай|пробуй|передай"
    "|твоём|открой|закрой|возьми|подключись|сохрани|играй|вставь|обнови|знаешь|хочешь|можешь|взламываешь)",
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(language):
    return Words(tables(language))


def entries(language):
    """Return the keys and texts of a table, in order."""
    lines = (WORDS / f"{language}.txt").read_text("utf-8").splitlines()
    return [tuple(line.split(": ", 1)) for line in lines if not line.startswith("#")]


ENGLISH = dict(entries("en"))


@every_language
def test_a_table_has_the_keys_of_the_english_one_in_its_order(language):
    assert [key for key, _ in entries(language)] == list(ENGLISH)
    assert len(entries(language)) == len(ENGLISH)  # each once


@every_language
def test_the_lines_of_a_table_are_in_the_order_of_their_keys(language):
    lines = (WORDS / f"{language}.txt").read_bytes().splitlines()
    notes = [line for line in lines if line.startswith(b"#")]
    assert lines == notes + sorted(set(lines) - set(notes))
    assert notes


def filled_in(text):
    """Return how often a text takes something, and True if all of it is the same."""
    return text.count("{}"), "{0}" in text


@every_language
def test_a_text_is_filled_in_as_often_as_the_english_one(language):
    assert [key for key, text in entries(language) if filled_in(text) != filled_in(ENGLISH[key])] == []
    assert [key for key, text in entries(language) if re.search(r"[{}]", re.sub("{0?}", "", text))] == []


@every_language
def test_a_table_is_plain_text_as_every_computer_writes_it_here(language):
    content = (WORDS / f"{language}.txt").read_bytes()
    assert content.isascii() or language != "en"
    assert not content.startswith(b"\xef\xbb\xbf")
    assert content.endswith(b"\n")
    assert b"\r" not in content
    assert [line for line in content.decode().splitlines() if line != line.rstrip()] == []
    assert max(map(len, content.splitlines())) < 512  # a longer one hides those around it from a search
    assert "eol=lf" in (ROOT / ".gitattributes").read_text("utf-8").split()  # on Windows too


@pytest.mark.parametrize("many", range(20, 30))
def test_every_text_is_found_however_long_the_last_one_is(many):
    for length in range(300, 500, 20):
        texts = {f"word-{at:02}": "text" * 10 for at in range(many)} | {"zzz": "z" * length}
        content = "# a comment\n" + "".join([f"{key}: {text}\n" for key, text in texts.items()])
        words = Words(lambda content=content: io.BytesIO(content.encode()))
        assert {key: words(key) for key in texts} == texts


# which texts are asked for: those that a source names whole, and those that it puts together

ASKED = ("company", *(name for name, *_ in settings.WISHES if name not in ("mode", "device", "people", "sent")))
FIELDS = {name for name in (*ASKED, *settings.NAMES) if not name.startswith(("own_", "game_"))}
EXPLAINED = {"mode": MODES} | {
    key: settings.values_of(key) for key in inside(forms, "_EXPLAINED", "it is asked for as the one above")
}
# the names of the values, in the order of the words
VALUES = {key: settings.values_of(key) for key in FIELDS - {"company"}}
NAMES = {"mode": MODES, "switch": ("off", "on")} | {
    key: may_be for key, may_be in VALUES.items() if str in map(type, may_be)
}
SOURCES = [file.read_text("utf-8") for file in (*FIRMWARE.rglob("*.py"), ROOT / "tools" / "front" / "desk.py")]
WHOLE = {key for source in SOURCES for key in re.findall(r'"([a-z][a-z0-9_-]+)[#"]', source)}
ROWS = {key for source in SOURCES for key in re.findall(r'\brow\(\s*"([a-z-]+)[#"]', source)}
PUT_TOGETHER = {
    *(f"entry-{row}" for row in ROWS),
    *(f"label-{key}" for key in FIELDS),
    *(f"mode-{mode}" for mode in MODES),
    *(f"help-{name.lower()}" for name in commands.NAMES),
    *(f"names-{names}" for names in NAMES),
    *(f"{key}-{value}" for key, may_be in EXPLAINED.items() for value in may_be),
    *(f"legend-{tells}" for tells in TELLS),
    *(f"{sentence}-you" for sentence in ("won", "lost", "given-up", "time-up", "set-code")),
}
SHORT = inside(settings, "_SHORTENED", "their words stand in a text of their own")


def test_every_text_that_the_code_asks_for_is_there():
    asked = re.compile(r'\b(?:words|words\.list|Wrong|say|tell)\(\(?"([a-z][^"]+)"')
    whole = {key for source in SOURCES for key in asked.findall(source) if not key.endswith("-")}
    assert len(whole) > 80
    assert sorted((whole | PUT_TOGETHER) - set(ENGLISH)) == []


def test_no_text_is_left_over():
    assert sorted(set(ENGLISH) - WHOLE - PUT_TOGETHER) == []


def test_texts_that_say_the_same_in_every_language_are_one():
    said = {}
    texts = [dict(entries(language)) for language in LANGUAGES]
    for key in ENGLISH:
        said.setdefault(tuple(text[key] for text in texts), []).append(key)
    assert [keys for keys in said.values() if len(keys) > 1] == []


# how wide a text becomes

NUMBER = 11**10  # the codes of ten pegs, each of ten colours or blank
CODE = " ".join(COLOURS)
LEFT = "~99999.99"  # codes that a guess leaves on average
PALETTE = " ".join(COLOURS + BLANK)
MARK = "x" * 10
GAMES = [*NAMED, "10x10:20 once blanks places", "10x10:20 once no0 places"]
ROUNDS = MOST_RECORDS * 21 * 65535
CHECK = " ".join(["ffff"] * 8)
EVEN = ", ".join(str(rounds) for rounds in range(2, 21, 2))


def longest(texts):
    return max(texts, key=len)


def longest_fill(language, key):
    """Return the fill that makes a text as wide as it can become; most of them take a number of two digits."""
    words = words_of(language)
    player = longest([words("player", 5), words("device"), words("you")])
    answers = [*words.list("yes-no"), *NAMED, *(name for key in NAMES for name in words.list("names-" + key))]
    left = longest([str(NUMBER), words("least", 5000)])  # a search stops at some thousand codes
    each = {
        (player,): "hand winner",
        (player, 20): "won lost given-up",
        (CODE,): "advice advice-not-fitting teach-place code-was code-fits",
        (CODE, LEFT): "learn-leaves learn-found learn-missed",
        (CHECK,): "seal seal-sent seal-begins",
        ("XXXX-XXXX-XXXX-XX",): "code-puzzle",
        (1000,): "ask-puzzle",
        (MOST,): "setting-long",
        (ROUNDS,): "kept",
    }
    fills = {name: fill for fill, names in each.items() for name in names.split()} | {
        "or-enter": (longest(answers),),
        "not-one-of": (EVEN,),
        "colours": ("R " + longest(words.list("colour-names")),),
        "sets-first": (player, player),
        "mark": (20, 20, CODE),
        "left": (left,),
        "teach-count": (CODE, COLOURS[0]),
        "finding": (20, MARK, left),
        "finding-too": (20, MARK),
        "seal-was": (DIGITS + "-" + "f" * 16,),
        "record": (longest(GAMES), longest([*words.list("apart"), *words.list("names-mode")]), 21 * 65535, 21 * 65535),
        "record-helped": (65535,),
        "record-rows": ("20.00", 20, 65535, 65535),
        "draw": (", ".join([words("device"), *(words("player", 9) for _ in range(4))]),),
        "too-wide": (longest([*NAMED, "10x10"]),),
        "setting-wrong": ("PEGLIGHT_BRIGHTNESS", "x" * 16, "classic"),
        "setting-unread": (MOST, MOST),
        "setting-range": (20, 20000),
        "setting-unknown": ("PEGLIGHT_" + "X" * 15, "PEGLIGHT_"),
        "code-day": ("2026-11-22",),
        "verdict": (longest(words.list("verdicts")), 100, -100),
        "puzzle-step": (5, 5, longest(words.list("steps"))),
        "number": ("XXXX-XXXX-XXXX-XXXX",),
        "no-colour": ("Z", PALETTE),
        "help-guess": (COLOURS,),
        "hints": (", ".join(words.list("commands")[commands.NAMES.index(word)] for word in HELPS),),
        "par": ("+10.00", 20, "+10.00", 65535),
        "record-run": (5, 999, 999),
        "days-title": (longest(GAMES), 65535),
        "day-played": (longest([words(f"day-{how}") for how in ("done", "lost", "helped")]),),
        "learn-find": (20, CODE),
        "code-sent": (player, 10),
        "challenge-back": (player,),
        "challenge-for": (player, player),
        "challenge-rows": (player, 420, 80),
        "challenge-sent": (longest(GAMES),),
    }
    return fills.get(key, (20,) * sum(filled_in(ENGLISH[key])))


LISTS = ("apart", "commands", "colour-names", "entry-next", "game-parts", "help-parts")
LISTS += ("letters", "menu", "steps", "verdicts")


def lines_with(language):
    """Each text as wide as it can become, with what stands in its line beside it."""
    words = words_of(language)
    here = dict(zip(["help-" + name.lower() for name in commands.NAMES], words.list("commands"), strict=True))
    for key, text in entries(language):
        if key in LISTS or key.startswith("names-"):
            continue  # told one by one
        line = text.format(*longest_fill(language, key))
        if key == "game":
            line = words("field", longest([*NAMED, "10x10"]), line)
            once, *others = words.list("game-parts")
            line = ", ".join([line, once, longest(others), longest(words.list("names-tells"))])
        if key in here:
            names = (upper(here[key]), key.removeprefix("help-").upper())
            in_help = words("field", names[0] if names[0] == names[1] else " ".join(names), line)
            line = longest([in_help, "10 " + words("field", here[key], line)])  # or as an entry of the menu
        for name, may_be in EXPLAINED.items():
            told = [f"{name}-{value}" for value in may_be]
            if key in told:
                place = told.index(key)
                line = words("field", f"{place + 1} {words.list('names-' + name)[place]}", line)
        yield key, line


@every_language
def test_every_filled_text_fits_into_a_line_of_78_signs(language):
    assert [(key, len(line)) for key, line in lines_with(language) if len(line) > 78] == []


@every_language
def test_what_fills_a_text_is_as_much_as_it_takes(language):
    for key, text in entries(language):
        assert (key, len(longest_fill(language, key))) == (key, sum(filled_in(text)))


@every_language
def test_each_colour_has_a_name_and_so_has_a_place_that_is_empty(language):
    names = words_of(language).list("colour-names")
    assert len(names) == len(set(names)) == len(COLOURS + BLANK)


@pytest.mark.parametrize("language", sorted(OF_THE_OTHER_ADDRESS))
def test_the_firmware_and_the_page_address_a_person_alike(language):
    for folder in (WORDS, ROOT / "tools" / "site" / "words"):
        table = (folder / f"{language}.txt").read_text("utf-8")
        assert not re.findall(rf"\b(?:{OF_THE_OTHER_ADDRESS[language]})\b", table)


@every_language
def test_no_two_entries_of_the_menu_are_called_the_same(language):
    called = words_of(language).list("menu")
    assert len(called) == len(SHORT) == len(set(called))


@every_language
def test_a_word_is_one_thing_to_the_lights_and_the_console(language):
    called = dict(zip([upper(word) for word in words_of(language).list("commands")], commands.NAMES, strict=True))
    shared = {key: called.get(text) for key, text in zip(SHORT, words_of(language).list("menu"), strict=True)}
    assert {key: name for key, name in shared.items() if name not in (None, key.upper())} == {}


@every_language
def test_pegs_are_called_in_the_menu_as_at_the_console(language):
    words = words_of(language)
    assert upper(words("label-pegs"))[:3] in upper(words("not-as-long"))


# what a person types

AS_TWO = str.maketrans({"Ä": "AE", "Ö": "OE", "Ü": "UE"})


def bare(word):
    """Return a word without accents; the Russian short I is a letter of its own."""
    letters = [letter if letter == "Й" else unicodedata.normalize("NFD", letter)[0] for letter in word]
    return "".join(letters).replace("Ł", "L")


@every_language
def test_there_is_a_word_for_every_command(language):
    here = [upper(word) for word in words_of(language).list("commands")]
    assert len(here) == len(commands.NAMES) == len(set(here))
    for place, word in enumerate(here):
        assert word not in commands.NAMES[:place] + commands.NAMES[place + 1 :]
        for typed in (word, word.lower(), commands.NAMES[place].lower()):
            assert commands.find(words_of(language), typed + " more") == (commands.NAMES[place], "more")


@every_language
def test_what_asks_whether_to_give_up_is_the_word_for_it(language):
    words = words_of(language)
    assert ("RESIGN", "") in [commands.find(words, stem[:6], True) for stem in words("resign").split()]


@every_language
def test_a_word_is_known_without_its_accents(language):
    words = words_of(language)
    for name, word in zip(commands.NAMES, [upper(word) for word in words.list("commands")], strict=True):
        for typed in (bare(word), word.translate(AS_TWO), bare(word).lower()):
            assert commands.find(words, typed) == (name, "")
            assert commands.find(words, typed[:-1], True) in ((name, ""), None)  # another may begin so, too


@every_language
def test_no_command_can_be_read_as_a_code(language):
    words = words_of(language)
    typed = [upper(word) for word in words.list("commands")]
    assert [word for word in typed if set(word) <= set(COLOURS + BLANK + DIGITS)] == []
    as_letters = [word for word in typed if set(word) <= set(LETTERS + BLANK + DIGITS)]
    assert as_letters in ([], ["BACK"])  # where codes are written in letters, they are read first


@every_language
@pytest.mark.parametrize("key", NAMES)
def test_there_is_a_word_for_every_answer(language, key):
    here = [upper(word) for word in words_of(language).list("names-" + key)]
    assert len(here) == len(NAMES[key]) == len(set(here))
    for place, word in enumerate(here):  # as an English name it must not be that of another answer
        assert word.lower() not in NAMES[key][:place] + NAMES[key][place + 1 :]


def test_no_list_of_names_was_forgotten():
    assert {"names-" + key for key in NAMES} == {key for key in ENGLISH if key.startswith("names-")}


@every_language
def test_no_answer_is_taken_for_a_command(language):
    words = words_of(language)
    answers = words.list("yes-no")  # names are told from commands by the question
    assert [answer for answer in answers if commands.find(words, answer)] == []


@every_language
def test_yes_and_no_are_told_apart_by_their_first_letter(language):
    yes, no = words_of(language).list("yes-no")
    assert upper(yes[0]) != upper(no[0])
    assert upper(yes) != "NO"
    assert upper(no) != "YES"


@every_language
def test_a_text_names_the_commands_as_they_are_called_here(language):
    words = words_of(language)
    named_here = dict(zip(commands.NAMES, [upper(word) for word in words.list("commands")], strict=True))
    for key, text in entries(language):
        named = [named_here[word] for word in re.findall("[A-Z]+", ENGLISH[key]) if word in named_here]
        if key not in ("commands", "menu"):  # the lights have words of their own
            assert (key, [word for word in re.findall(r"\w+", text) if word in named_here.values()]) == (key, named)


@every_language
def test_what_must_not_be_translated_is_not(language):
    words = words_of(language)
    assert words("device") == "Peglight"
    assert LANGUAGE_NAMES.split() == re.findall(r"\b(?:EN|DE|FR|PL|RU)\b", words("help-language"))


# the reader


def table(content):
    return Words(lambda: io.BytesIO(content.encode()))


class Spare(io.BytesIO):
    def read(self, _size=-1):
        raise AssertionError("it makes a new object of what is read")


def test_a_text_is_looked_up_in_memory_that_is_there_already():
    words = Words(lambda: Spare((WORDS / "en.txt").read_bytes()))
    assert words("device") == "Peglight"


@every_language
def test_every_text_is_found_from_the_first_to_the_last(language):
    words = words_of(language)
    assert [(key, words(key)) for key, _ in entries(language)] == entries(language)


@pytest.mark.parametrize("before", range(456, 536))
def test_a_text_across_the_border_of_a_piece_is_found(before):
    words = table(f"# {'.' * before}\nother: no\nwanted: the text, żółty\nyet: end\n")
    assert words("wanted") == "the text, żółty"
    assert words("yet") == "end"


@pytest.mark.parametrize("key", ["missing", "itle", "title:", "a", ""])
def test_a_key_that_is_not_there_is_an_error(key):
    with pytest.raises(KeyError):
        table("# a: comment\ntitle: a: text\n")(key)


def test_a_table_saved_by_a_careless_editor_is_read():
    words = table("# Words\r\nfirst: one {}\r\nlast: two words")
    assert words("first", 1) == "one 1"
    assert words.list("last") == ["two", "words"]


# capitals


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_capitals_are_those_of_the_language(language):
    words = (ROOT / "firmware" / "words" / f"{language}.txt").read_text("utf-8").split()
    assert len(words) > 500
    assert [word for word in words if upper(word) != word.upper()] == []


def test_signs_that_are_no_small_letters_stay_as_they_are():
    unchanged = "09 .!-{}ÄÖÜÉÀ\u00d7\u00f7ŁŻŹŃ\u0178ЁЖЯ\u2013"
    assert upper(unchanged) == unchanged
