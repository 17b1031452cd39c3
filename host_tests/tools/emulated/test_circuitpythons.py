"""Fetching a CircuitPython from a server on this computer: whole or not at all, and never a traceback."""

import http.server
import threading

import pytest

from host_tests.tools.circuitpythons import write_uf2
from tools import circuitpython
from tools.boards import PICO
from tools.emulated import circuitpythons
from tools.trouble import Trouble

NAME = "circuitpython.uf2"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("PEGLIGHT_UF2", raising=False)
    return tmp_path


@pytest.fixture
def served(tmp_path):
    """Return the address of a server, and the files that it has."""
    folder = tmp_path / "served"
    folder.mkdir()

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *words):
            super().__init__(*words, directory=folder)

        def log_message(self, *_words):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", folder
        server.shutdown()


def test_what_was_fetched_is_whole_and_stays(served):
    address, folder = served
    pages = write_uf2(folder / NAME)
    file = circuitpythons.fetch(f"{address}/{NAME}")
    assert circuitpython.in_uf2(file, PICO)[0] == pages
    (folder / NAME).unlink()
    assert circuitpythons.fetch(f"{address}/{NAME}") == file


def test_half_of_one_that_was_left_is_fetched_anew(served):
    address, folder = served
    pages = write_uf2(folder / NAME)
    left = circuitpythons.kept(f"{address}/{NAME}")
    left.parent.mkdir(parents=True)
    left.write_bytes((folder / NAME).read_bytes()[:5000])
    assert circuitpython.in_uf2(circuitpythons.fetch(f"{address}/{NAME}"), PICO)[0] == pages


@pytest.mark.parametrize("content", ["missing", "cut", "other"])
def test_half_a_circuitpython_is_refused_and_not_kept(served, content):
    address, folder = served
    if content == "other":
        (folder / NAME).write_text("Please log in to this network.", "utf-8")
    elif content == "cut":
        write_uf2(folder / NAME)
        (folder / NAME).write_bytes((folder / NAME).read_bytes()[:5000])
    with pytest.raises(Trouble, match=r"could not be fetched from .* name the file with --uf2\.$"):
        circuitpythons.fetch(f"{address}/{NAME}")
    assert not circuitpythons.kept(f"{address}/{NAME}").exists()


def test_without_a_network_one_sentence_says_how_to_get_one(served):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), None) as nobody:
        port = nobody.server_port
    with pytest.raises(Trouble) as trouble:
        circuitpythons.fetch(f"http://127.0.0.1:{port}/{NAME}")
    for word in ("refused", "circuitpython.org/board/raspberry_pi_pico", "--uf2"):
        assert word in str(trouble.value)


def test_what_the_variable_names_must_be_a_circuitpython(home, monkeypatch):
    for content, told in ((b"none", "is not a whole UF2 file: download CircuitPython 10"), (None, "no such file")):
        named = home / f"{bool(content)}.uf2"
        monkeypatch.setenv("PEGLIGHT_UF2", str(named))
        if content:
            named.write_bytes(content)
        with pytest.raises(Trouble, match=told):
            circuitpythons.find()


def test_what_the_emulator_keeps_is_found_when_it_is_whole(home):
    kept = circuitpythons.kept(circuitpythons.own_address())
    assert circuitpythons.find() is None
    kept.parent.mkdir(parents=True)
    write_uf2(kept)
    assert circuitpythons.find() == kept
    kept.write_bytes(kept.read_bytes()[:-1])
    assert circuitpythons.find() is None
