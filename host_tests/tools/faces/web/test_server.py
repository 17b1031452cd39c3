"""The server on a real socket, and the command as a person runs it: the real process."""

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from urllib.parse import urlsplit

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tools import ROOT
from tools.chromium import until
from tools.faces.web import doors, server
from tools.front.display import Display

COMMAND = [sys.executable, str(ROOT / "tools" / "peg.py"), "play", "--web", "--seed", "7"]
MOST_S = 60


def get(address, **headers):
    """The status, the headers and what is there."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=MOST_S)
    connection.request("GET", parts.path, headers=headers)
    with connection.getresponse() as answer:
        found = answer.status, answer.headers, answer.read().decode()
    connection.close()
    return found


class Page:
    """A page's end of the socket, and what it was told."""

    def __init__(self, end):
        self.end = end
        self.knows = {"lines": []}

    def send(self, done, what):
        self.end.send(f"{done} {what}")

    def until(self, seen):
        until_s = time.monotonic() + MOST_S
        while not seen(self.knows):
            assert time.monotonic() < until_s, self.knows
            news = json.loads(self.end.recv(MOST_S))
            self.knows = {**self.knows, **news, "lines": self.knows["lines"] + news.get("lines", [])}

    def reads(self, *lines):
        self.until(lambda knows: all(line in knows["lines"] for line in lines))


@contextlib.contextmanager
def joined(address, **more):
    parts = urlsplit(address)
    with connect(f"ws://{parts.netloc}{parts.path}board", **{"origin": f"http://{parts.netloc}", **more}) as end:
        yield Page(end)


def test_the_page_is_served_with_its_files(served):
    address = served().address
    scripts = [(name, "text/javascript") for name in ("page.js", "puzzle.js", "chart.js")]
    for name, kind in (("", "text/html"), ("page.css", "text/css"), *scripts):
        status, headers, content = get(address + name)
        assert (status, headers.get_content_type()) == (200, kind)
        assert content == (ROOT / "tools" / "faces" / "web" / (name or "page.html")).read_text("utf-8")
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "connect-src 'self' ws://127.0.0.1:* ws://localhost:*;" in headers["Content-Security-Policy"]
    assert get(address + "server.py")[0] == 404
    assert get(address + "../doors.py")[0] == 404
    status, headers, _ = get(address.rstrip("/"))
    assert (status, headers["Location"]) == (308, urlsplit(address).path)


def test_who_is_not_let_in_reads_why(served):
    address = served().address
    wrong = address.replace(urlsplit(address).path, "/x/")
    assert get(wrong)[::2] == (403, doors.WRONG_TOKEN)
    assert get(address, Host="stranger.example")[::2] == (403, doors.WRONG_HOST)
    assert get(address, Origin="http://stranger.example")[::2] == (403, doors.WRONG_ORIGIN)
    for more in ({"origin": "http://stranger.example"}, {"origin": None}):
        with pytest.raises(InvalidStatus, match="403"), joined(address, **more):
            pass
    with pytest.raises(InvalidStatus, match="403"), joined(wrong):
        pass


def test_only_this_computer_is_listened_to(served):
    assert urlsplit(served().address).hostname == "127.0.0.1"


def test_everybody_is_told_of_a_press(served):
    address = served().address
    with joined(address) as one, joined(address) as other:
        one.send("press", "up")
        for page in (one, other):
            page.until(lambda knows: knows.get("down") == ["up"])
            assert page.knows["board"]["name"] == "pico_8x8"
        one.send("release", "up")
        other.until(lambda knows: knows["down"] == [])


def test_what_is_typed_is_answered(served):
    with joined(served().address) as page:
        page.reads("(Enter: break)")
        page.send("type", "stats\r")
        page.reads("stats")


def test_what_is_begun_of_a_line_is_seen_in_the_row_and_another_text_takes_its_place(served):
    board = served(display=Display())
    with joined(board.address) as page:
        page.send("type", "break\rclassic\runiform\r")
        seen = {"rg": (0, 1, None, None), "ro": (0, 4, None, None), "": (None,) * 4, "bb": (2, 2, None, None)}
        for begun, hand in seen.items():
            page.send("begin", begun)
            board.until(lambda player, hand=hand: player.display.view and player.display.view.hand == hand)
        page.send("type", "rgby\r")
        board.until(lambda player: player.display.view.rows)
        assert board.player.display.view.rows[0][0] == (0, 1, 2, 3)


def test_a_page_that_is_gone_lets_go_of_its_keys(served):
    board = served()
    with joined(board.address) as page:
        page.send("press", "ok")
        page.until(lambda knows: knows.get("down") == ["ok"])
    board.until(lambda player: not player.is_down("ok"))


MEANT = re.compile(r"(?:type|begin)(?: .*)?|(?:press|release|hold) (?:up|down|left|right|ok|back)", re.DOTALL)
WORDS = ["begin", "press", "release", "hold", "type", "eat"]
WORDS += [" ", "  ", "up", "ok", "toaster", "\r", "\n", "\0", "é", "[", "{"]
messages = st.lists(st.sampled_from(WORDS), max_size=4).map("".join) | st.text() | st.binary()


def test_a_message_is_taken_or_ends_its_page_alone(served):
    board = served()

    @settings(max_examples=100, deadline=None)
    @example("")
    @example("[" * 4000)
    @example('{"press":"up"}')
    @example(b"press up")
    @example("type " + "x" * 4091)
    @given(message=messages)
    def end(message):
        with joined(board.address) as page:
            page.end.send(message)
            if isinstance(message, str) and MEANT.fullmatch(message):
                page.end.send("eat up")
            with pytest.raises(ConnectionClosed) as closed:
                page.until(lambda knows: False)
        assert closed.value.rcvd.code == 1008, message

    with joined(board.address) as other:
        end()
        other.send("press", "up")
        other.until(lambda knows: knows.get("down") == ["up"])
    assert board.player.failure is None


