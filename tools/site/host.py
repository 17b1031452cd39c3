"""A static host for the site on this computer: files and nothing else, as anybody's would be."""

import contextlib
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

KINDS = {".js": "text/javascript", ".wasm": "application/wasm"}


class Handler(http.server.SimpleHTTPRequestHandler):
    def guess_type(self, path) -> str:
        """Whatever this computer says of them."""
        return KINDS.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, format, *words) -> None:  # noqa: A002 - its name there
        """Say nothing."""


@contextlib.contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of this folder."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
