"""The names in the board's modules in CircuitPython 10 on a Raspberry Pi Pico, as dir() lists them there.

host_tests/on_board/test_surface.py checks this against a real CircuitPython.
"""

TABLE = """
alarm SleepMemory exit_and_deep_sleep_until_alarms light_sleep_until_alarms pin sleep_memory time touch wake_alarm
alarm.pin PinAlarm
alarm.time TimeAlarm
audiocore RawSample WaveFile
audiopwmio PWMAudioOut
audiopwmio.PWMAudioOut deinit pause paused play playing resume stop
board A0 A1 A2 A3 GP0 GP1 GP2 GP3 GP4 GP5 GP6 GP7 GP8 GP9 GP10 GP11 GP12 GP13 GP14 GP15 GP16 GP17 GP18 GP19 GP20 GP21
board GP22 GP23 GP24 GP25 GP26 GP26_A0 GP27 GP27_A1 GP28 GP28_A2 LED SMPS_MODE STEMMA_I2C VBUS_SENSE VOLTAGE_MONITOR
board board_id
busio I2C SPI UART
busio.UART Parity baudrate deinit in_waiting read readinto readline reset_input_buffer timeout write
digitalio DigitalInOut Direction DriveMode Pull
displayio Bitmap CIRCUITPYTHON_TERMINAL ColorConverter Colorspace Group OnDiskBitmap Palette TileGrid release_displays
terminalio FONT Terminal
keypad Event EventQueue KeyMatrix Keys ShiftRegisterKeys
microcontroller Pin Processor ResetReason RunMode cpu cpus delay_us disable_interrupts enable_interrupts nvm
microcontroller on_next_reset pin reset watchdog
neopixel_write neopixel_write
pwmio PWMOut
rotaryio IncrementalEncoder
storage VfsFat disable_usb_drive enable_usb_drive erase_filesystem getmount mount remount umount
supervisor RunReason SafeModeReason get_previous_traceback get_setting reload reset_terminal runtime set_next_code_file
supervisor set_usb_identification status_bar ticks_ms
usb_cdc Serial console data disable enable
usb_cdc.Serial connected flush in_waiting out_waiting read readinto readline readlines reset_input_buffer
usb_cdc.Serial reset_output_buffer timeout write write_timeout
keypad.Keys deinit events key_count reset
keypad.EventQueue clear get get_into overflowed
keypad.Event key_number pressed released timestamp
rotaryio.IncrementalEncoder deinit divisor position
pwmio.PWMOut deinit duty_cycle frequency
adafruit_pixelbuf.PixelBuf auto_write bpp brightness byteorder fill show
"""
NOT_PINS = {"board_id", "STEMMA_I2C"}


def names() -> dict[str, set[str]]:
    """Return the names of each module and class."""
    of: dict[str, set[str]] = {}
    for line in TABLE.split("\n")[1:-1]:
        thing, *there = line.split()
        of.setdefault(thing, set()).update(there)
    return of
