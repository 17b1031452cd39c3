"""The line that has been begun is seen in the row in hand, and what it covers is not lost."""

from host_tests.ui.talk import Talk, rules


def playing(*laid):
    talk = Talk(rules("break"))
    for place, digit in laid:
        talk.desk.draft.put(place, digit)
    return talk


def pegs(talk):
    return tuple(talk.desk.draft.pegs)


def typed(talk, text):
    """The pegs after each sign of this text."""
    seen = []
    for number in range(1, len(text) + 1):
        talk.console.follow(text[:number].encode())
        seen.append(pegs(talk))
    return seen


def test_each_letter_of_a_guess_sets_its_peg():
    assert typed(playing(), "RGB") == [(0, None, None, None), (0, 1, None, None), (0, 1, 2, None)]


def test_a_word_gives_back_what_lay_there_before_it():
    talk = playing((1, 4))
    assert typed(talk, "ro") == [(0, None, None, None), (0, 4, None, None)]
    talk.console.follow(b"row")
    assert pegs(talk) == (None, 4, None, None)


def test_a_line_that_was_taken_back_gives_back_what_lay_there_before_it():
    talk = playing((1, 4))
    typed(talk, "rg")
    talk.console.follow(b"")
    assert pegs(talk) == (None, 4, None, None)


def test_what_is_laid_at_the_lights_meanwhile_stays():
    talk = playing()
    typed(talk, "r")
    talk.desk.draft.put(3, 5)
    assert typed(talk, "q") == [(0, None, None, 5)]


def test_where_no_guess_is_asked_for_nothing_is_laid():
    talk = Talk(rules("make", level="first"))
    typed(talk, "rg")
    assert pegs(talk) == (None,) * 4
