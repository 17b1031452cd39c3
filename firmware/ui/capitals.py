"""Capitals in every language here: the board's own `upper` knows only A to Z."""


def upper(text: str):
    """The text in capitals."""
    return "".join([_capital(sign) for sign in text])


def _capital(sign: str):
    number = ord(sign)
    if 0x61 <= number <= 0x7A or 0x430 <= number <= 0x44F or (0xE0 <= number <= 0xFE and number != 0xF7):
        return chr(number - 0x20)
    if number == 0x451:
        return chr(0x401)
    if number == 0xDF:
        return "SS"
    lower_is_even = 0x139 <= number <= 0x148 or 0x179 <= number <= 0x17E
    if 0x100 <= number <= 0x17F and number % 2 == (0 if lower_is_even else 1):
        return chr(number - 1)
    return sign
