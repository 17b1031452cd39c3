"""A package index on this computer, with one small package. It answers when the test lets it.

The package asks for another, as pytest-cov asks for coverage: a lock that holds both names what to install.
"""

import contextlib
import hashlib
import io
import threading
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

WHEEL = "tiny_peg-1.0-py3-none-any.whl"
FILES = {
    "tiny_peg/__init__.py": "",
    "tiny_peg/inside.py": "",
    "tiny_peg-1.0.dist-info/METADATA": (
        "Metadata-Version: 2.1\nName: tiny-peg\nVersion: 1.0\nRequires-Dist: newest[more]\n"
    ),
    "tiny_peg-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}


def wheel():
    made = io.BytesIO()
    record = "tiny_peg-1.0.dist-info/RECORD"
    with zipfile.ZipFile(made, "w") as file:
        for name, content in FILES.items():
            file.writestr(zipfile.ZipInfo(name), content)
        file.writestr(zipfile.ZipInfo(record), "".join(f"{name},,\n" for name in [*FILES, record]))
    return made.getvalue()


CONTENT = wheel()
DIGEST = hashlib.sha256(CONTENT).hexdigest()
LOCK = f"tiny-peg==1.0 --hash=sha256:{DIGEST}\n"


class Index:
    """`asked` is set when it is asked for something, and `answers` lets it answer."""

    def __init__(self, port):
        self.settings = {
            "PIP_INDEX_URL": f"http://127.0.0.1:{port}/",
            "PIP_EXTRA_INDEX_URL": "",
            "PIP_NO_CACHE_DIR": "1",
            "UV_DEFAULT_INDEX": f"http://127.0.0.1:{port}/",
            "UV_NO_CACHE": "1",
        }
        self.asked, self.answers = threading.Event(), threading.Event()
        self.answers.set()


@contextlib.contextmanager
def serving():
    class Demands(BaseHTTPRequestHandler):
        def do_GET(self):
            index.asked.set()
            index.answers.wait()
            is_wheel = self.path.endswith(WHEEL)
            page = f'<!DOCTYPE html><a href="/{WHEEL}#sha256={DIGEST}">{WHEEL}</a>'.encode()
            with contextlib.suppress(OSError):  # the client may be gone
                self.send_response(200)
                self.send_header("Content-Type", "application/zip" if is_wheel else "text/html")
                self.end_headers()
                self.wfile.write(CONTENT if is_wheel else page)

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Demands) as server:
        index = Index(server.server_port)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield index
        finally:
            index.answers.set()
            server.shutdown()
            thread.join()
