"""Writes the numbers of `speed.py` into docs/benchmarks.md, between two marks, and draws its chart."""

from __future__ import annotations

import json
import math
from html import escape
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
NUMBERS = HERE / "speed.json"
PAGE = HERE.parent / "docs" / "benchmarks.md"
CHART = PAGE.with_name("benchmarks_chart.svg")
BEGIN, END = "<!-- begin: written by `make bench` -->\n", "<!-- end: written by `make bench` -->\n"

WIDE, LEFT, RIGHT, LINE = 900, 330, 100, 20
STYLE = """
  .ground { fill: #ffffff } text { fill: #1f2328 } .grid { stroke: #d0d7de }
  .ours { fill: #7a3db8 } .peer { fill: #8a97a6 } .spread { stroke: #1f2328 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } text { fill: #e6edf3 } .grid { stroke: #30363d }
    .ours { fill: #b48ae0 } .peer { fill: #6e7b8a } .spread { stroke: #e6edf3 }
  }
"""

Row = dict[str, Any]


# Numbers


def written(number: float, unit: str) -> str:
    return f"{number:.2f}" if unit == "µs" else f"{number:,.0f}"


def table(group: str, row: list[Row]) -> list[str]:
    unit = row[0]["unit"]
    lines = [f"### {group}", "", f"| | {unit} | lowest to highest | what counts |", "|---|---:|---:|---|"]
    for contender in row:
        if "missing" in contender:
            lines.append(f"| {contender['title']} | missing | | {contender['missing']} |")
        else:
            least, most = (written(number, unit) for number in (min(contender["turns"]), max(contender["turns"])))
            number = f"{written(contender['median'], unit)} | {least} to {most}"
            lines.append(f"| {contender['title']} | {number} | {contender['counted']} |")
    return [*lines, ""]


def goals(row: list[Row]) -> list[str]:
    lines = ["### Ratios and goals", "", "| | found | goal | |", "|---|---:|---|---|"]
    for goal in row:
        value = "–" if goal["value"] is None else f"{goal['value']:.2f}"
        verdict = f"**{goal['verdict']}**" if goal["verdict"] == "missed" else goal["verdict"]
        lines.append(f"| {goal['title']} | {value} | {goal['wanted']} | {verdict} |")
    return [*lines, ""]


def body(told: dict[str, Any]) -> str:
    """What stands between the marks."""
    versions = ", ".join(f"{package} {' and '.join(numbers)}" for package, numbers in told["versions"].items())
    missing = [f"{package} cannot be installed here: {reason}" for package, reason in told["not_installed"].items()]
    missing += [f"{row['title']}: {row['missing']}" for row in told["contenders"] if "missing" in row]
    spent = f"{told['seconds']:g} s of processor time in all per contender, a fifth of that for copies"
    lines = [
        f"{told['date']}, {told['machine']}; load average before the run {told['load']:.1f}. {versions}.",
        f"Median of {told['turns']} turns, {spent}.",
        "",
        "Missing: " + ("; ".join(missing) if missing else "nobody") + ".",
        "",
        f"![Moves per second of every contender, on a logarithmic scale; the tables below hold the numbers]({CHART.name})",
        "",
    ]
    for group, row in grouped(told["contenders"]).items():
        lines += table(group, row)
    return "\n".join([*lines, *goals(told["goals"])])


def grouped(contenders: list[Row]) -> dict[str, list[Row]]:
    groups: dict[str, list[Row]] = {}
    for contender in contenders:
        groups.setdefault(contender["group"], []).append(contender)
    return groups


# The chart


def chart(told: dict[str, Any]) -> str:
    """Horizontal bars on a logarithmic scale, the fastest first within each group; a line from the lowest turn to the highest."""
    groups = {
        group: sorted((row for row in rows if "median" in row), key=lambda row: -float(row["median"]))
        for group, rows in grouped([row for row in told["contenders"] if row["unit"] == "moves/s"]).items()
    }
    numbers = [turn for rows in groups.values() for row in rows for turn in row["turns"]]
    first, last = math.floor(math.log10(min(numbers))), math.ceil(math.log10(max(numbers)))

    def place(number: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (math.log10(number) - first) / (last - first)

    parts: list[str] = []
    y = 40
    for group, rows in groups.items():
        y += LINE
        parts.append(f'<text x="{LEFT}" y="{y - 5}" font-weight="bold">{escape(group)}, moves/s</text>')
        for row in rows:
            parts += bar(row, y, place)
            y += LINE
    y += 10
    grid = [
        f'<path class="grid" d="M{place(10**power):.0f} 40V{y - 8}"/>'
        f'<text x="{place(10**power):.0f}" y="{y + 8}" text-anchor="middle">{10**power:,}</text>'
        for power in range(first, last + 1)
    ]
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {y + 20}" font-family="sans-serif" font-size="13">',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDE}" height="{y + 20}"/>',
        f'<rect class="ours" x="{LEFT}" y="14" width="14" height="12"/><text x="{LEFT + 20}" y="25">Monstertisch</text>',
        f'<rect class="peer" x="{LEFT + 140}" y="14" width="14" height="12"/><text x="{LEFT + 160}" y="25">others</text>',
    ]
    return "\n".join([*head, *grid, *parts, "</svg>"]) + "\n"


def bar(row: Row, y: int, place: Any) -> list[str]:
    end, least, most = place(row["median"]), place(min(row["turns"])), place(max(row["turns"]))
    kind, title, middle = "ours" if row["ours"] else "peer", escape(row["title"].replace("`", "")), y + LINE // 2
    return [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{title}</text>',
        f'<rect class="{kind}" x="{LEFT}" y="{y + 3}" width="{end - LEFT:.1f}" height="{LINE - 6}"/>',
        f'<path class="spread" d="M{least:.1f} {middle}H{most:.1f}"/>',
        f'<text x="{max(end, most) + 6:.1f}" y="{middle + 4}">{written(row["median"], row["unit"])}</text>',
    ]


def main() -> None:
    told = json.loads(NUMBERS.read_text("utf-8"))
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + body(told) + END + rest.split(END)[1], "utf-8")
    CHART.write_text(chart(told), "utf-8")


if __name__ == "__main__":
    main()
