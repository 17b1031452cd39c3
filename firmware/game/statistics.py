"""Achievements by name, for each variant, role, kind of opponent, and under the hard rule or not: how many
rounds were played and won, in how many rows, and how many one after the other.

A breaker wins by breaking the code, a maker when the device does not break it. A code that was broken with help is
counted as helped, neither as won nor for the streak; one that was not broken is lost, with or without help. Not counted
are void rounds, those that the other side of a race cut short, practice, and numbered rounds, puzzles and days that
were played recently. A puzzle counts by its tries, among those of its game. An earlier day than the last that was
counted counts unless a clock tells that the last has come: its date was wrong. A streak of days goes on over a single
missed day, once in seven days; any other gap ends it. A run of puzzles goes on while each is found at the first try,
without help; each degree has its own.

Of those who play alone, without help, it keeps how many rows the last rounds lost, too, see grading.py, and how many
more they took than the book, where it knows.
"""

from firmware.game.fields import expect, list_field, name_field, packed, unpacked, variant_fields
from firmware.game.grading import Losses, of_round
from firmware.game.modes import CHALLENGE, DAYS, DEVICE, ELSEWHERE, NUMBER, PERSON, PUZZLE, STEPS
from firmware.game.round import EVIL, HELD, HELPS, RUNNING, STOPPED, VOID, WON
from firmware.slots import need

BREAKER = 0
MAKER = 1
ROLES = 2

# who sets the codes, or breaks them
DEVICE_FAIR = 0
DEVICE_EVIL = 1
SOMEBODY = 2
THE_DAY = 3  # the device, by the rule of the day
GIVEN_ROWS = 4  # the device, by rows that are given
APART = 5  # somebody elsewhere
OPPONENTS = 6

VERSION = 9
_OF_0_2_0 = 6  # is read, too: then no missed day was forgiven
MOST_NUMBERS = 12  # of recent rounds, with which a numbered one is compared; a day has two
_NUMBERS = 1 << 16
MOST_TRIES = 10  # at a puzzle that are counted apart
MOST_RECORDS = 12  # the one that was not played for longest makes room
_MOST_COUNTED = 65535
_SEVEN_DAYS = 7
KEPT_DAYS = 28  # of a game of the day: in a month 16 bytes
_NO_DAYS = (0,) * KEPT_DAYS  # that most records share
LONGEST_RUN = 999  # that is counted
KEPT_PARS = 20
_AHEAD = 11  # rows that the book can be behind
_PARS = 32  # powers of two, so that a change leaves the bytes before it as they are
_ALL_PARS = _PARS << 16


class Record:
    def __init__(self, variant, role, opponent=DEVICE_FAIR, hard=False, who=""):
        self.variant = variant
        self.role = role
        self.opponent = opponent
        self.hard = hard  # whether a breaker might only guess what could be the code
        self.who = who  # played, by name
        self.unbroken = 0
        self.helped = 0
        self.helps = [0] * len(HELPS)  # of those that were helped, by each kind of help
        self.by_rows = [0] * variant.rows  # codes broken in 1 row, 2 rows ...
        self.streak = 0
        self.best_streak = 0
        self.day = 0  # the last that was counted
        self.gap_age = 0  # days from a missed day that was forgiven to the last one, below _SEVEN_DAYS; 0 for none
        # of `day` and the days before it the rows that the code took: 0 for a day that was not played, one more than
        # there are rows where it was not broken, and another one more where it was with help
        self.days = _NO_DAYS
        self.runs = [(0, 0)] * STEPS  # of puzzles of each degree: that which goes on, and the longest

    def played(self):
        return self.unbroken + self.helped + self.broken()

    def broken(self):
        return sum(self.by_rows)

    def won(self):
        return self.broken() if self.role == BREAKER else self.unbroken

    def rows(self):
        """Return the rows that all broken codes took together; divided by broken() it is the mean."""
        rows = 0
        for number, times in enumerate(self.by_rows, 1):
            rows += number * times
        return rows

    def best(self):
        """Return the fewest rows of a breaker, or the most that a maker held out; 0 if no code was broken."""
        best = 0
        for number, times in enumerate(self.by_rows, 1):
            if times and not (best and self.role == BREAKER):
                best = number
        return best

    def result_of(self, day):
        """Return what became of a day, as in `days`."""
        gone = self.day - day
        return self.days[gone] if 0 <= gone < KEPT_DAYS else 0

    def add(self, played, rules):
        """Count a round that was played by these rules."""
        day = rules.day
        broken = played.state == WON
        if day:
            result = len(played.rows) if broken else self.variant.rows + 1
            gone = day - self.day
            before = _NO_DAYS[1:gone] + self.days if 0 < gone < KEPT_DAYS else _NO_DAYS
            self.days = ((self.variant.rows + 2 if broken and played.hints else result,) + before)[:KEPT_DAYS]
        if rules.puzzle:
            run, longest = self.runs[rules.degree]
            run = 0 if played.misses or played.hints or not broken else min(run + 1, LONGEST_RUN)
            self.runs[rules.degree] = run, max(run, longest)
        # the streak goes on to the next day, or to the one after a gap that is forgiven; any other gap ends it
        missed = day - self.day - 1 if day else 0
        if missed == 1 and self.streak and self.gap_age in (0, _SEVEN_DAYS - 1):
            self.gap_age = 1
        elif missed:
            self.streak = self.gap_age = 0
        elif self.gap_age:
            self.gap_age = (self.gap_age + 1) % _SEVEN_DAYS
        self.day = day
        if broken and played.hints:
            if self.helped < _MOST_COUNTED:
                self.helped += 1
                for at in range(len(HELPS)):
                    self.helps[at] += played.hints >> at & 1
            return
        if broken:
            row = min(played.misses, len(self.by_rows) - 1) if self.opponent == GIVEN_ROWS else len(played.rows) - 1
            self.by_rows[row] = min(self.by_rows[row] + 1, _MOST_COUNTED)
        else:
            self.unbroken = min(self.unbroken + 1, _MOST_COUNTED)
        self.streak = min(self.streak + 1, _MOST_COUNTED) if broken == (self.role == BREAKER) else 0
        self.best_streak = max(self.best_streak, self.streak)


