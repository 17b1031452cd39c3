"""The block for a report."""

from tools.check.findings import Findings


def test_the_block_has_its_head_every_line_and_a_count():
    findings = Findings(head=["Peglight"])
    findings.measure("start", 700, 800, "ms")
    findings.measure("free", 12_345, 45_000, "bytes")
    assert findings.block().split("\n") == [
        "```",
        "Peglight",
        "ok    start: 700 of 800 ms",
        "WRONG free: 12,345 bytes, 45,000 wanted",
        "1 of 2 are wrong.",
        "```",
    ]
