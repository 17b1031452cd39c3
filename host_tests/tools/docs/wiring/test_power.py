"""What a board draws is told for each state, the lights as they are sent in that state."""

from tools.docs.wiring import power


def test_the_lights_draw_less_and_less_the_longer_nobody_plays():
    drawn = power.lights_ma()
    assert list(drawn) == ["you play", "the lights are dimmed", "the lights play by themselves", power.ASLEEP]
    playing, dimmed, attract, asleep = drawn.values()
    assert 400 > playing > 3 * dimmed > 3 * attract > asleep == 0


def test_a_bank_is_empty_the_sooner_the_more_is_drawn():
    assert power.hours(100) == 2 * power.hours(200)
    assert 12 < power.hours(100) < 13


def test_in_all_is_the_sum_of_its_parts():
    lines = power.table(64).splitlines()[2:]
    assert len(lines) == 4
    for line in lines:
        *parts, whole = [float(cell.split()[0]) for cell in line.split("|")[2:6]]
        assert abs(sum(parts) - whole) <= 1
