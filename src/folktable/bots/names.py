"""The bots by name."""

from __future__ import annotations

import re

from folktable.bots.learned import Learned, Level, Sage
from folktable.bots.players import Bot, Searcher, Thinking, choose_at_random, choose_greedily
from folktable.engine.errors import FolktableError

RANDOM = Bot("random", choose_at_random)
GREEDY = Bot("greedy", choose_greedily)
NET = Bot("net", Learned())
# A hot network errs where it sees little difference, seldom where it sees much: as people do. How hot was measured
# (docs/benchmarks.md). The seconds bound what a move may take before the search is compiled, or on a busy machine.
LEVELS = (
    Bot("apprentice", Level(Learned(temperature=7), Searcher(iterations=32, seconds=1, depth=1))),
    Bot("villager", Level(Learned(temperature=3), Searcher(iterations=1_000, seconds=1))),
    Bot("elder", Level(Sage(iterations=1_000, seconds=2), Searcher(iterations=20_000, seconds=2))),
)
DEFAULT_LEVEL = "villager"
NAMED = {bot.name: bot for bot in (RANDOM, GREEDY, *LEVELS, NET)}
SEARCHES: dict[str, type[Searcher] | type[Sage]] = {"mcts": Searcher, "sage": Sage}
BUDGET = re.compile(r"(mcts|sage):(\d+)(ms|s|)")
FILE = "net:"


def is_bot(name: str) -> bool:
    """Does a player's name mean a bot? All others are people."""
    return name in NAMED or name.partition(":")[0] in SEARCHES or name.startswith(FILE)


def bot_named(name: str) -> Bot:
    """One of those with a name; a search with a budget for each decision: mcts:500ms, sage:2s, mcts:2000 (iterations);
    or a network of one's own: net:FILE."""
    if name in NAMED:
        return NAMED[name]
    if name.startswith(FILE):
        return Bot(name, Learned(file=name.removeprefix(FILE)))
    budget = BUDGET.fullmatch(name)
    if budget is None:
        raise FolktableError(
            f"there is no bot {name!r}; there are {', '.join(NAMED)}, mcts and sage with a budget for each decision "
            "(mcts:500ms, sage:2s or mcts:2000: iterations), and net:FILE with a network of your own"
        )
    kind, amount, unit = SEARCHES[budget[1]], int(budget[2]), budget[3]
    if amount == 0:
        raise FolktableError(f"{name}: a budget of nothing; the least is {budget[1]}:1ms, or {budget[1]}:1 (iteration)")
    think: Thinking = kind(seconds=amount / (1000 if unit == "ms" else 1)) if unit else kind(iterations=amount)
    return Bot(name, think)
