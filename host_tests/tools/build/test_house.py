"""Which files are joined into one for the board, and that the same modules stay in memory there."""

import pytest

from tools.build import mpy, shortening
from tools.build.house import ALWAYS_THERE, House

WHOLE = mpy.whole_house()


def house(asked=(), **sources):
    places = {f"{name.replace('__', '/')}.py": source for name, source in sources.items()}
    return House(places, set(asked), lambda source, place: source)


def test_what_main_loads_at_its_top_goes_into_app():
    built = house(
        firmware__main="from firmware.app import App\nfrom firmware.desk import Desk",
        firmware__app="",
        firmware__desk="from firmware.words import Words",
        firmware__words="",
        firmware__late="from firmware.words import Words",
    )
    assert built.homes == {
        "firmware.main": "firmware.main",
        "firmware.app": "firmware.app",
        "firmware.desk": "firmware.app",
        "firmware.words": "firmware.app",
        "firmware.late": "firmware.late",
    }
    assert built.inside("firmware.app") == ["firmware.app", "firmware.words", "firmware.desk"]


def test_a_file_goes_into_the_one_that_alone_imports_it():
    built = house(a="from b import one", b="from c import two", c="", d="def later():\n    from a import three")
    assert built.homes == {"a": "a", "b": "a", "c": "a", "d": "d"}
    assert built.inside("a") == ["c", "b", "a"]


@pytest.mark.parametrize("other", ["import a, b\nfrom c import two", "def later():\n    from c import two"])
def test_a_file_that_another_may_need_alone_stays(other):
    assert house(a="from c import one", b=other, c="").homes["c"] == "c"


def test_what_the_board_reads_as_source_finds_what_it_asks_for():
    sources = {"firmware__main": "from firmware.log import Log", "firmware__log": "from firmware.record import Record"}
    built = house({"firmware.log"}, **sources, firmware__record="", firmware__app="")
    assert built.homes["firmware.log"] == built.homes["firmware.record"] == "firmware.log"
    assert {"firmware.closed", "firmware.keep.log", "firmware.main"} <= WHOLE.asked


def test_a_taken_or_hidden_name_gets_its_module_in_front():
    built = house(
        a="from b import score, draw\nfrom c import draw as also\ndef show(draw_all): pass",
        b="def score(): pass\ndef draw(): pass",
        c="def draw(): pass\ndef draw_all(): pass\ndef max(): pass",
    )
    assert built.homes == {"a": "a", "b": "a", "c": "a"}
    assert built.final("b", "score") == "score"
    assert {built.final("b", "draw"), built.final("c", "draw")} == {"draw", "c_draw"}
    assert built.final("c", "draw_all") == "c_draw_all"
    assert built.final("c", "max") == "c_max"


def test_each_file_of_the_board_has_one_home():
    assert all(WHOLE.homes[home] == home for home in WHOLE.homes.values())
    inside = [module for home in set(WHOLE.homes.values()) for module in WHOLE.inside(home)]
    assert sorted(inside) == sorted(WHOLE.places)


def test_what_a_match_is_made_of_is_loaded_once_and_stays():
    """A second copy of a class would not know what the first one has made."""
    kept = ("engine.variant", "engine.codes", "engine.marks", "game.agreed", "game.round", "game.match", "ui.desk")
    assert {WHOLE.homes[f"firmware.{module}"] for module in kept} == {ALWAYS_THERE}


def test_what_goes_into_app_knows_no_hardware():
    assert not any(module.startswith("firmware.device") for module in WHOLE.inside(ALWAYS_THERE))


def test_the_list_tells_what_a_name_in_a_traceback_is():
    told = WHOLE.listed()
    assert len(set(told)) == len(told) > 200
    desk, menu = "firmware/ui/desk.py", "firmware/ui/lights/menu.py"
    renamed = WHOLE.renamed
    assert f"firmware.app {renamed[shortening.table(desk)['_take_words']]} {desk} _take_words" in told
    assert f"firmware.app {renamed['speak']} {desk} speak" in told
    assert f"firmware.menu {renamed[shortening.table(menu)['_modes']]} {menu} _modes" in told
    at_top = WHOLE.final("firmware.engine.marks", shortening.table("firmware/engine/marks.py")["_can_be"])
    assert f"firmware.app {renamed[at_top]} firmware/engine/marks.py _can_be" in told


def test_a_package_is_in_an_address_only_if_two_files_are_alike():
    places = ("app", "ui/__init__", "ui/menu", "keep/log", "game/phases", "ui/console/phases")
    sources = {f"firmware/{place}.py": "" for place in places} | {"other/menu.py": ""}
    built = House(sources, {"firmware.keep.log"}, lambda source, place: source)
    assert built.address("firmware.ui.menu") == "firmware.menu"
    assert built.address("firmware.game.phases") == "firmware.game_phases"
    assert built.address("firmware.ui.console.phases") == "firmware.ui_console_phases"
    assert built.address("firmware.keep.log") == "firmware.keep.log"
    assert built.address("other.menu") == "other.menu"
    assert built.is_empty("firmware.ui")


def test_no_two_homes_have_one_address():
    homes = [home for home in set(WHOLE.homes.values()) if not WHOLE.is_empty(home)]
    addresses = [WHOLE.address(home) for home in homes]
    assert len(set(addresses)) == len(addresses)
    assert not {"firmware.books", "firmware.words", "firmware.keep", "firmware.device"} & set(addresses)
