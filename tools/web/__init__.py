"""The board in a browser: a page for this computer alone, and one WebSocket for all that is seen and done.

`doors.py` says who is let in, `telling.py` what a page is told, and `serving.py` does it; the page itself is
`page.html`, `page.css` and `page.js`.
"""
