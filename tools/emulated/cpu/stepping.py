"""The emulated processor, instruction by instruction, and all that keeps time with it.

A cycle takes as long as the clocks say that the program has set.
"""

IN_A_ROW = 100  # instructions, before the time is compared


class Stepping:
    """Runs the processor of this device by the emulator alone."""

    def __init__(self, device):
        self._chip = device.mcu
        self._clock, self._pios = device.simulator.clock, device.mcu.pio

    @property
    def nanos_a_cycle(self) -> float:
        return 1e9 / self._chip.clk_sys

    def run(self, nanos: float) -> None:
        """Until the clock has come so far, or a little further."""
        clock, core = self._clock, self._chip.core
        while clock.nanos < nanos:
            if core.waiting:
                self._sleep()
            else:
                self.step(nanos)

    def step(self, nanos: float) -> None:
        """Run some instructions, at least one."""
        self.run_by_the_emulator(IN_A_ROW)

    def run_by_the_emulator(self, count: int) -> None:
        core = self._chip.core
        for _ in range(count):
            self.pass_by(core.execute_instruction())
            if core.waiting:
                return

    def pass_by(self, cycles: int) -> None:
        """So many cycles of the processor have passed."""
        self._clock.tick(cycles * self.nanos_a_cycle)
        self._step_pios(cycles)

    def _sleep(self) -> None:
        nanos = self._clock.nanos_to_next_alarm
        self._clock.tick(nanos)
        self._step_pios(int(nanos / self.nanos_a_cycle) or 1)

    def _step_pios(self, cycles: int) -> None:
        for pio in self._pios:
            if not pio.stopped:
                pio.advance(cycles)
