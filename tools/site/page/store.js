// What outlives the page: the 4,096 bytes of the board's nvm, in the browser's own database.
// A write is one transaction, so that whatever ends the page leaves the bytes before it or the bytes after it.

export const SIZE = 4096;
export const FRESH = 0xff;
const NAME = "peglight";
const LATE_MS = 1000; // so long a page that is loaded again waits for the one before it
const ANSWER_MS = 100; // within which another tab answers

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// Why nothing can be kept (`refused`, or `elsewhere` where another tab keeps), or the bytes and how to keep others;
// `lost` is called when a later tab takes over.
export async function opened(lost) {
  try {
    if (!(await alone(lost))) return { why: "elsewhere" };
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME);
    const database = await done(request);
    const kept = await done(database.transaction(NAME).objectStore(NAME).get(NAME));
    const nvm = new Uint8Array(SIZE).fill(FRESH);
    if (kept instanceof Uint8Array) nvm.set(kept.subarray(0, SIZE));
    return { nvm, keep: (bytes) => keep(database, bytes) };
  } catch {
    return { why: "refused" };
  }
}

function keep(database, bytes) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(NAME, "readwrite", { durability: "strict" });
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
    transaction.objectStore(NAME).put(bytes.slice(), NAME);
  });
}

// Whether no other tab keeps, or the one that did gives way: somebody may come by a link, and has forgotten that one.
async function alone(lost) {
  if (!navigator.locks) return aloneByAsking(); // over plain http
  return new Promise((resolve, reject) => {
    const held = () => {
      resolve(true);
      return new Promise(() => {});
    };
    const request = (how) => navigator.locks.request(NAME, how, held);
    request({ signal: AbortSignal.timeout(LATE_MS) })
      .catch((why) => (why.name === "TimeoutError" ? request({ steal: true }) : Promise.reject(why)))
      .catch((why) => (why.name === "AbortError" ? lost() : reject(why))); // stolen, or refused to a frame
  });
}

// Ask the other tabs until none answers, and answer those that ask later.
async function aloneByAsking() {
  const channel = new BroadcastChannel(NAME);
  for (let waited = 0; waited <= LATE_MS; waited += ANSWER_MS) {
    const answered = new Promise((resolve) => (channel.onmessage = ({ data }) => resolve(data === "here")));
    channel.postMessage("who");
    if (!(await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, ANSWER_MS, false))]))) {
      channel.onmessage = ({ data }) => data === "who" && channel.postMessage("here");
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  }
  return false;
}
