"""Everything that goes over the wire, as types: the API is described, and the page's types are made, from these.

HTTP carries what is done now and then (tables, seats, accounts, replays), a WebSocket for each table what is live:
`ClientMessage` one way, `ServerMessage` the other. What a seat is sent is made from its own `Sight` and nothing else.

Server and clients may be of different releases. Fields that one does not know are passed over; what a field or a
message means never changes under its name. When something must change its meaning, `VERSION` goes up by one, and
`OLDEST` says which clients the server still understands: older ones are told so.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from folktable.engine.board import Board
from folktable.engine.glossary import Entry
from folktable.engine.lesson import LessonNote
from folktable.engine.match import Line, Option, Question, Sight
from folktable.engine.words import Text, Words
from folktable.lab.figures import Row
from folktable.lab.numbers import EditionNumber
from folktable.study.puzzles import Found
from folktable.study.report import Reason, Review, Weighed

VERSION = 1  # of the protocol: in a hello, in every snapshot, and in the path /api/v1
OLDEST = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
# Made up by the client: the same one counts once. Printable ASCII: a NUL would keep PostgreSQL from storing what others
# decide in the same moment.
Request = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
WITHOUT_NUL = r"^[^\x00]*$"  # which PostgreSQL cannot store
Seat = Annotated[int, Meta(ge=0, le=99)]  # more than any game has: what is not there is refused by name
Pace = Literal["live", "days"]
Phase = Literal["gathering", "playing", "over", "closed"]
Scope = Literal["read", "play", "host"]  # what a program's token may be good for
StandingOrder = Literal["ask", "only-if-target", "pass-until-my-turn"]


class FromClient(Struct):
    """What a client sends: what has a default may be left out, and what a newer client adds is passed over."""


# --- Games and people --------------------------------------------------------------------------------------


class HostOption(Struct, frozen=True):
    """One thing a host may set: its JSON Schema tells the page what to offer.

    What it is called and does is in the locale: `<game>-house-<name>`.
    """

    name: str
    schema: dict[str, Any]
    default: Any


class GameInfo(Struct, frozen=True):
    slug: str
    title: Words
    fewest: int
    most: int
    seat_names: dict[str, tuple[Text, ...]]  # by number of seats
    options: tuple[HostOption, ...]
    first: dict[str, Any]  # what makes it another game, by option: with what suits a first one
    bots: tuple[str, ...]  # the levels
    chapters: int  # of its guided first game; 0: there is none
    board: Board | None  # what is drawn, as the game declares it, where the page has no board for it


class Me(Struct, frozen=True):
    """The person behind the cookie."""

    name: str
    registered: bool  # has a password
    tables: tuple[TableInfo, ...]  # where they sit, or sat


class Address(Struct, frozen=True):
    """An address of this machine, for an invite; `answers`: it was tried just now."""

    url: str
    answers: bool


# --- Tables ------------------------------------------------------------------------------------------------


class NewTable(FromClient):
    game: str
    name: Name  # of the host
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None  # without it, the game's own
    mine: tuple[Seat, ...] = (0,)  # the host's seats; several are one screen handed around, none only hosts
    bots: dict[str, str] = {}  # seat: level
    public: bool = False  # listed for all to sit down at
    pace: Pace = "live"
    clock_s: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0  # for each decision, then a bot decides; 0: none
    lesson: bool = False  # the guided first game: its own seed, seats and options, whatever else is asked for
    chapter: Annotated[int, Meta(ge=0, le=9)] = 0  # of the guided first game
    late: bool = False  # who comes when the game is on may take a bot's seat
    hints: bool = True  # whoever decides may ask for one


class ContinuedFrom(Struct, frozen=True):
    """A finished game, and after how many of its decisions."""

    table: str
    decisions: int


class PlayOn(FromClient):
    """What if? A new table goes on from a point of a finished game, with bots in all other seats."""

    name: Name
    seat: Seat
    decisions: Annotated[int, Meta(ge=0)]


class SeatInfo(Struct, frozen=True):
    name: Text  # the role: Violet, the red gnome
    player: str | None  # None: free
    bot: str | None  # the level that plays this seat now
    stand_in: bool  # a bot plays for a person who may come back
    connected: bool
    host: bool
    muted: bool


class TableInfo(Struct, frozen=True):
    """What anybody who may see the table knows of it."""

    id: str
    game: str
    title: Words
    phase: Phase
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]  # the seats of who asks
    hosting: bool  # who asks is the host
    public: bool
    pace: Pace
    clock_s: int
    options: dict[str, Any]  # those that differ from the default
    own_edition: bool
    lesson: bool  # a guided first game: its seed was known all along
    going_on: ContinuedFrom | None  # a game that goes on from another one: its seed was known, too
    commitment: str  # to the seed, published before the first card is dealt
    late: bool  # who comes now may take a bot's seat
    hints: bool  # may be asked for
    windows: bool  # the game asks others whether they react: a standing order can answer for one
    created: int  # ms since the epoch
    your_turn: bool  # who asks is waited for, as far as it is known without playing the game through
    decisions: int
    result: tuple[int, ...] | None
    seed: str | None  # when the game is over
    rematch: str | None  # the table that follows this one
    paused: bool  # Grumpf, live: the host has stopped the clock between two hunts
    broken: Words | None  # why the game cannot go on, at a table that was closed because its log no longer plays


class Created(Struct, frozen=True):
    table: TableInfo
    invite: str  # the secret of the invite link; it goes into the link's fragment, never into a query


class SitDown(FromClient):
    name: Name
    seat: Seat | None = None  # None: any that is free
    invite: str = ""  # needed at private tables


class SeatOrder(FromClient):
    """For the host, or for who sits there."""

    seat: Seat
    bot: str | None = None  # a level: a bot plays on; None: the person takes the seat back


class SeatNamed(FromClient):
    """Which seat is left, or whose player is shown out."""

    seat: Seat


class Mute(FromClient):
    seat: Seat
    muted: bool = True


class Pause(FromClient):
    paused: bool


class ConnectionReport(Struct, frozen=True):
    """Grumpf, live: what the host may know of a seat's connection, and of signs that an undeclared program plays."""

    seat: int
    credit_ms: int
    signs: tuple[Literal["reactions", "intervals"], ...]


