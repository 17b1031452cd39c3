"""The face as a person has it before them, driven by Textual's own pilot: the real program on the virtual board."""

import pytest

from firmware.ui.screen import PICK, WORD
from host_tests import runs
from host_tests.tools.faces.terminal.session import play, sits
from tools.faces.terminal.offered import ask
from tools.front.start import AWAKE

SIZES = [(200, 60), (80, 24), (60, 20), (40, 16)]


@sits()
async def test_a_round_is_won_by_letters_and_ends_in_a_card_beside_it(session):
    await session.start()
    await session.press(*"rrrr", "enter")
    await session.until("row 2 of 10")
    await session.press(*"boog")
    await session.until("Enter sends the row")
    await session.press("enter")
    await session.until("You found it in 2.")
    await session.until("Play again")
    assert any("◆ ◆ ◆ ◆" in line for line in session.seen)
    await session.press("s")
    await session.until("2/10")
    await session.press("c")
    await session.until("Copied")
    assert session.face.clipboard.split("\n")[0] == session.page.lines[0]
    await session.press("escape", "g")
    await session.until("Grades: how good each row was")
    await session.until("The whole round:")
    await session.press("escape", "enter")
    await session.until("row 1 of 10")


@pytest.mark.parametrize("size", runs.few(SIZES, plain=1))
def test_a_round_fits_in_every_window_and_follows_its_size(size):
    async def look(session):
        await session.start()
        await session.press(*"rgby", "enter")
        for window in (size, (40, 16), size):
            await session.pilot.resize_terminal(*window)
            title = "Peglight   classic · row 2 of 10"
            await session.until(lambda window=window: len(session.seen) == window[1])
            await session.until(lambda title=title: session.seen[0].strip() == title and "h Hint" in session.seen[-1])
            seen = session.seen
            assert any("▸" in line for line in seen)
            assert session.face.views.size.width == min(72, window[0])

    play("pico_8x8", look, size=size)


@pytest.mark.full
@sits()
async def test_a_window_of_hardly_any_size_ends_nothing(session):
    await session.start()
    for keys in ((), ("m",), ("escape", "question_mark"), ("colon", *"stats", "enter")):
        await session.press(*keys)
        await session.pilot.resize_terminal(3, 2)
        await session.until(lambda: session.face.screen.size == (3, 2))
        await session.pilot.resize_terminal(80, 24)
        await session.until(lambda: session.face.screen.size == (80, 24))
    await session.press("escape")
    await session.until("row 1 of 10")


@pytest.mark.full
@sits()
async def test_a_menu_is_a_list_for_arrows_numbers_and_first_letters(session):
    await session.start()
    await session.press("m")
    await session.until("▸  1  Go on")
    await session.press("down", "down")
    await session.until("▸  3  Seal")
    await session.press("l")
    await session.until("Lesson")
    await session.press("escape")
    await session.until("▸  8  Learn")
    await session.press("4")
    await session.until("Give up?")
    assert any("n No  y Yes" in line for line in session.seen)
    await session.press("y")
    await session.until("You gave up")


@sits()
async def test_a_line_may_be_typed_in_a_list(session):
    await session.start()
    await session.press("colon", *"names", "enter")
    await session.until("Player 1")
    await session.press(*"Mia", "comma", "space", *"Tom", "enter")
    await session.until(lambda: session.page.name == "play")
    await session.press("colon", *"names", "enter")
    await session.until("Mia")
    assert any("Tom" in line for line in session.seen)


@sits()
async def test_a_form_shows_values_and_changes_them(session):
    await session.start()
    await session.press("colon", *"settings", "enter")
    await session.until("Sound")
    assert not any("Brightness" in line for line in session.seen)
    await session.press("2")
    await session.until("Safe")
    await session.press("s")
    await session.until(lambda: session.page.palette == "safe")
    await session.until("▸  2  Palette")
    await session.press("left")
    await session.until("◂ vivid ▸")
    await session.click("action", "step(1)")
    await session.until("◂ safe ▸")


