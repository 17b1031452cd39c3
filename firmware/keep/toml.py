"""Read settings.toml, as far as it can be read: no content of the file stops the game.

A line is `PEGLIGHT_NAME = value`, where the value stands in quotes or ends at a #, and the first line of a name counts.
A line that is not UTF-8 or has a control character, which a terminal would obey, is left out and reported.

os.getenv does not serve: it raises an exception at a byte that is not UTF-8, takes as much memory as a value is long,
and reads the whole file again for each name, which for a long file takes longer than the watchdog waits.
"""

PREFIX = "PEGLIGHT_"
MOST = 0x2000  # bytes that are read


def read(opened=None):
    """Return the values by name, and a report: keys of words and their values. `opened` stands for `open`."""
    values = {}
    said: list[tuple] = []
    content = b""
    try:
        with (opened or open)("/settings.toml", "rb") as file:
            content = file.read(MOST + 1)
    except OSError:
        pass
    if len(content) > MOST:
        said.append(("setting-long", MOST))
        content = content[: content.rfind(b"\n") + 1]
    begin = number = first = wrong = 0
    while begin < len(content):
        end = content.find(b"\n", begin)
        if end < 0:
            end = len(content)
        number += 1
        try:
            name, value = _setting(content[begin:end].decode())
            if name.startswith(PREFIX) and name not in values:
                values[name] = value
        except ValueError:
            first = first or number
            wrong += 1
        begin = end + 1
    if wrong:
        said.append(("setting-unread", wrong, first))
    return values, said


def _setting(line):
    """Return the name and the value in this line; raise ValueError if it has characters that nobody types."""
    name, _, value = line.partition("=")
    name = name.strip("\ufeff \t\r")  # some editors begin a file with a byte order mark
    for sign in line if name.startswith(PREFIX) else line[:2]:  # UTF-16 shows by its zero bytes
        if (ord(sign) < 32 and sign not in "\t\r") or 127 <= ord(sign) < 160:
            raise ValueError
    value = value.strip()
    quote = value[:1]
    return name, value[1:].partition(quote)[0] if quote in ("'", '"') else value.partition("#")[0].strip()
