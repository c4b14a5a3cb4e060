"""What is asked, and what may be answered, in words."""

from folktable.engine.game import Opened
from folktable.engine.match import Option, Question, Window
from folktable.engine.words import Text, Value, Words, words
from folktable.games.naughty.basics import icon_due
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS, ICON_IDS
from folktable.games.naughty.cards import *
from folktable.games.naughty.midnight import basic_action_only
from folktable.games.naughty.names import *
from folktable.games.naughty.rules import may_end_turn
from folktable.games.naughty.seen import played_words
from folktable.games.naughty.stack import opponent
from folktable.games.naughty.state import *

# By phase: the rules behind the question, which is `naughty-ask-...` to the actor, `naughty-await-...` to the others.


def question(s: State, opened: Opened, observer: int) -> Question:
    phase = QUESTIONS[s.phase]
    told = question_values(s, opened)
    if observer != s.actor:
        return Question(Words(f"naughty-await-{phase.id}", told), phase.rules)
    if s.phase == TUCK:
        told["can"] = "yes" if s.tuckable > 0 else "no"
    elif s.phase == SANTAS_PAIR:
        told["can"] = "yes" if max(s.presents[s.actor]) >= 2 else "no"
    return Question(Words(f"naughty-ask-{phase.id}", told), phase.rules)


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What the questions of a phase name: who is asked, and what lies on the stack."""
    told: dict[str, Value] = {"who": seat_names(opened)[s.actor]}
    top = s.depth - 1
    if s.phase == MAIN:
        told["last"] = "yes" if s.final_turns else "no"
        told["what"] = words(f"naughty-main-{main_word(s, opened)}")
    elif s.phase in (ANSWER_CREATURE, ANSWER_WISH):
        told["owner"] = seat_names(opened)[s.doer[top]]
    if s.phase in (TARGET, PICK_KIDDO, HOW_MANY, CALL, ANSWER_CREATURE):
        told["card"] = played_words(s, opened, top)
    elif s.phase in (GIVE, ANSWER_WISH):
        told["kiddo"] = kiddo_words(opened, s.kiddo)
    elif s.phase == CRAFT_SOURCE:
        told["more"] = s.left[top]
    elif s.phase == KEEP:
        told["drawn"] = s.looked_count
    if s.phase == GIVE:
        told["icon"] = icon_words(icon_due(s))
    return told


def main_word(s: State, opened: Opened) -> str:
    """What is left to do in a turn. Where its basic action is a duty, nothing is said of the end."""
    if not opened.box.with_creatures:
        left = "end" if s.basic else "basic"
    elif basic_action_only(s, opened.box):
        left = "basic-or-summon"
    else:
        left = "creature" if s.basic else "basic-or-creature"
    return f"{left}-or-end" if s.basic == 0 and may_end_turn(s, opened.box) else left


def window(s: State, opened: Opened) -> Window | None:
    """Everybody may answer a creature, or a wish that was fulfilled [naughty-react-1, naughty-react-6]."""
    if s.phase not in (ANSWER_CREATURE, ANSWER_WISH):
        return None
    top = s.depth - 1
    about = (s.phase, s.depth, s.doer[top])
    if s.phase == ANSWER_WISH:
        return Window((*about, s.kiddo), PASS, 0)
    kind, victim = s.creature[top], s.victim[top]
    targets = 0
    if kind in (MR_SCROOGE, MARI_LWYD, CRINGE, TOMTE, PAPA_WOLVERINE):
        targets = 1 << victim
    elif kind in (KRAMPUS, YULE_CAT):
        targets = (1 << opened.seats) - 1
    return Window((*about, kind, victim, s.called[top], s.space[top]), PASS, targets)


def option(s: State, opened: Opened, action: int) -> Option:
    text, rules = option_text(s, opened, action)
    return Option(action_name(s, opened, action), text, rules, things(s, opened, action))


def option_text(s: State, opened: Opened, action: int) -> tuple[Text, tuple[str, ...]]:
    if action == PASS:
        id, rule = DECLINES.get(s.phase, ("no-thanks", QUESTIONS[s.phase].rules[0]))
        return words(f"naughty-option-{id}"), (rule,)
    if action == YES:
        return yes_option(s)
    if action == CRAFT:
        return words("naughty-option-craft", count=opened.box.craft_draw), ("naughty-craft-1",)
    if action == SUMMON:
        return summon_option(s, opened)
    if action < FROM_DECK:
        return present_option(s, opened, action - PRESENT)
    if action == FROM_DECK:
        return words("naughty-option-from-deck"), ("naughty-craft-1",)
    if action < CREATURE:
        return kiddo_option(s, opened, s.playground[action - SPACE])
    if action < LEFT:
        return creature_option(s, opened, action - CREATURE)
    if action < NUMBER:
        return target_option(s, opened, opponent(s, opened.box, action))
    if action < SEARCH:
        return number_option(s, opened, action - NUMBER + 1)
    if action < ICON:
        return words(f"naughty-option-search-{SEARCH_WORDS[action - SEARCH]}"), ("naughty-ruling-41",)
    if action < GIVER:
        return words("naughty-option-replace", icon=icon_words(action - ICON)), ("naughty-caga-2",)
    if action == RANDOM_GIVER:
        return words("naughty-option-random-giver"), ("naughty-ruling-56",)
    return giver_option(opened, action - GIVER)


# Where a present, or a creature, that is chosen lies: in one's own hand unless said here.
PRESENTS_LIE = {CRAFT_SOURCE: "row", COMFORT: "row", ELVES_PICK: "shown", WOLVERINE_PICK: "given", CALL: "call"}
SEARCH_PILES = {DECK: "pile:creature-deck", BOTTOM: "pile:creature-stack", DISCARD: "pile:creature-discards"}


def things(s: State, opened: Opened, action: int) -> tuple[str, ...]:
    """What one would touch: a card by where it lies and what it is, a pile, a seat. The rest are buttons."""
    if PRESENT <= action < FROM_DECK:
        return (f"{PRESENTS_LIE.get(s.phase, 'present')}:{present_id(opened, action - PRESENT)}",)
    if action == FROM_DECK:
        return ("pile:present-deck",)
    if SPACE <= action < CREATURE:
        return (f"kiddo:{kiddo_id(opened, s.playground[action - SPACE])}",)
    if CREATURE <= action < LEFT:
        return (f"{'drawn' if s.phase == KEEP else 'creature'}:{CREATURE_IDS[action - CREATURE]}",)
    if LEFT <= action < NUMBER:
        return (f"seat:{opponent(s, opened.box, action)}",)
    if SEARCH <= action < ICON:
        return (SEARCH_PILES[action - SEARCH],)
    if ICON <= action < GIVER:
        return (f"icon:{ICON_IDS[action - ICON]}",)
    if GIVER <= action < RANDOM_GIVER:
        return (f"giver:{GIVER_IDS[action - GIVER]}",)
    return ()


DECLINES = {
    MAIN: ("end-turn", "naughty-turn-5"),
    TUCK: ("keep-in-hand", "naughty-ruling-40"),
    LEAVE_OUT: ("give-all", "naughty-ruling-39"),
    ANSWER_CREATURE: ("let-happen", "naughty-ruling-19"),
    ANSWER_WISH: ("let-be", "naughty-ruling-25"),
    SWEEP: ("sweep-nobody", "naughty-turn-3"),
    SANTAS_PAIR: ("no-search", "naughty-turn-3"),
}


def yes_option(s: State) -> tuple[Words, tuple[str, ...]]:
    if s.phase == LEAVE_OUT:
        return words("naughty-option-leave-out"), ("naughty-nick-1",)
    if s.phase == REPEAT:
        return words(f"naughty-option-{'craft' if s.basic == CRAFT else 'summon'}-again"), ("naughty-snow-2",)
    return words("naughty-option-tuck"), ("naughty-santa-1",)


def giver_option(opened: Opened, number: int) -> tuple[Words, tuple[str, ...]]:
    giver = opened.edition.gift_givers[number]
    liked = [name_words(opened, present) for present in opened.edition.presents if present.id in giver.preferred]
    told: dict[str, Value] = {"giver": name_words(opened, giver), "presents": tuple(liked)}
    if opened.box.givers == FULL_GIVERS:
        return Words("naughty-option-giver-full", {**told, "does": card_does(opened, giver)}), ("naughty-giver-1",)
    return Words("naughty-option-giver", told), ("naughty-giver-1",)


def summon_option(s: State, opened: Opened) -> tuple[Words, tuple[str, ...]]:
    if s.midnight:
        points = points_words(opened.box.summon_points)
        return words("naughty-option-summon-midnight", points=points), ("naughty-summon-4",)
    return words("naughty-option-summon"), ("naughty-summon-1",)


def present_option(s: State, opened: Opened, kind: int) -> tuple[Words, tuple[str, ...]]:
    present = opened.edition.presents[kind]
    told: dict[str, Value] = {"present": name_words(opened, present), "colour": colour_words(opened, present.colour)}
    if s.phase == SANTAS_PAIR:
        return Words("naughty-option-pair", told), ("naughty-santa-2",)
    giver = s.giver[s.actor]
    liked = giver != NONE and opened.box.preferred[giver] >> kind & 1
    if liked and s.phase in (GIVE, CRAFT_SOURCE, COMFORT, ELVES_PICK):
        return Words("naughty-option-preferred", told), ("naughty-wish-4",)
    return Words("naughty-option-present", told), (QUESTIONS[s.phase].rules[0],)


def kiddo_option(s: State, opened: Opened, kiddo: int) -> tuple[Words, tuple[str, ...]]:
    data = opened.edition.kiddos[kiddo]
    told: dict[str, Value] = {"name": name_words(opened, data), "wish": wish_words(data.wish)}
    if opened.box.with_sets:
        asks = Words("naughty-kiddo-asks-shape", {**told, "shape": shape_words(opened, data.shape)})
    else:
        asks = Words("naughty-kiddo-asks", told)
    if s.phase in (MAIN, REPEAT, EXTRA_ACTION):
        return words("naughty-option-fulfil", kiddo=asks), ("naughty-wish-1",)
    if s.phase == SWEEP:
        return words("naughty-option-sweep", kiddo=asks), ("naughty-befana-1",)
    return asks, ("naughty-caga-1",) if s.creature[s.depth - 1] == CAGA_TIO else ("naughty-mrs-1",)


def creature_option(s: State, opened: Opened, kind: int) -> tuple[Words, tuple[str, ...]]:
    card = opened.edition.creatures[kind]
    told: dict[str, Value] = {"card": name_words(opened, card), "does": card_does(opened, card)}
    if s.phase == KEEP:
        return Words("naughty-option-keep", told), ("naughty-summon-1",)
    return Words("naughty-option-play", told), (CREATURE_RULES[kind],)


def target_option(s: State, opened: Opened, seat: int) -> tuple[Text, tuple[str, ...]]:
    """A seat, and how many cards there are to steal."""
    kind = s.creature[s.depth - 1]
    who = seat_names(opened)[seat]
    rules = (CREATURE_RULES[kind],)
    if kind == MARI_LWYD:
        return words("naughty-option-creatures-of", who=who, count=hand_of_creatures(s, seat)), rules
    if kind == CRINGE:
        return words("naughty-option-presents-of", who=who, count=hand_of_presents(s, seat)), rules
    return who, rules


def number_option(s: State, opened: Opened, number: int) -> tuple[Words, tuple[str, ...]]:
    if s.creature[s.depth - 1] == REINDEER:
        points = points_words(opened.box.reindeer_points[number])
        return words("naughty-option-reindeer", count=number, points=points), ("naughty-rein-1",)
    return words("naughty-option-logs", count=number), ("naughty-ruling-29",)