@pytest.mark.full
@sits()
async def test_help_names_keys_that_do_something_and_they_do_it(session):
    await session.start()
    await session.press("b", "question_mark")
    for key, word in (("U", "Undo"), ("= F7", "Fill the row"), ("F3", "Transcript"), ("^C", "Quit")):
        assert any(key in line and word in line for line in session.seen), key
    await session.press("u")
    await session.until(lambda: session.page.hand == (None,) * 4)
    await session.until("Peg 1: a letter sets it.")
    await session.press("f1")
    await session.until("Transcript")
    await session.press("escape")
    await session.until(lambda: not any("transcript" in line for line in session.seen))


@pytest.mark.full
@sits()
async def test_what_does_nothing_now_says_what_does(session):
    await session.start()
    await session.press("backspace", "r", "enter")
    await session.until("Peg 2: a letter sets it.")
    await session.press("r", "r", "r", "g")
    await session.until("Enter sends the row.")
    assert session.page.hand == (0, 0, 0, 0)


@pytest.mark.full
@sits(settings={**AWAKE, "PEGLIGHT_LANGUAGE": "ru"})
async def test_questions_and_lists_take_letters_of_every_script(session):
    await session.until("Играть")
    await session.press("1")
    await session.until("ряд 1 из 10")
    await session.press("colon", *"resign", "enter")
    await session.until(lambda: session.page.is_question)
    await session.press("д")
    await session.until("Ещё раунд")
    await session.press("escape")
    await session.until("Учиться")
    await session.press("\N{CYRILLIC SMALL LETTER U}")
    await session.until(lambda: session.page.name == "learn")


@pytest.mark.full
@sits()
async def test_names_are_typed_in_a_field_and_one_too_long_is_refused(session):
    await session.start()
    await session.press("colon", *"names", "enter")
    await session.until("type all names with commas")
    await session.press("1")
    await session.until("Name of player 1")
    await session.press(*"bartholomew", "enter")
    await session.until("A name has up to 8 letters")
    await session.press(*["backspace"] * 7, "enter")
    await session.until("Bart")
    await session.press("2")
    await session.until("Name of player 2")
    await session.press(*"x", "escape")
    await session.until("Player 2")


@sits()
async def test_help_over_a_typed_prompt_gives_the_keys_back(session):
    await session.until("Today's code")
    await session.press("colon", *"puzzle", "enter")
    await session.until("Which puzzle")
    await session.press("f1", "1", "enter", "escape", "4", "backspace", "7")
    assert session.face.play.field.value == "7"
    await session.press("enter")
    await session.until("Puzzle 7")


@sits()
async def test_a_line_of_words_opens_over_the_footer_and_says_why_not(session):
    await session.start()
    await session.press("slash")
    await session.until(lambda: session.seen[-1].strip() == ": HELP ALL and Enter lists every word. Esc goes back.")
    await session.press(*"xyzzy", "enter")
    await session.until("I do not know that word")
    assert "h Hint" in session.seen[-1]
    await session.press("colon", *"rgby", "enter")
    await session.until("row 2 of 10")
    await session.press("colon", "r", "escape")
    assert "h Hint" in session.seen[-1]


@pytest.mark.full
@sits()
async def test_pegs_are_undone_redone_filled_and_cleared_by_keys(session):
    def holds(*hand):
        return lambda: session.page.hand == hand

    await session.start()
    await session.press("b", "right", "o")
    await session.until(holds(2, None, 4, None))
    await session.press("u")
    await session.until(holds(2, None, None, None))
    await session.press("U")
    await session.until(holds(2, None, 4, None))
    await session.press("equals_sign")
    await session.until(holds(2, 4, 4, 4))
    await session.press("backspace", "f8")
    await session.until(holds(None, None, None, None))
    await session.press("up", "up", "down")
    await session.until(holds(0, None, None, None))
    await session.press("f7", "f6")
    await session.until("A code that fits every mark")
    await session.press("f9")
    await session.until("Go on")


@pytest.mark.full
@sits()
async def test_an_arrow_at_the_edge_of_a_row_says_nothing(session):
    await session.start()
    await session.press(*"rgby", "right", "down")
    assert session.page.refusal == ""
    await session.press("left", "up")
    await session.until(lambda: session.page.hand != (0, 1, 2, 3))


