"""What lies over the board: texts and choices."""

from types import SimpleNamespace

from firmware.ui.lights import font
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, OK, RIGHT, UP
from firmware.ui.lights.screens import PAGE_MS, SCROLL_MS, Choice, Text
from host_tests.ui.pictures import lines, picture


def device(size=(8, 8), moves=True):
    return SimpleNamespace(width=size[0], height=size[1], desk=SimpleNamespace(settings={"animation": moves}))


def look(screen, size=(8, 8)):
    frame = bytearray(size[0] * size[1])
    screen.draw(frame, 0)
    return picture(frame, size[0])


def wait(screen, ms, step=10):
    for _ in range(ms // step):
        screen.tick(step)


def test_a_text_that_has_room_stands_in_the_middle():
    text = Text(device(), "P1")
    assert look(text) == lines("........ .##...#. .#.#.##. .##...#. .#....#. .#...### ........ ........")
    wait(text, 60_000)
    assert not text.over


def test_a_wide_text_stands_for_a_moment_then_scrolls_and_begins_again():
    text = Text(device((8, 5)), "RULES")
    begun = look(text, (8, 5))
    wait(text, SCROLL_MS * 10)
    assert look(text, (8, 5)) == begun
    wait(text, SCROLL_MS * 2)
    assert [line[:6] for line in look(text, (8, 5))] == [line[2:] for line in begun]
    wait(text, SCROLL_MS * (font.columns("RULES") + 8 - 2))
    assert look(text, (8, 5)) == begun
    assert not text.over


def test_where_lights_must_not_move_a_wide_text_is_shown_in_pieces():
    text = Text(device((8, 5), moves=False), "RULES")
    wait(text, SCROLL_MS * 10)
    for piece in ("RU", "LE", "S ", "RU"):
        alone = look(Text(device((8, 5)), piece), (8, 5))  # it stands a column further right
        assert look(text, (8, 5)) == [line[1:] + "." for line in alone]
        wait(text, PAGE_MS + 10)


def test_a_passing_text_ends_by_itself_and_any_press_ends_every_text():
    for said in ("P1", "WON 5"):
        text = Text(device(), said, passing=True)
        wait(text, 6000)
        assert text.over
    text = Text(device(), "P1")
    text.press(UP)
    assert text.over


def test_on_a_matrix_too_low_for_letters_the_number_is_so_many_lights():
    assert look(Text(device((8, 1)), "PLAY", 3), (8, 1)) == ["###....."]
    assert look(Text(device((8, 4)), "PLAY", 9), (8, 4))[:2] == lines("######## #.......")
    assert look(Text(device((8, 1)), "PLAY", 10), (8, 1)) == ["GG......"]
    assert Text(device((8, 1)), "VOID").over


def chosen(keys, count=4, at=0):
    taken = []

    def take(number):
        taken.append(number)
        return True

    choice = Choice(device(), count, str, at, take)
    for key in keys:
        choice.press(key)
    return choice, taken


def test_the_arrows_go_around_ok_takes_and_back_leaves():
    assert chosen([RIGHT, DOWN, OK])[1] == [2]
    assert chosen([UP, OK])[1] == [3]
    choice, taken = chosen([BACK])
    assert (choice.over, taken) == (True, [])


def test_a_choice_that_is_not_done_stays_and_tells_anew_what_was_changed_above_it():
    texts = ["LEVEL book"]
    choice = Choice(device((8, 5)), 1, lambda at: texts[at], 0, lambda at: texts.append(texts.pop()[:6] + "first"))
    choice.press(OK)
    assert not choice.over
    choice.tick(10)
    assert look(choice, (8, 5)) == look(Choice(device((8, 5)), 1, lambda at: "first", 0, None), (8, 5))
    whole = look(Choice(device((8, 5)), 1, lambda at: "LEVEL first", 0, None), (8, 5))
    for _ in range(60):
        if look(choice, (8, 5)) == whole:
            return
        choice.tick(SCROLL_MS)
    raise AssertionError("the whole text never comes by")


def test_the_key_of_a_colour_goes_to_the_text_with_its_number_and_again_ten_further():
    assert chosen([COLOUR + 2, OK])[1] == [2]
    assert chosen([COLOUR + 9, OK])[1] == [3]
    assert chosen([COLOUR + 2, COLOUR + 2, OK], 13)[1] == [12]
    assert chosen([COLOUR + 3, COLOUR + 3, OK], 13)[1] == [3]
    assert chosen([COLOUR + 1] * 4 + [OK], 32)[1] == [31]
    assert chosen([COLOUR + 1] * 5 + [OK], 32)[1] == [1]


def test_a_choice_tells_along_the_last_line_which_it_is():
    assert look(chosen([RIGHT])[0])[-1] == ",#,,...."
    assert look(chosen([], 20, at=19)[0])[-1] == ",,,,,,,#"


def test_which_it_is_is_told_only_where_the_line_is_free_of_letters():
    for height in range(font.HEIGHT, font.HEIGHT + 4):
        frame = bytearray(8 * height)
        Choice(device((8, height)), 4, str, 1, None).draw(frame, 0)
        text = bytearray(8 * height)
        Text(device((8, height)), "1", 2).draw(text, 0)
        assert (frame != text) == (height >= font.HEIGHT + 2)
