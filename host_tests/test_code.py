"""boot.py and code.py on the virtual board: the firmware's own files, the real drivers, and the bytes they send."""

import shutil

import pytest

from firmware.engine import codes
from firmware.engine.variant import named as variant_named
from firmware.game import saved
from firmware.game.match import GUESS, Match
from firmware.game.rules import agree
from firmware.keep.log import CRASHES, MATCH, SETTINGS, Log
from firmware.ui import choices
from host_tests import runs
from host_tests.player import played
from tools.virtual import program
from tools.virtual.board import NVM_SIZE, ResetReason


def with_round(variant="mini", sealed=7):
    """Return a memory in which a round runs, and its code."""
    memory = bytearray(b"\xff" * NVM_SIZE)
    match = Match(agree("break", variant_named(variant)), lambda stop: sealed % stop)
    Log(memory).write(MATCH, saved.dump(match))
    return memory, match.round.hidden_code()


def kept(board):
    """Return the match in the memory of the board."""
    return saved.load(Log(board.nvm).read(MATCH), lambda stop: 0)


def guess(at, variant, code):
    """Turn each peg to its colour, and submit the row."""
    for digit in codes.unpack(variant, code):
        yield from at.press(*["up"] * (digit + 1), "ok")
    yield from at.press("ok")


def drive_with(tmp_path, settings="", words=None):
    """Return a drive like ours, with these settings, and this table of English words."""
    for folder in ("words", "books"):
        shutil.copytree(program.ROOT / "firmware" / folder, tmp_path / "firmware" / folder)
    (tmp_path / "settings.toml").write_bytes(settings if isinstance(settings, bytes) else settings.encode())
    if words is not None:
        (tmp_path / "firmware" / "words" / "en.txt").write_bytes(words)
    return tmp_path


def test_who_leaves_in_the_middle_of_a_round_finds_it_again():
    memory, _ = with_round()

    def person(at):
        yield from at.wait(500)
        yield from at.type("QUIT", "")
        yield from at.wait(500)
        assert "Goodbye.\r\n\x04\r\nPEGLIGHT" in at.said
        assert at.said.count("Your saved round goes on.") == 1
        assert at.said.rstrip().endswith("Row 1 of 10: your guess?")

    played(person, nvm=memory)


def test_nothing_that_is_typed_ahead_is_lost():
    memory, _ = with_round()

    def person(at):
        at.board.terminal.type("BOARD\rRESIGN\ryes\rQUIT\rmake\rgame\rmini\r\r")
        yield from at.wait(6000)
        assert "Goodbye." in at.said
        assert at.said.rstrip().endswith("(Enter: Go on)")

    played(person, nvm=memory)


def test_a_port_is_spoken_to_once_it_is_opened():
    def person(at):
        at.board.terminal.is_open = False
        yield from at.wait(500)
        assert at.said == ""
        assert any(any(pixel) for pixel in at.lights)
        at.board.terminal.is_open = True
        yield from at.wait(500)
        assert at.said.startswith("PEGLIGHT")

    played(person)


@pytest.mark.parametrize("cut_ms", runs.few(range(5, 2500, 137), quick=4))
def test_the_round_is_there_again_after_the_power_went(cut_ms):
    memory, code = with_round()
    variant = variant_named("mini")

    def cut(at):
        doing = guess(at, variant, (code + 1) % variant.space)
        while at.board.ms < cut_ms:
            yield next(doing, 5)

    board = played(cut, nvm=memory)
    before = Log(bytearray(board.nvm)).read(MATCH)
    again = played(400, nvm=board.nvm)
    assert Log(again.nvm).read(MATCH) == before
    assert kept(again).round.hidden_code() == code
    assert kept(again).phase == GUESS


def test_later_settings_hold_as_long_as_nobody_chose(tmp_path):
    memory = bytearray(b"\xff" * NVM_SIZE)

    def looks(at):
        yield from at.wait(500)
        assert "Find the hidden row of colours." in at.said

    def person(at):
        yield from at.wait(500)
        assert "Finde die verborgene Farbreihe." in at.said
        yield from at.type("zurück")
        assert "knacken, super" in at.said

    played(looks, nvm=memory)
    drive = drive_with(tmp_path, 'PEGLIGHT_LANGUAGE = "de"\nPEGLIGHT_VARIANT = "super"\n')
    played(person, nvm=memory, drive=drive)


def test_the_self_test_alone_sounds_when_the_sound_is_off(tmp_path):
    heard = []

    def person(at):
        yield from at.wait(500)
        at.board.hold("GP6", None)
        for key in ("up", "down", "back", "back", "right"):
            at.board.hold(at.profile.buttons[key], at.profile.pressed)
            yield from at.wait(30)
            heard.append(at.board.tone("GP15"))
            at.board.hold(at.profile.buttons[key], None)
            yield from at.wait(300)

    played(person, drive=drive_with(tmp_path, 'PEGLIGHT_SOUND = "off"\n'), held=("ok",))
    up, down, _, _, in_the_menu = heard
    assert 0 < up < down
    assert in_the_menu == 0


