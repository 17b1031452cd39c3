"""The server of the page: five files over HTTP, and a WebSocket for each open page.

All pages show the same board, and any of them may press its buttons. A page that closes releases its keys. When the
last one has closed, the board runs on for a minute, in case it was a reload, and then pauses until one is opened.

A page sends `press KEY` and `release KEY`, `hold KEY` to press long enough to count as held, `type TEXT` and
`begin TEXT`, which take the place of what was begun of a line before; and at a display `choose`, `touch` and `pick`
with the NUMBER of a colour, of a place in hand, and of a row or an entry, `cross PLACE COLOUR`, `fill`, `clear`,
`undo` and `redo`.
"""

import argparse
import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError
from websockets.http11 import Request, Response

from tools.faces.web import doors, kept, network
from tools.faces.web.hands import Hands
from tools.faces.web.messages import Teller
from tools.front import parting, saves, start
from tools.front.display import Display
from tools.front.player import Player
from tools.trouble import Trouble

HERE = Path(__file__).resolve().parent
FILES = {
    "": ("page.html", "text/html"),
    "page.css": ("page.css", "text/css"),
    "page.js": ("page.js", "text/javascript"),
    "board.js": ("board.js", "text/javascript"),
    "puzzle.js": ("puzzle.js", "text/javascript"),
    "chart.js": ("chart.js", "text/javascript"),
    "spoken.js": ("spoken.js", "text/javascript"),
}
SOCKET = "board"
FRAMES_PER_S = 30
ALONE_S = 60
MOST_BYTES = 4096  # at most this long is a message from a page
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self' {}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
AT_DISPLAY: dict[str, tuple[Callable[..., None], int]] = {  # what is done, and how many numbers it takes
    "choose": (Display.choose, 1),
    "touch": (Display.touch, 1),
    "pick": (Display.pick, 1),
    "cross": (Display.cross, 2),
    "fill": (Display.fill, 0),
    "clear": (Display.clear, 0),
    "undo": (Display.undo, 0),
    "redo": (Display.redo, 0),
}
RULES = {
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Table:
    """A board, and the pages that show it."""

    def __init__(self, player: Player, told: str | None = None, alone_s: float = ALONE_S, token: str | None = None):
        self.player = player
        self.token = token or doors.token()
        self._host = doors.LOOPBACK
        self.watching: set[ServerConnection] = set()
        self._hands = Hands(player)
        self._teller = Teller(player, told)
        self._begun = ""  # of a line
        self._alone_s = alone_s
        self._left_s = time.monotonic()  # when the last page was closed

    def address(self, listening: socket.socket) -> str:
        host, port = listening.getsockname()
        return f"http://{host}:{port}/{self.token}/"

    async def serve(self, listening: socket.socket, ready: Callable[[], None]) -> None:
        """Serve pages at this socket until the board has crashed for good."""
        self._host = listening.getsockname()[0]
        log = logging.getLogger("peglight.web")
        log.addFilter(lambda record: "handshake" not in record.msg)  # browsers often hang up halfway
        async with serve(
            self.watch,
            sock=listening,
            process_request=self.answer,
            logger=log,
            max_size=MOST_BYTES,
            compression=None,
            server_header=None,
            close_timeout=1,
        ):
            ready()
            while not self.player.failure:
                self.follow()
                await asyncio.sleep(1 / FRAMES_PER_S)

    def follow(self) -> None:
        """Send every page what the board did."""
        news = self._teller.news()
        if news:
            broadcast(self.watching, news)
        if not self.watching and time.monotonic() - self._left_s > self._alone_s:
            self.player.pause()

    def answer(self, _connection: ServerConnection, request: Request) -> Response | None:
        """A file or a refusal; None opens the socket."""
        path = request.path.partition("?")[0]
        name = path[len(self.token) + 2 :]
        told = doors.refusal(path, request.headers.get_all, self.token, name == SOCKET, self._host)
        if told:
            return reply(HTTPStatus.FORBIDDEN, told)
        if path == f"/{self.token}":
            return reply(HTTPStatus.PERMANENT_REDIRECT, "The address ends with a slash.", Location=f"{path}/")
        if name == SOCKET:
            return None
        if name not in FILES:
            return reply(HTTPStatus.NOT_FOUND, "There is nothing here.")
        file, kind = FILES[name]
        policy = POLICY.format(" ".join(f"ws://{name}:*" for name in doors.names(self._host)))
        return reply(HTTPStatus.OK, (HERE / file).read_text("utf-8"), kind, **{"Content-Security-Policy": policy})

    async def watch(self, page: ServerConnection) -> None:
        """Serve a page as long as it is open."""
        broadcast([page], self._teller.everything())
        self.watching.add(page)
        self.player.go_on()
        try:
            with contextlib.suppress(ConnectionClosedError):  # it closed without saying so
                async for message in page:
                    self._take(message, page)
        except ValueError:
            await page.close(1008, "That is no message of the page.")
        finally:
            self.watching.remove(page)
            self._left_s = time.monotonic()
            self._hands.let_go(page)

    def _take(self, message: str | bytes, page: ServerConnection) -> None:
        """Take a message from a page."""
        done, _, what = message.partition(" ") if isinstance(message, str) else ("", "", "")
        display = self.player.display
        if done in ("begin", "type"):
            self._type(what)
        elif done in AT_DISPLAY and display:
            way, numbers = AT_DISPLAY[done]
            given = [int(number) for number in what.split()]
            if len(given) != numbers:
                raise ValueError("that takes other numbers")
            way(display, *given)
        elif what not in self.player.profile.buttons:
            raise ValueError("the board has no such button")
        elif done == "press":
            self._hands.press(page, what)
        elif done == "release":
            self._hands.release(page, what)
        elif done == "hold":
            self._hands.hold(what)
        else:
            raise ValueError("that cannot be done")

    def _type(self, text: str) -> None:
        """Type this in the place of the line that has been begun."""
        same = 0
        while self._begun[same : same + 1] == text[same : same + 1] != "":
            same += 1
        self.player.type("\x7f" * (len(self._begun) - same) + text[same:])
        self._begun = text.rpartition("\r")[2]


def reply(status: HTTPStatus, content: str, kind: str = "text/plain", **more: str) -> Response:
    body = content.encode()
    headers = Headers(
        {"Content-Type": f"{kind}; charset=utf-8", "Content-Length": str(len(body)), "Connection": "close"}
    )
    headers.update({**RULES, **more})
    return Response(status.value, status.phrase, headers, body)


def run(options: argparse.Namespace) -> int:
    """Serve until ctrl-C."""
    if options.script or options.record:
        raise Trouble("--script and --record are not for --web: use the terminal.")
    host = network.address() if options.lan else doors.LOOPBACK
    folder = saves.place(options.data)
    before = None if options.lan else kept.read(folder)
    with again(host, options.port, before) as listening, start.started(options) as (player, _, told, language):
        port = listening.getsockname()[1]
        table = Table(player, told, token=before.token if before and before.port == port else None)
        if told:
            print(told)
        elif not options.lan:
            kept.write(folder, kept.Address(port, table.token))
        try:
            address = table.address(listening)
            asyncio.run(table.serve(listening, lambda: show(address, options.browser, options.lan)))
        except KeyboardInterrupt:
            print(flush=True)
    print(told or parting.line_of(player.nvm, language), flush=True)
    return 0


def again(host: str, port: int, before: kept.Address | None) -> socket.socket:
    """A socket at this port; or, where none is asked for, at that of the last game, or at any free one."""
    if before and not port:
        with contextlib.suppress(Trouble):
            return listen(host, before.port)
    return listen(host, port)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is reached at this address of the computer and at no other."""
    try:
        return socket.create_server((host, port))
    except OSError as wrong:
        raise Trouble(
            f"Port {port} cannot be had ({wrong.strerror}): name another one, or none for a free one."
        ) from wrong


def show(address: str, in_browser: bool, to_all: bool = False) -> None:
    print(f"Play at {address}\nCtrl-C ends the game.", flush=True)
    if to_all:
        print(network.invitation(address), flush=True)
    if in_browser and has_windows():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def has_windows() -> bool:
    """Whether a browser would open a window of its own, and not run in the terminal."""
    graphical = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, graphical))
