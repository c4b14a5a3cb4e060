"""Playing at a terminal: any game, from its table.py. People share the keyboard, bots take the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from folktable.bots.names import DEFAULT_LEVEL, bot_named, is_bot
from folktable.bots.players import Searcher, compiling
from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened, load, slugs
from folktable.engine.match import Match, Option, sight
from folktable.engine.rulebook import for_players
from folktable.engine.savefile import commitment, new_seed, read, replay, save
from folktable.engine.words import in_words, sentence
from folktable.study.puzzles import Puzzle, played_out, told

HELP = "? shows the rules behind this, i a hint, l the story so far, u takes back, s saves, q leaves"
HINTS = 5  # the most that are shown
MANY = 16  # choices that would push the board out of sight
COLUMN = 38  # letters that a choice needs


class Left(Exception):
    """The person left the table."""


def ask_line(console: Console, prompt: str) -> str:
    try:
        return console.input(prompt).strip()
    except EOFError:
        raise Left from None


def say(console: Console, line: str) -> None:
    """A line of a story, wrapped between words; for a program that reads it, on one line."""
    if console.is_terminal:
        console.print(Padding(Text(line), (0, 0, 0, 2)))
    else:
        console.print(f"  {line}", markup=False, soft_wrap=True)


def ask_number(console: Console, prompt: str, fewest: int, most: int) -> int:
    while True:
        try:
            line = ask_line(console, prompt)
        except Left:
            raise FolktableError("nothing was chosen") from None
        if line.isdecimal() and fewest <= int(line) <= most:
            return int(line)
        console.print(f"A number from {fewest} to {most}, please.")


def choose(console: Console, question: str, choices: Sequence[str]) -> int:
    for number, choice in enumerate(choices, 1):
        console.print(f"{number:3}  {choice}", markup=False)
    return ask_number(console, f"{question} ", 1, len(choices)) - 1


def choose_game(console: Console) -> str:
    return slugs()[choose(console, "Which game?", [in_words(load(slug).title) for slug in slugs()])]


def choose_seats(console: Console, slug: str) -> int:
    """How many sit at the table, where the game leaves a choice."""
    fewest, most = load(slug).seats
    if fewest == most:
        return fewest
    return ask_number(console, f"How many players, bots included? {fewest} to {most}: ", fewest, most)


def choose_players(console: Console, opened: Opened) -> str:
    """One seat for the person and bots in the others, or everybody at this keyboard."""
    names = opened.seat_names()
    chosen = choose(console, "Which seat is yours?", [*names, "all of them: we share this keyboard"])
    if chosen == len(names):
        return ",".join(names)
    return ",".join("me" if seat == chosen else DEFAULT_LEVEL for seat in range(len(names)))


def seated(opened: Opened, players: str) -> list[str]:
    """Who sits where: a bot's name is a bot, any other name a person."""
    chosen = players.split(",")
    if len(chosen) != opened.seats or not all(chosen):
        example = ",".join(["me", *[DEFAULT_LEVEL] * (opened.seats - 1)])
        raise FolktableError(f"{opened.seats} seats need {opened.seats} players, as in {example}")
    return chosen


def play_match(console: Console, opened: Opened, players: str, seed: str, save_to: Path | None, games: int) -> None:
    """One game, or several with the seats passed on after each."""
    seats = seated(opened, players)
    totals = dict.fromkeys(seats, 0.0)
    for number in range(games):
        one_seed = seed or new_seed()
        table = Table(console, Match(opened, f"{one_seed}/{number}" if games > 1 else one_seed), seats, save_to)
        if not table.play():
            return
        scores = table.match.scores()
        winners = [name for name, score in zip(seats, scores, strict=True) if score == max(scores)]
        for name in winners:
            totals[name] += 1 / len(winners)
        seats = seats[1:] + seats[:1]
    if games > 1:
        console.print("Match: " + ", ".join(f"{name} {wins:g}" for name, wins in totals.items()))


def resume_game(console: Console, path: Path, players: str) -> None:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise FolktableError(f"{path}: {error.strerror}") from None
    saved = read(text)
    match = replay(saved)
    Table(console, match, seated(match.opened, players or ",".join(saved.players)), path).play()


