"""Who is let in to play."""

import pytest

from tools.faces.web import doors

HERE = "127.0.0.1:8000"
PAGE = {"Host": [HERE]}
SOCKET = {"Host": [HERE], "Origin": [f"http://{HERE}"]}


def refused(path, headers, socket=False, host=doors.LOOPBACK):
    return doors.refusal(path, lambda name: headers.get(name, []), "secret", socket, host)


@pytest.mark.parametrize("host", [HERE, "localhost:8000", "127.0.0.1:1"])
def test_whoever_has_the_address_comes_in(host):
    assert refused("/secret/", {"Host": [host]}) is None
    assert refused("/secret/board", {"Host": [host], "Origin": [f"http://{host}"]}, socket=True) is None


@pytest.mark.parametrize("path", ["/", "//", "/secre/", "/secret2/", "/Secret/", "/x/secret/", "*", "", "/ü/"])
def test_another_address_is_refused(path):
    assert refused(path, PAGE) == doors.WRONG_TOKEN


@pytest.mark.parametrize(
    "hosts", [["stranger.example:8000"], ["127.0.0.1.example:8000"], ["127.0.0.1"], [], [HERE, HERE]]
)
def test_another_name_of_this_computer_is_refused(hosts):
    assert refused("/secret/", {"Host": hosts}) == doors.WRONG_HOST


def test_in_a_network_the_page_is_asked_for_by_the_address_there_and_by_nothing_else():
    assert refused("/secret/", {"Host": ["192.0.2.7:8000"]}, host="192.0.2.7") is None
    for other in (HERE, "localhost:8000", "192.0.2.8:8000"):
        assert refused("/secret/", {"Host": [other]}, host="192.0.2.7") == doors.WRONG_HOST


@pytest.mark.parametrize("origin", ["http://stranger.example", "null", f"https://{HERE}", "http://127.0.0.1:9"])
def test_a_page_of_a_stranger_is_refused(origin):
    assert refused("/secret/", {**PAGE, "Origin": [origin]}) == doors.WRONG_ORIGIN
    assert refused("/secret/board", {**PAGE, "Origin": [origin]}, socket=True) == doors.WRONG_ORIGIN


def test_a_socket_without_a_page_is_refused():
    assert refused("/secret/board", PAGE, socket=True) == doors.WRONG_ORIGIN
    assert refused("/secret/board", SOCKET, socket=True) is None


def test_no_two_tokens_are_the_same():
    tokens = {doors.token() for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) >= 20
