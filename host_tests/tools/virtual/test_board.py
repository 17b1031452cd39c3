"""The virtual board: what programs can rely on, as on a real one."""

import sys

import pytest

from tools import virtual
from tools.virtual import standins
from tools.virtual.board import FIRST_TICKS, FRAMES_KEPT, TICKS


def test_the_drivers_are_the_real_ones(pico):
    import digitalio
    import neopixel

    assert neopixel.__version__
    assert "site-packages" in neopixel.__file__
    assert "site-packages" in digitalio.__file__


def test_the_next_board_has_its_own_pins_and_an_open_console():
    with virtual.powered("raspberry_pi_pico"):
        import board
        import usb_cdc

        assert hasattr(board, "GP0")
        usb_cdc.disable()
    with virtual.powered("adafruit_feather_rp2040"):
        assert hasattr(board, "D6")
        assert not hasattr(board, "GP0")
        assert sys.modules["usb_cdc"].console is not None


def test_one_board_has_power_at_a_time(pico):
    with pytest.raises(ValueError, match="a virtual board has power already"), virtual.powered("raspberry_pi_pico"):
        pass
    import supervisor

    assert supervisor.ticks_ms() == FIRST_TICKS


def test_a_pin_reads_what_pulls_it_and_what_presses_it(pico):
    import board
    import digitalio

    pin = digitalio.DigitalInOut(board.GP2)
    assert pin.value is False
    pin.switch_to_input(digitalio.Pull.UP)
    assert pin.value is True
    pico.hold("GP2", False)
    assert pin.value is False
    pico.hold("GP2", None)
    assert pin.value is True
    pin.switch_to_input(digitalio.Pull.DOWN)
    assert pin.value is False
    pico.hold("GP2", True)
    assert pin.value is True
    pico.hold("GP2", None)
    assert pin.value is False
    pin.switch_to_output(True)
    assert pico.wires["GP2"].level() is True
    pin.value = False
    assert pico.wires["GP2"].level() is False


def test_a_pin_that_is_taken_is_refused_until_it_is_free(pico):
    import board
    import digitalio
    import pwmio

    pin = digitalio.DigitalInOut(board.A0)
    with pytest.raises(ValueError, match="GPIO26 in use"):
        pwmio.PWMOut(board.GP26)
    pin.deinit()
    pwm = pwmio.PWMOut(board.GP26)
    with pytest.raises(ValueError, match="GPIO26 in use"):
        digitalio.DigitalInOut(board.A0)
    pwm.deinit()
    digitalio.DigitalInOut(board.A0)


def test_keys_scan_as_time_goes_by_and_end(pico):
    import board
    import keypad

    keys = keypad.Keys((board.GP2,), value_when_pressed=False, interval=0.01)
    pico.hold("GP2", False)
    pico.pass_ms(9)
    assert not keys.events
    pico.pass_ms(1)
    event = keypad.Event()
    assert keys.events.get_into(event)
    assert (event.key_number, event.pressed) == (0, True)
    slow = keypad.Keys((board.GP3,), value_when_pressed=False, interval=0.05)  # at its own pace
    pico.hold("GP3", False)
    pico.pass_ms(49)
    assert not slow.events
    pico.pass_ms(1)
    assert len(slow.events) == 1
    keys.deinit()
    pico.pass_ms(1000)
    assert not pico.wires["GP2"].taken


def test_the_clock_stands_still_until_time_passes_and_wraps(pico):
    import supervisor

    assert supervisor.ticks_ms() == supervisor.ticks_ms() == FIRST_TICKS
    pico.pass_ms(TICKS - FIRST_TICKS - 1)
    assert supervisor.ticks_ms() == TICKS - 1
    pico.pass_ms(1)
    assert supervisor.ticks_ms() == 0


def test_a_program_that_runs_by_itself_is_paced():
    """The pace presses a button after 50 ms; the program looks at the clock until it sees that."""

    def pace(board):
        if board.ms >= 50:
            board.hold("GP2", False)
        return 5

    with virtual.powered("raspberry_pi_pico", pace=pace) as board:
        program = "import board, keypad, supervisor\nkeys = keypad.Keys((board.GP2,), value_when_pressed=False)\n"
        exec(program + "while not keys.events: supervisor.ticks_ms()")
        assert board.ms == 60


def test_sent_frames_are_told_once_and_the_last_ones_kept(pico):
    import board
    import neopixel

    pixels = neopixel.NeoPixel(board.GP0, 1, auto_write=False)
    for number in range(FRAMES_KEPT + 5):
        pixels[0] = number
        pixels.show()
    sent = pico.sent("GP0")
    assert len(sent) == FRAMES_KEPT
    assert pico.sent("GP0") == []
    assert pico.shown("GP0") == sent[-1] == bytes([(FRAMES_KEPT + 4) >> 8, 0, (FRAMES_KEPT + 4) & 0xFF])


def test_the_memory_is_empty_at_first_and_outlives_the_power():
    with virtual.powered("raspberry_pi_pico") as first:
        import microcontroller

        assert len(microcontroller.nvm) == 4096
        assert microcontroller.nvm[0:1] == microcontroller.nvm[4095:4096] == b"\xff"
        microcontroller.nvm[3:6] = b"peg"
        with pytest.raises(ValueError, match="different lengths"):
            microcontroller.nvm[4095:4097] = b"ab"
    with virtual.powered("raspberry_pi_pico", nvm=first.nvm):
        assert microcontroller.nvm[3:6] == b"peg"
    with virtual.powered("raspberry_pi_pico"):
        assert microcontroller.nvm[3:6] == b"\xff\xff\xff"


def test_what_would_hold_a_real_board_for_ever_is_refused(pico):
    import usb_cdc

    with pytest.raises(RuntimeError, match="wait for ever to read"):
        usb_cdc.console.read(1)
    usb_cdc.console.timeout = 0
    pico.terminal.type("peg")
    assert (usb_cdc.console.read(10), usb_cdc.console.read()) == (b"peg", b"")
    pico.terminal.listens = False
    with pytest.raises(RuntimeError, match="wait for ever to write"):
        usb_cdc.console.write(bytes(1000))


def test_where_nobody_reads_writing_waits_no_longer_than_told(pico):
    import usb_cdc

    pico.terminal.listens = False
    usb_cdc.console.write_timeout = 0.2
    assert usb_cdc.console.write(b"x" * 300) == standins.TX_SIZE
    assert pico.ms == 200
    assert usb_cdc.console.out_waiting == standins.TX_SIZE
    pico.terminal.listens = True
    assert usb_cdc.console.write(b"y") == 1
    assert (pico.ms, bytes(pico.terminal.said)) == (200, b"x" * standins.TX_SIZE + b"y")