class Statistics:
    def __init__(self):
        self.records = []  # the one played last in front
        self.losses = Losses()
        self.numbers = []  # digests of the device's codes that were played last, as a ring
        self._next = 0  # the place of the next one
        self.pars = []  # of the last broken codes how many rows more than the book they took, as a ring
        self.all_pars = 0, 0  # how many there were in all, and their sum

    def note(self, match, today=0, names=()):
        """Count the round that is over, and return the records that it went into; `today` is the day that a clock
        tells, 0 if none does, and `names` are those of the players."""
        noted = []
        rules = match.rules
        day = rules.day
        for side, played in enumerate(match.sides):
            maker, breaker = match.kinds(side)
            if breaker == PERSON and (maker != ELSEWHERE or rules.linked):
                role, player = BREAKER, match.breaker(side)
            elif (maker, breaker) == (PERSON, DEVICE):
                role, player = MAKER, match.maker(side)
            else:
                continue
            if played.state in (RUNNING, VOID, STOPPED) or not self._is_new(rules, played) or not rules.counts:
                continue
            variant = played.variant.with_rows(MOST_TRIES) if rules.given_rows else played.variant
            opponent = _opponent(rules, maker, breaker, played)
            hard = rules.hard and role == BREAKER and opponent != GIVEN_ROWS
            record = self._record(variant, role, opponent, hard, name_of_player(rules, player, names))
            if day and day <= record.day <= max(day, today):
                continue  # that day was counted, or a later one, which has come
            record.add(played, rules)
            noted.append(record)
            if role == BREAKER and rules.people == 1 and not (rules.given_rows or played.hints):
                self._note_losses(played)
        return noted

    def _note_losses(self, played):
        lost = of_round(played)
        if lost is not None:
            self.losses.add(lost)
        rounds, total = self.all_pars
        if played.state == WON and played.par and rounds < _MOST_COUNTED:
            more = max(-_AHEAD, min(len(played.rows) - played.par, _PARS - 1 - _AHEAD))
            self.pars[rounds % KEPT_PARS : rounds % KEPT_PARS + 1] = [more]
            self.all_pars = rounds + 1, total + more

    def _is_new(self, rules, played):
        """Return whether the round counts: a numbered one, a puzzle and a day only if they were not played recently, as
        this one was from now on.
        """
        if played.holder != HELD or not (played.salt or rules.given_rows):
            return True
        again = False
        for more in (rules.given_rows or rules.challenge[:1],) + ((rules.day,),) * (rules.day > 0):
            # of a day its number decides, as two may have the same code
            number = _number(played.variant, played.hidden_code(), more)
            again = number in self.numbers
            if not again:
                self.numbers[self._next : self._next + 1] = [number]
                self._next = (self._next + 1) % MOST_NUMBERS
        return not (again and (rules.day or rules.mode in (NUMBER, PUZZLE, CHALLENGE)))

    def dump(self, version=VERSION):
        return packed(version, self.walk, version)

    def _record(self, *of):
        for record in self.records:
            if _kind(record) == of:
                self.records.remove(record)
                break
        else:
            record = Record(*of)
            del self.records[MOST_RECORDS - 1 :]
        self.records.insert(0, record)
        return record

    def walk(self, box, version, reads=False):
        """Pack everything, or unpack it where it `reads`, the steadiest part first, so that a save changes little."""
        if version == VERSION:
            self.losses.walk(box)
            rounds = box.field(self.all_pars[0], _MOST_COUNTED + 1)
            self.all_pars = rounds, box.field(self.all_pars[1] + _AHEAD * rounds, _ALL_PARS) - _AHEAD * rounds
            self.pars = self.pars or [0] * min(rounds, KEPT_PARS)
            for at, more in enumerate(self.pars):
                self.pars[at] = box.field(more + _AHEAD, _PARS) - _AHEAD
            self.numbers = list_field(box, self.numbers, MOST_NUMBERS, _NUMBERS)
            is_full = len(self.numbers) == MOST_NUMBERS
            self._next = box.field(self._next, MOST_NUMBERS) if is_full else len(self.numbers)
        number = box.field(len(self.records), MOST_RECORDS + 1)
        self.records = self.records or [None] * number
        for at, record in enumerate(self.records):
            self.records[at] = _fields(box, record, version)
        if version < VERSION:
            self.numbers = list_field(box, self.numbers[::-1], MOST_NUMBERS, _NUMBERS)[::-1]  # the latest came first
            self._next = len(self.numbers) % MOST_NUMBERS
            self.losses.walk(box)
        for record in self.records if version == VERSION else ():
            is_of_days = record.opponent == THE_DAY
            if is_of_days:
                record.gap_age = box.field(record.gap_age, _SEVEN_DAYS)
            if record.helped:
                record.helps = list(map(box.field, record.helps, [record.helped + 1] * len(HELPS)))
            if is_of_days:
                record.days = tuple(map(box.field, record.days, [record.variant.rows + 3] * KEPT_DAYS))
            if record.opponent == GIVEN_ROWS:
                for degree in range(STEPS):
                    run, longest = record.runs[degree]
                    longest = box.field(longest, LONGEST_RUN + 1)
                    record.runs[degree] = box.field(run, longest + 1), longest
        walk_names(box, self.records, reads)


