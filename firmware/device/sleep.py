"""The sleep of a board that nobody touches: the clocks of its processor stop, and any button wakes it.

The alarms need the buttons' pins for themselves and leave them bare, so the keypad lets go of them and listens anew
after: the press that woke the board is still down then, and is heard. The watchdog goes on, and no alarm rings when
somebody opens the port, so the board sleeps a few seconds at a time.
"""

SLICE_S = 5  # the clock of the alarms counts whole seconds, and the watchdog bites after 8


def sleep(parts, guard, serial):
    """Until a button is pressed or, where there is a serial port, somebody opens it. `parts` are the board's.

    While a button is down there is no sleep, so that one that is stuck does not wake the lights again and again; nor is
    there one where CircuitPython has no `alarm`.
    """
    import time

    try:
        import alarm
    except ImportError:
        return
    if parts.buttons.down:
        return
    parts.keys.deinit()
    presses = [alarm.pin.PinAlarm(pin, value=False, pull=True) for pin in parts.pins]
    woken = None
    while woken not in presses and not (serial and serial.connected):
        guard.feed()
        slice_over = alarm.time.TimeAlarm(monotonic_time=time.monotonic() + SLICE_S)
        woken = alarm.light_sleep_until_alarms(slice_over, *presses)
    guard.feed()
    parts.listen()
