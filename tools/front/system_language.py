"""The language that this computer speaks, if it is one of the game's."""

import locale
import os
import sys
from collections.abc import Mapping

from firmware.ui.words import LANGUAGES

NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as in gettext


def of_system(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return the code of the language, or None for one that the game does not speak."""
    named = next((environment[name] for name in NAMES if environment.get(name)), "") or of_windows()
    code = named[:2].lower()
    return code if code in LANGUAGES and not named[2:3].isalpha() else None


def of_windows() -> str:
    """Return the locale of the person's Windows; elsewhere nothing."""
    if sys.platform != "win32":
        return ""
    import ctypes

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