def solve(console: Console, puzzle: Puzzle) -> None:
    """Show a position as its seat sees it, ask, and tell what is best, why, and what comes of what was chosen."""
    opened, state = puzzle.begun()
    seat, seen = state.actor, sight(opened, state, state.actor)
    console.print(Rule(f"{in_words(opened.game.title)}: {opened.seat_names()[seat]} decides"))
    console.print(Text.from_ansi(opened.game.screen.screen(seen.view)))
    texts = {option.name: sentence(option.text) for option in seen.options}
    assert seen.question is not None
    try:
        chosen = list(texts)[choose(console, sentence(seen.question.text), list(texts.values()))]
    except FolktableError:  # they have gone
        return
    console.print("Solved." if chosen == puzzle.solution else f"Not the best. Better is: {texts[puzzle.solution]}")
    for name, chance in puzzle.chances:
        console.print(f"{chance:6.0%}  {texts[name]}", markup=False)
    for reason in puzzle.reasons:
        console.print(f"   {sentence(reason.text)}.", markup=False)
    refuted = chosen if chosen in puzzle.lines and chosen != puzzle.solution else puzzle.tempting
    for name in (puzzle.solution, refuted):
        console.print(f"\nAfter {texts[name]}:", markup=False)
        for one in played_out(opened, state, puzzle.lines[name]):
            for line in told(opened, one, seat):
                say(console, sentence(line.text))


