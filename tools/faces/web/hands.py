"""The keys of one board that several people play: a key is down until the last of them has let go."""

from collections.abc import Hashable

from tools.front.playable import Fingers


class Hands:
    def __init__(self, fingers: Fingers):
        self._fingers = fingers
        self._holders: dict[str, set[Hashable]] = {}  # who holds each key that is down

    def press(self, who: Hashable, key: str) -> None:
        if key not in self._holders:
            self._fingers.press(key)
        self._holders.setdefault(key, set()).add(who)

    def release(self, who: Hashable, key: str) -> None:
        holders = self._holders.get(key, set())
        if who not in holders:
            return
        holders.remove(who)
        if not holders:
            del self._holders[key]
            self._fingers.release(key)

    def hold(self, key: str) -> None:
        """Hold a key long enough to count as held, unless it is down already."""
        if key not in self._holders:
            self._fingers.hold(key)

    def let_go(self, who: Hashable) -> None:
        """Release all keys of somebody who has left."""
        for key in list(self._holders):
            self.release(who, key)
