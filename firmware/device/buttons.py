"""The buttons: each press and each release is one small number, in the order in which they happened.

An event is the key for a press, and `key | RELEASED` for a release. The runtime samples the switches every 20 ms,
which is longer than they bounce, and queues what changed. If the queue overflows, events were lost: then every key that
is down is reported as released and counts again when it is pressed next, so that no key stays held.
"""

RELEASED = 64
NOTHING = -1
# The keys, in the order of their numbers.
NAMES = ("left", "right", "up", "down", "ok", "back") + tuple(["colour_{}".format(number) for number in range(1, 11)])


def numbers(names):
    """The number of each of these keys."""
    for name in names:
        if name not in NAMES:
            raise ValueError("no key is called {}; there are {}".format(name, ", ".join(NAMES)))
    return bytes([NAMES.index(name) for name in names])


class Buttons:
    """`keys` is a keypad.Keys, `event` a keypad.Event to use again and again, and `names` says which key is which.

    The attribute `keys` has the numbers of those that are there.
    """

    def __init__(self, keys, event, names):
        self._events = keys.events
        self._event = event
        self.keys = numbers(names)
        self.down = 0  # a bit for each key that is held
        self._lost = False

    def event(self):
        """The next event, or NOTHING."""
        if self._lost:
            for key in range(len(NAMES)):
                if self.down >> key & 1:
                    self.down ^= 1 << key
                    return key | RELEASED
            self._lost = False
        events = self._events
        event = self._event
        while events.get_into(event):
            key = self.keys[event.key_number]
            if bool(self.down >> key & 1) != event.pressed:
                self.down ^= 1 << key
                return key if event.pressed else key | RELEASED
        if events.overflowed:
            events.clear()
            self._lost = True
            return self.event()
        return NOTHING