class Enter(FromClient):
    """To watch a private table."""

    invite: str


class Invite(Struct, frozen=True):
    invite: str  # a new secret; older links no longer work


class NameAndPassword(FromClient):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Registration(NameAndPassword):
    """Who has a password already has to know it, to change it."""

    old: Annotated[str, Meta(max_length=200)] = ""


class NewToken(FromClient):
    """For a program: it looks, plays or hosts as you do, everywhere or at one table. Your account stays yours."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]
    table: Annotated[str, Meta(max_length=40, pattern=WITHOUT_NUL)] | None = None
    scopes: tuple[Scope, ...] = ("read", "play")


class SessionInfo(Struct, frozen=True):
    """Where you are known: a browser, or a program with a token."""

    id: str
    kind: Literal["cookie", "token"]
    label: str
    table: str | None  # a token for one table only
    scopes: tuple[str, ...]
    since: int  # ms since the epoch
    used: int  # lately: told to the day
    current: bool  # the one that asks


class NewGuest(FromClient):
    """A program that plays for itself asks for a guest's token."""

    name: Name


class Token(Struct, frozen=True):
    token: str  # told once; goes into the header `Authorization: Bearer ...`


class About(Struct, frozen=True):
    """What this server does with what it keeps."""

    version: str
    keep_people_days: int  # a session that nobody uses so long ends, and a guest without one is forgotten; 0: never
    keep_tables_days: int  # a game that was not finished, and where nothing happens so long, goes; 0: never
    lab: bool  # is open


class Rules(Struct, frozen=True):
    text: str  # the whole reference, in Markdown
    rules: dict[str, str]  # each rule by its id


class Glossary(Struct, frozen=True):
    """Everything in a box that has a name."""

    entries: tuple[Entry, ...]


class Replayed(Struct, frozen=True):
    """A finished game, opened: what every seat saw after the set-up and after each decision."""

    table: TableInfo
    frames: tuple[Frame, ...]
    first: int  # the number of the first frame
    count: int  # of all frames


class Reviewing(Struct, frozen=True):
    """How the review of a finished game stands: nobody has asked for it, it waits behind others, or here it is."""

    state: Literal["none", "waiting", "done"]
    ahead: int  # reviews that come first
    review: Review | None = None


class Frame(Struct, frozen=True):
    views: tuple[Any, ...]  # of every seat, then the spectator's
    lines: tuple[Line, ...]  # with nothing hidden
    seat: int | None  # who decided
    choice: str  # in notation


# --- Puzzles and positions -------------------------------------------------------------------------------------


class PuzzleNamed(Struct, frozen=True):
    id: str
    difficulty: int  # from 1


class Puzzles(Struct, frozen=True):
    """The puzzles of a game, the easiest first; one of them is that of the day."""

    game: str
    daily: str  # its id; "": there are none
    puzzles: tuple[PuzzleNamed, ...]
    found: Found | None  # how


