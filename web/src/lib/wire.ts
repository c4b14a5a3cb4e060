// Made by `python -m folktable.server.typescript` from folktable/wire.py and the games' table.py.

export const VERSION = 1; // of the protocol

export interface Suit {
  readonly sign: "acorn" | "bell" | "clover" | "club" | "coin" | "cup" | "diamond" | "heart" | "leaf" | "moon" | "spade" | "star" | "sun" | "sword";
  readonly ink: "black" | "blue" | "brown" | "gold" | "green" | "red" | "violet";
}

export interface Rank {
  readonly corner: string;
  readonly pips: number;
  readonly figure: "jack" | "king" | "knight" | "queen" | null;
}

export interface CardLook {
  readonly suits: Readonly<Record<string, Suit>>;
  readonly ranks: Readonly<Record<string, Rank>>;
}

export interface Shown {
  readonly path: string;
  readonly name: string;
}

export interface Pile {
  readonly path: string;
  readonly name: string;
  readonly under: string;
  readonly face_down: boolean;
}

export interface Track {
  readonly path: string;
  readonly name: string;
  readonly spaces: number;
}

export interface Board {
  readonly cards: CardLook;
  readonly hand: string;
  readonly hand_sizes: string;
  readonly trick: Shown | null;
  readonly piles: readonly Pile[];
  readonly tracks: readonly Track[];
  readonly counters: readonly Shown[];
  readonly points: string;
  readonly acting: string;
}

export interface Words {
  readonly id: string;
  readonly values?: Readonly<Record<string, Words | string | number | readonly (Words | string | number)[]>>;
}

export interface Entry {
  readonly group: Words;
  readonly thing: string;
  readonly name: Words | string;
  readonly text: Words | string;
  readonly rule: string;
  readonly card: unknown;
  readonly also: readonly string[];
}

export interface LessonNote {
  readonly say: string;
  readonly at?: string;
  readonly rules?: readonly string[];
}

export interface Line {
  readonly text: Words | string;
  readonly rules: readonly string[];
  readonly event: readonly (string | number)[];
}

export interface Option {
  readonly name: string;
  readonly text: Words | string;
  readonly rules: readonly string[];
  readonly things: readonly string[];
}

export interface Question {
  readonly text: Words | string;
  readonly rules: readonly string[];
}

export interface Sight {
  readonly view: unknown;
  readonly question: Question | null;
  readonly options: readonly Option[];
}

export type Text = Words | string;

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Share {
  readonly times: number;
  readonly wins: Interval;
}

export interface Row {
  readonly values: Readonly<Record<string, number>>;
  readonly is_default: boolean;
  readonly games: number;
  readonly win_rates: readonly Interval[];
  readonly differences: readonly Interval[];
  readonly length: Interval;
  readonly longest: number;
  readonly unfinished: number;
  readonly endings: Readonly<Record<string, Interval>>;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, Share>>>>;
  readonly lead_changes: Interval | null;
  readonly counted: Readonly<Record<string, Interval>>;
  readonly strange: readonly string[];
}

export interface EditionNumber {
  readonly path: string;
  readonly value: number;
  readonly mark: "" | "assumed" | "book" | "inferred";
  readonly said: string;
  readonly low: number | null;
  readonly high: number | null;
}

export interface Found {
  readonly game: string;
  readonly folktable: string;
  readonly network: string;
  readonly box: string;
  readonly played_by: string;
  readonly judged_by: string;
  readonly verified_by: string;
  readonly gap: number;
  readonly games: number;
  readonly moments: number;
  readonly candidates: number;
  readonly kept: number;
}

export interface Reason {
  readonly text: Words;
  readonly fact: string;
  readonly seat: number | null;
  readonly better: number;
  readonly other: number;
  readonly futures: number;
  readonly ahead: number;
}

export interface Point {
  readonly after: number;
  readonly chance: number;
}

export interface Standing {
  readonly honest: readonly Point[];
  readonly truth: readonly Point[];
  readonly start: number;
  readonly result: number;
  readonly given_away: number;
  readonly given: number;
  readonly luck: number;
}

export interface Weighed {
  readonly name: string;
  readonly text: Words | string;
  readonly chance: number;
}

