"""Keys that several people press at one board."""

from hypothesis import given
from hypothesis import strategies as st

from tools.faces.web.hands import Hands
from tools.front.playable import Fingers

PEOPLE, KEYS = "ab", ["ok", "up"]
deeds = st.lists(
    st.tuples(st.sampled_from(["press", "release", "let_go"]), st.sampled_from(PEOPLE), st.sampled_from(KEYS))
)


class Edges(Fingers):
    """What the board gets."""

    def __init__(self):
        self.down = []
        self.held = []

    def _add(self, *edges):
        if len(edges) == 2:
            self.held.append(edges[0][0])
            return
        ((key, down, _),) = edges
        self.down.append(key) if down else self.down.remove(key)


@given(deeds)
def test_a_key_is_down_exactly_while_anybody_holds_it(done):
    edges = Edges()
    hands, holding = Hands(edges), set()
    for what, who, key in done:
        if what == "press":
            hands.press(who, key)
            holding.add((who, key))
        elif what == "release":
            hands.release(who, key)
            holding.discard((who, key))
        else:
            hands.let_go(who)
            holding = {(other, of) for other, of in holding if other != who}
        assert sorted(edges.down) == sorted({of for _, of in holding})


def test_a_key_that_somebody_holds_is_not_held_once_more():
    edges = Edges()
    hands = Hands(edges)
    hands.press("a", "ok")
    hands.hold("ok")
    hands.hold("up")
    assert (edges.down, edges.held) == (["ok"], ["up"])
