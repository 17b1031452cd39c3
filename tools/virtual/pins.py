"""The pins of each board by their names in CircuitPython, from its pins.c; several names may be one wire."""

_PICO = {f"GP{number}": number for number in range(29)} | {
    "SMPS_MODE": 23,
    "VBUS_SENSE": 24,
    "LED": 25,
    "GP26_A0": 26,
    "A0": 26,
    "GP27_A1": 27,
    "A1": 27,
    "GP28_A2": 28,
    "A2": 28,
    "A3": 29,
    "VOLTAGE_MONITOR": 29,
}
_FEATHER = {f"D{number}": number for number in (9, 10, 11, 12, 13, 24, 25)} | {
    "D0": 1,
    "RX": 1,
    "D1": 0,
    "TX": 0,
    "D4": 6,
    "SDA": 2,
    "SCL": 3,
    "D5": 7,
    "D6": 8,
    "LED": 13,
    "BUTTON": 4,
    "BOOT": 4,
    "NEOPIXEL": 16,
    "SCK": 18,
    "MOSI": 19,
    "MISO": 20,
    "A0": 26,
    "A1": 27,
    "A2": 28,
    "A3": 29,
}
# by board.board_id
PINS = {"raspberry_pi_pico": _PICO, "adafruit_feather_rp2040": _FEATHER}