export interface Decided {
  readonly number: number;
  readonly seat: number;
  readonly chosen: Weighed;
  readonly lost: number;
  readonly mark: "better" | "cost" | "good";
  readonly choices: readonly Weighed[];
  readonly reasons: readonly Reason[];
}

export interface Luck {
  readonly after: number;
  readonly seat: number;
  readonly moved: number;
}

export interface Turn {
  readonly after: number;
  readonly seat: number;
  readonly kind: "choice" | "luck";
  readonly moved: number;
}

export interface Review {
  readonly game: string;
  readonly judge: "network" | "search";
  readonly futures: number;
  readonly seats: readonly Standing[];
  readonly decisions: readonly Decided[];
  readonly luck: readonly Luck[];
  readonly turns: readonly Turn[];
}

export type Pace = "live" | "days";

export type Phase = "gathering" | "playing" | "over" | "closed";

export type Scope = "read" | "play" | "host";

export type StandingOrder = "ask" | "only-if-target" | "pass-until-my-turn";

export interface HostOption {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly default: unknown;
}

export interface GameInfo {
  readonly slug: string;
  readonly title: Words;
  readonly fewest: number;
  readonly most: number;
  readonly seat_names: Readonly<Record<string, readonly (Words | string)[]>>;
  readonly options: readonly HostOption[];
  readonly first: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly chapters: number;
  readonly board: Board | null;
}

export interface SeatInfo {
  readonly name: Words | string;
  readonly player: string | null;
  readonly bot: string | null;
  readonly stand_in: boolean;
  readonly connected: boolean;
  readonly host: boolean;
  readonly muted: boolean;
}

export interface ContinuedFrom {
  readonly table: string;
  readonly decisions: number;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: Words;
  readonly phase: "closed" | "gathering" | "over" | "playing";
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly hosting: boolean;
  readonly public: boolean;
  readonly pace: "days" | "live";
  readonly clock_s: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly own_edition: boolean;
  readonly lesson: boolean;
  readonly going_on: ContinuedFrom | null;
  readonly commitment: string;
  readonly late: boolean;
  readonly hints: boolean;
  readonly windows: boolean;
  readonly created: number;
  readonly your_turn: boolean;
  readonly decisions: number;
  readonly result: readonly number[] | null;
  readonly seed: string | null;
  readonly rematch: string | null;
  readonly paused: boolean;
  readonly broken: Words | null;
}

export interface Me {
  readonly name: string;
  readonly registered: boolean;
  readonly tables: readonly TableInfo[];
}

export interface Address {
  readonly url: string;
  readonly answers: boolean;
}

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly edition?: Readonly<Record<string, unknown>> | null;
  readonly mine?: readonly number[];
  readonly bots?: Readonly<Record<string, string>>;
  readonly public?: boolean;
  readonly pace?: "days" | "live";
  readonly clock_s?: number;
  readonly lesson?: boolean;
  readonly chapter?: number;
  readonly late?: boolean;
  readonly hints?: boolean;
}

export interface PlayOn {
  readonly name: string;
  readonly seat: number;
  readonly decisions: number;
}

export interface Created {
  readonly table: TableInfo;
  readonly invite: string;
}

export interface SitDown {
  readonly name: string;
  readonly seat?: number | null;
  readonly invite?: string;
}

export interface SeatOrder {
  readonly seat: number;
  readonly bot?: string | null;
}

export interface SeatNamed {
  readonly seat: number;
}

export interface Mute {
  readonly seat: number;
  readonly muted?: boolean;
}

export interface Pause {
  readonly paused: boolean;
}

export interface ConnectionReport {
  readonly seat: number;
  readonly credit_ms: number;
  readonly signs: readonly ("intervals" | "reactions")[];
}

export interface Enter {
  readonly invite: string;
}

export interface Invite {
  readonly invite: string;
}

export interface NameAndPassword {
  readonly name: string;
  readonly password: string;
}

export interface Registration {
  readonly name: string;
  readonly password: string;
  readonly old?: string;
}

export interface NewToken {
  readonly label: string;
  readonly table?: string | null;
  readonly scopes?: readonly ("host" | "play" | "read")[];
}

