"""The panel of a wide board: the number of the row in hand, and beneath it a light for each player.

A number that is too wide is shown by its last digit, with a light beneath it for each ten.
The light of the player whose turn it is shines brightly, and at the end those of the winners. A lone player has none.
"""

from firmware.game.agreed import PERSON
from firmware.game.phases import DISPUTE, DONE, GUESS, MARK, READY, SET
from firmware.ui.faces.lights import font, inks


def draw(seat, frame: bytearray):
    layout = seat.layout
    match = seat.match
    top = (layout.height - font.HEIGHT - 2) // 2
    if GUESS <= match.phase < DISPUTE:
        text = str(len(seat.window.played.rows) - seat.window.back + seat.window.first_row)
        tens = 0
        if font.columns(text) >= layout.panel:
            tens = int(text) // 10
            text = text[-1]
        left = layout.panel_left + (layout.panel - font.columns(text) + 1) // 2
        font.draw(frame, layout.width, text, left, top, inks.FAINT)
        for ten in range(tens):
            frame[(top + font.HEIGHT) * layout.width + left + ten] = inks.FAINT
    players = match.rules.players
    if players.count(PERSON) > 1:
        if match.phase == DONE:
            from firmware.game.score import winners

            bright = winners(match)
        else:
            bright = (match.maker() if match.phase in (SET, READY, MARK) else match.breaker(seat.window.side),)
        first = (top + font.HEIGHT + 1) * layout.width + layout.panel_left
        first += max(0, layout.panel - len(players) + 1) // 2
        for player in range(len(players)):
            line, column = divmod(player, layout.panel)
            frame[first + line * layout.width + column] = inks.CURSOR if player in bright else inks.FAINT
