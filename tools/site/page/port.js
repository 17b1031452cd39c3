// The serial port of a board. A person picks it after a click: the page opens none by itself, and knows no other.

const LAST_MS = 500; // for what was written last
const BACK_MS = 20_000; // after a reset the board is there again by then
const BAUD = 115200; // a port on USB takes any
const MAKERS = [0x239a, 0x2e8a].map((usbVendorId) => ({ usbVendorId })); // of tools/boards.py

/** Whether this browser has ports at all: Safari has none, nor has a page over plain http. */
export const hasPorts = () => "serial" in navigator;

const serial = () => /** @type {any} */ (navigator).serial;

/** The port that a person picks; null where nobody picks one. @returns {Promise<any>} */
export const picked = () => serial().requestPort({ filters: MAKERS }).catch(() => null);

/** The port of a board that comes back next; null where none does. @returns {Promise<any>} */
export function returned() {
  return new Promise((resolve) => {
    serial().addEventListener("connect", (event) => resolve(event.target), { once: true });
    setTimeout(resolve, BACK_MS, null);
  });
}

/**
 * Open a port. It throws where another program or tab has it. `heard` is called with each text that comes, `lost` once when
 * the cable was pulled.
 * @param {any} port @param {(text: string) => void} heard @param {() => void} lost
 */
export async function opened(port, heard, lost) {
  await port.open({ baudRate: BAUD });
  let reader;
  let isOpen = true;

  async function listen() {
    const decoder = new TextDecoder();
    while (isOpen && port.readable) { // it is another one after a fault of the line
      reader = port.readable.getReader();
      try {
        for (let came = await reader.read(); !came.done; came = await reader.read()) heard(decoder.decode(came.value, { stream: true }));
      } catch {
        // the port has no other readable where it is gone
      } finally {
        reader.releaseLock();
      }
    }
    if (isOpen) lost();
    isOpen = false;
  }

  const listening = listen();
  const writer = port.writable.getWriter();
  const encoder = new TextEncoder();
  return {
    /** What is written goes out in order; the promise waits until it has. A port that is gone takes nothing. @param {string} text */
    write: (text) => writer.write(encoder.encode(text)).catch(() => {}),

    async close() {
      isOpen = false;
      await Promise.race([writer.close().catch(() => {}), new Promise((resolve) => setTimeout(resolve, LAST_MS))]);
      await reader.cancel().catch(() => {});
      await listening;
      await port.close().catch(() => {});
    },
  };
}
