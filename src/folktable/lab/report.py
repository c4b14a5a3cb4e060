"""What a run found, as one page that needs nothing else: plots by plotly, light and dark, for a phone and for paper."""

from __future__ import annotations

import base64
import html
import importlib
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from folktable.engine.errors import FolktableError
from folktable.lab.balance import Balance
from folktable.lab.figures import Interval, wilson
from folktable.lab.stories import Story
from folktable.lab.told import strange_words

SHOWN = 12  # bars of a tornado
# Of Okabe and Ito: told apart by everybody, on white and on black.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
# Of seats that are called by a colour, theirs.
CALLED = {
    "pink": "#CC79A7", "blue": "#0072B2", "yellow": "#CDB400", "purple": "#7E59B2", "orange": "#E07B00",
    "green": "#009E73", "red": "#C23B2E", "white": "#8C93A0",
}  # fmt: skip
BELOW = {"orientation": "h", "y": -0.25, "yanchor": "top", "title": {"text": ""}}
MISSING = "a report needs plotly: pip install 'folktable[lab]'"

STYLE = """
:root { --ink: #222; --faint: #667; --line: #d5d8de; --paper: #fff; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --faint: #a3a8b3; --line: #3b404a; --paper: #16181d } }
@media print { :root { --ink: #000; --faint: #444; --line: #bbb; --paper: #fff } details > * { display: block }
  figure, tr { break-inside: avoid } }
body { margin: 0 auto; padding: 1rem; max-width: 58rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0 } h2 { font-size: 1.2rem; margin: 2rem 0 .25rem }
p { margin: .25rem 0 .75rem } .faint { color: var(--faint) } figure { margin: 0 0 1rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
td, th { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top }
td:first-child, th:first-child { text-align: left } .own { font-weight: 700 }
td .faint { white-space: nowrap; font-size: .85em }
summary { cursor: pointer; padding: .5rem 0 } ol { padding-left: 2.5rem } a { color: inherit }
.plot { height: 22rem } .low { height: 16rem }
"""

# Plots take their colours from the page, also when day turns into night or the page goes to the printer.
SCRIPT = """
const shades = () => { const of = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return { 'font.color': of('--ink'), 'xaxis.gridcolor': of('--line'), 'yaxis.gridcolor': of('--line'),
    'xaxis.zerolinecolor': of('--faint'), 'yaxis.zerolinecolor': of('--faint') } };
const paint = () => document.querySelectorAll('.plotly-graph-div').forEach(plot => Plotly.relayout(plot, shades()));
paint();
for (const query of ['(prefers-color-scheme: dark)', 'print']) matchMedia(query).addEventListener('change', paint);
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach(one => one.open = true));
"""


def write_report(found: Balance, path: Path) -> None:
    page = report(found)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise FolktableError(f"{path}: {error.strerror}") from None


def can_report() -> None:
    try:
        importlib.import_module("plotly.graph_objects")
    except ImportError:
        raise FolktableError(MISSING) from None


def can_write_report(path: Path) -> None:
    """Before anything is played."""
    can_report()
    try:
        path.open("ab").close()
    except OSError as error:
        raise FolktableError(f"{path}: {error.strerror}") from None


def report(found: Balance) -> str:
    can_report()
    sections = [
        heading(found), *curves(found), *heat(found), tornado(found), endings(found), leads(found), kinds(found),
        moves(found), swaps(found), rules(found), *(story(found, one) for one in found.stories), table(found),
    ]  # fmt: skip
    library = importlib.import_module("plotly.offline").get_plotlyjs()
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{text(found.title)}: balance</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style><script>{library}</script><main>{''.join(sections)}</main>"
        f"<script>{SCRIPT}</script></html>"
    )


# --- Pieces of the page ------------------------------------------------------------------------------------------


def text(words: object) -> str:
    return html.escape(str(words))


def percent(one: Interval) -> str:
    return f"{one.value:.1%} <span class=faint>({one.low:.1%} to {one.high:.1%})</span>"


def plain(one: Interval) -> str:
    return f"{one.value:.0%} ({one.low:.0%} to {one.high:.0%})"