export interface SessionInfo {
  readonly id: string;
  readonly kind: "cookie" | "token";
  readonly label: string;
  readonly table: string | null;
  readonly scopes: readonly string[];
  readonly since: number;
  readonly used: number;
  readonly current: boolean;
}

export interface NewGuest {
  readonly name: string;
}

export interface Token {
  readonly token: string;
}

export interface About {
  readonly version: string;
  readonly keep_people_days: number;
  readonly keep_tables_days: number;
  readonly lab: boolean;
}

export interface Rules {
  readonly text: string;
  readonly rules: Readonly<Record<string, string>>;
}

export interface Glossary {
  readonly entries: readonly Entry[];
}

export interface Frame {
  readonly views: readonly unknown[];
  readonly lines: readonly Line[];
  readonly seat: number | null;
  readonly choice: string;
}

export interface Replayed {
  readonly table: TableInfo;
  readonly frames: readonly Frame[];
  readonly first: number;
  readonly count: number;
}

export interface Reviewing {
  readonly state: "done" | "none" | "waiting";
  readonly ahead: number;
  readonly review: Review | null;
}

export interface PuzzleNamed {
  readonly id: string;
  readonly difficulty: number;
}

export interface Puzzles {
  readonly game: string;
  readonly daily: string;
  readonly puzzles: readonly PuzzleNamed[];
  readonly found: Found | null;
}

export interface PuzzleShown {
  readonly id: string;
  readonly difficulty: number;
  readonly table: TableInfo;
  readonly seat: number;
  readonly sight: Sight;
}

export interface PuzzleAnswer {
  readonly choice: string;
}

export interface Followed {
  readonly seat: number;
  readonly view: unknown;
  readonly lines: readonly Line[];
}

export interface PuzzleSolved {
  readonly solved: boolean;
  readonly choices: readonly Weighed[];
  readonly refuted: Weighed;
  readonly theme: string;
  readonly reasons: readonly Reason[];
  readonly best: readonly Followed[];
  readonly refutation: readonly Followed[];
  readonly position: string;
}

export interface Position {
  readonly position: string;
  readonly decisions?: readonly (readonly [number, string])[];
  readonly judged?: boolean;
}

export interface Judgement {
  readonly chances: readonly number[];
  readonly choices: readonly Weighed[];
  readonly reasons: readonly Reason[];
}

export interface Analysed {
  readonly table: TableInfo;
  readonly frame: Frame;
  readonly seat: number | null;
  readonly question: Question | null;
  readonly options: readonly Option[];
  readonly position: string;
  readonly line: string;
  readonly judgement: Judgement | null;
}

export interface SharedPosition {
  readonly position: string;
}

export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly words: Words;
}

export interface OpenEdition {
  readonly edition?: Readonly<Record<string, unknown>> | null;
}

export interface LabPlayer {
  readonly name: string;
  readonly quick: number;
  readonly close: number;
  readonly most: number;
}

export interface LabEdition {
  readonly edition: Readonly<Record<string, unknown>>;
  readonly numbers: readonly EditionNumber[];
  readonly players: readonly LabPlayer[];
  readonly options: readonly HostOption[];
}

