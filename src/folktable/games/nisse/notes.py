"""What is told of a game: every kind of note that rules make, with its text and the rule behind it."""

from folktable.engine.numbered import Notes

NOTES = Notes()
told, whispered, special = NOTES.told, NOTES.whispered, NOTES.special

# Behind a kind: what seat and numbers mean (engine/narration.py), where names do not say it.
GRID_DEALT = told("nisse-grid-dealt", "nisse-setup-2", "who")
DEALT_WITHOUT_DRAFT = special()
DICE_ROLLED = told("nisse-rolled", "nisse-draft-1", "who", "faces")  # seat; the dice
FREE_PICKS = told("nisse-free-picks", "nisse-draft-8")
TOOK = special()  # seat; x card, y face of the die used or 0
ROW_CLOSED = special()  # x its number, y rows left
ROUND_BEGINS = told("nisse-round-begins", "nisse-round-4", "x")  # x round
DREW = whispered("nisse-drew", "nisse-draw-1", "card", "who")  # seat; x card
LED = told("nisse-leads", "nisse-turn-1", "who", "card", event=("led", "word", "card_name"))  # seat; x card
FOLLOWED = told("nisse-answers", "nisse-turn-2", "who", "card", event=("followed", "word", "card_name"))
DUEL_ROLL = told("nisse-duel-rolled", "nisse-card3-1", "who", "faces", "total")  # seat; x card; the dice
COMPARED = special()  # winner of the turn; x reason, y trump
ADVANCED = told("nisse-advanced", "nisse-turn-4", "x")  # x space
STAYED = told("nisse-stayed", "nisse-turn-4", "x")  # x space
SHORTCUT_OPENS = told("nisse-shortcut-opens", "nisse-shortcut-1")
SHORTCUT_TAKEN = told("nisse-shortcut-taken", "nisse-shortcut-1", "x", event=("shortcut", "x"))  # x space
SHORTCUT_LOST = told("nisse-shortcut-lost", "nisse-shortcut-2")
TRICKED = told("nisse-tricked", "nisse-tricks-1", "y", event=("tricks",))  # y cards turned by each player
TURNED = told("nisse-turned", "nisse-tricks-2", "who", "card")  # seat; x card from the deck to the discard pile
PLAN_WIN = told("nisse-plan-win", "nisse-plan-1", "x", "y", event=("plan", "x", "y"))  # x wins so far, y wins needed
# y cards that come back to each player
DETERMINED = told("nisse-determined", "nisse-determination-1", "y", event=("determination",))
CAME_BACK = told("nisse-came-back", "nisse-determination-1", "who", "card")  # seat; x card
DETERMINATION_VOID = told("nisse-determination-void", "nisse-determination-2")
PANICKED = told("nisse-panicked", "nisse-panic-1", event=("panic",))
PANIC_DISCARDED = told("nisse-panic-discarded", "nisse-panic-2", "who", "card")  # seat; x card
SWAP_VOID = told("nisse-swap-void", "nisse-card2-4", "who")  # seat
SWAP_DECLINED = told("nisse-swap-declined", "nisse-ruling-21", "who")  # seat
SWAP_TOOK = told("nisse-swap-took", "nisse-card2-1", "who", "side", "card")  # seat; x card
SWAP_GAVE = told("nisse-swap-gave", "nisse-card2-2", "who", "side", "card")  # seat; x card
LOOKED = told("nisse-looked", "nisse-card4-1", "who", "side", "y")  # seat; y cards
LOOK_VOID = told("nisse-look-void", "nisse-card4-2", "who")  # seat
ARRANGED = whispered("nisse-arranged", "nisse-card4-1", "card", "who")  # seat; x card now on top
HAND_OPENED = told("nisse-hand-opened", "nisse-card6-1", "who", "side", "until")  # seat whose hand it is
HAND_CLOSED = told("nisse-hand-closed", "nisse-card6-2", "who", "side")  # seat whose hand it is
SEVEN_DRAWS = told("nisse-seven-draws", "nisse-card7-1", "who")  # seat
SEVEN_IGNORED = told("nisse-seven-ignored", "nisse-card7-3", "who")  # seat
SEVEN_PLAIN = told("nisse-seven-plain", "nisse-ruling-11", "card")  # seat; x card
BURIED = whispered("nisse-buried", "nisse-card7-1", "card", "who", "side")  # seat; x card
ROUND_OVER = told("nisse-round-over", "nisse-round-1", "x")  # x round
GAME_OVER = special()  # winner; x how it ended
