"""Lets in only those who have the address, from this computer, with a page that came from here.

The address has a random token, which only this user can read (kept.py), because every program and every user of a
computer can reach its loopback, and with --lan everybody in the network that it is in. Through the browser a foreign
page can reach it too, even by a name of its own that leads to 127.0.0.1; but then the browser names that foreign site
in Host and Origin.
"""

import secrets
from collections.abc import Callable

LOOPBACK = "127.0.0.1"
TOKEN_BYTES = 16

WRONG_HOST = "Nothing is here by that name: take the address that `peg.py play --web` printed."
WRONG_ORIGIN = "Only the page that comes from here may play."
WRONG_TOKEN = "This is not the address of a game that runs. Copy the whole address that `peg.py play --web` printed."


def token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def names(host: str) -> tuple[str, ...]:
    """By which names a browser may ask for what listens at this host."""
    return (host, "localhost") if host == LOOPBACK else (host,)


def refusal(path: str, header: Callable[[str], list[str]], expected: str, socket: bool, host: str) -> str | None:
    """Why this request is refused, or None. A browser always sends the origin of a page that opens a socket."""
    hosts, origins = header("Host"), header("Origin")
    if len(hosts) != 1 or hosts[0].rpartition(":")[0] not in names(host):
        return WRONG_HOST
    if origins != [f"http://{hosts[0]}"] and (socket or origins):
        return WRONG_ORIGIN
    if not secrets.compare_digest(path[1:].partition("/")[0].encode(), expected.encode()):
        return WRONG_TOKEN
    return None