export interface NewStudy {
  readonly game: string;
  readonly editions: readonly (Readonly<Record<string, unknown>>)[];
  readonly seats: number;
  readonly bot: string;
  readonly games: number;
  readonly house?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Studying {
  readonly state: "done" | "none" | "playing" | "waiting";
  readonly ahead: number;
  readonly done: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

export interface Hello {
  readonly type: "hello";
  readonly seq?: number;
  readonly seat?: number | null;
  readonly version?: number;
}

export interface Look {
  readonly type: "look";
  readonly seat: number | null;
}

export interface Decide {
  readonly type: "decide";
  readonly request: string;
  readonly decision: number;
  readonly choice: string;
  readonly hand?: number;
  readonly gently?: boolean;
}

export interface TakeBack {
  readonly type: "take-back";
  readonly request: string;
}

export interface Allow {
  readonly type: "allow";
  readonly request: string;
  readonly allowed: boolean;
}

export interface AskHint {
  readonly type: "hint";
  readonly request: string;
}

export interface AskWhy {
  readonly type: "why";
  readonly request: string;
  readonly thing: string;
  readonly chosen?: readonly string[];
}

export interface Say {
  readonly type: "say";
  readonly request: string;
  readonly text: string;
}

export interface Order {
  readonly type: "order";
  readonly request: string;
  readonly order: "ask" | "only-if-target" | "pass-until-my-turn";
}

export interface Echo {
  readonly type: "echo";
  readonly n: number;
}

export type ClientMessage = Hello | Look | Decide | TakeBack | Allow | AskHint | AskWhy | Say | Order | Echo;

export interface Said {
  readonly type: "said";
  readonly at: number;
  readonly player: string;
  readonly seat: number | null;
  readonly text: string;
}

export interface Coaching {
  readonly bubble: number;
  readonly bubbles: number;
  readonly following: boolean;
  readonly choice: string;
  readonly notes: readonly LessonNote[];
  readonly next_chapter: number | null;
}

export interface Snapshot {
  readonly type: "snapshot";
  readonly seq: number;
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly decision: number;
  readonly sight: Sight;
  readonly lines: readonly Line[];
  readonly first_line: number;
  readonly seen: number;
  readonly may_undo: boolean;
  readonly order: "ask" | "only-if-target" | "pass-until-my-turn";
  readonly deadline: number | null;
  readonly now: number;
  readonly chat: readonly Said[];
  readonly coaching: Coaching | null;
  readonly asks_back: number | null;
  readonly version: number;
}

export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly request: string;
  readonly decision: number;
  readonly sight: Sight;
  readonly lines: readonly Line[];
  readonly may_undo: boolean;
  readonly deadline: number | null;
  readonly coaching: Coaching | null;
}

export interface AskedBack {
  readonly type: "asked-back";
  readonly seat: number | null;
}

export interface TableChanged {
  readonly type: "table";
  readonly table: TableInfo;
}

export interface Accepted {
  readonly type: "accepted";
  readonly request: string;
  readonly seq: number;
}

export interface Refused {
  readonly type: "refused";
  readonly request: string;
  readonly seq: number;
  readonly code: string;
  readonly text: string;
  readonly words: Words;
}

export interface HintOption {
  readonly name: string;
  readonly expected: number;
  readonly share: number;
}

export interface Hinted {
  readonly type: "hinted";
  readonly request: string;
  readonly options: readonly HintOption[];
  readonly reasons: readonly Reason[];
}

export interface Explained {
  readonly type: "explained";
  readonly request: string;
  readonly words: Words;
}

export interface Beat {
  readonly type: "beat";
  readonly n: number;
  readonly now: number;
}

export interface Hand {
  readonly type: "hand";
  readonly event: "closed" | "landed" | "opens" | "refused" | "started";
  readonly at: number;
  readonly seat: number | null;
  readonly hand: number;
  readonly choice: string;
  readonly lands: number;
  readonly opens: number;
  readonly code: string;
  readonly text: Words | string;
}

export type ServerMessage = Snapshot | Update | TableChanged | AskedBack | Said | Accepted | Refused | Hinted | Explained | Beat | Hand;

export namespace gnome {
  export interface SpecialSeen {
    readonly title: Words | string;
    readonly kind: string;
    readonly text: Words | string;
  }

  export interface ForkSeen {
    readonly start: string;
    readonly to: string;
    readonly kind: string;
    readonly toll: number;
  }

  export interface BusinessSeen {
    readonly name: string;
    readonly title: Words | string;
    readonly door: string;
    readonly leads_to: string;
    readonly die: boolean;
  }

  export interface TrailSeen {
    readonly spaces: readonly string[];
    readonly special: Readonly<Record<string, SpecialSeen>>;
    readonly forks: readonly ForkSeen[];
    readonly businesses: readonly BusinessSeen[];
  }

  export interface BrawlSeen {
    readonly space: string;
    readonly gnomes: readonly string[];
    readonly stage: string;
    readonly counts: Readonly<Record<string, number>>;
  }

  export interface PlayedSeen {
    readonly card: string;
    readonly by: string;
    readonly target: string | null;
  }

  export interface CardSeen {
    readonly title: Words | string;
    readonly colour: string;
    readonly kind: string;
    readonly text: Words | string;
    readonly base: number;
    readonly prices: Readonly<Record<string, number>>;
    readonly block: boolean;
    readonly cure: boolean;
    readonly rule: string;
  }

