"""The Latin letter on each key that types a letter of another script: keys are named by Latin ones.

A terminal tells only what was typed, so the layout is told from the script: the usual one of Russian, with what those
of Ukrainian and Belarusian have in its place, and that of Greek.
"""

_KEYS = "qwertyuiopasdfghjklzxcvbnm"
_LAYOUTS = (
    "йцукенгшщзфывапролдячсмить",
    "йцукенгшўзфывапролдячсмить",
    "йцукенгшщзфівапролдячсмить",
    ";ςερτυθιοπασδφγηξκλζχψωβνμ",
)
_LATIN = {sign: key for layout in _LAYOUTS for sign, key in zip(layout, _KEYS, strict=True) if sign.isalpha()}


def of(sign: str | None) -> str | None:
    """Return the small Latin letter of the key that types this; any other sign is itself."""
    return _LATIN.get((sign or "").lower(), sign)
