"""A game is a package with files of fixed names (engine/packages.py finds it); this loads it and opens its box."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import msgspec

from folktable.engine.errors import EditionError, FolktableError
from folktable.engine.gamefiles import FILES, OPTIONAL, complaints
from folktable.engine.loops import as_loops
from folktable.engine.observing import Layout
from folktable.engine.packages import packages
from folktable.engine.record import GameState
from folktable.engine.words import Text, Words, english_text, in_words, words

T = TypeVar("T")
MOST_WORKED_OUT = 2000
ONE_AT_A_TIME = Lock()  # threads that meet a type together for the first time crash msgspec: it must be met before
RULE_FUNCTIONS = ("setup", "legal", "apply", "score", "determinize")


@dataclass(frozen=True)
class Game:
    """The modules of one game, under the names that every game uses."""

    slug: str
    state: ModuleType  # State, ACTIONS, MOST_DECISIONS and the names of the game's numbers
    box: ModuleType  # Box, Edition, Options, pack
    rules: ModuleType  # setup, legal, apply, score, determinize
    play: ModuleType  # worth_of; GREEDY_IN_EIGHT, LEVELS_SEARCH, PUZZLES_BY_SEARCH, where measured
    table: ModuleType  # what people see and read
    screen: ModuleType  # the same for a terminal
    position: ModuleType  # the facts of a position in words: notation and scenarios
    observe: ModuleType  # FEATURES, observe: what a seat sees, as numbers
    secrets: ModuleType  # SECRETS: which of these facts are hidden, and from whom
    reasons: ModuleType | None = None  # FACTS, OWN_FACTS, AHEAD, measure: what is worth saying of a choice
    board: ModuleType | None = None  # BOARD: what the page draws, where it has no board for the game
    glossary: ModuleType | None = None  # everything in the box that has a name

    @property
    def actions(self) -> int:
        return int(self.state.ACTIONS)

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most seats."""
        fewest, most = self.table.SEATS
        return fewest, most

    @property
    def greedy_in_eight(self) -> int:
        """Of the decisions that a search plays out beyond its tree, so many in eight are greedy ones."""
        return int(getattr(self.play, "GREEDY_IN_EIGHT", 0))

    @cached_property
    def layout(self) -> Layout:
        """Of the row of numbers that a seat sees."""
        return Layout(self.observe.FEATURES)

    @cached_property
    def window(self) -> Callable[[Any, Any], Any] | None:
        """`table.window`, in games that have reaction windows."""
        return getattr(self.table, "window", None)

    @cached_property
    def why_not(self) -> Callable[[Any, Any, str, tuple[str, ...]], Words | None] | None:
        """`table.why_not`, in games that say why a thing cannot be chosen now."""
        return getattr(self.table, "why_not", None)

    @cached_property
    def clock_for(self) -> Callable[[Any, int], Any] | None:
        """What a game in real time runs beside a match: `clock_for(match, now)` of its clock.py, if it has one."""
        name = f"{self.package}.clock"
        if importlib.util.find_spec(name) is None:
            return None
        found: Callable[[Any, int], Any] = importlib.import_module(name).clock_for
        return found

    @property
    def package(self) -> str:
        return packages()[self.slug]

    @property
    def folder(self) -> Path:
        return Path(str(self.state.__file__)).parent

    def new_state(self) -> GameState:
        state: GameState = self.state.State()
        return state

    @property
    def title(self) -> Words:
        return words(f"{self.slug}-title")

    def default_edition(self) -> dict[str, Any]:
        return tomllib.loads((self.folder / "edition.toml").read_text("utf-8"))


@cache
def slugs() -> tuple[str, ...]:
    return tuple(packages())


@cache
def load(slug: str) -> Game:
    if slug not in slugs():
        raise FolktableError(f"there is no game {slug!r}; there are {', '.join(slugs())}")
    modules = {name: file_of(slug, name) for name in FILES if name not in OPTIONAL or has_file(slug, name)}
    wrong = [complaint for name, module in modules.items() for complaint in complaints(name, module)]
    if wrong:
        raise FolktableError("; ".join(wrong))
    with ONE_AT_A_TIME:
        for kind in (modules["box"].Edition, modules["box"].Options):
            msgspec.json.Decoder(kind)
        run_as_loops(packages()[slug])
    return Game(slug, **modules)


def run_as_loops(package: str) -> None:
    """What a game's functions add up or look for runs as loops at the table, too: it is faster by a tenth.

    Other threads may import while this looks through the modules: it goes by copies.
    """
    for module in [module for name, module in list(sys.modules.items()) if name.startswith(f"{package}.")]:
        for function in list(vars(module).values()):
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                function.__code__ = as_loops(function).__code__


def has_file(slug: str, name: str) -> bool:
    return importlib.util.find_spec(f"{packages()[slug]}.{name}") is not None


def file_of(slug: str, name: str) -> ModuleType:
    package = packages()[slug]
    if not has_file(slug, name):
        raise FolktableError(f"{slug}: there is no {name}.py in {package}. {FILES[name].__doc__}")
    return importlib.import_module(f"{package}.{name}")


@dataclass(frozen=True)
class Opened:
    """A box, opened and checked, with what it was made of."""

    game: Game
    edition_data: dict[str, Any]  # the edition file as read
    edition: Any  # the same, checked: the game's Edition
    options: Any
    seats: int
    box: Any  # the game's Box: the record that the rules read
    worked_out: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    def once(self, key: Any, work_out: Callable[[], T]) -> T:
        """What a game's table need not work out for every view again: it depends on the box and the key alone."""
        found: T | None = self.worked_out.get(key)
        if found is None:
            if len(self.worked_out) >= MOST_WORKED_OUT:
                self.worked_out.clear()
            found = self.worked_out[key] = work_out()
        return found

    def seat_names(self) -> list[str]:
        """In words, for terminals and files."""
        return [in_words(name) for name in self.game.table.seat_names(self)]

    def printed(self, id: str, text: str) -> Text:
        """What the edition prints: in the reader's language where the locale has it so, else just what it says."""
        return Words(id) if english_text(id) == text else text

    @cached_property
    def digest(self) -> str:
        return box_digest(self.game.slug, self.edition_data, msgspec.to_builtins(self.options), self.seats)


def box_digest(slug: str, edition: dict[str, Any], options: dict[str, Any], seats: int) -> str:
    """Names what a box is made of, in canonical JSON: how a release packs it makes no difference."""
    content = msgspec.json.encode([slug, edition, options, seats], order="deterministic")
    return hashlib.sha256(content).hexdigest()[:16]


def read_edition(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise EditionError(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{path}: not valid TOML: {error}") from None


def open_box(
    game: Game,
    edition: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
) -> Opened:
    """Check an edition (without one, the game's own) and the host's options; complain about what is wrong."""
    data = game.default_edition() if edition is None else edition
    try:
        checked = msgspec.convert(data, game.box.Edition)
    except msgspec.ValidationError as error:
        raise EditionError(f"the edition of {game.slug}: {error}") from None
    try:
        chosen = msgspec.convert(options or {}, game.box.Options)
    except msgspec.ValidationError as error:
        known = ", ".join(game.box.Options.__struct_fields__)
        raise EditionError(f"the options of {game.slug}: {error}. The options are {known}") from None
    fewest, most = game.seats
    seats = fewest if seats is None else seats
    if not fewest <= seats <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise EditionError(f"{in_words(game.title)} is for {wanted} seats, not {seats}")
    return Opened(game, data, checked, chosen, seats, game.box.pack(checked, chosen, seats))
