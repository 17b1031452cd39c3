// Where the board is: at the server that this page came from, at the other end of a WebSocket (server.py).

const AGAIN_MS = 1000;
let socket;

// Follow the board: `show` gets its messages (messages.py), and `gone` is called when there is no board.
export function connect(show, gone) {
  const address = new URL("board", location.href);
  address.protocol = "ws:";
  socket = new WebSocket(address);
  socket.onmessage = (event) => show(JSON.parse(event.data));
  socket.onclose = () => {
    gone();
    setTimeout(connect, AGAIN_MS, show, gone);
  };
}

// What a person does: press, release, hold with a KEY, type with a TEXT; choose, touch, pick with a NUMBER.
export function send(done, what) {
  if (socket.readyState === WebSocket.OPEN) socket.send(`${done} ${what}`);
}
