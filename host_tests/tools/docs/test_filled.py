"""The tables of the documents are those that the code makes, and nothing in them is missing."""

import hashlib
from functools import cache

import pytest

from firmware.engine import codes
from firmware.engine.variant import NAMED, named
from firmware.game.modes import MODES, SCORINGS
from firmware.game.seal import sealed
from host_tests.game.test_day import by_the_rule
from tools.books import shelf
from tools.commands.docs import renew
from tools.docs import filled, german

OLD = "# A\n\n<!-- table: modes -->\n\n| gone |\n\n<!-- /table -->\n\nAfter.\n"


@cache
def rows(name, of=None):
    """Return the cells of each row by the first of them, without the head."""
    cells = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in filled.table(name, of, "en")]
    assert {len(row) for row in cells} == {len(cells[0])}
    return {first: rest for first, *rest in cells[2:]}


def test_the_documents_tables_are_up_to_date():
    assert list(filled.stale(filled.PAGES)) == []


def test_an_old_table_is_named_and_filled_in(tmp_path, capsys):
    page = tmp_path / "one.de.md"
    page.write_text(OLD, "utf-8")
    renew(tmp_path)
    assert capsys.readouterr().out == "Filled in: one.de.md.\n"
    text = page.read_text("utf-8")
    assert "\n| Spielart |  |\n|---|---|\n" in text
    assert "| `knacken` | du findest meinen Code heraus |\n" in text
    assert text.endswith("<!-- /table -->\n\nAfter.\n")
    renew(tmp_path)
    assert capsys.readouterr().out == "All tables are up to date.\n"


def test_a_table_that_nothing_makes_is_refused():
    with pytest.raises(ValueError, match=r"^there is no table gone: there are modes, "):
        filled.filled(OLD.replace("modes", "gone"), "en")


def test_the_tables_have_all_that_there_is():
    told = {name: sorted(rows(name)) for name in ("modes", "games", "books", "scorings")}
    wanted = {"modes": MODES, "games": NAMED, "books": shelf.NAMES, "scorings": SCORINGS}
    assert told == {name: sorted(names) for name, names in wanted.items()}


def test_the_figures_in_the_tables_are_those_of_the_game():
    assert rows("games")["classic"][-1] == "1,296"
    assert rows("books")["classic"][1] == "4.3403"
    assert rows("colours")["L"] == ["lime", "0", "10", "2349 Hz"]
    assert rows("commands")["BOARD"] == ["the rows so far"]
    assert rows("pins", "pico_8x8")["9"] == ["GP6", "button ok"]
    assert rows("pins", "feather_4x8")["D6"] == ["data of the lights"]


def test_a_days_check_value_is_that_of_the_manuals_rule():
    games = [cell.strip(" `") for cell in filled.table("days", None, "en")[0].strip("|").split("|")][1:]
    assert games == ["classic", "super", "bulls", "blanks", "digits"]
    assert len(rows("days")) == 10
    for date, told in rows("days").items():
        for game, value in zip(games, told, strict=True):
            variant = named(game)
            code = sealed(variant, codes.pack(variant, by_the_rule(variant, date)), 0).partition("-")[0]
            assert value == hashlib.sha256(f"{date} {game} {code}".encode()).hexdigest()[:8]


def test_a_cell_is_put_into_german():
    cells = {
        "book": "Buch",
        "cyan": "Türkis",
        "1,296": "1.296",
        "5,625, proven: reached": "5.625, bewiesen: erreicht",
        "34,738: 47 fewer here": "34.738: 47 weniger hier",
        "36,782: 61 fewer here, proven the least": "36.782: 61 weniger hier, nachweislich die wenigsten",
        "5,625 (Koyama and Lai 1993)": "5.625 (Koyama und Lai 1993)",
        "659 Hz": "659 Hz",
        "`2026-11-22`": "`2026-11-22`",
        "": "",
    }
    assert {cell: german.put(cell) for cell in cells} == cells
