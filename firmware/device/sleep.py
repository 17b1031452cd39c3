"""Sleep while nobody touches the board: most of the processor's clocks stop, the others are slowed down, and any button
wakes it.

The alarms need the buttons' pins for themselves and do not restore them, so the keypad is closed before and opened
again after: the button that woke the board is still down then, and its press is heard. The watchdog keeps running, and
no alarm fires when somebody opens the port, so the board sleeps a few seconds at a time.
"""

SLICE_S = 5  # alarms count whole seconds, and the watchdog resets the board after 8
SLOW_HZ = 48000000  # as slow as USB allows: a computer may be plugged in meanwhile


def sleep(buttons, watchdog, serial):
    """Until a button is pressed or, where there is a serial port, somebody opens it.

    It does not sleep while a button is down, so that a stuck one does not wake the lights again and again, nor when one
    was pressed a moment ago, nor if CircuitPython has no `alarm`.
    """
    import time

    from microcontroller import cpu

    try:
        import alarm
    except ImportError:
        return
    if buttons.down or buttons.switches.events:
        return
    buttons.switches.deinit()
    awake_hz = cpu.frequency
    cpu.frequency = SLOW_HZ
    presses = [alarm.pin.PinAlarm(pin, value=buttons.pressed, pull=True) for pin in buttons.pins]
    woken = None
    try:
        while woken not in presses and not (serial and serial.connected):
            slice_over = alarm.time.TimeAlarm(monotonic_time=time.monotonic() + SLICE_S)
            woken = alarm.light_sleep_until_alarms(slice_over, *presses)
            if watchdog is not None:
                watchdog.feed()  # here, as a conversation may have to be loaded before the next turn feeds it
    finally:
        cpu.frequency = awake_hz  # which outlives a crash, too
    buttons.listen()
