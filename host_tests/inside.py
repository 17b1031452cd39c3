"""Access to private names, for tests that have no other way to see what they test; each use says why."""


def inside(thing, name: str, why: str):
    """Return the private attribute of this name."""
    assert why, "a test that reaches inside says why"
    return getattr(thing, name)
