"""The package that hands out the jobs of a search is added where a book is made."""

from tools import ROOT, environment, scheduler


def test_its_pins_name_what_is_needed():
    pins = environment.Environment(ROOT).wanted("scheduler")
    assert {pin.partition("==")[0] for pin in pins} > set(scheduler.NEEDED)
