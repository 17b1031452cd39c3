"""Texts in large letters in the middle of the matrix, which scroll where they are wider: screens, and announcements of
whose turn it is, what is wanted, that a clock runs, how a round ended, and who won a match.

A matrix too low for letters shows the number of an entry as that many lights, and leaves out what has no number.

The letters are capitals of three by five pixels: Latin, Cyrillic, digits. A glyph is five octal digits, a row each from
the top, the leftmost pixel the 4. Letters that look alike share one. Of the letters with an accent, those that a
language here counts among its own have a glyph; any other is drawn without it.
"""

from firmware.engine.variant import short_name
from firmware.game.match import DISPUTE, DONE, GUESS, OVER
from firmware.game.modes import CLOCKS
from firmware.game.round import TIME_UP, VOID, WON
from firmware.slots import need
from firmware.ui import inks
from firmware.ui.desk import to_move, whose_turn
from firmware.ui.faces.lights import gestures
from firmware.ui.screen import BACK, BOARD, LIST, MOVE, OK, PICK, TYPED
from firmware.ui.words import upper

SCROLL_MS = 110
PAGE_MS = 900  # for each piece of a text, where nothing moves
_PAUSE = 11  # steps that a text stands still at its beginning
_MEANT = (
    (MOVE, -1),  # left
    (MOVE, 1),
    (MOVE, -1),  # up
    (MOVE, 1),
    (OK, None),
    (BACK, None),
)
_MOST_SIGNS = 600  # of a text: a heap in use for long has no piece for all pages of a list

WIDTH = 3
HEIGHT = 5
STEP = WIDTH + 1

_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:-./!+%>,;()'=~\
 БГДЖЗИЛПУФЦЧШЩЪЫЬЭЮЯ\
ÄÖÜÇÉÈĄĆĘŁŃÓŚŹŻЙ?"
# fmt: off
_GLYPHS = (
    0o25755, 0o65656, 0o34443, 0o65556, 0o74647, 0o74644, 0o34553, 0o55755, 0o72227, 0o11152, 0o55655, 0o44447, 0o57755,
    0o65555, 0o25552, 0o65644, 0o25563, 0o65655, 0o34216, 0o72222, 0o55557, 0o55552, 0o55775, 0o55255, 0o55222, 0o71247,
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71122, 0o75757, 0o75717,
    0o02020, 0o00700, 0o00002, 0o11244, 0o22202, 0o02720, 0o51245, 0o42124, 0o00024, 0o02024,
    0o24442, 0o21112, 0o22000, 0o07070, 0o00360, 0o00000,
    0o74757, 0o74444, 0o25575, 0o57275, 0o61216, 0o55735, 0o35555, 0o75555, 0o55316, 0o27722, 0o55571, 0o55711, 0o55577,
    0o57771, 0o62323, 0o44757, 0o44656, 0o61316, 0o57575, 0o35355,
    0o50275, 0o50757, 0o50557, 0o34302, 0o10767, 0o40767, 0o25751, 0o10747, 0o74671, 0o44647, 0o10755, 0o10757, 0o10326,
    0o10623, 0o20623, 0o20575, 0o71202,
)
# fmt: on
_TWINS = "АВЕКМНОРСТХЁÀÂÊËÎÏÔÙÛ"
_LIKE = "ABEKMHOPCTXEAAEEIIOUU"


