"""The address of this computer in its network, and what is told when the game is opened to it."""

import contextlib
import ipaddress

import pytest

from tools.faces.web import network, server
from tools.trouble import Trouble


def test_where_there_is_a_network_the_address_is_one_that_can_be_listened_at():
    with contextlib.suppress(Trouble):  # a computer without a network has none
        found = network.address()
        assert not ipaddress.ip_address(found).is_loopback
        server.listen(found, 0).close()


@pytest.mark.parametrize("address", ["http://192.0.2.7:49152/AbCdEfGhIjKlMnOpQrStUv/", "http://192.0.2.7:1/x/"])
def test_the_invitation_is_a_square_of_halves_of_lines_and_a_warning(address):
    *picture, empty, warning = network.invitation(address).splitlines()
    assert warning.startswith("Whoever is in this network")
    assert empty == ""
    (width,) = {len(line) for line in picture}
    assert len(picture) == (width + 1) // 2
    assert set("".join(picture)) == set(" \u2580\u2584\u2588")
    assert picture != network.invitation(address.replace("7", "8")).splitlines()[:-2]
