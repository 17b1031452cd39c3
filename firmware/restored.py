"""What was kept, laid on the desk again: once, at the start, and then this leaves memory.

A save of another version, or one that is damaged, is ignored.
"""

from firmware.keep.log import MATCH, NAMES, SETTINGS, STATISTICS


def restore(desk, log):
    """The keys of sentences about what could not be restored."""
    told = [log.fault] if log.fault else []
    fresh = desk.settings.get("lesson", False) and not told
    for kind, take in ((SETTINGS, _prefer), (STATISTICS, _count), (NAMES, _call), (MATCH, _resume)):
        content = log.read(kind)
        if content:
            fresh = False
            try:
                take(desk, content)
            except ValueError:
                told.append("not-restored")
    desk.fresh = fresh
    desk.fault = log.fault
    return told


def _prefer(desk, content):
    from firmware.ui import preferences

    preferences.load(desk, content)


def _count(desk, content):
    desk.count_on(content)


def _call(desk, content):
    from firmware.ui import names

    desk.names = names.load(content)


def _resume(desk, content):
    from firmware.game import loading

    desk.resume(*loading.load(content, desk.randrange, desk.library))