class PuzzleShown(Struct, frozen=True):
    """What the seat that decides sees, and nothing else."""

    id: str
    difficulty: int
    table: TableInfo
    seat: int
    sight: Sight


class PuzzleAnswer(FromClient):
    choice: Annotated[str, Meta(min_length=1, max_length=80)]  # an option's name


class Followed(Struct, frozen=True):
    """A decision of a line that is played out, as the puzzle's seat sees it."""

    seat: int  # who decided
    view: Any
    lines: tuple[Line, ...]


class PuzzleSolved(Struct, frozen=True):
    solved: bool
    choices: tuple[Weighed, ...]  # the best, which solves it, first
    refuted: Weighed  # what was chosen, or what is tempting
    theme: str  # the fact of the first reason
    reasons: tuple[Reason, ...]
    best: tuple[Followed, ...]  # what follows
    refutation: tuple[Followed, ...]
    position: str  # for its address: a world as this seat might find it


class Position(FromClient):
    """A position in notation (or packed, as addresses have it), and what is decided from there on."""

    position: Annotated[str, Meta(min_length=1, max_length=20_000)]
    decisions: Annotated[tuple[tuple[Seat, Annotated[str, Meta(max_length=80)]], ...], Meta(max_length=500)] = ()
    judged: bool = False


class Judgement(Struct, frozen=True):
    """From what the seat that decides knows."""

    chances: tuple[float, ...]  # of winning, by seat, after the best choice
    choices: tuple[Weighed, ...]  # the best first
    reasons: tuple[Reason, ...]  # why it is better than the next


class Analysed(Struct, frozen=True):
    """A position with all hands open: who opens its address knows them."""

    table: TableInfo
    frame: Frame  # of the last decision
    seat: int | None  # who decides; None: the game is over
    question: Question | None
    options: tuple[Option, ...]
    position: str  # as it is now, for an address
    line: str  # the same in notation
    judgement: Judgement | None = None  # where it was asked for, and is there


class SharedPosition(Struct, frozen=True):
    position: str  # for an address


class Problem(Struct, frozen=True):
    """A refusal: a code for programs, a sentence for people that says what to do, the same in no language yet."""

    code: str
    text: str
    words: Words


# --- The lab -------------------------------------------------------------------------------------------------


class OpenEdition(FromClient):
    edition: dict[str, Any] | None = None  # without it, the game's own


class LabPlayer(Struct, frozen=True):
    """A bot that studies are played by, and how many games at each edition fit it."""

    name: str
    quick: int  # for a first look
    close: int  # for a close one
    most: int


class LabEdition(Struct, frozen=True):
    """An edition that can be played, every number of it, who can play it, and what a host may set."""

    edition: dict[str, Any]
    numbers: tuple[EditionNumber, ...]
    players: tuple[LabPlayer, ...]
    options: tuple[HostOption, ...]  # as bots play by themselves


class NewStudy(FromClient):
    """The same deals at one edition, or at two to compare; it takes the place of one's study before."""

    game: str
    editions: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=2)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    bot: str  # in all seats
    games: Annotated[int, Meta(ge=2)]  # at each edition
    house: bool = False  # numbers that the rulebook says may differ, too
    options: dict[str, Any] = {}  # the host's, where they are not as usual


class Studying(Struct, frozen=True):
    """How one's study stands."""

    state: Literal["none", "waiting", "playing", "done"]
    ahead: int = 0  # studies that come first
    done: int = 0  # games
    total: int = 0
    rows: tuple[Row, ...] = ()  # by edition; the second is told beside the first


# --- Live: from the page -------------------------------------------------------------------------------------


class Hello(FromClient, tag="hello"):
    """The first message. `seq` is the last that the client has: it gets what it missed, or a snapshot."""

    seq: int = -1
    seat: Seat | None = None  # which of one's seats to look from; without it the first, or the spectator's
    version: int = 1  # of the protocol that the client speaks; who says nothing speaks the first


class Look(FromClient, tag="look"):
    """Look from another of one's seats (one screen handed around); a snapshot follows."""

    seat: Seat | None


class Decide(FromClient, tag="decide"):
    request: Request
    decision: int  # the question that this answers
    choice: Annotated[str, Meta(min_length=1, max_length=80)]  # an option's name
    hand: int = 0  # Grumpf: which hand moves
    gently: bool = False  # only if it can be taken back for certain; else it is refused as `final`


