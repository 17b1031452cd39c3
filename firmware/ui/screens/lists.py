"""Lists to choose from. A row is a command or a mode by its name; or the name of the entry, the word for large letters,
the meaning, and what it does: an answer as `do` has it, or a function giving one.
"""

from firmware.game.match import OVER
from firmware.ui import commands, notation
from firmware.ui.screen import ALL, BACK, LIST, MOVE, OK, PICK, TEXT, Screen
from firmware.ui.words import Wrong, is_spelled

_PLAIN = ("MENU", "NAMES", "SETTINGS", "SHARE", "STATS", "UNDO")  # commands whose words say enough


class List(Screen):
    """A choice from a few dozen entries, each the name, the word for large letters and the meaning, as lines; an
    empty word or meaning is left out. Where entries are `valued`, the last word of each is its value. A line that names
    no entry goes to `parse`, which reads a value from it or raises Wrong, and this to `put`.
    """

    kind = LIST
    parse = put = None

    def __init__(self, shell, title=(), rows=(), valued=False):
        Screen.__init__(self, shell, title)
        self.valued = valued
        self.lay(rows)

    def lay(self, rows):
        """Take these rows from now on."""
        self.rows = rows
        self.count = len(rows)
        self.chosen = 0
        self.version += 1

    def entry(self, at):
        row = self.rows[at]
        if not isinstance(row, str):
            return row[:3]
        _, word, meaning = commands.about(row)
        return (word, (), () if row in _PLAIN else meaning)

    def take(self, at):
        """Do what the entry stands for; the answer is that of `do`."""
        row = self.rows[at]
        does = (row, "") if isinstance(row, str) else row[3]
        return does() if callable(does) else does

    def asks(self):
        return (("or-enter", self.desk.words.entry(self.entry(self.chosen)[0])),) if self.count else ()

    def offers(self):
        if not self.count:
            return Screen.offers(self)
        pick = self.pick
        offers = [(OK, ALL, "do-take", pick), (PICK, ALL, "do-take", pick), (BACK, ALL, "do-leave", self.leaves)]
        if self.count > 1:
            offers.insert(0, (MOVE, ALL, "do-change", self.move))
        if self.parse:
            offers.append((TEXT, ALL, "do-take", lambda text: self.put(self.parse(text))))
        return offers

    def move(self, steps):
        self.chosen = (self.chosen + steps) % self.count

    def pick(self, at):
        """Take an entry; None is the one that is chosen."""
        if at is not None:
            if not 0 <= at < self.count:
                raise Wrong("not-now")
            self.chosen = at
        return self.take(self.chosen)

    def read(self, text):
        """Read an entry by its number, unless the entries are numbers themselves, or by its whole name."""
        numbers = self.numbers
        number = notation.number(text)
        if not numbers and 1 <= number <= self.count:
            return PICK, number - 1  # before the names, as telling all of a long list takes a board 20 ms
        found = self._named(text, False)
        if found:
            return PICK, found[0]
        if numbers and text.lstrip("-").isdigit():
            if numbers[-1] - numbers[0] + 1 == len(numbers):
                raise Wrong("setting-range", numbers[0], numbers[-1])
            raise Wrong("not-one-of", ", ".join(map(str, numbers)))  # since there are gaps
        if not self.parse:
            raise Wrong("not-offered")
        self.parse(text)
        return TEXT, text

    def find(self, text):
        found = self._named(text, True)
        if len(found) != 1:
            raise Wrong("not-offered")
        return PICK, found[0]

    def _named(self, text, begins):
        """Return the places of the entries with this whole name, without the value; or of which it `begins` a word."""
        tell = self.desk.words.tell
        found = []
        for at in range(self.count):
            names = self.entry(at)[:2]
            if self.key == "language":  # it goes by each of its own names, and by its code
                names = [self.rows[at], names[0]] + tell(names[0]).replace("(", "").replace(")", "").split()
            for name in names:
                if self.valued and not begins and name and name[0] in ("field", "shown-field"):
                    name = name[1]
                if name and is_spelled(tell(name), text, begins):
                    found.append(at)
                    break
        return found


def row(key, does, meaning=()):
    """Return a row whose words go by one key."""
    return (("entry-" + key,), (), meaning, does)


def valued_row(name, value, does, short=()):
    """Return a row that ends with a value; `name`, and `short` where large letters have another one, are lines."""
    return (("field", name, value), ("shown-field", short or name, value), (), does)


def sensible(shell, names):
    """Return those of these commands that make sense now."""
    offered = shell.words_offered()
    match = shell.desk.match
    played = match.round
    found = []
    for name in names:
        if name not in offered:
            continue
        if name == "SEAL":
            makes_sense = played is not None and played.salt
        elif name == "GRADES":
            makes_sense = shell.slots.once("firmware.game.grading", "sides", match)
        elif name in ("RETRY", "SHARE", "WHY") and match.phase >= OVER:
            shown = [side for side in match.sides if side.secret() is not None]
            is_given = name == "RETRY" and match.rules.given_rows
            makes_sense = shown and (name == "SHARE" or (shown[0].rows and not is_given))
        else:
            makes_sense = name in ("HINT", "RESIGN", "UNDO") or (played is not None and played.rows)
        if makes_sense:
            found.append(name)
    return found