def number(one: Interval) -> str:
    return f"{one.value:.1f} <span class=faint>({one.low:.1f} to {one.high:.1f})</span>"


def step_of(values: Sequence[int]) -> int:
    """Between the numbers written at an axis: no more than a phone has room for."""
    return -(-(values[-1] - values[0]) // 9) or 1


def named(names: Sequence[str]) -> dict[str, Any]:
    """An axis of bars by their number, each with its name in one line or two: names that begin alike stay apart."""
    lines = ["<br>".join(textwrap.wrap(one, 30, max_lines=2, placeholder="…")) for one in names]
    return {"tickvals": [*range(len(names))], "ticktext": lines, "tickfont": {"size": 11}}


def colour_of(name: str, seat: int) -> str:
    return CALLED.get(name.lower(), COLOURS[seat])


def whiskers(figures: Sequence[Interval]) -> dict[str, Any]:
    above, below = [one.high - one.value for one in figures], [one.value - one.low for one in figures]
    return {"type": "data", "symmetric": False, "array": above, "arrayminus": below, "color": "#888"}


def grid(headings: Sequence[str], rows: Sequence[Sequence[str]], own: int | None = None) -> str:
    head = "".join(f"<th scope=col>{one}</th>" for one in headings)
    body = "".join(
        f"<tr{' class=own' if n == own else ''}>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>"
        for n, row in enumerate(rows)
    )
    return f"<div class=wide tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def section(title: str, *content: str) -> str:
    return f"<section><h2>{text(title)}</h2>{''.join(content)}</section>"


def plot(traces: Sequence[Any], shape: str, says: str, **layout: Any) -> str:
    """A plot, with the words that say what it shows to who cannot see it."""
    figures: Any = importlib.import_module("plotly.graph_objects")
    figure = figures.Figure(traces)
    margin = {"l": 8, "r": 8, "t": 8, "b": 8}
    figure.update_layout(
        template="none", margin=margin, legend=BELOW, paper_bgcolor="rgba(0,0,0,0)", plot_bgcolor="rgba(0,0,0,0)",
        font={"family": "system-ui, sans-serif", "size": 13}, colorway=COLOURS, **layout,
    )  # fmt: skip
    figure.update_xaxes(automargin=True, zeroline=False)
    figure.update_yaxes(automargin=True, zeroline=False)
    drawn = figure.to_html(
        full_html=False,
        include_plotlyjs=False,
        default_height="100%",
        config={"responsive": True, "displayModeBar": False},
    )
    return f'<figure role="img" aria-label="{text(says)}"><div class="plot {shape}">{drawn}</div></figure>'


def graph() -> Any:
    return importlib.import_module("plotly.graph_objects")


def heading(found: Balance) -> str:
    players = ", ".join(f"{seat}: {bot}" for seat, bot in zip(found.seats, found.bots, strict=True))
    editions = f" at each of {len(found.rows)} editions" if found.rows[1:] else ""
    closely = f", {found.told} of them looked at closely" if found.told else ""
    strange = [one for row in found.rows for one in row.strange]
    return (
        f"<h1>{text(found.title)}: who wins, and why</h1><p class=faint>{found.games:,} games{editions}"
        f"{closely}. {text(players)}. Seed {text(found.seed)}. Intervals are of 95 %.</p>"
        + ("<p>Simple players tell how a game runs, not how it is played well: strong players may balance it "
           "elsewhere.</p>" if {"random", "greedy"} & set(found.bots) else "")
        + (f"<p>{text(strange_words(strange))}</p>" if strange else "")
    )  # fmt: skip


def band(x: Sequence[Any], intervals: Sequence[Interval], name: str, colour: str) -> list[Any]:
    """A curve and the band around it."""
    go = graph()
    there_and_back = [*x, *reversed(x)]
    edge = [*(one.high for one in intervals), *(one.low for one in reversed(intervals))]
    return [
        go.Scatter(x=there_and_back, y=edge, fill="toself", mode="none", fillcolor=colour, opacity=0.18,
                   showlegend=False, hoverinfo="skip"),
        go.Scatter(x=list(x), y=[one.value for one in intervals], name=name, line={"color": colour, "width": 2.5},
                   mode="lines+markers" if len(x) < 40 else "lines", hovertemplate="%{x}: %{y:.1%}"),
    ]  # fmt: skip


def curves(found: Balance) -> list[str]:
    """The wins of every seat; where several numbers were varied, those of the first seat, over all of the others."""
    drawn = []
    for matter in found.matters:
        traces = []
        if len(found.matters) == 1:
            for seat, name in enumerate(found.seats):
                wins = [row.win_rates[seat] for row in sorted(found.rows, key=lambda row: row.values[matter.path])]
                traces += band(matter.values, wins, name, colour_of(name, seat))
        else:
            traces += band(matter.values, matter.wins, found.seats[0], colour_of(found.seats[0], 0))
        fair = 1 / len(found.seats)
        line = {"dash": "dot", "width": 1, "color": "#888"}
        shapes = [{"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": fair, "y1": fair, "line": line}]
        low, high = matter.wins[0], matter.wins[-1]
        says = f"{found.seats[0]} wins {plain(low)} at {matter.values[0]} and {plain(high)} at {matter.values[-1]}"
        drawn.append(section(
            f"Wins by {matter.path}", f"<p>{text(says)}. The dotted line is a fair share.</p>",
            plot(traces, "", says, shapes=shapes, yaxis={"tickformat": ".0%", "title": {"text": "share of wins"}},
                 xaxis={"title": {"text": matter.path}, "tickformat": "d", "dtick": step_of(matter.values)}),
        ))  # fmt: skip
    return drawn


def heat(found: Balance) -> list[str]:
    """The wins of the first seat over the two numbers that matter most, where all their combinations were played."""
    if len(found.matters) != 2:
        return []
    across, up = found.matters
    at = {(row.values[across.path], row.values[up.path]): row.win_rates[0] for row in found.rows}
    played = [[at.get((x, y)) for x in across.values] for y in up.values]
    trace = graph().Heatmap(
        x=across.values, y=up.values, z=[[one and one.value for one in line] for line in played],
        customdata=[[one and f"{one.low:.1%} to {one.high:.1%}" for one in line] for line in played],
        colorscale="RdBu", zmid=1 / len(found.seats), texttemplate="%{z:.0%}",
        colorbar={"tickformat": ".0%", "thickness": 12},
        hovertemplate="%{x}, %{y}: %{z:.1%} (%{customdata})<extra></extra>",
    )  # fmt: skip
    says = f"Wins of {found.seats[0]} by {across.path} and {up.path}"
    axes = {
        "xaxis": {"title": {"text": across.path}, "dtick": 1, "showgrid": False},
        "yaxis": {"title": {"text": up.path}, "dtick": 1, "showgrid": False},
    }
    return [section(f"{across.path} and {up.path} together", f"<p>{text(says)}.</p>", plot([trace], "", says, **axes))]


def tornado(found: Balance) -> str:
    """What matters most: of several numbers, each from its worst value to its best."""
    if len(found.matters) < 2:
        return ""
    some = found.matters[:SHOWN][::-1]
    low = [min(wins.value for wins in one.wins) for one in some]
    wide = [one.spread.value for one in some]
    trace = graph().Bar(
        y=[one.path for one in some], x=wide, base=low, orientation="h", marker={"color": COLOURS[0]},
        error_x=whiskers([one.spread for one in some]), hovertemplate="%{y}: %{x:.1%} apart<extra></extra>",
    )  # fmt: skip
    most, seat = found.matters[0], found.seats[0]
    says = f"{most.path} matters most: it moves the wins of {seat} by {plain(most.spread)}, from worst to best"
    axes = {"xaxis": {"tickformat": ".0%", "title": {"text": f"wins of {seat}"}}}
    return section("What matters most", f"<p>{text(says)}.</p>", plot([trace], "low", says, showlegend=False, **axes))


def endings(found: Balance) -> str:
    """Of every edition, or of the one, which share of games ends how."""
    names = sorted({ending for row in found.rows for ending in row.endings})
    if not names:
        return ""
    focus = focus_of(found)
    said = "; ".join(f"{text(name)} {percent(share)}" for name, share in focus.endings.items())
    if len(found.rows) == 1:
        shares = list(focus.endings.values())
        bars = graph().Bar(x=[one.value for one in shares], orientation="h", error_x=whiskers(shares))
        scale = {"tickformat": ".0%", "range": [0, 1]}
        drawn = plot([bars], "low", "how games end", xaxis=scale, yaxis=named(list(focus.endings)))
        return section("How games end", f"<p>They end: {said}.</p>", drawn)
    labels = [", ".join(str(value) for value in row.values.values()) for row in found.rows]
    traces = [
        graph().Bar(x=labels, y=[row.endings[one].value if one in row.endings else 0 for row in found.rows], name=one,
                    hovertemplate="%{x}: %{y:.1%}")
        for one in names
    ]  # fmt: skip
    title = {"title": {"text": ", ".join(focus.values)}, "type": "category"}
    axes = {"barmode": "stack", "yaxis": {"tickformat": ".0%", "range": [0, 1]}, "xaxis": title}
    lines = [
        [text(label), *(percent(row.endings.get(one, wilson(0, found.told))) for one in names)]
        for label, row in zip(labels, found.rows, strict=True)
    ]
    inner = grid([text(", ".join(focus.values)), *map(text, names)], lines, found.rows.index(focus))
    return section(
        "How games end",
        f"<p>{where(found)}: {said}.</p>",
        plot(traces, "", "how games end", **axes),
        f"<details><summary>At all {len(lines)} editions</summary>{inner}</details>",
    )


def focus_of(found: Balance) -> Any:
    return next(row for row in found.rows if row.values == found.focus)


def where(found: Balance) -> str:
    return "At " + text(", ".join(f"{path} {value}" for path, value in found.focus.items())) if found.focus else "Here"


def leads(found: Balance) -> str:
    course = found.course
    if course is None:
        return ""
    steps = [100 * n // (len(course.expected) - 1) for n in range(len(course.expected))]
    traces = []
    for seat, name in enumerate(found.seats):
        traces += band(steps, [step[seat] for step in course.expected], name, colour_of(name, seat))
    said = (
        f"{where(found)} the lead changes hands {number(course.changes)} times a game; "
        f"{percent(course.from_behind)} of games "
        "are won from far behind. A band holds eight games of ten."
    )
    axes = {"yaxis": {"tickformat": ".0%", "title": {"text": "expected share of the win"}},
            "xaxis": {"title": {"text": "course of the game"}, "ticksuffix": " %"}}  # fmt: skip
    return section(
        "The lead", f"<p>{said}</p>", plot(traces, "", "what each seat can expect as the game goes on", **axes)
    )


def kinds(found: Balance) -> str:
    return "".join(
        section(f"Wins by {title}", grid([text(title), "seats", "wins"], [
            [text(kind), str(share.times), percent(share.wins)] for kind, share in by_kind.items()
        ]))
        for title, by_kind in focus_of(found).kinds.items()
    )  # fmt: skip


def moves(found: Balance) -> str:
    """A tornado of the choices that surely go with the result."""
    sure = [one for one in found.moves if one.effect.low > 0 or one.effect.high < 0][:SHOWN]
    if not sure:
        return ""
    some = sorted(sure, key=lambda one: one.effect.value)
    trace = graph().Bar(
        x=[one.effect.value for one in some], orientation="h", error_x=whiskers([one.effect for one in some]),
        marker={"color": [COLOURS[2] if one.effect.value > 0 else COLOURS[1] for one in some]},
        customdata=[one.choice for one in some], hovertemplate="%{customdata}: %{x:+.1%}<extra></extra>",
    )  # fmt: skip
    said = (
        "What one more choice of it goes with for who makes it, in shares of a win, at equal length of the game. That "
        "it goes with winning does not say that it is the reason. The intervals hold for all choices together."
    )
    axes = {"xaxis": {"tickformat": "+.0%"}, "yaxis": named([one.choice for one in some])}
    return section("What goes with winning", f"<p>{said}</p>", plot([trace], "", said, showlegend=False, **axes))


def swaps(found: Balance) -> str:
    """A tornado of what things are worth, taken and pressed."""
    some = found.swaps[:SHOWN][::-1]
    if not some:
        return ""
    names = [f"{one.thing}, {one.seat}" for one in some]
    traces = [
        graph().Bar(
            x=[one.value for one in figures], name=name, orientation="h", error_x=whiskers(figures),
            marker={"color": shade}, customdata=names, hovertemplate="%{customdata}: %{x:+.1%}<extra></extra>",
        )
        for name, shade, figures in (
            ("taken", COLOURS[1], [one.taken for one in some]), ("pressed", COLOURS[0], [one.pressed for one in some]),
        )
    ]  # fmt: skip
    said = (
        "The same deals again: a seat never chooses the thing unless it must (taken), or always does where it can "
        "(pressed). What its wins change by, in shares of a win; the intervals hold for all things together."
    )
    rows = [
        [text(one.thing), text(one.seat), percent(one.differs), points(one.taken), points(one.pressed)]
        for one in found.swaps
    ]
    inner = grid(["thing", "seat", "games it changes", "taken", "pressed"], rows)
    return section(
        "What things are worth",
        f"<p>{said}</p>",
        plot(traces, "", said, xaxis={"tickformat": "+.0%"}, yaxis=named(names)),
        f"<details><summary>All {len(rows)}</summary>{inner}</details>",
    )


def points(one: Interval) -> str:
    return f"{one.value:+.1%} <span class=faint>{one.low:+.1%} to {one.high:+.1%}</span>"


def rules(found: Balance) -> str:
    rows = [[f"<b>{text(one.rule)}</b> {text(one.text)}", number(one.times), percent(one.games)] for one in found.rules]
    inner = grid(["rule", "times a game", "share of games"], rows)
    return section(
        "How often rules are met", f"<details><summary>{len(rows)} rules</summary>{inner}</details>" if rows else ""
    )  # fmt: skip


def story(found: Balance, one: Story) -> str:
    steps = [100 * n // (len(one.leads) - 1) for n in range(len(one.leads))]
    traces = [
        graph().Scatter(
            x=steps,
            y=[step[seat] for step in one.leads],
            name=name,
            line={"color": colour_of(name, seat), "width": 2.5},
        )
        for seat, name in enumerate(found.seats)
    ]
    file = "data:application/json;base64," + base64.b64encode(one.saved.encode()).decode()
    name = f"{found.game}-{one.kind.split()[1]}.json"
    axes = {"yaxis": {"tickformat": ".0%"}, "xaxis": {"ticksuffix": " %"}}
    return section(
        one.kind[0].upper() + one.kind[1:],
        f"<p>Seed {text(one.seed)}: {text(one.why)}. <a download={name} href='{file}'>Save the game</a>, and "
        f"<code>folktable replay {name}</code> tells it decision for decision.</p>",
        plot(traces, "low", one.why, **axes),
        f"<details><summary>The whole story, {len(one.lines)} lines</summary><ol>"
        + "".join(f"<li>{text(line)}</li>" for line in one.lines) + "</ol></details>",
    )  # fmt: skip


def table(found: Balance) -> str:
    paths, counts = list(found.rows[0].values), list(found.rows[0].counted)
    rows = [
        [
            *map(str, row.values.values()), *map(percent, row.win_rates), number(row.length), str(row.unfinished),
            *(percent(one) if one.high <= 1 else number(one) for one in row.counted.values()),
        ]
        for row in found.rows
    ]  # fmt: skip
    own = next((n for n, row in enumerate(found.rows) if row.is_default), None)
    inner = grid([*map(text, paths), *map(text, found.seats), "decisions", "unfinished", *map(text, counts)], rows, own)
    return section("All editions", "<p>The game's own edition is bold.</p>", inner)
