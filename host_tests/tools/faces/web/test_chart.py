"""The chart of how well a person plays, on the page: as high as what was lost, and told to who cannot see it."""

import pytest

from host_tests.tools.faces.charted import LOST, TILL_IT_IS_SHOWN, memory
from tools.front.display import Display

pytestmark = pytest.mark.slow

BARS = "[...document.querySelectorAll('.chart .bar')]"
BOX = "document.querySelector('.chart .drawn').getBoundingClientRect()"


@pytest.fixture(params=[{"size": (1280, 800)}, {"size": (390, 844), "touch": True}], ids=["desk", "phone"])
def tab(request, served, opened):
    board = served("pico_8x8", memory=memory(), display=Display())
    tab = opened(board.address, **request.param)
    tab.until("document.querySelector('#rows .entry')?.checkVisibility()")
    for key in TILL_IT_IS_SHOWN:
        before = tab.ask("document.querySelector('#caption').textContent")
        tab.click(f"#pad [data-key={key}]")
        tab.until(f"document.querySelector('#caption').textContent !== {before!r}")
    tab.until("document.querySelector('.chart .drawn')?.checkVisibility()")
    return tab


def test_it_is_drawn_to_scale_and_leaves_with_any_key(tab):
    heights = tab.ask(f"{BARS}.map((bar) => +bar.getAttribute('height'))")
    assert len(heights) == 20
    assert [round(height / max(heights) * max(LOST)) for height in heights] == list(LOST)
    assert tab.ask(f"{BARS}.map((bar) => bar.classList.contains('estimate'))").index(True) == 3
    left, right, top, bottom = tab.ask(f"(({{ left, right, top, bottom }}) => [left, right, top, bottom])({BOX})")
    assert left >= 0
    assert right <= tab.ask("innerWidth")
    assert tab.ask("document.querySelector('#window').getBoundingClientRect().top") <= top
    assert bottom <= tab.ask("document.querySelector('#caption').getBoundingClientRect().top")
    tab.click("#pad [data-key=back]")
    tab.until("document.querySelector('#rows .entry')?.checkVisibility()")
    assert not tab.ask("document.querySelector('.chart')")


def test_a_screen_reader_has_its_name_and_every_number(tab):
    part = "document.querySelector('.chart [role=img]')"
    named, told = tab.ask(
        f"{part}.getAttribute('aria-labelledby').split(' ').map((id) => document.getElementById(id).textContent)"
    )
    assert named == "ROWS LOST 0.6"
    assert told.startswith("0 = best play: 0.0, 0.3, 3.1, ~0.5, ")
    assert told.endswith(", 0.5")
