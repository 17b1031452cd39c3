"""The play view: in every language and window nothing is cut, and what lies below stays where it is."""

import random

import pytest

from firmware.ui.screen import LINES, LIST, MOVE, OK
from firmware.ui.words import LANGUAGES
from host_tests import runs
from host_tests.tools.faces.terminal.shown import DISCS, LOOKS, look, page_of, shows
from host_tests.tools.front.wire import value
from tools.faces.terminal import chart, offered, rows, sheet, stage
from tools.faces.terminal.said import words_in
from tools.front.cable import FIELDS, KINDS, fits_together, frozen

CODE = (0, 1, 2, 3)
ROWS = ((CODE, "xo"),) * 9
PAGES = runs.of(20, 50, 500)


@pytest.mark.parametrize("language", runs.few(LANGUAGES, plain=2))
def test_help_and_a_round_fit_in_every_window(language):
    page = page_of(language=language, rows=ROWS)

    async def resize(session):
        for columns, lines in ((40, 16), (60, 20), (80, 24), (80, 60)):
            await session.pilot.resize_terminal(columns, lines)
            for looks in LOOKS:
                seen = await session.show(page, looks)
                assert seen[0].strip() == stage.title(page)
                assert any(line.split()[:2] == ["▸", "10"] for line in seen)
                assert any(line.split()[0] == "R" for line in seen if line)
                assert stage.question(page) in "\n".join(seen)
                assert seen[-1].endswith(f"? {words_in(language)['help'].capitalize()}")
        await session.press("question_mark")
        seen = "\n".join(session.seen)
        assert all(f"{offer.key} " in seen and offer.word.lower() in seen.lower() for offer in offered.more(page))

    look(resize)


@shows(size=(40, 16))
async def test_help_that_is_too_long_is_scrolled_by_arrows(session):
    await session.show(page_of())
    await session.press("question_mark")
    assert not any("HELP ALL" in line for line in session.seen)
    await session.press(*["down"] * 9)
    assert any("HELP ALL" in line for line in session.seen)


def test_a_line_that_was_folded_for_a_console_is_joined():
    assert sheet.unfolded(["AAAA: -=625, x=500,", "xx=150", "The colours: K pink,", "The colours: L lime"]) == [
        "AAAA: -=625, x=500, xx=150",
        "The colours: K pink, L lime",
    ]


@pytest.mark.parametrize("looks", LOOKS)
def test_every_colour_of_the_largest_game_has_room(looks):
    names = ("purple",) * 10
    lines = rows.colours(page_of(letters="RGBYOPCWKL", names=names), looks, 60)
    assert max(map(len, lines)) <= 60
    assert "".join(line.plain for line in lines).count("L") == 1


@pytest.mark.parametrize(("size", "discs"), [((40, 16), 0), ((60, 20), 4), ((80, 24), 6)])
def test_a_palette_is_shown_in_as_many_colours_as_fit(size, discs):
    form = {"entries": [("Show which rows rule a guess out: OFF", ""), ("Palette: vivid", "")], "chosen": 1}
    form |= {"values": [("OFF", "fits", 0), ("vivid", "palette", -1)], "kind": LIST}

    async def choose(session):
        seen = await session.show(page_of(**form))
        (line,) = (line for line in seen if "vivid \N{BLACK RIGHT-POINTING SMALL TRIANGLE}" in line)
        assert line.count("●") == discs

    look(choose, size)


@shows()
async def test_a_page_of_a_stranger_is_drawn_if_its_fields_fit_together(session):
    chance = random.Random(1)
    for _ in range(PAGES):
        names = chance.sample(FIELDS, chance.randrange(1, 5))
        page = page_of(**{name: frozen(value(KINDS[name], chance)) for name in names})
        if fits_together(page):
            await session.show(page)


@shows()
async def test_an_aid_that_is_on_is_told_until_there_is_news(session):
    for refusal in ("", "No."):
        seen = await session.show(page_of(aids=["Codes left: 150"], refusal=refusal))
        assert any("Codes left" in line for line in seen) != bool(refusal)


@shows(size=(40, 16))
async def test_no_news_and_no_question_are_cut_where_lines_fold(session):
    news = ["A mark: x for an exact peg, o for a near one.", "Enter alone means no marks at all.", "Codes left: 1296"]
    title = "Row 1 of 10: I guess R G B Y   Which mark?"
    seen = await session.show(page_of(lines=news, title=title, mark="-", cursor=-1, offers=[]))
    for told in " ".join([*news, title]).split():
        assert any(told in line for line in seen)


@shows(size=(60, 20))
async def test_a_challenge_has_the_whole_of_its_code_beside_it(session):
    lines = ["Can you break my code?", "CHALLENGE VEC2-HYV6-TQM5-86FE-T34T-2F0M-VWKX-D"]
    seen = await session.show(page_of(kind=LINES, name="share", lines=lines))
    for row in str(chart.code(lines[1])).split("\n"):
        assert any(row.strip() in line for line in seen)
    assert any("Can you break" in line for line in seen)


@shows()
async def test_a_result_to_share_that_still_loads_has_no_code(session):
    seen = await session.show(page_of(kind=LINES, name="share", works=True))
    assert not any("▀" in line for line in seen)


