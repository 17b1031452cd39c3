"""What people achieved, for each variant and role: played, won, in how many rows, and how often in a row.

A person who breaks wins by breaking the code; one who makes wins when the device does not break it. Rounds that are
void, that the other side of a race cut short, or in which the breaker took a hint are not counted.
"""

from firmware.game.packing import Packing, Unpacking, variant_fields
from firmware.game.round import RUNNING, STOPPED, VOID, WON
from firmware.game.rules import DEVICE, PERSON

BREAKER = 0
MAKER = 1
ROLES = 2

VERSION = 1
MOST_RECORDS = 12  # the one not played for longest makes room
_MOST_COUNTED = 65535


class Record:
    def __init__(self, variant, role):
        self.variant = variant
        self.role = role
        self.unbroken = 0
        self.by_rows = [0] * variant.rows  # codes broken in 1 row, 2 rows ...
        self.streak = 0
        self.best_streak = 0

    def played(self):
        return self.unbroken + self.broken()

    def broken(self):
        return sum(self.by_rows)

    def won(self):
        return self.broken() if self.role == BREAKER else self.unbroken

    def rows(self):
        """All rows that broken codes took; over broken() it is the mean."""
        return sum([(number + 1) * self.by_rows[number] for number in range(len(self.by_rows))])

    def best(self):
        """The fewest rows that a breaker needed, the most that a maker held out; 0 if no code was broken."""
        took = [number + 1 for number in range(len(self.by_rows)) if self.by_rows[number]]
        if not took:
            return 0
        return took[0] if self.role == BREAKER else took[-1]

    def add(self, played):
        broken = played.state == WON
        if broken:
            row = len(played.rows) - 1
            self.by_rows[row] = min(self.by_rows[row] + 1, _MOST_COUNTED)
        else:
            self.unbroken = min(self.unbroken + 1, _MOST_COUNTED)
        self.streak = min(self.streak + 1, _MOST_COUNTED) if broken == (self.role == BREAKER) else 0
        self.best_streak = max(self.best_streak, self.streak)


class Statistics:
    def __init__(self):
        self.records = []  # the one played last in front

    def note(self, match):
        """Count the round that is over; the records that it went into."""
        noted = []
        for side in range(len(match.sides)):
            played = match.sides[side]
            role = _role(match.rules.players[match.maker(side)], match.rules.players[match.breaker(side)])
            if role is not None and not played.hints and played.state not in (RUNNING, VOID, STOPPED):
                record = self._record(played.variant, role)
                record.add(played)
                noted.append(record)
        return noted

    def dump(self):
        box = Packing()
        self._walk(box)
        return box.content(VERSION)

    def load(self, content):
        """Take over what was dumped; a sentence where it is nothing of the kind."""
        found = Statistics()
        box = Unpacking(content, VERSION)
        found._walk(box)
        box.finish()
        if found.dump() != content or not found._is_sound():
            raise ValueError("what was saved is damaged")
        self.records = found.records

    def _record(self, variant, role):
        for record in self.records:
            if record.role == role and record.variant == variant:
                self.records.remove(record)
                break
        else:
            record = Record(variant, role)
            del self.records[MOST_RECORDS - 1 :]
        self.records.insert(0, record)
        return record

    def _is_sound(self):
        """Whether no streak is past the best, and no two records are of the same."""
        seen = []
        for record in self.records:
            if record.streak > record.best_streak or (record.variant, record.role) in seen:
                return False
            seen.append((record.variant, record.role))
        return True

    def _walk(self, box):
        for number in range(box.field(len(self.records), MOST_RECORDS + 1)):
            if number == len(self.records):
                self.records.append(None)
            self.records[number] = _fields(box, self.records[number])


def _fields(box, record):
    variant = variant_fields(box, record and record.variant)
    role = box.field(record.role if record else 0, ROLES)
    record = record or Record(variant, role)
    # every count of a record takes the room of its largest
    most = box.field(max(record.by_rows + [record.unbroken, record.best_streak]), _MOST_COUNTED + 1) + 1
    record.unbroken = box.field(record.unbroken, most)
    record.streak = box.field(record.streak, most)
    record.best_streak = box.field(record.best_streak, most)
    for number in range(variant.rows):
        record.by_rows[number] = box.field(record.by_rows[number], most)
    return record


def _role(maker, breaker):
    if breaker == PERSON and maker in (PERSON, DEVICE):
        return BREAKER
    return MAKER if maker == PERSON and breaker == DEVICE else None
