"""The speed of the page, and how little it does while nobody plays. The machine does other things, too: a figure is the
best of several, and printed.
"""

import time

import pytest

from host_tests.tools.site.visitor import NUMBER, PHONE

pytestmark = pytest.mark.full

SLOWED = 4  # times: a phone of some years
MOST_FIRST_MS = 1500
MOST_PRESS_MS = 50
MOST_IDLE = 3  # per cent of a core
MOST_TRIES = 15
FIRST = """new Promise((done) => {
  const look = () => requestAnimationFrame(document.querySelector(".entry") ? () => done(performance.now()) : look);
  look();
})"""
LIT = """new Promise((done) => {
  const lit = () => document.querySelectorAll(".hand .peg.set").length;
  const [then, before] = [performance.now(), lit()];
  document.querySelector("#palette .choice").click();
  const look = () => (lit() > before ? done(performance.now() - then) : requestAnimationFrame(look));
  look();
})"""


@pytest.fixture
def holds(summary):
    """Print the lowest figure of several as `told` has it, and see that it holds; a good one is enough."""

    def judge(measure, most, told):
        lowest = measure()
        for _ in range(MOST_TRIES - 1):
            if lowest <= most:
                break
            lowest = min(lowest, measure())
        summary(f"The page: {told.format(lowest)}, of {most}.")
        assert lowest <= most

    return judge


def test_the_first_frame_comes_soon_on_a_slow_phone(visit, holds):
    def first_ms():
        page = visit("?lang=en", **PHONE).page
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.reload(wait_until="commit")
        took_ms = page.evaluate(FIRST)
        page.context.close()
        return took_ms

    holds(first_ms, MOST_FIRST_MS, f"first frame after {{:.0f}} ms, {SLOWED} times slowed")


def test_a_press_is_seen_at_once(visit, holds):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.is_asked("Peg 1: touch a colour")

    def press_ms():
        took_ms = visitor.page.evaluate(LIT)
        visitor.tap("#bar .undo")
        visitor.has_pegs(0)
        return took_ms

    holds(press_ms, MOST_PRESS_MS, "a press is seen after {:.0f} ms")


def test_an_idle_round_leaves_the_processor_alone(visit, holds):
    visitor = visit(f"?lang=en#n={NUMBER}", **PHONE)
    visitor.guess(1, "RRBB")
    browser = visitor.page.context.browser.new_browser_cdp_session()

    def processor_s():
        return sum(process["cpuTime"] for process in browser.send("SystemInfo.getProcessInfo")["processInfo"])

    def share():
        then, before_s = time.monotonic(), processor_s()
        visitor.page.wait_for_timeout(2000)
        return 100 * (processor_s() - before_s) / (time.monotonic() - then)

    holds(share, MOST_IDLE, "an idle round takes {:.1f} % of a core")
