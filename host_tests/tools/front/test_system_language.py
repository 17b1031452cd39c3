"""The language of the first start."""

import pytest

from firmware.start import read_settings
from tools.front import start
from tools.front.system_language import of_system


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "pl:en"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "C.UTF-8"}, None),
        ({"LANG": "fil_PH.UTF-8"}, None),
        ({"LANG": "deu"}, None),
    ],
)
def test_the_language_is_that_of_the_locale(environment, language):
    assert of_system(environment) == language


def test_a_setting_wins_over_the_language_of_the_system():
    around = {"LANG": "de_DE.UTF-8"}
    assert read_settings(start.of_environment(around).get)[0]["language"] == "de"
    around["PEGLIGHT_LANGUAGE"] = "fr"
    assert read_settings(start.of_environment(around).get)[0]["language"] == "fr"
