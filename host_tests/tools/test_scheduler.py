"""The package that hands out the jobs of a search is added where a book is made."""

from tools import scheduler


def test_what_is_needed_is_named_by_its_lock():
    locked = scheduler.LOCK.read_text("utf-8")
    assert all(f"\n{module}==" in locked for module in scheduler.NEEDED)
