"""Restore what was kept: once, at the start, and then this leaves memory.

A save of another version, or one that is damaged, is ignored.
"""

from firmware.keep.log import CRASHES, MATCH, NAMES, SETTINGS, STATISTICS

SUSPICIOUS = 2  # crashes in a row


def put_aside(log):
    """Drop the save that the game has crashed with twice in a row; return the keys of sentences about it.

    The record of crashes names it, and names nothing afterwards, so that what is kept from now on stays.
    """
    record = log.read(CRASHES) or b""
    if len(record) < 2 or record[0] < SUSPICIOUS or record[1] not in (MATCH, SETTINGS, STATISTICS, NAMES):
        return []
    was_kept = log.read(record[1])
    log.write(record[1], b"")
    log.write(CRASHES, record[:1])
    return ["put-aside"] if was_kept else []


def restore(desk, log):
    """Restore everything; return the keys of sentences about what could not be."""
    told = [log.fault] if log.fault else []
    fresh = desk.settings.get("lesson", False) and not told
    for kind, take in ((SETTINGS, _prefer), (STATISTICS, _count), (NAMES, _call), (MATCH, _resume)):
        desk.suspect = kind
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
    from firmware.ui import players

    desk.names = players.load(content)


def _resume(desk, content):
    from firmware.game import loading

    desk.resume(*loading.load(content, desk.randrange, desk.library))
