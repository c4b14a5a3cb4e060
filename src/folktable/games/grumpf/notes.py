"""What is told of a game: every kind of note that rules make, with its text and the rule behind it."""

from folktable.engine.numbered import Notes

NOTES = Notes()
told, whispered, special = NOTES.told, NOTES.whispered, NOTES.special

# Behind a kind: what seat and numbers mean (engine/narration.py).
# x Animal, y how many came to its board
STOCKED = told("grumpf-stocked", "grumpf-round-2", "some", event=("stocked", "animal", "y"))
NEUTRAL_SET = told("grumpf-neutral-set", "grumpf-two-2", "who", "y", "at")  # neutral clan; x board, y value
NEUTRAL_ASIDE = told("grumpf-neutral-aside", "grumpf-two-3", "who", "at")  # neutral clan; x board
IS_READY = told("grumpf-is-ready", "grumpf-round-6", "who")  # seat
SHOUTED = told("grumpf-shouted", "grumpf-round-6", "who", event=("shouted", "clan"))  # seat
DROPPED = told("grumpf-dropped", "grumpf-round-7", "round", event=("dropped",))
# seat; x slot, y face that is up now
FLIPPED = told("grumpf-flipped", "grumpf-hunt-3", "who", "face", event=("flipped", "clan", "slot", "face"))
# seat; x board, y value
PLACED = told("grumpf-placed", "grumpf-hunt-4", "who", "y", "at", event=("placed", "clan", "board", "y"))
KNOCKED = special()  # seat; x board, y clan and z value of who stood there
WENT_HOME = told("grumpf-went-home", "grumpf-hut-1", "who", "y", event=("home", "clan", "y"))  # seat; y huts left
STOOD_STILL = told("grumpf-stood-still", "grumpf-hut-8", "who")  # seat
FAILED = special()  # seat; x reason, y the seat that was faster, or NOBODY
HELD = told("grumpf-held", "grumpf-beat-1", "who")  # seat
BEAT_OVER = told("grumpf-beat-over", "grumpf-beat-3", "y")  # y beat
HUNT_ENDED = special()  # seat whose Elder took the last hut, or NOBODY; x why
BOARD_EMPTY = told("grumpf-nobody-stood", "grumpf-eval-4", "at", event=("empty", "board"))  # x board
CONDITION_FAILED = special()  # x board, y its total
CONDITION_MET = special()  # x board, y its total
# clan; x board, y Strength
RANKED = told("grumpf-ranked", "grumpf-rank-2", "who", "y", "at", event=("ranked", "clan", "board", "y"))
# clan that stands further forward than the next, which is as strong; x board
AHEAD = told("grumpf-stood-ahead", "grumpf-rank-3", "who", event=("ahead", "clan", "board"))
TOOK = special()  # clan; x Animal, y how many
TOOK_TILE = told("grumpf-took-tile", "grumpf-sorc-1", "who", event=("tile", "clan"))  # clan
MAY_TRADE = told("grumpf-may-trade", "grumpf-trade-2", "who", event=("may-trade", "clan"))  # seat
NO_TRADE = told("grumpf-no-trade", "grumpf-ruling-30", "who", event=("no-trade", "clan"))  # clan that might have traded
DECLINED = told("grumpf-declined", "grumpf-trade-2", "who")  # seat
# seat; x Animal given, y seat that must answer
OFFERED = told("grumpf-offers", "grumpf-ruling-29", "who", "given", "other")
TRADED = told("grumpf-traded", "grumpf-trade-2", "who", "given", "taken")  # seat; x Animal given, y Animal taken
GAME_OVER = special()
TOO_LONG = told("grumpf-too-long", "grumpf-sim-8")
