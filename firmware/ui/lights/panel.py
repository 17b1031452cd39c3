"""The panel in the middle of a wide board: the number of the row in hand, and beneath it a light for each player.

The light of the player whose turn it is shines brightly, and at the end those of the winners. A lone player has none.
"""

from firmware.game.phases import DISPUTE, DONE, GUESS, MARK, READY, SET
from firmware.game.rules import PERSON
from firmware.ui.lights import font, inks


def draw(seat, frame: bytearray):
    layout = seat.layout
    match = seat.match
    top = (layout.height - font.HEIGHT - 2) // 2
    if GUESS <= match.phase < DISPUTE:
        text = str(len(seat.scroll.played.rows) - seat.scroll.back + seat.scroll.first_row)
        columns = font.columns(text)
        if columns < layout.panel:
            font.draw(frame, layout.width, text, (layout.width - columns + 1) // 2, top, inks.FAINT)
    players = match.rules.players
    if players.count(PERSON) > 1:
        if match.phase == DONE:
            from firmware.game.score import winners

            bright = winners(match)
        else:
            bright = (match.maker() if match.phase in (SET, READY, MARK) else match.breaker(seat.showing.side),)
        first = (top + font.HEIGHT + 1) * layout.width + (layout.width - len(players)) // 2
        for player in range(len(players)):
            frame[first + player] = inks.CURSOR if player in bright else inks.FAINT
