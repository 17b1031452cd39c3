"""The wire to another board. It is opened when somebody looks for that board, and stays open."""

_BAUD = 115200
_ROOM = 512  # bytes: what comes while the game loads a file


def open_wire(sends, receives):
    """Return the port with these pins, by their names."""
    import board
    import busio

    pins = getattr(board, sends), getattr(board, receives)
    return busio.UART(*pins, baudrate=_BAUD, timeout=0, receiver_buffer_size=_ROOM)