  export interface EffectSeen {
    readonly name: string;
    readonly card: string;
    readonly turns: number;
    readonly working: boolean;
    readonly waiting: boolean;
  }

  export interface GnomeSeen {
    readonly word: string;
    readonly name: Words | string;
    readonly space: string;
    readonly ahead: Words;
    readonly routes: Readonly<Record<string, string>>;
    readonly gems: number;
    readonly jewels: Readonly<Record<string, number>>;
    readonly items: readonly string[];
    readonly hand: number;
    readonly brawl_cards: number;
    readonly brawl_used: readonly number[];
    readonly effects: readonly EffectSeen[];
    readonly place: number;
  }

  export interface View {
    readonly round: number;
    readonly active: string;
    readonly waited_for: readonly string[];
    readonly asks: string | null;
    readonly trail: TrailSeen;
    readonly jewel_values: Readonly<Record<string, number>>;
    readonly brawl_titles: readonly (Words | string)[];
    readonly finish_gems: readonly number[];
    readonly brawl: BrawlSeen | null;
    readonly step: string | null;
    readonly roll: number;
    readonly steps: number;
    readonly have_picked: readonly string[];
    readonly pile: number;
    readonly discard: Readonly<Record<string, number>>;
    readonly set_aside: readonly string[];
    readonly mine: Readonly<Record<string, number>>;
    readonly lying: Readonly<Record<string, number>>;
    readonly stack: readonly PlayedSeen[];
    readonly takings: number;
    readonly winners: readonly string[];
    readonly you: string;
    readonly cards: Readonly<Record<string, CardSeen>>;
    readonly gnomes: readonly GnomeSeen[];
    readonly hand: readonly string[];
    readonly brawl_hand: readonly number[];
    readonly picked: number;
    readonly prices: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }
}

export namespace grumpf {
  export interface StandingSeen {
    readonly clan: string;
    readonly value: number;
    readonly knocked_out_by: string | null;
  }

  export interface BoardSeen {
    readonly name: string;
    readonly side: string;
    readonly text: Words | string;
    readonly sign: Words | string;
    readonly rule: string;
    readonly animal: string | null;
    readonly prize: string | null;
    readonly animals: number;
    readonly awards: readonly number[];
    readonly length: number;
    readonly track: readonly StandingSeen[];
    readonly of: string;
    readonly total: number | null;
    readonly light: string | null;
    readonly ranking: readonly string[] | null;
  }

  export interface AnimalSeen {
    readonly kind: string;
    readonly what: string;
  }

  export interface SeriesSeen {
    readonly animals: readonly AnimalSeen[];
    readonly points: number;
  }

  export interface TokenSeen {
    readonly slot: number;
    readonly shows: string;
    readonly under: string | null;
  }

  export interface ClanSeen {
    readonly name: Words;
    readonly home: boolean;
    readonly hands: number;
    readonly pool: readonly TokenSeen[];
    readonly jokers: number;
    readonly tiles: number;
    readonly animal_count: number;
    readonly animals: Readonly<Record<string, number>> | null;
    readonly points: number | null;
  }

  export interface MotionSeen {
    readonly clan: string;
    readonly action: string;
    readonly lands: number;
  }

  export interface View {
    readonly round: number;
    readonly rounds: number;
    readonly mode: string;
    readonly phase: string;
    readonly boards: readonly BoardSeen[];
    readonly tiles_left: number;
    readonly huts: number;
    readonly huts_taken: readonly string[];
    readonly neutral_aside: readonly string[];
    readonly removed: Readonly<Record<string, number>>;
    readonly bag: Readonly<Record<string, number>>;
    readonly tie_order: readonly string[];
    readonly waited_for: readonly string[];
    readonly costs: Readonly<Record<string, number>>;
    readonly now: number;
    readonly limit: number;
    readonly slowness: number;
    readonly beat: number;
    readonly trader: string | null;
    readonly offered: string | null;
    readonly series_points: readonly number[];
    readonly series: Readonly<Record<string, readonly SeriesSeen[]>>;
    readonly winners: readonly string[];
    readonly you: string;
    readonly clans: Readonly<Record<string, ClanSeen>>;
    readonly motions: readonly MotionSeen[];
    readonly flips_left: number;
  }
}

export namespace naughty {
  export interface WishSeen {
    readonly seat: string;
    readonly kiddo: string;
    readonly due: readonly string[];
    readonly points: number;
    readonly bonus: number;
  }

