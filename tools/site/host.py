"""Serves the site from this computer: files and nothing else, as any static host would.

A browser keeps a game for each address, so the port is the same each time unless another one is named.
"""

import argparse
import functools
import http.server
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tools.front import start
from tools.site import files, network
from tools.trouble import Trouble

LOOPBACK = "127.0.0.1"
PORT = 7345
KINDS = {".js": "text/javascript", ".wasm": "application/wasm"}  # whatever this computer says of them
ASKED = {"board": "board", "lang": "language", "variant": "variant", "level": "level"}  # words of a link, by options


class Server(http.server.ThreadingHTTPServer):
    allow_reuse_address = os.name == "posix"  # elsewhere two programs would share a port

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # browsers often hang up halfway
            super().handle_error(request, client_address)


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **KINDS}  # noqa: RUF012 - as it is there

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # a site that is made anew is seen at once
        super().end_headers()

    def log_message(self, format: str, *words: Any) -> None:  # noqa: A002 - its name there
        """Say nothing."""


def listen(folder: Path, host: str = LOOPBACK, port: int = 0) -> Server:
    """Return a server for the files of this folder, at this address of the computer and at no other."""
    try:
        return Server((host, port), functools.partial(Handler, directory=str(folder)))
    except (OSError, OverflowError) as wrong:
        raise Trouble(
            f"Port {port} cannot be had ({getattr(wrong, 'strerror', wrong)}): end what uses it, or name another one "
            "with --port, where the page has a game of its own."
        ) from wrong


def play(options: argparse.Namespace) -> int:
    """Serve the page until ctrl-C."""
    start.settled(options)  # which refuses a board that there is not
    host = network.address() if options.lan else LOOPBACK
    port = PORT if options.port is None else options.port
    folder = files.ready()
    with listen(folder, host, port) as server:
        address = f"http://{host}:{server.server_address[1]}/{link(options)}"
        print(f"Play at {address}\nThe browser keeps your game. Ctrl-C ends this server.", flush=True)
        if options.lan:
            print(network.invitation(address), flush=True)
        if options.browser and has_windows():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print(flush=True)
    return 0


def link(options: argparse.Namespace) -> str:
    """Return the end of the address that asks for these options."""
    asked = {word: getattr(options, name) for word, name in ASKED.items() if getattr(options, name)}
    return ("?" + urlencode(asked) if asked else "") + (f"#mode={options.mode}" if options.mode else "")


def has_windows() -> bool:
    """Return whether a browser would open a window of its own, and not run in the terminal."""
    graphical = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, graphical))
