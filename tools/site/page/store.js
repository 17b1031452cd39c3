// What outlives the page: the 4,096 bytes of the board's nvm, in the browser's own database.
// A write is one transaction, so that whatever ends the page leaves the bytes before it or the bytes after it.

export const SIZE = 4096;
export const FRESH = 0xff;
const NAME = "peglight";

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// The bytes and how to keep others, or nothing where the browser refuses; `lost` is called when a later tab takes over.
export async function opened(lost) {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME);
    const database = await done(request);
    takeOver(lost);
    const kept = await done(database.transaction(NAME).objectStore(NAME).get(NAME));
    const nvm = new Uint8Array(SIZE).fill(FRESH);
    if (kept instanceof Uint8Array) nvm.set(kept.subarray(0, SIZE));
    return { nvm, keep: (bytes) => keep(database, bytes) };
  } catch {
    return {};
  }
}

// The tab that was opened last keeps: somebody may come by a link, and has forgotten the other one.
function takeOver(lost) {
  const channel = new BroadcastChannel(NAME);
  const opened_ms = performance.timeOrigin + performance.now();
  channel.onmessage = ({ data }) => data > opened_ms && lost();
  channel.postMessage(opened_ms);
}

function keep(database, bytes) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(NAME, "readwrite", { durability: "strict" });
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
    transaction.objectStore(NAME).put(bytes.slice(), NAME);
  });
}
