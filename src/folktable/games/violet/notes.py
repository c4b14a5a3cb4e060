"""What is told of a game: every kind of note that rules make, with its text and the rule behind it."""

from folktable.engine.numbered import Notes

NOTES = Notes()
told, whispered, special = NOTES.told, NOTES.whispered, NOTES.special

# Behind a kind: what seat and numbers mean (engine/narration.py).
TILE_LAID = special()  # Torech; x tile, y spot
TABLEAU_DEALT = told("violet-tableau-dealt", "violet-setup-7")
NAMED_FIRST = special()  # seat named by Violet
DRAFTED = told("violet-took", "violet-draft-2", "who", "card")  # seat; x card
TOOK = told("violet-took", "violet-draw-1", "who", "card")  # seat; x card taken from the tableau
REFILLED = told("violet-refilled", "violet-draw-1", "card")  # x card that came to the tableau
RESHUFFLED = told("violet-reshuffled", "violet-deck-1", "y")  # y cards in the new deck
PLAYED_CARD = told("violet-played", "violet-play-1", "who", "card")  # seat; x card
COMPARED = special()  # winner of the turn; x reason, y colour of Violet's space, z first card, w second card
EFFECT_OFF = told("violet-effect-off", "violet-eff-1", "card")  # seat; x card whose effect is off
# seat whose hand a 7 opens; x its cards as bits
HAND_SHOWN = whispered("violet-hand-opened", "violet-card-7a", "cards", "who", "other")
ADVANCED = special()  # x space
RESTED = told("violet-rested", "violet-move-1", "x", "y")  # y fuel gained
HELD_BY_RING = told("violet-held-by-ring", "violet-loss-3")
HELD_BY_BRIDGE = told("violet-held-by-bridge", "violet-loss-2")
WALKING_BURNS = told("violet-walking-burns", "violet-move-1", "x", "y")  # y units, x fuel left
LOSING_BURNS = told("violet-losing-burns", "violet-loss-1", "x", "y")  # the same
GUST_BURNS = told("violet-gust-burns", "violet-event-gust-1", "x", "y")  # the same
HELPER_LIGHTS = told("violet-helper-lights", "violet-move-3")
FIRE_LIGHTS = told("violet-fire-lights", "violet-move-4")
TOKEN_TO = special()  # seat; x area
# the pair that was played goes to the first Fear Slot
PAIR_SLID = told("violet-pair-slid", "violet-loss-4", "card", "second")
FEAR_RESOLVED = told("violet-fear-resolved", "violet-fear-1", "card", "second", "difference")  # x and y the two cards
FEAR_MOVED = special()  # x steps taken, y penalty, z where the pawn is now, from F0, w steps it did not need
SPOT_REACHED = told("violet-spot-reached", "violet-fear-6", "spot")  # x spot
TILE_TRIGGERED = special()  # x tile
TILE_KEPT = told("violet-tile-kept", "violet-event-1", "who", "tile")  # x tile
TILE_USED = told("violet-tile-used", "violet-event-2", "who", "tile", "does")  # x tile that Torech had kept
TILE_VOID = told("violet-tile-void", "violet-ruling-30", "tile")  # x tile, without a target
RING_PUT = told("violet-ring-put", "violet-event-ring-1", "place")  # x space
OFF_TRACK_PUT = special()  # x space
SCENT_PUT = told("violet-scent-put", "violet-event-scent-1", "place")  # x space
SCENT_ROUSED = told("violet-scent-roused", "violet-event-scent-2")
ADAPTED = told("violet-adapted", "violet-event-adapt-1", "place", "colour")  # x space, y colour
ADAPT_DECLINED = told("violet-adapt-declined", "violet-ruling-33")
STORM_BREWS = special()
HELPERS_FLED = told("violet-helpers-fled", "violet-event-howl-1")
TOKEN_SPENT = told("violet-token-spent", "violet-adv-4", "who")  # seat
SWEPT = told("violet-swept", "violet-event-plan-1")
# Torech; x card given, y card taken, by Trick up the Sleeve
SWAPPED = told("violet-swapped", "violet-event-trick-1", "who", "card", "second")
# seat; x the cards drawn for a 2 as bits, y how many
DREW_THREE = whispered("violet-drew", "violet-card-2a", "cards", "who", "y")
GAVE_BACK = whispered("violet-gave-back", "violet-card-2a", "card", "who")  # seat; x card
SHUFFLED_BACK = told("violet-shuffled-back", "violet-card-2a", "y")  # y cards in the deck
LOOKED = special()  # seat; y how many cards for a 3; the cards, the topmost first
KEPT_ONE = whispered("violet-kept-one", "violet-card-3a", "card", "who")  # seat; x card
SEARCHED = told("violet-searched", "violet-card-4a", "who")  # seat; looks through the discard pile
DECLINED_SWAP = told("violet-declined-swap", "violet-ruling-20", "who")  # seat
FISHED = whispered("violet-fished", "violet-ruling-20", "card", "who")  # seat; x card taken from the discard pile
PUT_DOWN = whispered("violet-put-down", "violet-ruling-20", "card", "who")  # seat; x card put into it
TOOK_FIFTH = special()  # Torech; x card
NO_REDRAW = told("violet-no-redraw", "violet-event-res-3", "who")  # Torech holds enough cards and draws none
GAME_OVER = special()  # winner; x how it ended
TURN_LIMIT = told("violet-turn-limit", "violet-ruling-46")