class TakeBack(FromClient, tag="take-back"):
    """Where it is somebody else's turn by now, they are asked (`AskedBack`): the answer comes when they have said."""

    request: Request


class Allow(FromClient, tag="allow"):
    """Answers `AskedBack`: may the decision be taken back?"""

    request: Request
    allowed: bool


class AskHint(FromClient, tag="hint"):
    request: Request


Thing = Annotated[str, Meta(min_length=1, max_length=80)]  # as options name it: "card:P6"


class AskWhy(FromClient, tag="why"):
    """Why can a thing not be chosen now? `chosen`: what is chosen already, of a choice of several things."""

    request: Request
    thing: Thing
    chosen: Annotated[tuple[Thing, ...], Meta(max_length=8)] = ()


class Say(FromClient, tag="say"):
    request: Request
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=WITHOUT_NUL)]


class Order(FromClient, tag="order"):
    """How reaction windows are answered for me. Nobody else can notice."""

    request: Request
    order: StandingOrder


class Echo(FromClient, tag="echo"):
    """Answers a `Beat` at once: the server measures the round trip itself."""

    n: int


ClientMessage = Hello | Look | Decide | TakeBack | Allow | AskHint | AskWhy | Say | Order | Echo


# --- Live: to the page ---------------------------------------------------------------------------------------


class Said(Struct, frozen=True, tag="said"):
    at: int  # ms since the epoch
    player: str
    seat: int | None
    text: str


class Coaching(Struct, frozen=True):
    """To the learner of a guided first game: how far it is, what comes next, and what to know about it."""

    bubble: int  # of all that is said to the learner, the next; the first is 1, after the last is the end
    bubbles: int
    following: bool  # the game is as the lesson has it so far
    choice: str  # the option to choose now; "" while others decide, and when the lesson is over or was left
    notes: tuple[LessonNote, ...]
    next_chapter: int | None  # to go on with when this one is over


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """All there is to see: after a hello that cannot be caught up with, a look, a move taken back."""

    seq: int
    table: TableInfo
    seat: int | None  # looked from
    decision: int  # names the open question of this seat
    sight: Sight
    lines: tuple[Line, ...]  # the last ones
    first_line: int  # the number of the first of them
    seen: int  # the number of the first line after this seat's own last decision: "since your last turn"
    may_undo: bool
    order: StandingOrder
    deadline: int | None  # ms since the epoch: when a bot decides for whoever is waited for
    now: int  # the server's clock, in the same units
    chat: tuple[Said, ...]
    coaching: Coaching | None
    asks_back: int | None = None  # the seat that asks you to let it take its decision back
    version: int = VERSION


class Update(Struct, frozen=True, gc=False, tag="update"):
    """One decision was taken and stored."""

    seq: int
    request: str  # of this seat, which was carried out so: there is no other answer to it; "" when others decided
    decision: int
    sight: Sight  # of the view only the fields that have changed: they go over those of the view before
    lines: tuple[Line, ...]
    may_undo: bool
    deadline: int | None
    coaching: Coaching | None


class AskedBack(Struct, frozen=True, tag="asked-back"):
    """Somebody asks to take back a decision after which it is your turn; `seat` is None when that is settled."""

    seat: int | None


class TableChanged(Struct, frozen=True, tag="table"):
    table: TableInfo


class Accepted(Struct, frozen=True, gc=False, tag="accepted"):
    """Where no update says so: what was said or ordered, what was answered before, a hand that sets out."""

    request: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    request: str
    seq: int
    code: str
    text: str
    words: Words


class HintOption(Struct, frozen=True):
    name: str
    expected: float  # share of a win
    share: float  # of the search's attention


class Hinted(Struct, frozen=True, tag="hinted"):
    request: str
    options: tuple[HintOption, ...]  # the best first
    reasons: tuple[Reason, ...] = ()  # why the best is better than the next


class Explained(Struct, frozen=True, tag="explained"):
    request: str
    words: Words


class Beat(Struct, frozen=True, tag="beat"):
    n: int
    now: int


class Hand(Struct, frozen=True, tag="hand"):
    """Grumpf, live: a hand sets out, lands or fails; everybody sees it. Times in ms of the table's clock."""

    event: Literal["started", "landed", "refused", "opens", "closed"]
    at: int
    seat: int | None = None
    hand: int = 0
    choice: str = ""  # in notation
    lands: int = 0
    opens: int = 0
    code: str = ""
    text: Text = ""


ServerMessage = (
    Snapshot | Update | TableChanged | AskedBack | Said | Accepted | Refused | Hinted | Explained | Beat | Hand
)