  export interface CardPlayed {
    readonly seat: string;
    readonly what: Words | string;
    readonly cancelled: boolean;
    readonly creature: string | null;
    readonly number: number;
    readonly target: string | null;
  }

  export interface PresentText {
    readonly present: string;
    readonly name: Words | string;
    readonly colour: string;
  }

  export interface CreatureText {
    readonly creature: string;
    readonly name: Words | string;
    readonly nature: string;
    readonly points: number;
    readonly text: Words | string;
    readonly rule: string;
  }

  export interface GiverText {
    readonly giver: string;
    readonly name: Words | string;
    readonly preferred: readonly string[];
    readonly text: Words | string;
    readonly rule: string;
    readonly seat: string | null;
  }

  export interface KiddoSeen {
    readonly kiddo: string;
    readonly shape: string;
    readonly wish: readonly string[];
    readonly points: number;
    readonly payable: boolean;
    readonly payable_with_caga: boolean;
  }

  export interface PlayerSeen {
    readonly seat: string;
    readonly name: Words | string;
    readonly giver: string | null;
    readonly preferred: readonly string[];
    readonly points: number;
    readonly scoreboard: number;
    readonly wishes: number;
    readonly kiddos: Readonly<Record<string, readonly string[]>>;
    readonly presents: number;
    readonly creatures: number;
    readonly fresh: number;
    readonly known_presents: readonly string[];
    readonly known_creatures: readonly string[];
    readonly lacks: readonly string[];
    readonly scrooges: number;
    readonly rudolf: number | null;
    readonly rudolf_points: number;
    readonly leads: readonly string[];
    readonly lead_points: number;
    readonly all_shapes_points: number;
    readonly before_end: number;
  }

  export interface PresentSeen {
    readonly present: string;
    readonly colour: string;
    readonly preferred: boolean;
  }

  export interface CreatureSeen {
    readonly creature: string;
    readonly fresh: boolean;
    readonly reaction: boolean;
  }

  export interface View {
    readonly level: number;
    readonly sets: boolean;
    readonly craft_draw: number;
    readonly doing: string;
    readonly asked: string | null;
    readonly turn: number;
    readonly active: string;
    readonly midnight: boolean;
    readonly final_turns: number;
    readonly basic_done: boolean;
    readonly row: readonly (string | null)[];
    readonly present_deck: number;
    readonly present_discards: Readonly<Record<string, number>>;
    readonly creature_deck: number;
    readonly creature_stack: number;
    readonly creature_discards: Readonly<Record<string, number>>;
    readonly kiddo_deck: number;
    readonly kiddo_stack: number;
    readonly kiddo_discards: readonly string[];
    readonly removed_presents: Readonly<Record<string, number>>;
    readonly removed_kiddos: readonly string[];
    readonly shown: readonly string[];
    readonly given: readonly string[];
    readonly wish: WishSeen | null;
    readonly stack: readonly CardPlayed[];
    readonly winners: readonly string[];
    readonly kiddos: Readonly<Record<string, Words | string>>;
    readonly presents: readonly PresentText[];
    readonly creatures: readonly CreatureText[];
    readonly givers: readonly GiverText[];
    readonly you: string;
    readonly playground: readonly (KiddoSeen | null)[];
    readonly players: readonly PlayerSeen[];
    readonly hand_presents: readonly PresentSeen[];
    readonly hand_creatures: readonly CreatureSeen[];
    readonly looked_at: readonly string[];
  }
}

export namespace nisse {
  export interface SuitSeen {
    readonly letter: string;
    readonly id: string;
    readonly colour: string;
  }

  export interface EventSeen {
    readonly title: Words | string;
    readonly text: Words | string;
  }

  export interface DieSeen {
    readonly face: number;
    readonly wild: boolean;
  }

