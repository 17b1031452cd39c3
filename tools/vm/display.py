"""The display of the board in MicroPython's VM: it keeps what the page says, and queues what a person at it wants."""


class Display:
    """`asked` has each intent with its value, or TYPE with a line (firmware/ui/faces/page.py); `fields` are names."""

    columns = 60
    leaves = False

    def __init__(self, through, fields):
        self.through = self.keeps = through
        self.view: dict = {}
        self._fields = fields
        self.asked = []

    def intent(self):
        return self.asked.pop(0) if self.asked else None

    def draw(self, page):
        self.view = dict(zip(self._fields, page))  # noqa: B905 - MicroPython's has no `strict`
