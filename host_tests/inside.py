"""The way to names that something keeps to itself, for tests that see no other way to what they test; each says why."""


def inside(thing, name: str, why: str):
    """What the thing keeps under this name."""
    assert why, "a test that reaches inside says why"
    return getattr(thing, name)


def put_inside(thing, name: str, value, why: str) -> None:
    """Put another value there, which must have had one."""
    inside(thing, name, why)
    setattr(thing, name, value)
