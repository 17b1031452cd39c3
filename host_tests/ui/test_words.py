"""The tables of words: complete in every language, no wider than a line, and typed back without a stumble."""

import io
import re
from pathlib import Path

import pytest

from firmware.engine.games import NAMED
from firmware.ui import commands, font
from firmware.ui.capitals import upper
from firmware.ui.letters import BLANK, COLOURS, DIGITS
from firmware.ui.words import LANGUAGES, Words
from host_tests.ui import keys
from host_tests.ui.keys import NAMES

ROOT = Path(__file__).resolve().parent.parent.parent
WORDS = ROOT / "firmware" / "words"
LANGUAGE_NAMES = " ".join(LANGUAGES).upper()

every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(language):
    return Words(lambda: (WORDS / f"{language}.txt").open("rb"))


def entries(language):
    """The keys and texts of a table, in order."""
    lines = (WORDS / f"{language}.txt").read_text("utf-8").splitlines()
    return [tuple(line.split(": ", 1)) for line in lines if not line.startswith("#")]


ENGLISH = dict(entries("en"))


@every_language
def test_a_table_has_the_keys_of_the_english_one_in_its_order(language):
    assert [key for key, _ in entries(language)] == list(ENGLISH)
    assert len(entries(language)) == len(ENGLISH)  # each once


@every_language
def test_a_text_is_filled_in_as_often_as_the_english_one(language):
    assert [key for key, text in entries(language) if text.count("{}") != ENGLISH[key].count("{}")] == []
    assert [key for key, text in entries(language) if re.search(r"[{}]", text.replace("{}", ""))] == []


@every_language
def test_a_table_is_plain_text_as_every_computer_writes_it_here(language):
    content = (WORDS / f"{language}.txt").read_bytes()
    assert content.isascii() or language != "en"
    assert not content.startswith(b"\xef\xbb\xbf")
    assert content.endswith(b"\n")
    assert b"\r" not in content
    assert [line for line in content.decode().splitlines() if line != line.rstrip()] == []
    assert "eol=lf" in (ROOT / ".gitattributes").read_text("utf-8").split()  # on Windows too


def test_every_key_that_the_code_asks_for_is_there_and_none_is_left_over():
    assert keys.asked_for() == set(ENGLISH)


# how wide a text becomes

NUMBER = 11**10  # the codes of ten pegs, each of ten colours or blank
CODE = " ".join(COLOURS)
PALETTE = " ".join(COLOURS + BLANK)
MARK = "x" * 10
CHECK = "f" * 12
EVEN = ", ".join(str(rounds) for rounds in range(2, 21, 2))


def longest(texts):
    return max(texts, key=len)


def longest_fill(language, key):
    """What makes a text as wide as it can become; a number of two digits is what most of them take."""
    words = words_of(language)
    player = longest([words("player", 5), words("device"), words("you")])
    answers = [*words.list("yes-no"), *NAMED, *(name for key in NAMES for name in words.list("names-" + key))]
    fills = {
        "player": (5,),
        "or-enter": (longest(answers),),
        "not-one-of": (EVEN,),
        "ask-pegs": ("1-10",),
        "ask-rows": ("1-20",),
        "ask-people": ("1-5",),
        "ask-rounds": (EVEN,),
        "colours": (PALETTE,),
        "colours-once": (PALETTE,),
        "seal": (CHECK,),
        "guess-of": (player, 20, 20),
        "set-code": (player,),
        "think-of-code": (player, 10),
        "hand": (player,),
        "mark": (20, 20, CODE),
        "left": (NUMBER,),
        "left-more": (NUMBER,),
        "advice": (CODE,),
        "advice-not-fitting": (CODE,),
        "fitting": (CODE,),
        "finding": (5, 20, MARK, NUMBER),
        "finding-too": (20, MARK),
        "won": (player, 20),
        "lost": (player, 20),
        "given-up": (player, 20),
        "stopped": (player, 20),
        "code-was": (CODE,),
        "code-fits": (CODE,),
        "seal-was": (DIGITS + "-" + "f" * 16, CHECK),
        "winner": (player,),
        "record": (longest([*NAMED, "10x10"]), longest([words("breaker"), words("maker")]), 21 * 65535, 21 * 65535),
        "record-rows": ("20.00", 20, 65535, 65535),
        "draw": (", ".join([words("device"), *(words("player", 9) for _ in range(4))]),),
        "too-wide": (16, longest([*NAMED, "10x10"])),
        "setting-wrong": ("PEGLIGHT_BRIGHTNESS", "x" * 16, "classic"),
        "setting-unread": ("PEGLIGHT_BRIGHTNESS",),
        "setting-range": (20, 20000),
        "setting-unknown": ("PEGLIGHT_" + "X" * 15, "PEGLIGHT_"),
        "setting-names": (" " + "X" * 76,),
        "forget": (words.list("yes-no")[0],),
        "number": ("XXXX-XXXX-XXXX-XXXX",),
        "languages": (LANGUAGE_NAMES,),
        "no-colour": ("Z", PALETTE),
        "help-guess": (COLOURS,),
    }
    return fills.get(key, (20,) * ENGLISH[key].count("{}"))


