"""A real Chromium without a window, driven over its own DevTools protocol: real clicks, touches, keys and pixels."""

import base64
import contextlib
import itertools
import json
import shutil
import subprocess
import time
import urllib.request

from websockets.sync.client import connect

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
TEXTS = {"Enter": "\r"}
CODES = {"Backspace": 8, "Tab": 9}  # an input field needs them
MOST_S = 60


def installed():
    """Where it is, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextlib.contextmanager
def browsing(folder):
    """The browser with an empty profile; what is yielded is its port."""
    words = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={folder}", "--no-first-run"]
    words += ["--disable-background-networking", "--disable-gpu", "--mute-audio"]
    words += ["--no-sandbox", "--disable-dev-shm-usage"]  # needed in a container; it only ever sees this page
    process = subprocess.Popen([installed(), *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield until(lambda: port_of(folder / "DevToolsActivePort"))
    finally:
        process.kill()
        process.wait()


def port_of(file):
    """The first of two lines that the browser writes once it listens."""
    lines = file.read_text().split("\n") if file.exists() else []
    return len(lines) > 1 and int(lines[0])


@contextlib.contextmanager
def tab(port, size=(1280, 800), touch=False):
    request = urllib.request.Request(f"http://127.0.0.1:{port}/json/new?about:blank", method="PUT")
    with urllib.request.urlopen(request) as answer:
        address = json.load(answer)["webSocketDebuggerUrl"]
    with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
        opened = Tab(socket, size, touch)
        yield opened
        opened.send("Page.close")


def until(seen, told=lambda: ""):
    until_s = time.monotonic() + MOST_S
    while not (found := seen()):
        assert time.monotonic() < until_s, told()
        time.sleep(0.01)
    return found


class Tab:
    def __init__(self, socket, size, touch):
        self.complaints = []  # of the browser about the page
        self._socket = socket
        self._numbers = itertools.count(1)
        for domain in ("Page", "Runtime", "Log"):
            self.tell(f"{domain}.enable")
        self.resize(size, touch)

    def send(self, method, **words):
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": words}))
        return number

    def tell(self, method, **words):
        """A command of the protocol, and its answer."""
        number = self.send(method, **words)
        while (answer := json.loads(self._socket.recv(MOST_S))).get("id") != number:
            if answer.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.complaints.append(answer["params"])
        assert "error" not in answer, answer
        return answer["result"]

    def resize(self, size, touch=False):
        wide, high = size
        scale = 2 if touch else 1
        self.tell("Emulation.setDeviceMetricsOverride", width=wide, height=high, deviceScaleFactor=scale, mobile=touch)
        self.tell("Emulation.setTouchEmulationEnabled", enabled=touch)

    def go(self, address):
        self.tell("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def ask(self, expression):
        """What this JavaScript is in the page."""
        answer = self.tell("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def until(self, expression):
        return until(lambda: self.ask(expression), lambda: (expression, self.ask("document.body.innerText")[-600:]))

    def kill(self):
        """End its process, as a lack of memory would; the tab is of no use then."""
        self.send("Page.crash")
        while json.loads(self._socket.recv(MOST_S)).get("method") != "Inspector.targetCrashed":
            pass

    def screenshot(self, file):
        self.tell("Page.bringToFront")  # what lies behind is not drawn
        file.write_bytes(base64.b64decode(self.tell("Page.captureScreenshot", format="png")["data"]))

    # what a person does

    def middle(self, selector):
        self.until(f"!!document.querySelector({json.dumps(selector)})")
        box = self.ask(f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().toJSON()")
        return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def click(self, selector):
        """The press and its end are sent in one go, so that no slow computer makes a hold of them."""
        place = self.middle(selector)
        mouse = {"button": "left", "clickCount": 1, **place}
        self.send("Input.dispatchMouseEvent", type="mousePressed", **mouse)
        self.tell("Input.dispatchMouseEvent", type="mouseReleased", **mouse)

    def mouse(self, does, selector):
        self.tell("Input.dispatchMouseEvent", type=does, button="left", clickCount=1, **self.middle(selector))

    def touch(self, does, *selectors):
        points = [self.middle(selector) for selector in selectors]
        self.tell("Input.dispatchTouchEvent", type=does, touchPoints=points)

    def pointer(self, does, place, touched=False, button="left", count=1):
        """A finger, or a button of the mouse, goes `down`, `move`s or goes `up`."""
        if touched:
            kind = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[does]
            self.tell("Input.dispatchTouchEvent", type=kind, touchPoints=[] if does == "up" else [place])
        else:
            kind = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[does]
            self.tell("Input.dispatchMouseEvent", type=kind, button=button, clickCount=count, **place)

    def key(self, does, key):
        text = TEXTS.get(key, key if len(key) == 1 else "")
        more = {"text": text} if text and does == "keyDown" else {}
        self.tell(
            "Input.dispatchKeyEvent", type=does, key=key, code=key, windowsVirtualKeyCode=CODES.get(key, 0), **more
        )

    def type(self, *keys):
        for key in keys:
            self.key("keyDown", key)
            self.key("keyUp", key)
