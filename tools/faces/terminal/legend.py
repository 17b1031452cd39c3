"""The keys of the face, and the last line, which names them in the board's language: the longest there is room for."""

from rich.text import Text
from textual.widgets import Static

from firmware.device.buttons import numbers
from tools.front.playable import Playable

KEYS = {"left": "left", "right": "right", "up": "up", "down": "down"}
KEYS |= {"enter": "ok", "space": "ok", "backspace": "back"}
HELD = {"m": "back", "h": "ok", "a": "left"}
HOLDS = {numbers([key])[0]: sign.upper() for sign, key in HELD.items()}  # as a caption names them
ARROWS = ("left", "right", "up", "down")
SCROLLED = {"pageup": -1, "pagedown": 1}
ON_ROW = {"ctrl+z": "undo", "ctrl+y": "redo", "f7": "fill", "f8": "clear"}  # what is done with the row in hand
TYPED = {"enter": "\r", "backspace": "\x7f"}
ACTIONS = ("rules", "turn", "look", "bell_on", "figures", "panel")  # of the keys F1 to F6
LONGEST_LINE = 500  # signs that the console takes
AT_LIGHTS = (
    "ok back menu hint grades aloud type rules lights look bell mute fill clear undo redo panel quit",
    "ok back menu hint grades aloud type rules lights look bell mute fill clear undo redo quit",
    "ok back menu hint grades aloud type rules lights look bell mute panel quit",
    "ok back menu hint grades aloud type rules lights look bell mute quit",
    "ok back menu hint grades aloud type rules lights look quit",
    "menu hint grades aloud type rules lights look bell mute quit",
    "menu hint grades aloud type rules lights look quit",
    "menu hint grades aloud type rules lights quit",
    "menu hint grades aloud type rules quit",
    "menu hint grades type rules quit",
    "menu hint grades type quit",
    "menu type quit",
)
TYPING = (
    "send back play scroll rules lights look bell mute figures panel quit",
    "send back play scroll rules lights look bell mute quit",
    "send back play pages rules lights look quit",
    "send back play pages rules quit",
    "send back play rules quit",
    "send back play quit",
)
WATCHED = ("look bell mute figures panel quit",)
BETWEEN = " \N{MIDDLE DOT} "
SAID = {  # each a key and what it does
    "en": {
        "ok": "Enter: OK",
        "back": "Bksp: back",
        "menu": "M: menu",
        "hint": "H: hint",
        "grades": "H: grades",
        "aloud": "A: aloud",
        "type": "Tab: type",
        "rules": "F1: rules",
        "lights": "F2: lights",
        "look": "F3: look",
        "bell": "F4: bell",
        "mute": "F4: mute",
        "figures": "F5: figures",
        "panel": "F6: panel",
        "fill": "F7: fill",
        "clear": "F8: clear",
        "undo": "^Z: undo",
        "redo": "^Y: redo",
        "send": "Enter: send",
        "play": "Tab: board",
        "scroll": "PgUp/PgDn: scroll",
        "pages": "PgUp/PgDn",
        "quit": "^C: quit",
    },
    "de": {
        "ok": "Enter: OK",
        "back": "Rücktaste: zurück",
        "menu": "M: Menü",
        "hint": "H: Tipp",
        "grades": "H: Auswertung",
        "aloud": "A: vorlesen",
        "type": "Tab: tippen",
        "rules": "F1: Regeln",
        "lights": "F2: Lichter",
        "look": "F3: Aussehen",
        "bell": "F4: Ton",
        "mute": "F4: stumm",
        "figures": "F5: Zahlen",
        "panel": "F6: Konsole",
        "fill": "F7: füllen",
        "clear": "F8: leeren",
        "undo": "^Z: zurück",
        "redo": "^Y: wieder",
        "send": "Enter: senden",
        "play": "Tab: Brett",
        "scroll": "Bild↑/Bild↓: blättern",
        "pages": "Bild↑/Bild↓",
        "quit": "^C: Ende",
    },
    "fr": {
        "ok": "Entrée: OK",
        "back": "Ret.arr.: retour",
        "menu": "M: menu",
        "hint": "H: indice",
        "grades": "H: notes",
        "aloud": "A: lire",
        "type": "Tab: taper",
        "rules": "F1: règles",
        "lights": "F2: lampes",
        "look": "F3: aspect",
        "bell": "F4: sonnerie",
        "mute": "F4: muet",
        "figures": "F5: chiffres",
        "panel": "F6: console",
        "fill": "F7: remplir",
        "clear": "F8: vider",
        "undo": "^Z: annuler",
        "redo": "^Y: rétablir",
        "send": "Entrée: envoyer",
        "play": "Tab: plateau",
        "scroll": "PgPréc/PgSuiv: défiler",
        "pages": "PgPréc/Suiv",
        "quit": "^C: fin",
    },
    "pl": {
        "ok": "Enter: OK",
        "back": "Bksp: wstecz",
        "menu": "M: menu",
        "hint": "H: podpowiedź",
        "grades": "H: analiza",
        "aloud": "A: na głos",
        "type": "Tab: pisanie",
        "rules": "F1: zasady",
        "lights": "F2: światła",
        "look": "F3: wygląd",
        "bell": "F4: dzwonek",
        "mute": "F4: cisza",
        "figures": "F5: liczby",
        "panel": "F6: konsola",
        "fill": "F7: wypełnij",
        "clear": "F8: wyczyść",
        "undo": "^Z: cofnij",
        "redo": "^Y: ponów",
        "send": "Enter: wyślij",
        "play": "Tab: plansza",
        "scroll": "PgUp/PgDn: przewijaj",
        "pages": "PgUp/PgDn",
        "quit": "^C: koniec",
    },
    "ru": {
        "ok": "Enter: OK",
        "back": "Bksp: назад",
        "menu": "M: меню",
        "hint": "H: подсказка",
        "grades": "H: разбор",
        "aloud": "A: вслух",
        "type": "Tab: ввод",
        "rules": "F1: правила",
        "lights": "F2: огни",
        "look": "F3: вид",
        "bell": "F4: звонок",
        "mute": "F4: тихо",
        "figures": "F5: цифры",
        "panel": "F6: консоль",
        "fill": "F7: заполнить",
        "clear": "F8: очистить",
        "undo": "^Z: отмена",
        "redo": "^Y: вернуть",
        "send": "Enter: отправить",
        "play": "Tab: доска",
        "scroll": "PgUp/PgDn: листать",
        "pages": "PgUp/PgDn",
        "quit": "^C: выход",
    },
}


