"""Before a match the lights ask who plays it: so many people, alone or with the device."""

import pytest

from host_tests.ui.hand import Hand


@pytest.mark.parametrize(
    ("mode", "companies"),
    [
        ("race", {"2 people": (2, False), "you and Peglight": (1, True)}),
        (
            "match",
            {
                "2 people": (2, False),
                "5 people": (5, False),
                "you and Peglight": (1, True),
                "4 people and Peglight": (4, True),
            },
        ),
    ],
)
def test_who_plays_is_asked_before_a_match_and_at_first_two_people_are_meant(mode, companies):
    hand = Hand().choose("PLAY", mode, "mini")
    assert hand.said == "2 people"
    assert companies.keys() <= set(hand.offered)
    for company, (people, device) in companies.items():
        hand = Hand().choose("PLAY", mode, "mini", company)
        assert hand.match.rules.players == (0,) * people + (1,) * device
        hand.hold("B").choose("NEW GAME", mode, "mini")
        assert hand.said == company
