"""The words of the interface: one table a language, a text file that can be swapped whole.

A line of the table is a key, a colon, a space and the text, of 512 bytes at most; `{}` stands for what is filled in.
The lines are in the order of their keys, behind a comment. The file is searched for a text, a piece at a time, so that
a language takes no memory. A typed word is matched in any case, and with or without accents.
"""

LANGUAGES = ("en", "de", "fr", "pl", "ru")
SIGNS = ("colours", "letters", "digits")  # in which codes are written
_STEP = 256  # of the halving: a piece of the table is two steps long, so that one of them has the whole key
_seen = bytearray(2 * _STEP)  # of the table: a text costs no memory but its own
_KEPT = 2048  # bytes of texts: those of the longest list
_UMLAUTS = "ÄÖÜäöü"
_ACCENTS = "ÄÖÜÀÂÇÈÉÊËÎÏÔÙÛĄĆĘŁŃÓŚŹŻ\u0401"
_BARE = "AOUAACEEEEIIOUUACELNOSZZ\u0415"


class Wrong(ValueError):
    """A person typed something invalid: the key of the sentence that says why, and what fills it."""


class Words:
    """A list and a picture say much the same again and again, so the texts that were found last are kept.

    They are kept as lines of one piece of memory that is taken at the beginning, for whichever language: small pieces
    that come one after another and stay would leave a board no large one.
    """

    def __init__(self, opened):
        self._lines = bytearray(_KEPT)
        self._lines[0] = 10  # every line stands between two ends of lines
        self.take(opened)

    def take(self, opened):
        """Take the table from now on that this opens for reading bytes; OSError if there is none."""
        with opened():
            self.opened = opened
        self._filled = 1
        self._listed = "", ""  # the words that were looked up last, a line each, and their key: the next are these, too

    def __call__(self, key, *filled):
        """Return the text with this key."""
        wanted = "\n{}: ".format(key).encode()
        start = self._lines.find(wanted, 0, self._filled)
        if start >= 0:
            start += len(wanted)
            text = self._lines[start : self._lines.find(b"\n", start)].decode()
        else:
            text = self._look_up(wanted)
            line = wanted[1:] + text.encode() + b"\n"
            if self._filled + len(line) > _KEPT:
                self._filled = 1
            end = self._filled + len(line)
            self._lines[self._filled : end] = line
            self._filled = end
        return text.format(*filled) if filled else text

    def _look_up(self, wanted):
        """Return the text behind this key, looked up in the table by halving."""
        low = 0
        start = -1
        with self.opened() as table:
            high = table.seek(0, 2) // _STEP + 1
            while start < 0:
                if low == high:
                    raise KeyError(wanted)
                middle = (low + high) // 2
                table.seek(middle * _STEP)
                many = table.readinto(_seen)
                start = _seen.find(wanted, 0, many)
                first = _seen.find(b"\n", 0, many)
                # behind the end of the table lies what was read before
                if 0 <= first < many - 1 and _seen[first : first + len(wanted)] < wanted:
                    low = middle + 1
                else:
                    high = middle
            start += len(wanted)
            if _seen.find(b"\n", start, many) < 0:  # the text goes on behind what is read
                table.seek(middle * _STEP + start)
                many = table.readinto(_seen)
                start = 0
            end = _seen.find(b"\n", start, many)
            return _seen[start : many if end < 0 else end].decode().rstrip("\r")

    def tell(self, line):
        """Return a line as text: it is one already, or the key of a sentence and what fills it. `key#3` is the fourth
        word of a text."""
        if isinstance(line, str):
            return line
        if not line:
            return ""
        key, _, at = line[0].partition("#")
        if at:
            return self.list(key)[int(at)]
        filled = list(line[1:])
        for place, each in enumerate(filled):
            if isinstance(each, tuple):
                filled[place] = self.tell(each)
        return self(key, *filled)

    def entry(self, line):
        """Return a line as the name of an entry, which begins with a capital in every list."""
        text = self.tell(line)
        return upper(text[:1]) + text[1:]

    def list(self, key):
        """Return the words of a text; `_` stands for a space in one."""
        if key != self._listed[0]:
            self._listed = key, "\n".join(self(key).split()).replace("_", " ")
        return self._listed[1].split("\n")


def upper(text: str):
    """Return the text in capitals: the board's own `upper` knows only A to Z."""
    text = text.upper()
    if len(text.encode()) == len(text):
        return text  # a look at each sign would take many times as long on a board
    capitals = ""
    for sign in text:
        number = ord(sign)
        if 0x430 <= number <= 0x44F or (0xE0 <= number <= 0xFE and number != 0xF7):
            number -= 0x20
        elif number == 0x451:
            number = 0x401
        elif 0x100 <= number <= 0x17F:
            lower_is_even = 0x139 <= number <= 0x148 or 0x179 <= number <= 0x17E
            if number % 2 != lower_is_even:
                number -= 1
        capitals += "SS" if number == 0xDF else chr(number)
    return capitals


def is_spelled(word, typed, begins=False):
    """Return whether a line is this text, or `begins` a word of it: without accents, too, and with AE for an umlaut."""
    if len(typed) > len(word.encode()) and not begins:
        return False  # no way to spell it has more signs than it has bytes
    if not begins and word and typed:
        first, other = ord(word[0]), ord(typed[0])
        if first < 128 and other < 128 and (first ^ other) & 0x5F:
            return False  # two letters of ASCII: this soon for most of the names that a line is compared with
    typed = _plain(typed)
    if len(typed) < len(word) and not begins:
        return False  # the rest is slow on a board where letters are beyond ASCII
    for behind in ("", "E") if b"\xc3" in word.encode() else ("",):  # so an umlaut begins
        spelled = _plain(word, behind)
        if spelled == typed or (begins and (spelled.startswith(typed) or " " + typed in spelled)):
            return True
    return False


def _plain(text, behind=""):
    """Return the text in capitals without accents; `behind` stands after a letter that had an umlaut."""
    text = upper(text)
    if len(text.encode()) == len(text):
        return text
    plain = ""
    for sign in text:
        at = _ACCENTS.find(sign)
        plain += sign if at < 0 else _BARE[at]
        if sign in _UMLAUTS:
            plain += behind
    return plain