def read(content, was_read=True):
    """Return the statistics in these bytes, or ValueError; none for no bytes. Bytes read before are trusted."""
    found = Statistics()
    if not content:
        return found
    version = _OF_0_2_0 if content[0] == _OF_0_2_0 else VERSION
    unpacked(content, version, found.walk, version, True)
    if not was_read:
        kinds = list(map(_kind, found.records))
        for record in found.records:
            # no streak is longer than the longest, no gap is older than all days, and no kind is there twice
            expect(record.streak <= record.best_streak and record.gap_age < max(1, record.day))
            expect(kinds.count(_kind(record)) == 1)
        expect(len(set(found.numbers)) == len(found.numbers) and found.dump(version) == content)
    return found


def _fields(box, record, version):
    variant = variant_fields(box, record and record.variant)
    record = record or Record(variant, BREAKER)
    record.role = box.field(record.role, ROLES)
    record.opponent = box.field(record.opponent, APART if version < VERSION else OPPONENTS)
    record.hard = bool(box.field(record.hard, 2))
    # every count of a record takes as much room as its largest
    largest = max(record.by_rows + [record.unbroken, record.helped, record.best_streak])
    most = box.field(largest, _MOST_COUNTED + 1) + 1
    record.unbroken = box.field(record.unbroken, most)
    record.helped = box.field(record.helped, most)
    record.streak = box.field(record.streak, most)
    record.best_streak = box.field(record.best_streak, most)
    if record.opponent == THE_DAY:
        record.day = box.field(record.day, DAYS + 1)
    for number in range(variant.rows):
        record.by_rows[number] = box.field(record.by_rows[number], most)
    return record


def _kind(record):
    return record.variant, record.role, record.opponent, record.hard, record.who


def _opponent(rules, maker, breaker, played):
    if rules.given_rows:
        return GIVEN_ROWS
    if rules.day:
        return THE_DAY
    if rules.challenge or rules.linked:
        return APART
    if maker == PERSON and breaker == PERSON:
        return SOMEBODY
    return DEVICE_EVIL if played.holder == EVIL else DEVICE_FAIR


def has_counted(content, challenge):
    """Return whether this challenge is among the rounds that were played last."""
    return _number(challenge.variant, challenge.code, challenge.sent[:1]) in read(content).numbers


def _number(variant, code, more):
    """Return a digest of the variant and the code of a round, and of what else it is known by."""
    number = 0
    for part in more + tuple(need("firmware.game.number").write(variant, code).encode()):
        number = (number * 31 + part) % _NUMBERS
    return number


def name_of_player(rules, player, names):
    """Return the name of a player who is a person; the device has none. Of several without a name it is their number.
    Several names are those of a match: whoever then plays alone is none of them.
    """
    is_alone = rules.people == 1
    if is_alone and len(names) > 1:
        return ""
    at = rules.players[:player].count(PERSON)
    return (names[at] if at < len(names) else "") or ("" if is_alone else str(at + 1))


def walk_names(box, records, reads=False):
    """Pack the names of the players whose records there are, or unpack them where it `reads`.

    They are saved behind everything else: the names, and for each record the place of its name. Where nobody has a
    name, that is nothing at all, as before there were names.
    """
    names = [""]
    for record in records:
        if record.who not in names:
            names.append(record.who)
    if names == [""] and not reads:
        return
    number = box.field(len(names) - 1, len(records) + 1)
    names = [""] + list(map(name_field, [box] * number, names[1:] or [""] * number))
    for record in records:
        record.who = names[box.field(names.index(record.who), number + 1)]