class Table:
    """One game at one terminal."""

    def __init__(self, console: Console, match: Match, players: list[str], save_to: Path | None) -> None:
        self.console = console
        self.match = match
        self.players = players
        self.save_to = save_to
        self.read_until = dict.fromkeys(range(len(players)), 0)  # how far each person has read the story
        self.bots = {seat: bot_named(player) for seat, player in enumerate(players) if is_bot(player)}
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
        self.shown_to: int | None = None
        self.helped = False  # the keys are told with the first question

    def play(self) -> bool:
        """To the end; False if the person left before."""
        self.console.print(Rule(in_words(self.match.opened.game.title)))
        self.console.print(f"[dim]The shuffle is fixed; its fingerprint: {commitment(self.match.seed)}[/]")
        if any(isinstance(bot.think, Searcher) for bot in self.bots.values()):
            compiling(self.match.opened)  # in the background, while people look at the table
        try:
            while not self.match.over:
                seat = self.match.waiting()[0]
                if seat in self.people:
                    self.person_decides(seat)
                else:
                    self.bot_decides(seat)
                self.keep()
        except Left:
            self.leave()
            return False
        self.tell_end()
        return True

    # --- People ------------------------------------------------------------------------------------------

    def person_decides(self, seat: int) -> None:
        options = self.match.options(seat)
        if (
            len(options) == 1 and len(self.people) == 1
        ):  # among several, not being asked would tell the others something
            self.match.play(seat, next(iter(options.values())))
            return
        self.hand_over(seat)
        self.tell_news(seat)
        sight = self.match.sight(seat)
        self.console.print(Text.from_ansi(self.match.opened.game.screen.screen(sight.view)))
        assert sight.question is not None
        self.console.print(f"\n[bold]{sentence(sight.question.text)}[/]")
        self.show_choices([sentence(option.text) for option in sight.options])
        commands_told = f"A number from 1 to {len(sight.options)} plays; {HELP}."
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.show_rules([*sight.question.rules, *(r for o in sight.options for r in o.rules)]),  # type: ignore[union-attr]
            "i": lambda: self.hint(seat, sight.options),
            "l": lambda: self.tell(0, seat),
            "s": self.save_as,
            "h": lambda: self.console.print(commands_told),
        }
        names = {option.name: number for number, option in enumerate(sight.options)}
        while True:
            line = ask_line(self.console, "> " if self.helped else f"[dim]{commands_told}[/]\n> ")
            self.helped = True
            if line == "q":
                raise Left
            if line in commands:
                commands[line]()
            elif line == "u":
                if self.take_back(seat):
                    return
            elif line in names or (line.isdecimal() and 1 <= int(line) <= len(sight.options)):
                name = line if line in names else sight.options[int(line) - 1].name
                self.match.play_named(seat, name)
                return
            else:
                self.console.print(commands_told)

    def show_choices(self, choices: Sequence[str]) -> None:
        """One below the other; many of them in columns, so that the board stays in sight."""
        columns = max(1, self.console.width // COLUMN) if len(choices) > MANY else 1
        height = -(-len(choices) // columns)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column()
            grid.add_column(ratio=1)
        numbered = [(Text(f"{number:3}"), Text(choice)) for number, choice in enumerate(choices, 1)]
        for row in range(height):
            grid.add_row(*(cell for one in numbered[row::height] for cell in one))
        self.console.print(grid)

    def hand_over(self, seat: int) -> None:
        """With several people at one screen, hide what the last one saw before the next one looks."""
        if len(self.people) > 1 and self.shown_to != seat:
            self.console.clear()
            name = self.match.seat_name(seat)
            ask_line(self.console, f"{name} ({self.players[seat]}) decides now. Press Enter when only you look. ")
        self.shown_to = seat

    def take_back(self, seat: int) -> bool:
        if not self.match.may_undo(seat):
            self.console.print(
                "Nothing to take back: your last decision has shown something hidden, or others have decided since."
            )
            return False
        self.match.rewind(len(self.match.log) - 1)
        self.read_until[seat] = min(self.read_until[seat], len(self.match.told))
        self.console.print("Taken back.")
        return True

    def show_rules(self, ids: list[str]) -> None:
        texts = for_players(self.match.opened.game.slug)
        for rule in dict.fromkeys(ids):
            say(self.console, texts[rule].replace("**", ""))

    def tell_news(self, seat: int) -> None:
        self.tell(self.read_until[seat], seat)
        self.read_until[seat] = len(self.match.told)

    def tell(self, since: int, seat: int) -> None:
        self.console.print(Rule(style="dim"))
        if lines := self.match.lines(seat, since):
            for line in lines:
                say(self.console, sentence(line.text))
            self.console.print(Rule(style="dim"))

    # --- Bots --------------------------------------------------------------------------------------------

    def bot_decides(self, seat: int) -> None:
        choice = self.bots[seat].choose(self.match.opened, self.match.state, seat, new_seed())
        self.match.play(seat, choice.action)

    def hint(self, seat: int, options: Sequence[Option]) -> None:
        """What the strongest bot would think of, knowing what this person knows."""
        choice = bot_named("elder").choose(self.match.opened, self.match.state, seat, new_seed())
        if not choice.candidates:
            self.console.print("There is only one thing to do.")
            return
        texts = {option.name: sentence(option.text) for option in options}
        names = {action: name for name, action in self.match.options(seat).items()}
        hints = Grid.grid(padding=(0, 2))
        for candidate in choice.candidates[:HINTS]:
            name = names[candidate.action]
            hints.add_row(
                Text(f"{candidate.expected:6.0%}", "bold"),
                Text(texts[name]),
                Text(f"looked at {candidate.visits} of {choice.iterations} times", "dim"),
            )
        self.console.print("How often an elder thinks you win with each:")
        self.console.print(hints)

    # --- Keeping -----------------------------------------------------------------------------------------

    def keep(self) -> None:
        if self.save_to is not None:
            self.write(self.save_to)

    def write(self, path: Path) -> None:
        """All or nothing: a full disk or a crash leaves the file as it was."""
        beside = path.with_name(path.name + ".new")
        try:
            beside.write_text(save(self.match, self.players), "utf-8")
            beside.replace(path)
        except OSError as error:
            raise FolktableError(f"the game could not be saved to {path}: {error.strerror}") from None

    def save_as(self) -> None:
        path = Path(ask_line(self.console, "Save to which file? ") or f"{self.match.opened.game.slug}.folktable.json")
        self.write(path)
        self.console.print(f"Saved. Go on later with: folktable play --resume {path}")

    def leave(self) -> None:
        if self.save_to is not None:
            self.console.print(f"\nGo on later with: folktable play --resume {self.save_to}")
        else:
            self.console.print("\nYou left the table. (With --save FILE a game can be gone on with.)")

    def tell_end(self) -> None:
        names = self.match.opened.seat_names()
        for seat in self.people[:1] or [len(self.players)]:
            self.tell(self.read_until.get(seat, 0), seat)
        scores = self.match.scores()
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            place = 1 + sum(score > scores[seat] for score in scores)
            self.console.print(f"  {place}. {names[seat]} ({self.players[seat]})", markup=False)
        self.console.print(
            f"[dim]The seed was {self.match.seed}. `folktable verify` checks a saved game against it.[/]"
        )
