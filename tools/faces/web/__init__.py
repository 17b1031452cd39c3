"""The board in a browser: a page that only this computer can open, with one WebSocket.

`doors.py` decides who is let in, `messages.py` what a page is sent, and `server.py` serves it; the page itself is
`page.html`, `page.css` and `page.js`, `puzzle.js` makes puzzles, `chart.js` draws the chart, and `board.js` knows where
the board is: `tools/site` has another one.
"""
