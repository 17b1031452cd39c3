"""The page: the game in a browser, as files for any static host, and a host for them on this computer.

`files.py` makes the files, `known.py` tells the page of the boards, `said.py` has its words, `drives.py` adds what goes
onto the boards, and `host.py` serves it for `play --web`. The board runs in MicroPython's VM with what `tools/vm`
packs. In `page/`, `page.js` gives what the board tells to each part that shows it: `play.js` has the rows, the palette
and the bar, `sheet.js` what lies over them, `lights.js` the board itself, `transcript.js` the words, `keyboard.js` the
keys. `intents.js` has what can be asked for. `board.js` is the way to the board, which runs in `worker.js`: `thread.js`
begins that, `telling.js` makes news for the page, and `store.js` keeps the saves. `links.js` reads a link, `words.js`
says in words what the page itself has to say, and `offline.js` plays without a network. `device.js` has a person with a
board at hand: `copy.js` puts the game on it, by `cable.js` through its `prompt.js`, or as a `folder.js`, and `check.js`
tries its parts.
"""
