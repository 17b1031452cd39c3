"""The round as on paper: numbered rows with pips beside them, whatever the room, and everything can be clicked."""

from firmware.ui.faces.page import Page
from tools.faces.terminal.lights import DISCS, PLAIN
from tools.faces.terminal.paper import BRIGHT, CROSS, Paper, plain

PLAYED = (((0, 1, 2, 3), "xo"), ((0, 0, 1, 1), "-"))


def view(**changed):
    made = Page("vivid")
    there = {"letters": "RGBYOP", "pegs": 4, "most": 10, "rows": PLAYED, "hand": (4, None, None, None), "cursor": 1}
    vars(made).update({**there, "marks": ("exact", "near"), **changed})
    return made


def lines(shown, columns=30, room=13, look=DISCS):
    return Paper(shown, columns, room, look).text().plain.split("\n")


def test_the_row_in_hand_stands_below_those_that_were_played():
    drawn = lines(view())
    assert drawn[0].split() == ["1", "●R", "●G", "●B", "●Y", "●○"]
    assert drawn[1].split() == ["2", "●R", "●R", "●G", "●G", "·"]
    assert drawn[2].split() == ["3", "●O", "_", "·", "·"]
    assert drawn[9].split()[0] == "10"
    assert drawn[10].split() == ["●", "exact", "○", "near"]
    assert drawn[11].split() == list("RGBYOP")


def test_without_colours_letters_and_bright_pips_tell():
    text = Paper(view(), 30, 13, PLAIN).text()
    assert text.plain.split("\n")[0].split() == ["1", "R", "G", "B", "Y", "●○"]
    inks = {str(span.style.color) for span in text.spans if text.plain[span.start : span.end] in ("●", "○")}
    assert inks == {str(plain(BRIGHT).color)}


def test_with_room_pegs_are_blocks_with_gaps_between_the_rows():
    for room, gaps in ((22, 1), (33, 2)):
        drawn = lines(view(), 60, room)
        assert drawn[0].split() == ["1", "R", "G", "B", "Y", "●○"]
        assert drawn[gaps].strip() == ""
        assert drawn[gaps + 1].split()[0] == "2"
        assert len(drawn) <= room


def test_where_there_is_little_the_latest_rows_are_seen():
    rows = tuple(((0, 0, 0, 0), "o") for _ in range(8))
    drawn = lines(view(rows=rows), room=6)
    assert [line.split()[0] for line in drawn[:4]] == ["6", "7", "8", "9"]
    assert drawn[-1].split() == list("RGBYOP")


def test_what_is_crossed_out_has_crosses():
    crossed = {"crossed": ((0, 0), (1, 3), (1, 4))}
    drawn = lines(view(**crossed))
    assert drawn[0].split() == ["1", f"{CROSS}R", "●G", "●B", "●Y", "●○"]
    assert drawn[1].split() == ["2", f"{CROSS}R", "●R", "●G", "●G", "·"]
    assert drawn[11].split() == ["R", "G", "B", f"{CROSS}Y{CROSS}", f"{CROSS}O{CROSS}", "P"]
    assert lines(view(**crossed), look=PLAIN)[0].split() == ["1", f"{CROSS}R", "G", "B", "Y", "●○"]
    assert lines(view(**crossed), 60, 22)[0].split()[:3] == ["1", f"{CROSS}R{CROSS}", "G"]
    assert lines(view(**crossed), 60, 33)[0].split()[:5] == ["1", CROSS, "R", CROSS, "G"]


def test_a_mark_in_hand_grows_beside_its_guess():
    drawn = lines(view(hand=(0, 0, 1, 1), mark="x", cursor=-1))
    assert drawn[2].split() == ["3", "●R", "●R", "●G", "●G", "●_"]
    assert drawn[-1].split() == ["●", "exact", "○", "near"]


def test_the_code_is_shown_at_the_end():
    for most in (2, 10):
        drawn = lines(view(hand=(), cursor=-1, code=(1, 1, 1, 1), most=most))
        assert [line.count("G") for line in drawn if "=" in line] == [4]


def test_a_menu_lies_around_the_chosen_entry_which_is_told_whole():
    entries = tuple(f"entry {number}" for number in range(20))
    drawn = lines(view(choices=entries, chosen=12), room=5)
    assert drawn == ["  entry 10", "  entry 11", "▸ entry 12", "  entry 13", "  entry 14"]
    entries = tuple(f"DIM {number}: seconds until the lights go down; 0: never" for number in range(20))
    for chosen in (0, 9, 19):
        drawn = lines(view(choices=entries, chosen=chosen), room=6)
        assert len(drawn) == 6
        at = drawn.index(f"▸ DIM {chosen}: seconds until the")
        assert "".join(drawn[at : at + 2]).endswith("lights go down; 0: never")
        assert all(line.endswith("\u2026") for line in drawn[:at] + drawn[at + 2 :])


def test_a_text_longer_than_its_caption_takes_the_rounds_place():
    rules = "I set a code and you break it. A hidden code is to be found in 10 rows."
    drawn = lines(view(text=rules, caption="I set a code and\u2026 \xb7 any key: go on"))
    assert " ".join(drawn) == rules
    assert max(map(len, drawn)) <= 30


def test_a_text_that_its_caption_shows_leaves_the_round():
    for caption in ("find three colours", "LESSON: find three colours", "Row 1 of 10, place 1\u2026", "\u2026"):
        assert lines(view(text="find three colours", caption=caption))[2].split()[0] == "3"


def metas(text, line):
    start = sum(len(other) + 1 for other in text.plain.split("\n")[:line])
    stop = start + len(text.plain.split("\n")[line])
    return [span.style.meta for span in text.spans if start <= span.start < stop and getattr(span.style, "meta", None)]


def test_what_can_be_clicked_says_what_it_is():
    text = Paper(view(), 30, 13, DISCS).text()
    assert metas(text, 0) == [{"row": 0, "peg": (place, place)} for place in range(4)]
    assert metas(text, 2) == [{"place": place, "peg": (place, None if place else 4)} for place in range(4)]
    assert metas(text, 11) == [{"colour": colour} for colour in range(6)]