def write(frame: bytearray, width: int, text: str, left: int, top: int, ink):
    """Write a text of capitals into the frame, clipped at its edges."""
    first = max(0, -left // STEP)
    left += first * STEP
    for at in range(first, min(len(text), first - (left - width) // STEP)):
        sign = text[at]
        twin = _TWINS.find(sign)
        glyph = _GLYPHS[_SIGNS.find(_LIKE[twin] if twin >= 0 else sign)]  # the last one where there is none
        bit = 1 << WIDTH * HEIGHT - 1
        for row in range(top, top + HEIGHT):
            for column in range(left, left + WIDTH):
                if glyph & bit and 0 <= column < width:
                    frame[row * width + column] = ink
                bit >>= 1
        left += STEP


def fill(frame: bytearray, first: int, number: int, ink):
    """Show an ink in so many pixels."""
    for pixel in range(first, first + number):
        frame[pixel] = ink


class Letters:
    """One text; `number` is that of lights where the matrix is too low."""

    table = ()

    def __init__(self, lights, text: str, number, ink=inks.CURSOR, from_last_word=False):
        self._lights = lights
        self.text = text = upper(text)
        self._number = number
        self._ink = ink
        self._columns = len(text) * STEP - 1
        self._is_wide = self._columns > lights.width and not lights.is_low
        # columns scrolled out at the left; a text that fits is centred
        self._gone = 0 if self._is_wide else (self._columns - lights.width) // 2
        if self._is_wide and from_last_word:
            self._gone = (text.rfind(" ") + 1) * STEP
        self._left_ms = SCROLL_MS * _PAUSE
        self.is_over = False  # its end was seen

    def tick(self, ms: int):
        """Return true if it has moved."""
        self._left_ms -= ms
        if self._left_ms > 0:
            return False
        if not self._is_wide:
            self.is_over = True
            return False
        moves = self._lights.desk.settings["animation"]
        width = self._lights.width
        self._left_ms = SCROLL_MS if moves else PAGE_MS
        self._gone += 1 if moves else (width + 1) // STEP * STEP
        if self._gone >= self._columns:
            self._gone = -width if moves else 0
            self.is_over = True
        return True

    def draw(self, frame: bytearray, _beat):
        lights = self._lights
        if not lights.is_low:
            write(frame, lights.width, self.text, -self._gone, (lights.height - HEIGHT) // 2, self._ink)
        elif self._number:  # once all lights are lit, it continues in another ink
            rounds, last = divmod(self._number - 1, len(frame))
            fill(frame, 0, last + 1, inks.RED + rounds if rounds else self._ink)


class ScreenText(Letters):
    """A screen: its entry that is chosen, the end of what is typed, or all its lines."""

    def __init__(self, lights, top, is_same):
        words = lights.desk.words
        ink = inks.CURSOR
        if top.kind == TYPED:
            text = words.tell(top.entry(top.chosen)[0])[-max(1, (lights.width + 1) // STEP) :]
        elif top.kind == BOARD and lights.seat is None:
            text = words("too-wide", short_name(top.match.variant()))
            ink = inks.WRONG
        elif top.count:
            name, short, _ = top.entry(top.chosen)
            text = words.tell(short or name)
        else:
            text = words.tell(top.short)
            for line in [] if text else [top.title] + top.lines:  # each as a sentence
                if len(text) > _MOST_SIGNS:
                    break
                sentence = words.tell(line)
                if sentence:
                    text += (" " if text else "") + sentence + ("" if sentence[-1] in ".,:?!" else ".")
            if top.is_question:
                ink = inks.WRONG
        Letters.__init__(self, lights, text, top.chosen + 1, ink, is_same and top.valued)

    def press(self, key):
        lights = self._lights
        shell = lights.shell
        is_list = shell.top.count or shell.top.kind in (LIST, TYPED)  # no name here keeps what closes
        meant = intent_of(key) if is_list or key == gestures.BACK else (OK, None)
        if lights.ask(*meant) and not lights.sounds.playing:
            lights.sounds.play(inks.OK_TONES)

    def draw(self, frame: bytearray, beat):
        """Draw the text, and along the last line which entry it is; if there are too many, how far along."""
        Letters.draw(self, frame, beat)
        lights = self._lights
        top = lights.shell.top
        if not top.count or lights.height <= HEIGHT + 1:
            return
        line = (lights.height - 1) * lights.width
        last = min(top.count, lights.width) - 1
        fill(frame, line, last + 1, inks.FAINT)
        frame[line + top.chosen * last // max(1, top.count - 1)] = inks.CURSOR


def intent_of(key):
    """Return the intent of a key where nothing is in hand, and its value."""
    if gestures.ROW <= key < gestures.BEFORE:  # an entry that is touched, or a row
        return PICK, key - gestures.ROW
    return _MEANT[key] if key < gestures.COLOUR else (None, None)


def news(seat):
    """Return what is to be announced at a seat; None for nothing, and on a low matrix for what has no number."""
    lights = seat.lights
    match = seat.match
    screen = seat.screen
    rules = match.rules
    words = lights.desk.words
    number = screen.opposed + 1
    ink = inks.CURSOR
    players = score = ()
    parts: list = []
    if number or match.phase == DISPUTE:
        parts.append(words("speech-row", number) if number else words.tell(screen.short))
        number = number or 1
        ink = inks.WRONG
    elif match.phase == OVER or (match.phase == DONE and not rules.scored):  # a round, of the side that is seen
        played = seat.played
        rows = played.misses + 1 if rules.given_rows else len(played.rows)
        number = rows or 1
        ink = inks.EXACT if played.state == WON else inks.WRONG
        key = {WON: "day-solved", TIME_UP: "shown-time", VOID: "shown-void"}.get(played.state, "day-lost")
        parts.append(words(key, rows))
        if len(match.sides) > 1:
            players = (match.breaker(seat.side),)
        if rules.scored and rules.rounds > 1:
            score = need("firmware.game.score").standing(match)
    elif match.phase == DONE:
        players = need("firmware.game.score").winners(match)
        score = match.scores
        number = players[0] + 1 if len(players) == 1 else 0
    else:
        number = to_move(match) + 1
        player = whose_turn(match)
        if player not in (-1, seat.announced):
            seat.announced = player
            players = (player,)
        if screen.short:
            parts.append(words.tell(screen.short))
        if match.clock is not None and match.phase == GUESS and not match.round.rows:
            parts += [words("label-clock"), words.list("names-clock")[CLOCKS.index(rules.clock)]]
    for player in reversed(players):
        parts.insert(0, words.tell(lights.desk.named(match, player, "shown-player")))
    if score:
        parts.append(":".join(map(str, score)))
    text = " ".join(parts)
    return Letters(lights, text, number, ink) if text and (number or not lights.is_low) else None
