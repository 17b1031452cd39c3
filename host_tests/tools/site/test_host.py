"""The page served from this computer, and the command that does it as a person runs it."""

import contextlib
import http.client
import ipaddress
import os
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request

import pytest

from tools import ROOT, cli
from tools.commands import play
from tools.site import host, network
from tools.trouble import Trouble

PLAY = [sys.executable, str(ROOT / "tools" / "peg.py"), "play", "--web", "--no-browser", "--port", "0"]


def asked(*words):
    return cli.parse(["play", "--web", *words])


def test_every_file_is_served_as_what_it_is_and_nothing_else(tmp_path):
    kinds = {"index.html": "text/html", "page.js": "text/javascript", "vm.wasm": "application/wasm"}
    for name in kinds:
        (tmp_path / name).write_text(name)
    with host.listen(tmp_path) as server:
        threading.Thread(target=server.serve_forever).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        for name, kind in {**kinds, "": "text/html"}.items():
            with urllib.request.urlopen(address + name) as answer:
                assert (answer.headers["Content-Type"], answer.headers["Cache-Control"]) == (kind, "no-cache")
                assert answer.read().decode() == (name or "index.html")
        connection = http.client.HTTPConnection(*server.server_address)
        connection.request("GET", "/../../etc/passwd")  # as no browser would ask
        assert connection.getresponse().status == 404
        connection.close()
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(address + "host.py")
        server.shutdown()


def test_a_port_that_is_taken_is_a_sentence(tmp_path):
    with host.listen(tmp_path) as server:
        port = server.server_address[1]
        with pytest.raises(Trouble, match=rf"^Port {port} cannot be had \(.*\): end what uses it, or name another"):
            host.listen(tmp_path, port=port)
    with pytest.raises(Trouble, match=r"^Port 65536 cannot be had \(.*\): end what uses it, or name another"):
        host.listen(tmp_path, port=65536)


def test_the_options_become_the_end_of_the_address():
    assert host.link(asked()) == ""
    assert host.link(asked("--mode", "duel")) == "#mode=duel"
    words = ("--board", "pico_16x10", "--language", "de", "--variant", "super", "--level", "first")
    assert host.link(asked(*words)) == "?board=pico_16x10&lang=de&variant=super&level=first"


def test_an_option_that_cannot_be_is_a_sentence():
    sentences = {
        ("--seed", "7"): "--seed is not for --web: the page has a game of its own, which the browser keeps.",
        ("--speed", "2"): "--speed is not for --web: the page has a game of its own, which the browser keeps.",
        ("--script", "x"): "--script is not for --web: the page has a game of its own, which the browser keeps.",
        ("--board", "toaster"): "No board profile is called toaster; ",
    }
    for words, sentence in sentences.items():
        with pytest.raises(Trouble) as refused:
            play.refuse(options := asked(*words)) or host.play(options)
        assert str(refused.value).startswith(sentence)


def test_the_address_in_the_network_can_be_listened_at(tmp_path):
    with contextlib.suppress(Trouble):  # a computer without a network has none
        found = network.address()
        assert not ipaddress.ip_address(found).is_loopback
        host.listen(tmp_path, found).server_close()


def test_an_invitation_is_a_picture_and_a_sentence():
    *picture, empty, sentence = network.invitation("http://192.0.2.7:7345/").splitlines()
    assert (empty, sentence) == ("", network.WELCOME)
    (width,) = {len(line) for line in picture}
    assert len(picture) == (width + 1) // 2
    assert set("".join(picture)) == set(" \u2580\u2584\u2588")
    assert picture != network.invitation("http://192.0.2.8:7345/").splitlines()[:-2]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="ctrl-C comes as a signal of POSIX")
def test_the_command_serves_the_page_until_ctrl_c(second_interpreter):
    command = [*PLAY, "--variant", "super"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        address = next(line.split()[2] for line in process.stdout if line.startswith("Play at "))
        assert address.endswith("/?variant=super")
        with urllib.request.urlopen(address) as answer:
            assert b"<title>Peglight</title>" in answer.read()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate(timeout=60)
    assert (process.returncode, said.strip(), complaints) == (0, "", "")
