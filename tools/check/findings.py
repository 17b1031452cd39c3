"""The findings of a check, and the block of text that goes into a bug report."""

from dataclasses import dataclass, field


@dataclass
class Findings:
    """Lines by what they are about; `wrong` counts those that are not as they should be."""

    head: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    wrong: int = 0

    def say(self, what: str, told: str, right: bool = True) -> None:
        self.wrong += not right
        self.lines.append(f"{'ok   ' if right else 'WRONG'} {what}: {told}")

    def within(self, what: str, figure: float, most: float, unit: str) -> None:
        self.say(what, f"{figure:,.0f} of {most:,.0f} {unit}", figure <= most)

    def at_least(self, what: str, figure: float, least: float, unit: str) -> None:
        self.say(what, f"{figure:,.0f} {unit}, {least:,.0f} wanted", figure >= least)

    def block(self) -> str:
        end = f"{self.wrong} of {len(self.lines)} are wrong." if self.wrong else f"All {len(self.lines)} are right."
        return "\n".join(["```", *self.head, *self.lines, end, "```"])