@pytest.mark.parametrize("settings", ["", 'PEGLIGHT_VIBRATION = "off"', 'PEGLIGHT_SOUND = "off"'])
def test_a_motor_echoes_a_press_unless_it_is_not_to(settings, tmp_path):
    felt = []

    def person(at):
        yield from at.wait(500)
        at.board.hold("GP1", True)
        for _ in range(300):
            felt.append(at.board.wires["GP4"].level())
            yield from at.wait(5)

    played(person, "pico_zip96", drive=drive_with(tmp_path, f'PEGLIGHT_BOARD = "pico_zip96"\n{settings}\n'))
    assert any(felt) == ("VIBRATION" not in settings)
    assert not felt[-1]


def test_a_crash_shows_its_pattern_and_the_round_comes_back(tmp_path, capsys):
    memory, code = with_round()
    before = Log(bytearray(memory)).read(MATCH)
    broken = drive_with(tmp_path, words=b"nothing: here\n")
    board = played(1000, nvm=memory, drive=broken, ends="restart")
    assert board.ms >= 3000
    assert "KeyError" in capsys.readouterr().err
    pixels = board.shown("GP0")
    assert [bool(pixels[3 * at + 1]) for at in range(64)] == [at % 3 == 0 for at in range(64)]
    assert not any(pixels[3 * at] or pixels[3 * at + 2] for at in range(64))
    assert Log(board.nvm).read(MATCH) == before

    again = played(500, nvm=board.nvm)
    assert kept(again).round.hidden_code() == code


def too_long(key):
    """Return the English words with a sentence that no memory has room for."""
    lines = (program.ROOT / "firmware" / "words" / "en.txt").read_bytes().splitlines(keepends=True)
    return b"".join(key + b" {:>9223372036854775000}\n" if line.startswith(key) else line for line in lines)


def test_memory_that_runs_out_while_somebody_plays_is_no_crash(tmp_path, capsys):
    memory, code = with_round()

    def person(at):
        yield from at.wait(500)
        yield from at.type("COUNT")
        yield from at.wait(9000)

    board = played(person, nvm=memory, drive=drive_with(tmp_path, words=too_long(b"left:")), ends="restart")
    assert board.ms < 3000, "no pattern is shown"
    assert capsys.readouterr().err == ""
    assert not Log(memory).read(CRASHES)

    again = played(500, nvm=memory)
    assert (kept(again).round.hidden_code(), kept(again).phase) == (code, GUESS)


def test_memory_that_runs_out_at_the_start_is_a_crash(tmp_path, capsys):
    memory, _ = with_round()
    crashed(memory, drive_with(tmp_path, words=too_long(b"guess:")), 1)
    assert Log(memory).read(CRASHES)[0] == 1
    assert "MemoryError" in capsys.readouterr().err


def crashed(memory, broken, times):
    for _ in range(times):
        board = played(1000, nvm=memory, drive=broken, ends="restart")
    return board


def test_after_three_crashes_in_a_row_nothing_starts_once(tmp_path, capsys):
    memory, _ = with_round()
    crashed(memory, drive_with(tmp_path, words=b""), 3)
    board = played(1000, nvm=memory, ends="over")
    assert "Peglight crashed 3 times in a row" in capsys.readouterr().out
    assert board.console_is_open
    played(1000, nvm=memory)


def without(key):
    """Return the English words without one sentence, so that the game crashes where it is said."""
    lines = (program.ROOT / "firmware" / "words" / "en.txt").read_bytes().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(key))


def test_a_match_that_it_crashed_with_twice_is_put_aside(tmp_path, capsys):
    memory, _ = with_round()
    crashed(memory, drive_with(tmp_path, words=without(b"guess:")), 2)

    def person(at):
        yield from at.wait(500)
        assert "What was saved made the game crash twice. I start without it." in at.said
        assert "1 Lesson" in at.said  # the first screen
        yield from at.type("break", "game", "mini", "")
        yield from at.wait(2000)

    played(person, nvm=memory)
    match = Log(memory).read(MATCH)
    assert match
    played(500, nvm=memory)
    assert Log(memory).read(MATCH) == match


def test_settings_that_it_crashed_with_twice_are_put_aside(tmp_path, capsys):
    memory, code = with_round()
    Log(memory).write(SETTINGS, choices.write({}, {"language": "de"}))
    broken = drive_with(tmp_path)
    (broken / "firmware" / "words" / "de.txt").write_bytes(b"")
    crashed(memory, broken, 2)
    board = played(500, nvm=memory, drive=broken)
    assert "What was saved made the game crash twice." in board.terminal.said.decode()
    assert kept(board).round.hidden_code() == code
    assert "language" not in choices.read(Log(memory).read(SETTINGS))[1]