@sits()
async def test_a_round_is_played_with_the_mouse(session):
    await session.start()
    await session.click("action", "put(1)")
    await session.until(lambda: session.page.hand[0] == 1)
    await session.click("action", "row('touch', 2)")
    await session.click("action", "put(5)")
    await session.until(lambda: session.page.hand == (1, None, 5, None))
    await session.click("action", "undo")
    await session.until(lambda: session.page.hand == (1, None, None, None))
    await session.press("g", "g", "g")
    await session.click("action", "row('touch', 1)")
    assert "Enter Send" in session.seen[-1]
    await session.click("action", "ok")
    await session.until("row 2 of 10")
    await session.click("action", ask(PICK, 0))
    await session.until(lambda: session.page.hand == (1, 1, 1, 1))
    await session.click("action", ask(WORD, ("MENU", "")))
    await session.until("Go on")
    await session.click("option", 0)
    await session.until("row 2 of 10")


@pytest.mark.full
@sits()
async def test_a_mark_is_given_by_its_signs(session):
    await session.start()
    await session.press("colon", *"make", "enter", "enter")
    await session.until("Enter Go on")
    await session.press("enter")
    await session.until("Your mark?")
    await session.press("question_mark")
    assert any(line.split() == ["x", "Exact"] for line in session.seen)
    await session.press(*"xxxo", "enter")
    await session.until("No guess can get this mark")
    await session.press("escape", *"xxxx", "backspace", "o", "enter")
    await session.until("row 2 of")


@pytest.mark.full
@sits(settings={**AWAKE, "PEGLIGHT_LESSON": "on"})
async def test_the_lesson_is_taken_by_keys(session):
    await session.until("Lesson")
    await session.press("1")
    await session.until("Find the hidden row")
    await session.press("enter")
    await session.until("A letter sets a peg")
    await session.press(*"rgb")
    await session.until("Take the last peg back")
    await session.press("u")
    await session.until("send it")
    await session.press("enter", "w")
    await session.until("2 Y: can belong here / nowhere")
    await session.press("enter", "enter", "enter")
    await session.until("Near")
    await session.press("enter", "h")
    await session.until("A code that fits every mark")


@pytest.mark.full
@sits()
async def test_the_board_is_a_second_view_with_its_own_keys(session):
    await session.start()
    await session.press("f2")
    assert any("BACK" in line for line in session.seen), "it is drawn at once"
    (frame,) = (line for line in session.seen if "pico_8x8" in line)
    assert (80 - len(frame.strip())) // 2 == len(frame) - len(frame.lstrip())
    await session.press("up")
    await session.until(lambda: session.page.hand[0] is not None)
    await session.click("key", "left")
    await session.press("f2")
    await session.until("row 1 of 10")


@sits(size=(60, 20))
async def test_the_transcript_has_all_that_was_said_from_its_first_line(session):
    await session.until("Play: break, classic")
    await session.press("f3")
    await session.until(lambda: session.seen[0].startswith("PEGLIGHT"))
    await session.press("escape")
    await session.start()
    await session.press(*"rgby", "enter", "f3")
    await session.until(" 1. R G B Y : oo")
    await session.press("escape")
    await session.until("row 2 of 10")


@pytest.mark.full
def test_a_round_that_was_left_goes_on_and_says_so():
    async def leave(session):
        await session.start()
        await session.press(*"rgby", "enter")
        await session.until("row 2 of 10")

    async def come_back(session):
        await session.until("Your saved round goes on.")
        assert any("row 2 of 10" in line for line in session.seen)

    memory = bytearray(b"\xff" * 4096)
    play("pico_8x8", leave, memory=memory)
    play("pico_8x8", come_back, memory=memory)


@sits()
async def test_ctrl_c_asks_once(session):
    await session.start()
    await session.press("ctrl+c")
    await session.until("Ctrl-C once more leaves")
    assert session.face.return_value is None
    await session.press("r", "ctrl+c")
    await session.until("Ctrl-C once more leaves")
    await session.pilot.press("ctrl+c")
    assert session.face.return_value == 0


@pytest.mark.full
@sits(display=False)
async def test_a_line_is_typed_once_however_fast_enter_comes_twice(session):
    await session.press("colon", *"help")
    for _ in range(2):
        await session.face.line.action_submit()
    await session.until(lambda: session.player.typed.count("\r") == 2)
    assert session.player.typed == "help\r\r"


@pytest.mark.full
@sits(display=False)
async def test_a_board_without_a_display_has_lights_and_a_console(session):
    await session.until("pico_8x8")
    await session.press("colon", *"break", "enter")
    await session.press("f3")
    await session.until("1 Begin")