  export interface DraftSeen {
    readonly roll: number;
    readonly rolls: number;
    readonly roller: string;
    readonly pick: number;
    readonly picks: number;
    readonly rows: readonly (readonly (string | null)[])[];
    readonly dice: readonly DieSeen[];
    readonly die: DieSeen | null;
  }

  export interface SpaceSeen {
    readonly number: number;
    readonly colour: string;
    readonly trump: string | null;
    readonly event: string | null;
    readonly state: string | null;
  }

  export interface CardSeen {
    readonly card: string;
    readonly outlook: Words | null;
  }

  export interface HandSeen {
    readonly size: number;
    readonly cards: readonly CardSeen[];
    readonly known: readonly string[];
    readonly open_for: number;
  }

  export interface DeckSeen {
    readonly size: number;
    readonly top: readonly string[];
    readonly bottom: readonly string[];
  }

  export interface DiscardSeen {
    readonly size: number;
    readonly cards: readonly string[];
  }

  export interface View {
    readonly suits: readonly SuitSeen[];
    readonly plain: readonly string[];
    readonly events: Readonly<Record<string, EventSeen>>;
    readonly draft: DraftSeen | null;
    readonly round: number;
    readonly rounds: number;
    readonly turn: number;
    readonly turns_left: number;
    readonly track: readonly SpaceSeen[];
    readonly space: number;
    readonly trump: string | null;
    readonly next_trump: string | null;
    readonly at_stake: Words | null;
    readonly plan_wins: number;
    readonly plan_wins_needed: number;
    readonly shortcut_live: boolean;
    readonly leader: string;
    readonly played: Readonly<Record<string, string | null>>;
    readonly collections: Readonly<Record<string, readonly string[]>>;
    readonly acting: string | null;
    readonly winner: string | null;
    readonly ended_by: string | null;
    readonly you: string;
    readonly hands: Readonly<Record<string, HandSeen>>;
    readonly decks: Readonly<Record<string, DeckSeen>>;
    readonly discards: Readonly<Record<string, DiscardSeen>>;
    readonly unseen: Readonly<Record<string, readonly string[]>>;
  }
}

export namespace violet {
  export interface SpaceSeen {
    readonly name: string;
    readonly colour: string;
    readonly area: string;
    readonly helper?: boolean;
    readonly ring?: boolean;
    readonly scent?: boolean;
  }

  export interface PairSeen {
    readonly cards: readonly string[];
    readonly difference: number | null;
  }

  export interface CardSeen {
    readonly card: string;
    readonly matches_place: boolean;
    readonly effect_on: boolean;
    readonly outlook: Words | null;
  }

  export interface HandSeen {
    readonly size: number;
    readonly cards: readonly CardSeen[];
    readonly known: readonly string[];
    readonly shown: readonly string[];
  }

  export interface SpotSeen {
    readonly spot: string;
    readonly tile: string | null;
  }

  export interface View {
    readonly turn: number;
    readonly colours: Readonly<Record<string, string>>;
    readonly areas: Readonly<Record<string, Words | string>>;
    readonly path: readonly SpaceSeen[];
    readonly violet: string;
    readonly violet_space: number;
    readonly fear: string;
    readonly fear_gap: number;
    readonly fear_length: number;
    readonly fuel: number;
    readonly full: number;
    readonly empty_at: number;
    readonly penalty: number;
    readonly penalties: readonly number[];
    readonly storm: boolean;
    readonly place_colour: string;
    readonly tableau: readonly (string | null)[];
    readonly deck: number;
    readonly discard: number;
    readonly played: Readonly<Record<string, string | null>>;
    readonly leader: string;
    readonly turn_winner: string | null;
    readonly slots: readonly (PairSeen | null)[];
    readonly tokens_lying: readonly string[];
    readonly tokens: Readonly<Record<string, number>>;
    readonly acting: string | null;
    readonly winner: string | null;
    readonly ended_by: string | null;
    readonly you: string;
    readonly hands: Readonly<Record<string, HandSeen>>;
    readonly deck_top: readonly string[];
    readonly discard_known: readonly string[];
    readonly offered_tiles: readonly string[];
    readonly spots: readonly SpotSeen[];
    readonly pending: readonly string[];
    readonly kept_tiles: readonly string[];
    readonly items_usable: boolean;
  }
}