def lines_with(language):
    """Each text as wide as it can become, with what stands in its line beside it."""
    words = words_of(language)
    offered = dict.fromkeys(("ask-pegs", "ask-rows", "ask-people", "ask-rounds"), 20)
    offered.update({key: longest(words.list("yes-no")) for key in ("ask-blanks", "ask-repeats", "ask-device")})
    here = dict(zip(["help-" + name.lower() for name in commands.NAMES], words.list("commands"), strict=True))
    for key, text in entries(language):
        if key == "commands" or key.startswith("names-"):
            continue  # told one by one
        line = text.format(*longest_fill(language, key))
        if key in offered:
            line += " " + words("or-enter", offered[key])
        if key in here:
            names = (here[key], key.removeprefix("help-").upper())
            line = f"{names[0] if names[0] == names[1] else ' '.join(names)}: {line}"
        for name in ("mode", "setting", "scoring"):
            place = keys.place_of(name, key)
            if place is not None:
                line = f"{place + 1} {words.list('names-' + name)[place]}: {line}"
        yield key, line


@every_language
def test_every_text_fits_into_a_line_of_78_signs_when_it_is_filled(language):
    assert [(key, len(line)) for key, line in lines_with(language) if len(line) > 78] == []


@every_language
def test_what_fills_a_text_is_as_much_as_it_takes(language):
    for key, text in entries(language):
        assert (key, len(longest_fill(language, key))) == (key, text.count("{}"))


@every_language
def test_no_two_entries_of_the_menu_are_called_the_same(language):
    called = [text for key, text in entries(language) if key.startswith("menu-")]
    assert sorted(set(called)) == sorted(called)


@every_language
def test_pegs_are_called_in_the_menu_as_at_the_console(language):
    words = words_of(language)
    assert words("menu-pegs")[:3] in upper(words("too-many-pegs"))


# what a person types


@every_language
def test_there_is_a_word_for_every_command(language):
    here = words_of(language).list("commands")
    assert len(here) == len(commands.NAMES) == len(set(here))
    for place, word in enumerate(here):
        assert upper(word) == word
        assert word not in commands.NAMES[:place] + commands.NAMES[place + 1 :]
        for typed in (word, word.lower(), commands.NAMES[place].lower()):
            assert commands.find(words_of(language), typed + " more") == (commands.NAMES[place], ["MORE"])


@every_language
def test_no_command_can_be_read_as_a_code(language):
    words = words_of(language)
    typed = [*words.list("commands"), words("insist")]
    assert [word for word in typed if set(word) <= set(COLOURS + BLANK + DIGITS)] == []


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
    answers = [*words.list("yes-no"), words("insist")]  # names are told from commands by the question
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
    named_here = dict(zip(commands.NAMES, words.list("commands"), strict=True))
    named_here["INSIST"] = words("insist")
    for key, text in entries(language):
        named = [named_here[word] for word in re.findall("[A-Z]+", ENGLISH[key]) if word in named_here]
        if key not in ("commands", "insist"):
            assert (key, [word for word in re.findall(r"\w+", text) if word in named_here.values()]) == (key, named)


@every_language
def test_the_lights_have_a_letter_for_every_sign_that_they_show(language):
    unknown = font._glyph("\u2603")
    for key, text in entries(language):
        if key.startswith(("menu-", "names-", "shown-")):
            shown = upper(text.format(*longest_fill(language, key))).replace("?", "")
            assert (key, [sign for sign in shown if font._glyph(sign) == unknown]) == (key, [])
            assert len(shown) == len(text.format(*longest_fill(language, key)).replace("?", ""))  # as it is measured


@every_language
def test_what_must_not_be_translated_is_not(language):
    words = words_of(language)
    assert (words("title"), words("device")) == ("PEGLIGHT", "Peglight")
    assert LANGUAGE_NAMES.split() == re.findall(r"\b(?:EN|DE|FR|PL|RU)\b", words("help-language"))


@every_language
def test_the_capitals_are_those_of_the_language(language):
    for key, text in entries(language):
        for word in text.split():
            assert (key, upper(word)) == (key, word.upper())


def test_signs_that_are_no_small_letters_stay_as_they_are():
    unchanged = "09 .!-{}ÄÖÜÉÀ\u00d7\u00f7ŁŻŹŃ\u0178ЁЖЯ\u2013"
    assert upper(unchanged) == unchanged


# the reader


def table(content):
    return Words(lambda: io.BytesIO(content.encode()))


@every_language
def test_every_text_is_found_from_the_first_to_the_last(language):
    words = words_of(language)
    assert [(key, words(key)) for key, _ in entries(language)] == entries(language)


@pytest.mark.parametrize("before", range(200, 280))
def test_a_text_across_the_border_of_a_piece_is_found(before):
    words = table(f"# {'.' * before}\nother: no\nwanted: the text, żółty\nlast: end\n")
    assert words("wanted") == "the text, żółty"
    assert words("last") == "end"


@pytest.mark.parametrize("key", ["missing", "itle", "title:", "a", ""])
def test_a_key_that_is_not_there_is_an_error(key):
    with pytest.raises(KeyError):
        table("# a: comment\ntitle: a: text\n")(key)


def test_a_table_as_windows_or_a_careless_editor_saves_it_is_read():
    words = table("first: one {}\r\nlast: two words")
    assert words("first", 1) == "one 1"
    assert words.list("last") == ["two", "words"]