def test_a_message_that_is_too_long_ends_its_page_alone(served):
    board = served()
    with joined(board.address) as other, joined(board.address) as page:
        page.send("type", "x" * server.MOST_BYTES)
        with pytest.raises(ConnectionClosed) as closed:
            page.until(lambda knows: False)
        assert closed.value.rcvd.code == 1009
        other.send("press", "up")
        other.until(lambda knows: knows.get("down") == ["up"])


def test_a_key_is_down_while_any_page_holds_it(served):
    board = served()
    with joined(board.address) as one:
        with joined(board.address) as other:
            one.send("press", "up")
            other.send("press", "up")
            other.send("press", "ok")
            one.until(lambda knows: sorted(knows.get("down", ())) == ["ok", "up"])
        one.until(lambda knows: knows["down"] == ["up"])
        board.until(lambda player: player.waits)
        assert board.player.is_down("up")
    board.until(lambda player: not player.is_down("up"))


def test_a_board_that_nobody_watches_stands_still_until_somebody_does(served):
    board = served(alone_s=0)
    board.until(lambda player: player.paused)
    with joined(board.address) as page:
        page.reads("(Enter: break)")
    board.until(lambda player: player.paused)


@pytest.fixture
def started():
    """Run the command; whatever is left of it is ended."""
    processes = []

    def start(*options, **environment):
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        processes.append(
            subprocess.Popen(
                [*COMMAND, *options], env={**os.environ, "PYTHONFAULTHANDLER": "1", **environment}, **pipes
            )
        )
        return processes[-1]

    yield start
    for process in processes:
        process.kill()
        process.communicate()


def printed(process):
    """The address."""
    for line in process.stdout:
        if line.startswith("Play at "):
            return line.split()[2]
    raise AssertionError(process.stderr.read())


def interrupted(process):
    """The status after ctrl-C, and what was said last."""
    process.send_signal(signal.SIGINT)
    try:
        said, complaints = process.communicate(timeout=MOST_S)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGABRT)  # it tells where each thread is
        said, complaints = process.communicate()
    assert complaints == ""
    return process.returncode, said.splitlines()[-1]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="ctrl-C comes as a signal of POSIX")
def test_ctrl_c_ends_the_game_and_its_round_is_kept(started, tmp_path):
    for number in (1, 2):
        process = started("--no-browser", "--data", str(tmp_path))
        with joined(printed(process)) as page:
            if number == 1:
                page.reads("(Enter: break)")
                page.send("type", "break\rclassic\runiform\rrgby\r")
            page.reads(" 1. R G B Y : oo", "Row 2 of 10: your guess?")
            assert interrupted(process) == (0, "The round is kept for next time. Rounds counted: 0")


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="it is killed by a signal of POSIX")
def test_a_game_that_was_killed_has_its_address_again(started, tmp_path):
    process = started("--no-browser", "--data", str(tmp_path))
    address = printed(process)
    process.kill()
    process.wait()
    again = started("--no-browser", "--data", str(tmp_path))
    assert printed(again) == address
    other = printed(started("--no-browser", "--data", str(tmp_path)))  # beside it
    assert urlsplit(other).port != urlsplit(address).port
    assert urlsplit(other).path != urlsplit(address).path
    with joined(address) as page:
        page.reads("(Enter: break)")
    assert interrupted(again)[0] == 0
    assert printed(started("--no-browser", "--data", str(tmp_path))) == address


@pytest.mark.skipif(os.name != "posix", reason="the browser of this test is a shell")
def test_the_browser_is_opened(started, tmp_path):
    visited = tmp_path / "visited"
    process = started(BROWSER=f"sh -c 'echo \"$0\" > {visited}' %s")
    address = printed(process)
    with joined(address) as page:
        page.until(lambda _: visited.exists() and visited.read_text() == address + "\n")
    assert interrupted(process)[0] == 0


def is_in_the_way(folder):
    try:
        folder.mkdir()
    except FileExistsError:  # the temporary file, for a moment
        return False
    return True


def test_saves_that_can_no_longer_be_kept_end_it_with_a_sentence(started, tmp_path):
    process = started("--no-browser", "--data", str(tmp_path))
    with joined(printed(process)) as page:
        page.reads("(Enter: break)")
        until(lambda: is_in_the_way(tmp_path / "saves.bin.new"))
        page.send("type", "break\rclassic\runiform\r")
        _, complaints = process.communicate(timeout=MOST_S)
    assert process.returncode == 1
    assert complaints.startswith("peg: The saves cannot be kept in ")
    assert complaints.count("\n") == 1


def test_a_mode_is_begun_at_once(started):
    with joined(printed(started("--no-browser", "--mode", "make", "--level", "first"))) as page:
        page.reads("Press Enter when you are ready.")
        assert "Your saved round goes on." not in page.knows["lines"]


def test_a_port_that_is_taken_is_a_sentence(started):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = started("--no-browser", "--port", str(port))
        said, complaints = process.communicate(timeout=MOST_S)
    assert (process.returncode, said) == (1, "")
    assert complaints.startswith(f"peg: Port {port} cannot be had (")
    assert complaints.count("\n") == 1


@pytest.mark.parametrize("options", [["--script", "x"], ["--mode", "chess"], ["--board", "toaster"]])
def test_an_option_that_cannot_be_is_a_sentence(started, options):
    process = started("--no-browser", *options)
    said, complaints = process.communicate(timeout=MOST_S)
    assert (process.returncode, said, complaints.count("\n")) == (1, "", 1)
    assert complaints.startswith("peg: ")
