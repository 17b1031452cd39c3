"""Whether everybody can use the page: axe-core finds nothing serious in it, whatever it shows."""

from pathlib import Path

import pytest

from host_tests.tools.site.visitor import round_of
from tools import npm

pytestmark = pytest.mark.slow

AXE = Path(__file__).parent / "axe"
SIZES = {"desk": {"size": (1280, 800)}, "phone": {"size": (390, 844), "touch": True}}
SERIOUS = (
    "axe.run().then(({ violations }) => violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))"
    ".flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))"
)


@pytest.fixture(scope="session")
def axe(missing):
    """The script that judges a page."""
    try:
        npm.ready(AXE)
    except npm.Missing as lacking:
        missing("axe-core on the page", lacking)
    return (AXE / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def judged(axe):
    """What it finds serious in what this visitor sees."""

    def judge(visitor):
        visitor.tab.ask(f"{axe}; 1")
        return visitor.tab.ask(SERIOUS)

    return judge


@pytest.mark.parametrize("size", SIZES)
def test_at_the_start_in_the_help_and_among_the_lights_nothing_is_serious(visit, judged, size):
    visitor = visit("?lang=en", **SIZES[size])
    assert judged(visitor) == []
    visitor.tab.click("#turn")
    visitor.tab.until("document.querySelector('#lights').checkVisibility()")
    assert judged(visitor) == []
    visitor.tab.click("#help")
    visitor.tab.until("how.open")
    assert judged(visitor) == []


@pytest.mark.parametrize("size", SIZES)
def test_in_a_round_in_its_menu_and_at_its_end_nothing_is_serious(visit, judged, size):
    visitor = visit(f"?lang=en#n={round_of('BOOG')}", **SIZES[size])
    visitor.guess(1, "BOOY")
    assert judged(visitor) == []
    visitor.tab.type("m")
    visitor.tab.until("document.querySelectorAll('#rows .entry').length > 0")
    assert judged(visitor) == []
    visitor.tab.until("!document.querySelector('#pad .down')")  # the key of the menu is held for a while
    visitor.tab.type("Backspace")
    visitor.tab.until("document.querySelectorAll('.hand .place').length > 0")
    visitor.guess(2, "BOOG")
    visitor.tab.until("document.querySelectorAll('.here .row:not(.hand)').length > 0")
    assert judged(visitor) == []


@pytest.mark.parametrize("board", ["pico_8x8_colours", "pico_16x10"])
def test_with_other_boards_nothing_is_serious(visit, judged, board):
    assert judged(visit(f"?lang=en&board={board}")) == []


def test_what_has_no_name_is_seen(visit, judged):
    visitor = visit("?lang=en")
    visitor.tab.ask("document.querySelector('#field').removeAttribute('aria-label'), field.placeholder = ''")
    assert [found.split(":")[0] for found in judged(visitor)] == ["label"]
