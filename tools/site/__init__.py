"""The site: the page of `play --web` with the board in it, as files for any static host.

`files.py` says what they are, `known.py` what the page knows of the boards, and `host.py` is a host for a
try. The board runs in `worker.js`, in MicroPython's VM with what `tools/vm` packs; `thread.js` begins
it, `telling.js` makes messages for the page of what it does, `store.js` keeps its memory. `board.js` is where the page
looks for its board, `links.js` what a link asks for, `texts.js` what the page itself says, and `offline.js` plays
without a network.
"""
