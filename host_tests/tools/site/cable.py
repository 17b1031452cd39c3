"""A cable from the page to a board, in the place of navigator.serial: the page picks the one port that is there.

It is the same port for all tabs.
"""

# `exchange`, of Python, gets what the page writes, and returns what has come since; null where the cable is pulled.
SCRIPT = """(() => {
  const port = {
    async open() {
      if (localStorage.port) throw new DOMException("in use", "InvalidStateError");
      localStorage.port = "taken";
      let written = "";
      let isOpen = true;
      const decoder = new TextDecoder();
      const encoder = new TextEncoder();
      const pull = async (stream) => {
        while (isOpen) {
          const sent = written;
          written = "";
          const came = await exchange(sent);
          if (came) return stream.enqueue(encoder.encode(came));
          if (came === null) {
            port.readable = null;
            setTimeout(() => port.back?.({ target: port }), 50);
            return stream.error(new DOMException("The device has been lost.", "NetworkError"));
          }
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      port.readable = new ReadableStream({ pull, cancel: () => void (isOpen = false) });
      const write = (bytes) => void (written += decoder.decode(bytes, { stream: true }));
      port.writable = new WritableStream({ write });
      port.close = async () => localStorage.removeItem("port");
    },
  };
  const serial = { requestPort: async () => port, addEventListener: (name, act) => (port.back = act) };
  Object.defineProperty(navigator, "serial", { value: serial, configurable: true });
})();
"""
