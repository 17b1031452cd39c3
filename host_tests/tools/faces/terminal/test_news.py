"""The news in the terminal: each line once, and no greeting where a round goes on."""

from host_tests.tools.faces.terminal import shown
from tools.faces.terminal.news import News

ROW = ((0, 1, 2, 3), "xo")


def page_of(*lines, **changes):
    return shown.page_of(lines=list(lines), **changes)


def heard(*pages, first=None):
    news = News(first)
    told = []
    for page in pages:
        news.hear(page)
        told.append(news.lines)
        news.lines = []  # as a press does
    return told


def test_a_round_is_greeted_once():
    page = page_of("I have set a code.", "One more line.")
    later = page_of(*page.lines, "Two.")
    assert heard(page, page, later) == [["I have set a code.", "One more line."], [], ["Two."]]


def test_what_the_start_had_to_say_comes_before_the_greeting():
    ((*lines,),) = heard(page_of("I have set a code."), first="Nothing is kept.")
    assert lines == ["Nothing is kept.", "I have set a code."]


def test_a_round_that_goes_on_is_not_greeted_again():
    menu, goes_on = page_of(rows=(ROW,), name="menu"), page_of("Hello.", rows=(ROW,))
    assert heard(page_of("Hello."), goes_on, menu, goes_on)[1:] == [[]] * 3


def test_a_puzzle_is_greeted_though_it_has_rows():
    assert heard(page_of("Puzzle 7: find it.", rows=(ROW,))) == [["Puzzle 7: find it."]]


def test_advice_after_a_mark_is_told_though_its_screen_is_new():
    marks = page_of("A", "B", rows=(), mark="-")
    thinks, advises = page_of(rows=(ROW,)), page_of("I would play R", rows=(ROW,))
    assert heard(marks, thinks, advises)[2] == ["I would play R"]


def test_a_refusal_is_news_each_time():
    refused = page_of(refusal="No.")
    assert heard(page_of(), refused, refused)[1:] == [["No."], ["No."]]
