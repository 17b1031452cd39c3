"""What a grade says: skill apart from luck."""

from firmware.engine import verdict
from firmware.engine.grades import Grade


def test_luck_is_apart_from_skill():
    lucky = Grade(100, 5, (False, False), 2000, 1500, 0, True)
    unlucky = Grade(100, 40, (False, False), 2000, 1500, 0, True)
    assert verdict.skill(lucky) == verdict.skill(unlucky) == 75
    assert verdict.luck(lucky) == 75
    assert verdict.luck(unlucky) == -50
