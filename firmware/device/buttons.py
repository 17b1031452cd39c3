"""The buttons: each press and each release is one small number, in the order in which they happened.

An event is the key for a press, and `key | RELEASED` for a release. The runtime samples the switches every few
milliseconds and queues what changed. A switch bounces for up to 20 ms when it is pressed and when it is let go: its
first change counts at once, and then the key is locked for a while. Only if it is another way when that is over, it has
changed once more.

If the queue overflows, events were lost: then every key that is down is reported as released and counts again when it
is pressed next, so that no key stays held.

Where there is a knob, each step that it is turned is a press of up or down, and its release. The runtime counts the
steps. Clockwise is down, as in a list.
"""

RELEASED = 64
NOTHING = -1
SCAN_S = 0.003
LOCK_MS = 25
_TICKS = 0x1FFFFFFF  # the clock wraps around here
MOST = 32  # keys, which `profiles` names


class Buttons:
    """`pins` are those of the switches, and `pressed` is the level of one whose button is down. `keys` has the number
    of each key that is there, in their order, and behind them up and down where a `knob` presses those: a
    rotaryio.IncrementalEncoder.
    """

    def __init__(self, pins, pressed, keys, knob=None):
        self.pins = pins
        self.pressed = pressed
        self.keys = keys
        self.knob = knob
        self._told_steps = knob.position if knob else 0
        self._release = NOTHING  # of the step that was told last
        self.listen()

    def listen(self):
        """Start listening. A button that is down already counts as pressed now."""
        import keypad
        import supervisor

        self.switches = keypad.Keys(self.pins, value_when_pressed=self.pressed, pull=True, interval=SCAN_S)
        self.switches.reset()  # otherwise the runtime does not report a key that was down before
        self._event = keypad.Event()  # to use again and again
        self._now_ms = supervisor.ticks_ms  # the clock of the events
        self.down = 0  # a bit for each key that is held
        self._felt = 0  # a bit for each switch that is closed, bounce or not
        self._told_ms = [None] * MOST  # when the last event of each key was

    def event(self):
        """Return the next event, or NOTHING."""
        if self.knob:
            step = self._step()
            if step != NOTHING:
                return step
        events = self.switches.events
        event = self._event
        while events.get_into(event):
            key = self.keys[event.key_number]
            if bool(self._felt >> key & 1) != event.pressed:
                self._felt ^= 1 << key
            if self._counts(key, event.timestamp):
                return self._change(key, event.timestamp)
        if events.overflowed:
            events.clear()
            self._felt = 0  # so each key that is held is let go
        if self._felt != self.down:
            now_ms = self._now_ms()
            for key in self.keys:
                if self._counts(key, now_ms):
                    return self._change(key, now_ms)
        return NOTHING

    def _step(self):
        """Return the next event of the knob, or NOTHING."""
        event = self._release
        self._release = NOTHING
        ahead = self.knob.position - self._told_steps
        if event == NOTHING and ahead:
            self._told_steps += 1 if ahead > 0 else -1
            event = self.keys[-1 if ahead > 0 else -2]
            self._release = event | RELEASED
        return event

    def _counts(self, key, now_ms):
        """Return whether a key is not as it was told last, and not locked."""
        if not (self._felt ^ self.down) >> key & 1:
            return False
        told_ms = self._told_ms[key]
        return told_ms is None or (now_ms - told_ms) & _TICKS >= LOCK_MS

    def _change(self, key, now_ms):
        self._told_ms[key] = now_ms
        self.down ^= 1 << key
        return key if self.down >> key & 1 else key | RELEASED
