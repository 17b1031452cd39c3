"""The findings of a check, and the block of text that goes into a bug report."""

from dataclasses import dataclass, field


@dataclass
class Findings:
    """Lines by what they are about; `wrong` counts those that are not as they should be."""

    head: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    wrong: int = 0

    def say(self, what: str, text: str, right: bool = True) -> None:
        self.wrong += not right
        self.lines.append(f"{'ok   ' if right else 'WRONG'} {what}: {text}")

    def measure(self, what: str, figure: float, limit: float, unit: str) -> None:
        """Milliseconds are at most their limit, and bytes that are free at least."""
        if unit == "bytes":
            self.say(what, f"{figure:,.0f} bytes, {limit:,.0f} wanted", figure >= limit)
        else:
            self.say(what, f"{figure:,.0f} of {limit:,.0f} {unit}", figure <= limit)

    def block(self) -> str:
        end = f"{self.wrong} of {len(self.lines)} are wrong." if self.wrong else f"All {len(self.lines)} are right."
        return "\n".join(["```", *self.head, *self.lines, end, "```"])
