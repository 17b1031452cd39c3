"""How quick the site is in a Chromium on this computer, its processor slowed as on an old phone.

The browser's own way to slow a page slows no worker: all of its processes are stopped for three quarters of the time.
"""

import contextlib
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil

from tools import chromium
from tools.site import host

TIMES = 4
STEP_S = 0.004
PRESSES = 20
PAUSE_S = 0.2  # between two of them, as of somebody in a hurry
SETTLED_S = 5  # after the last press, so that what was begun before is done
IDLE_S = 10
BUDGETS = {"first frame": 1500, "press to light, median": 50, "idle": 3}
WATCH = """
window.seen = 0;
window.painted = (then) => requestAnimationFrame(() => { // a message comes after the frame
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => then(performance.now());
  port2.postMessage(0);
});
new MutationObserver(() => {
  if (window.seen || !document.querySelector("#caption")?.textContent) return;
  painted((now) => (window.seen ||= now));
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
PRESS = """
new Promise((done) => {
  const key = document.querySelector("#pad [data-key=up]");
  const peg = () => document.querySelector(".place.cursor")?.ariaLabel;
  const [from, before] = [performance.now(), peg()];
  const observer = new MutationObserver(() => {
    if (peg() === before) return; // something else blinks
    observer.disconnect();
    painted((now) => done(now - from));
  });
  observer.observe(document.querySelector("#rows"), { childList: true, subtree: true, attributes: true });
  setTimeout(done, LATE_MS, LATE_MS); // nothing was seen
  key.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: 1 }));
  key.dispatchEvent(new PointerEvent("lostpointercapture", { bubbles: true, pointerId: 1 }));
})
""".replace("LATE_MS", "2000")
NO_CAPTURE = "HTMLElement.prototype.setPointerCapture = () => {}; 1"  # a pointer that is none cannot be captured
ROUND = "#n=8ATV-JC"  # of the classic game


def measured(folder: Path) -> Iterator[tuple[str, float, str]]:
    """What was measured, the number and its unit."""
    with (
        host.hosted(folder) as address,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        chromium.browsing(Path(profile)) as port,
        chromium.tab(port, (390, 844), touch=True) as tab,
    ):
        own = psutil.Process().children(recursive=True)
        tab.tell("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        with slowed(own):
            tab.go(address + ROUND)
            tab.until("window.seen")
            yield "first frame", tab.ask("window.seen"), "ms"
            tab.until("document.querySelector('.place.cursor') !== null")
            tab.ask(NO_CAPTURE)
            took = [pressed(tab) for _ in range(PRESSES)]
            yield "press to light, median", statistics.median(took), "ms"
            yield "press to light, worst", max(took), "ms"
        tab.tell("Page.bringToFront")
        time.sleep(SETTLED_S)
        earlier_s = busy_s(own)
        time.sleep(IDLE_S)
        later_s = busy_s(own)
        yield "idle", 100 * sum(later_s[one] - earlier_s[one] for one in later_s) / IDLE_S, "% of a core"


def pressed(tab: chromium.Tab) -> float:
    """How long it takes until a press is seen."""
    time.sleep(PAUSE_S)
    return tab.ask(PRESS)


def busy_s(processes: list[psutil.Process]) -> dict[psutil.Process, float]:
    """The processor time so far of each of these that has not ended."""
    busy = {}
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess):
            busy[process] = sum(process.cpu_times()[:2])
    return busy


@contextlib.contextmanager
def slowed(processes: list[psutil.Process]) -> Iterator[None]:
    """Let them run for a part of the time alone."""
    ended = threading.Event()

    def each(do: Callable[[psutil.Process], None]) -> None:
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                do(process)

    def slow() -> None:
        while not ended.wait(STEP_S):
            each(psutil.Process.suspend)
            time.sleep(STEP_S * (TIMES - 1))
            each(psutil.Process.resume)

    thread = threading.Thread(target=slow, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def show(folder: Path) -> None:
    for what, number, unit in measured(folder):
        most = f"  of {BUDGETS[what]:,}" if what in BUDGETS else ""
        print(f"{what:24}{number:10,.1f}{most} {unit}")
