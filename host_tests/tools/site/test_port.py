"""The page's way to a serial port, with a stand-in for the browser's ports."""

import pytest

from host_tests.tools.site import cable

pytestmark = pytest.mark.slow

ECHOED = """async () => {
  const { opened } = await import("/port.js");
  return new Promise(async (done) => {
    let heard = "";
    const hear = (text) => (heard += text) && heard.endsWith("é\\n") && port.close().then(() => done(heard));
    const port = await opened(hear, () => done("lost"));
    port.write("RGBY");
    port.write(" é\\n");
  });
}"""
PULLED = """async () => {
  const { opened } = await import("/port.js");
  return new Promise((done) => opened(() => {}, () => done("lost")));
}"""
IN_USE = """async () => {
  const { opened } = await import("/port.js");
  const port = await opened(() => {}, () => {});
  const second = await opened(() => {}, () => {}).catch(({ name }) => name);
  await port.close();
  const third = await opened(() => {}, () => {});
  return [second, Boolean(third)];
}"""
NOTHING_PICKED = """async () => {
  navigator.serial.requestPort = () => Promise.reject(new DOMException("", "NotFoundError"));
  const { opened } = await import("/port.js");
  return opened();
}"""


@pytest.fixture
def page(hosted, chromium):
    window = chromium.new_context()
    yield window.new_page()
    window.close()


@pytest.mark.parametrize(
    ("script", "exchange", "seen"),
    [
        (ECHOED, lambda sent: sent, "RGBY é\n"),
        (PULLED, lambda _: None, "lost"),
        (IN_USE, lambda _: "", ["InvalidStateError", True]),
        (NOTHING_PICKED, lambda _: "", None),
    ],
    ids=["what is written comes back", "the cable is pulled", "a port is opened twice", "nobody picks a port"],
)
def test_a_port_is_picked_read_and_written(page, hosted, script, exchange, seen):
    cable.plug(page, exchange)
    page.goto(f"{hosted}licences.txt")
    assert page.evaluate(script) == seen
