"""The page for other computers and telephones: by which address they find this one, and that address as a picture."""

import io
import socket

import segno

from tools.trouble import Trouble

ELSEWHERE = ("192.0.2.1", 9)  # a documentation address; nothing is sent to it
ALONE = "This computer is in no network, so no other one can reach it: leave out --lan."


def address() -> str:
    """By which address this computer is found in the network that it is in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)  # for a datagram this only picks the route
        except OSError as wrong:
            raise Trouble(ALONE) from wrong
        found: str = way.getsockname()[0]
    if found.startswith("127."):
        raise Trouble(ALONE)
    return found


def invitation(address: str) -> str:
    """What a person is told who has opened the game to the network."""
    picture = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(picture, border=2, compact=True)
    return f"{picture.getvalue()}\nWhoever is in this network and has the address can see the game and play along."