@shows()
async def test_a_row_whose_mark_is_wrong_is_shown_with_the_one_that_fits(session):
    seen = await session.show(page_of(rows=ROWS[:2], mended=((1, "xxo"),), title="At least one is wrong"))
    assert any("\N{RIGHTWARDS ARROW} \N{BLACK DIAMOND} \N{BLACK DIAMOND} " in line for line in seen)
    for told in ("At least one is wrong", "Row 2: the mark behind the arrow would fit."):
        assert any(told in line for line in seen)


def test_a_hint_that_takes_its_time_is_said_to_be_looked_for():
    assert stage.question(page_of(works=True, thinks=2, title="Row 1 of 10")) == "Looking for a hint (2 s)"


@shows(size=(60, 20))
async def test_codes_are_folded_at_the_width_of_the_window(session):
    lines = [" ".join(["RGBY"] * 15)] * 2 + ["I stopped looking: there may be more."]
    seen = await session.show(page_of(kind=LINES, name="codes", lines=lines, hand=(), cursor=-1))
    told = [line.split() for line in seen if "RGBY" in line]
    assert [len(line) for line in told] == [11, 11, 8]
    assert any("I stopped looking" in line and "RGBY" not in line for line in seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_of_a_day_has_its_date_for_a_title(language):
    title = stage.title(page_of(language=language, rows=ROWS, day=9823))
    assert "2026-11-22   classic" in title
    assert len(title) <= 40


@shows()
async def test_the_rules_have_the_signs_of_marks_that_the_rows_have(session):
    seen = await session.show(page_of(kind=LINES, name="rules", lines=["x: right. o: wrong."], hand=(), cursor=-1))
    assert any("◆: right. ◇: wrong." in line for line in seen)


def test_a_row_that_was_refused_is_not_offered_to_be_sent():
    whole = {"hand": CODE, "title": "Row 3 of 10: your guess?"}
    assert stage.question(page_of(**whole)) == "Enter sends the row."
    assert stage.question(page_of(**whole, refusal="This cannot be the code.")) == whole["title"]


def over(**changes):
    """Return the page of the end of a round."""
    entries = [(name, "") for name in ("Play again", "Share", "Grades", "More games", "Menu")]
    offers = [(OK, None, "again"), (MOVE, None, "choose")]
    shown = {"entries": entries, "values": [("", "", -1)] * 5, "hand": (), "chosen": 0, "offers": offers}
    shown |= {"name": "outcome", "lines": ["You found it in 4.", "It is so. " * 20], "code": CODE}
    return page_of(**{**shown, **changes})


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_the_points_of_a_match_are_in_view_with_the_choice(size):
    points = ["Score after round 1 of 2", "Player 1: 0", "Player 2: 2"]
    lines = ["Player 1 gave up. Tries: 2", "The code was R G B Y", "Perfect play finds it in 4. " * 3, *points]

    async def end(session):
        seen = await session.show(over(lines=lines, rows=ROWS))
        assert [word for word in ["Play again", "Share", *points] if not any(word in line for line in seen)] == []

    look(end, size)


@pytest.mark.parametrize("size", [(72, 24), (72, 60)])
def test_rows_and_colours_stay_where_they_are_when_a_round_ends(size):
    def places(seen, *begins):
        return [next(at for at, line in enumerate(seen) if line.split()[:1] == [begin]) for begin in begins]

    async def end(session):
        runs = await session.show(page_of(rows=ROWS[:3]))
        ends = await session.show(over(rows=(*ROWS[:3], (CODE, "xxxx"))))
        assert places(runs, "1", "R") == places(ends, "1", "R")

    look(end, size)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_an_end_with_more_to_tell_says_how_to_scroll(size):
    score = ["Player 1 found it in 4.", "It is so. " * 40, "Player 1: 2"]

    async def end(session):
        await session.show(over(rows=ROWS))
        assert "PgUp PgDn Scroll" not in session.seen[-1]
        await session.show(over(rows=ROWS, lines=score))
        await session.until("PgUp PgDn Scroll")
        assert not any(score[-1] in line for line in session.seen)
        await session.press("pagedown")
        assert any(score[-1] in line for line in session.seen)

    look(end, size)


@shows(size=(80, 24))
async def test_the_entry_that_is_chosen_is_seen_after_a_sheet(session):
    long = {"entries": [("Grades", "how good each row was, " * 3)] * 7, "values": [("", "", -1)] * 7}
    end = over(rows=ROWS, **{**long, "chosen": 6})
    for page in (end, page_of(**long, kind=LIST, name="grades", asks=["It is so."]), end):
        await session.show(page)
    assert any(line.split("▸")[1:] for line in session.seen[:-1])


@shows(size=(40, 16))
async def test_the_choice_at_the_end_is_whole_in_the_smallest_window(session):
    seen = await session.show(over(rows=ROWS), DISCS)
    assert all(any(name in line for line in seen) for name in ("You found it", "Play again", "Menu"))
    await session.press("pagedown")
    assert not any("You found it" in line for line in session.seen)