class Legend(Static):
    """The last line."""

    def __init__(self, player: Playable):
        super().__init__(line(AT_LIGHTS, 0), id="help", markup=False)
        self.player = player
        if player.display:
            player.display.holds = HOLDS
        self._named: tuple[str, ...] = AT_LIGHTS
        self._columns = 0
        self._language = "en"
        self._idle: frozenset[str] = frozenset()

    def follow(self, idle: frozenset[str]) -> None:
        """Speak the language that the board speaks, and leave out the keys that do nothing now."""
        language = language_of(self.player)
        if (language, idle) != (self._language, self._idle):
            self._language, self._idle = language, idle
            self.fit(self._named, self._columns)

    def fit(self, named: tuple[str, ...], columns: int) -> None:
        self._named = named
        self._columns = columns
        self.update(line(named, columns, self._language, self._idle))


def language_of(player: Playable) -> str:
    """Return the language that the board speaks."""
    return player.display.view.language if player.display and player.display.view else "en"


def up(language: str) -> str:
    """Return the name of the key that scrolls up."""
    return SAID[language]["scroll"].partition("/")[0]


def line(named: tuple[str, ...], columns: int, language: str = "en", without: frozenset[str] = frozenset()) -> Text:
    """Return these keys, as many as there is room for."""
    said = SAID[language]
    offered = [[_entry(said[name]) for name in names.split() if name not in without] for names in named]
    lines = [Text(BETWEEN).join(entries) for entries in offered]
    return next((line for line in lines if len(line) <= columns), lines[-1])


def _entry(said: str) -> Text:
    key, _, does = said.partition(": ")
    return Text.assemble((key, "bold"), f" {does}" if does else "")
