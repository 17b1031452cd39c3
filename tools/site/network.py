"""The page for other computers and telephones: the address of this one in its network, also as a picture."""

import io
import socket

import segno

from tools.trouble import Trouble

ELSEWHERE = ("192.0.2.1", 9)  # a documentation address; nothing is sent to it
ALONE = "This computer is in no network, so no other one can reach it: leave out --lan."
WELCOME = "Anybody in this network can open the page, and plays a game of their own there."


def address() -> str:
    """Return the address of this computer in the network that it is in."""
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
    """Return the address as a QR code, and a sentence for those who share it."""
    picture = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(picture, border=2, compact=True)
    return f"{picture.getvalue()}\n{WELCOME}"