@pytest.mark.slow
def test_a_minute_without_a_crash_ends_the_row(tmp_path):
    memory, _ = with_round()
    broken = drive_with(tmp_path, words=b"")
    crashed(memory, broken, 2)
    played(61_000, nvm=memory)
    crashed(memory, broken, 1)
    played(1000, nvm=memory)


def test_three_crashes_open_a_closed_board_without_its_round(tmp_path, capsys):
    memory, _ = with_round()
    broken = drive_with(tmp_path, 'PEGLIGHT_CLOSED = "on"\n', words=b"")
    crashed(memory, broken, 3)
    opens_without_the_round(memory, broken)


def opens_without_the_round(memory, drive):
    board = played(1000, nvm=memory, drive=drive, ends="over")
    assert (board.drive_is_open, board.console_is_open) == (True, True)
    assert Log(board.nvm).read(MATCH) is None


def hung(board):
    board.reset_reason = ResetReason.WATCHDOG


def test_three_hangs_of_a_closed_board_open_it_as_well(tmp_path, capsys):
    memory, _ = with_round()
    closed = drive_with(tmp_path, 'PEGLIGHT_CLOSED = "on"\n')
    for _ in range(2):
        played(nvm=memory, drive=closed, before=hung)
    board = played(nvm=memory, drive=closed, before=hung, ends="restart")
    assert (board.drive_is_open, board.was_reset) == (False, True)
    opens_without_the_round(memory, closed)


class Scarce(bytearray):
    """An nvm of which so many more pieces can be read, and then one not: there is no memory for the copy."""

    reads = -1

    def __getitem__(self, place):
        self.reads -= 1
        if self.reads == 0:
            raise MemoryError
        return super().__getitem__(place)


@pytest.mark.parametrize("reads", runs.few(range(1, 16, 2), quick=2))
def test_memory_that_runs_out_in_a_save_costs_that_row_at_most(reads, capsys):
    full, code = with_round()
    played(500, nvm=full)
    crashes = 0
    while len(full.rstrip(b"\xff")) < NVM_SIZE - 12:  # the next row will not fit, and everything is rewritten
        crashes = 1 - crashes
        Log(full).write(CRASHES, bytes([crashes]))
    Log(full).write(CRASHES, b"\0")
    variant = variant_named("mini")
    memory = Scarce(full)

    def person(at):
        yield from at.wait(500)
        memory.reads = reads
        yield from guess(at, variant, (code + 1) % variant.space)

    board = played(person, nvm=memory, ends="restart")
    assert capsys.readouterr().err == ""
    assert Log(board.nvm).read(CRASHES)[0] == 0
    assert kept(board).round.hidden_code() == code


SLEEPY = "PEGLIGHT_SLEEP_S = 2\n"


def asleep(tmp_path, nvm, person):
    """Have this person at a board that sleeps soon."""
    played(person, nvm=nvm, drive=drive_with(tmp_path, SLEEPY))


def test_it_sleeps_in_the_dark_until_a_press_that_only_wakes(tmp_path):
    memory, _ = with_round()
    seen = []

    def person(at):
        at.board.terminal.is_open = False
        yield from at.wait(1500)
        seen.append(at.lights)
        yield from at.wait(60_000)
        assert at.board.sleeps
        assert not any(map(any, at.lights))
        at.board.hold("GP4", False)
        yield from at.wait(50)
        assert not at.board.sleeps
        assert any(map(any, at.lights))
        at.board.hold("GP4", None)
        yield from at.wait(300)
        seen.append(at.lights)
        yield from at.press("up")
        seen.append(at.lights)
        yield from at.wait(60_000)
        assert at.board.sleeps

    asleep(tmp_path, memory, person)
    assert sum(map(any, seen[1])) == sum(map(any, seen[0])) > 0
    assert seen[2] != seen[1]


def test_a_computer_that_listens_keeps_it_awake_in_the_dark(tmp_path):
    def person(at):
        yield from at.wait(20_000)
        assert not at.board.sleeps
        assert not any(map(any, at.lights))
        yield from at.type("HELP")
        assert "HELP" in at.said
        assert any(map(any, at.lights))
        yield from at.wait(3000)
        assert not any(map(any, at.lights))
        at.board.terminal.is_open = False
        yield from at.wait(2000)
        assert at.board.sleeps
        at.board.terminal.is_open = True
        yield from at.wait(7000)
        assert not at.board.sleeps

    asleep(tmp_path, None, person)


@pytest.mark.slow
def test_a_key_that_is_stuck_does_not_wake_it_again_and_again(tmp_path):
    memory, _ = with_round()

    def person(at):
        at.board.terminal.is_open = False
        yield from at.wait(500)
        at.board.hold("GP2", False)
        yield from at.wait(3000)
        frames = at.board.sent("GP0")
        assert not any(frames[-1])
        yield from at.wait(20_000)
        assert not at.board.sent("GP0")
        at.board.hold("GP2", None)
        yield from at.wait(4000)
        assert at.board.sleeps
        yield from at.press("left")
        yield from at.wait(500)
        assert any(map(any, at.lights))

    asleep(tmp_path, memory, person)
