// The thread of the board: it is begun before the page is there, and what the board is made of comes at the same time.

export const worker = new Worker("worker.js", { type: "module" });

const files = [fetch("drive.rom").then((answer) => answer.arrayBuffer()), fetch("known.json").then((answer) => answer.json())];
Promise.all(files).then(([drive, known]) => worker.postMessage(["load", { drive, known }], [drive]));
