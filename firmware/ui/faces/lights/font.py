"""Capitals of three by five pixels, for words on a matrix: Latin, Cyrillic, digits.

A glyph is five octal digits, a row each from the top, the leftmost pixel the 4. Letters that look alike share one. Of
the letters with an accent, those that a language here counts among its own have a glyph; any other is drawn without it.
"""

WIDTH = 3
HEIGHT = 5
STEP = WIDTH + 1

_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:-./?!+%>,;()'=~\
 БГДЖЗИЛПУФЦЧШЩЪЫЬЭЮЯ\
ÄÖÜÇÉÈĄĆĘŁŃÓŚŹŻЙ"
# fmt: off
_GLYPHS = (
    0o25755, 0o65656, 0o34443, 0o65556, 0o74647, 0o74644, 0o34553, 0o55755, 0o72227, 0o11152, 0o55655, 0o44447, 0o57755,
    0o65555, 0o25552, 0o65644, 0o25563, 0o65655, 0o34216, 0o72222, 0o55557, 0o55552, 0o55775, 0o55255, 0o55222, 0o71247,
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71122, 0o75757, 0o75717,
    0o02020, 0o00700, 0o00002, 0o11244, 0o71202, 0o22202, 0o02720, 0o51245, 0o42124, 0o00024, 0o02024,
    0o24442, 0o21112, 0o22000, 0o07070, 0o00360, 0o00000,
    0o74757, 0o74444, 0o25575, 0o57275, 0o61216, 0o55735, 0o35555, 0o75555, 0o55316, 0o27722, 0o55571, 0o55711, 0o55577,
    0o57771, 0o62323, 0o44757, 0o44656, 0o61316, 0o57575, 0o35355,
    0o50275, 0o50757, 0o50557, 0o34302, 0o10767, 0o40767, 0o25751, 0o10747, 0o74671, 0o44647, 0o10755, 0o10757, 0o10326,
    0o10623, 0o20623, 0o20575,
)
# fmt: on
_ALIKE = "АAВBЕEКKМMНHОOРPСCТTХXЁEÀAÂAÊEËEÎIÏIÔOÙUÛU"


def columns(text: str):
    """Return how many columns a text takes."""
    return max(0, len(text) * STEP - 1)


def draw(frame: bytearray, width: int, text: str, left: int, top: int, ink):
    """Draw a text of capitals into the frame, clipped at its edges."""
    first = max(0, -left // STEP)
    left += first * STEP
    for at in range(first, min(len(text), first + width // STEP + 2)):
        if -WIDTH < left < width:
            _draw_sign(frame, width, text[at], left, top, ink)
        left += STEP


def _draw_sign(frame: bytearray, width: int, sign: str, left: int, top: int, ink):
    alike = _ALIKE.find(sign)
    if alike >= 0 and alike % 2 == 0:
        sign = _ALIKE[alike + 1]
    place = _SIGNS.find(sign)
    glyph = _GLYPHS[place if place >= 0 else _SIGNS.find("?")]
    bit = 1 << WIDTH * HEIGHT - 1
    for row in range(HEIGHT):
        for column in range(left, left + WIDTH):
            if glyph & bit and 0 <= column < width:
                frame[(top + row) * width + column] = ink
            bit >>= 1
