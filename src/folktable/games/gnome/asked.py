"""What is asked, and what may be answered, in words."""

from folktable.engine.game import Opened
from folktable.engine.match import Option, Question, Window
from folktable.engine.words import Text, Value, Words, listed, words
from folktable.games.gnome.box import GreenCard, card_list
from folktable.games.gnome.business import list_price
from folktable.games.gnome.gems import change_up, settle, wealth
from folktable.games.gnome.lasting import waits
from folktable.games.gnome.names import *
from folktable.games.gnome.playing import aimed_at
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import business_of, steps_to_add


def question(s: State, opened: Opened, observer: int) -> Question:
    phase = QUESTIONS[s.phase]
    values = question_values(s, opened)
    if s.waiting >> observer & 1:
        aimed = s.phase == REPLY and s.stack == 1 and s.target != NONE
        on = "" if not aimed else "-on-you" if s.target == observer else "-on"
        return Question(Words(f"gnome-ask-{phase.id}{on}", values), phase.rules)
    names = seat_names(opened)
    who = listed("gnome-and", [names[seat] for seat in range(opened.seats) if s.waiting >> seat & 1])
    return Question(Words(f"gnome-await-{phase.id}", {"who": who, **values}), phase.rules)


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What a question names beside who is asked; all may know it."""
    names, here = seat_names(opened), s.at[s.active]
    if s.phase in (ROLL_REPLY, ATTACK_WINDOW):
        return {"active": names[s.active], "roll": s.roll}
    if s.phase == ADD_TO_ROLL:
        return {"steps": s.steps}
    if s.phase in (DOOR, ENTER_REPLY):
        return {"active": names[s.active], "shop": shop_words(opened, opened.box.business_at[here]), "steps": s.steps}
    if s.phase == BRIDGE:
        return {"toll": gems_words(opened.box.toll[opened.box.fork_at[s.at[s.mover]]])}
    if s.phase == SELL:
        return {"place": space_words(opened, here, standing=True), "takings": s.takings}
    if s.phase == ELECT:
        return {"place": space_words(opened, s.at[s.mover], standing=True)}
    if s.phase in (TARGET, GIVE_ITEM, TAKE_ITEM):
        return {"card": card_words(opened, s.stack_card[0])}
    if s.phase == SEND:
        return {"mover": names[s.mover]}
    if s.phase == REPLY:
        top = s.stack - 1
        told: dict[str, Value] = {"by": names[s.stack_by[top]], "card": card_words(opened, s.stack_card[top])}
        return told if s.target == NONE else {**told, "target": names[s.target]}
    if s.phase == PAY:
        return {"due": gems_words(s.due)}
    if s.phase == PICK:
        return {"count": s.waiting.bit_count()}
    if s.phase == DISCARD:
        return {"limit": opened.box.hand_limit}
    return {}


def window(s: State, opened: Opened) -> Window | None:
    """Everybody may reply to a card, a roll or a gnome at a door [gnome-stack-2, gnome-rcard-10, gnome-rcard-11]."""
    if s.phase == REPLY:
        top = s.stack - 1
        aimed_at = s.stack_by[top - 1] if top > 0 else s.target
        targets = 0 if aimed_at == NONE else 1 << aimed_at
        return Window((REPLY, s.stack, s.stack_card[top], s.stack_by[top], s.target), NO, targets)
    if s.phase in (ROLL_REPLY, ENTER_REPLY, ATTACK_WINDOW):
        return Window((s.phase, s.active, s.roll, s.steps), NO, 0)
    return None


def option(s: State, opened: Opened, action: int) -> Option:
    text, rule = option_text(s, opened, action)
    return Option(action_name(s, opened, action), text, (rule,), option_things(s, opened, action))


def option_text(s: State, opened: Opened, action: int) -> tuple[Text, str]:
    if action in (NO, YES):
        name, rule, values = answer(s, opened, action == YES)
        return Words(f"gnome-option-{name}", values), rule
    if action == CROSS:
        return crossing_text(s, opened), "gnome-bridge-1"
    if action == BEHIND:
        if s.phase == SEND:
            return words("gnome-option-send"), "gnome-bridge-9"
        return words("gnome-option-behind"), "gnome-bridge-4"
    if action < LEFT:
        return card_text(s, opened, action - CARD), card_rule(s, opened, action - CARD)
    if action < BRAWL:
        return target_text(s, opened, aimed_at(s, opened.box, action)), "gnome-card-9"
    if action < JEWEL:
        value = action - BRAWL + 1
        return words("gnome-option-brawl", value=value, title=brawl_words(opened, value)), "gnome-brawl-5"
    if action < EFFECT:
        jewel = jewel_words(opened, action_name(s, opened, action))
        return words("gnome-option-jewel", jewel=jewel, value=opened.box.jewel_value[action - JEWEL]), "gnome-gem-4"
    return ailment_text(s, opened, action - EFFECT), "gnome-rcard-2"


def option_things(s: State, opened: Opened, action: int) -> tuple[str, ...]:
    """What one touches: a card, an item, a gnome, a way on; yes and no without a place on the table are buttons."""
    here = s.at[s.active]
    if action == YES and s.phase == DOOR:
        return (f"space:{opened.edition.trail.businesses[opened.box.business_at[here]].id}",)
    if action in (NO, YES):
        return ()
    spaces, names = space_names(opened), seat_words(opened)
    if action == CROSS:
        return (f"bridge:{spaces[s.at[s.mover]]}",)
    if action == BEHIND:
        return (f"space:{spaces[s.at[s.mover] + 1]}",)
    if action < LEFT:
        card = card_id(opened, action - CARD)
        if s.phase in (SELL, LOSE_ITEM, FORFEIT, GIVE_ITEM):
            return (f"item:{names[s.actor]}:{card}",)
        if s.phase == TAKE_ITEM:
            return (f"item:{names[s.target]}:{card}",)
        return (f"card:{card}",)
    if action < BRAWL:
        return (f"gnome:{names[aimed_at(s, opened.box, action)]}",)
    if action < JEWEL:
        return (f"brawl:{action - BRAWL + 1}",)
    if action < EFFECT:
        return (f"jewel:{action_name(s, opened, action)}",)
    return (f"effect:{names[s.actor]}:{effect_name(s, opened, action - EFFECT)}",)


def crossing_text(s: State, opened: Opened) -> Words:
    """What the toll takes from the purse, and what the mine gives back [gnome-gem-7]."""
    toll = min(opened.box.toll[opened.box.fork_at[s.at[s.mover]]], wealth(s, opened.box, s.mover))
    if not toll:
        return words("gnome-option-cross-free")
    paid = s.copy()
    settle(paid, opened.box, s.mover, MINE, toll)
    return words("gnome-option-cross", toll=gems_words(toll), change=changed_words(s, paid, opened, s.mover))


def changed_words(before: State, after: State, opened: Opened, seat: int) -> Words:
    """How a purse changes: give 1 gold jewel, get 1 red jewel back."""
    given: list[Words] = []
    got: list[Words] = []
    for name, kind in jewel_ids(opened).items():
        more = after.purse[seat][kind] - before.purse[seat][kind]
        if more:
            told = words("gnome-jewel-count", count=abs(more), kind=jewel_words(opened, name))
            (got if more > 0 else given).append(told)
    if not got:
        return words("gnome-give", given=listed("gnome-and", given))
    return words("gnome-give-get", given=listed("gnome-and", given), got=listed("gnome-and", got))


def answer(s: State, opened: Opened, yes: bool) -> tuple[str, str, dict[str, Value]]:
    """What yes and no mean, by phase: the option's text, the rule behind it, what the text names."""
    if s.phase == ADD_TO_ROLL:
        more = steps_to_add(s, opened.box, s.active) if yes else 0
        return "walk", "gnome-pcard-9", {"steps": s.steps + more}
    if s.phase == DOOR:
        return ("step-in" if yes else "walk-past"), "gnome-biz-1", {"steps": s.steps}
    if s.phase == CHANGE_UP:
        if not yes:
            return "keep-jewels", "gnome-ruling-27", {}
        changed = s.copy()
        change_up(changed, opened.box, s.actor)
        return "change-up", "gnome-ruling-27", {"change": changed_words(s, changed, opened, s.actor)}
    if s.phase == ELECT:
        return ("elect" if yes else "chat"), "gnome-brawl-4", {}
    if s.phase == SELL:
        return ("sell-no-more" if s.sold else "sell-nothing"), "gnome-biz-4", {}
    if s.phase == SEND:
        return "let-choose", "gnome-bridge-9", {}
    if s.phase == TABLE_ITEM:
        return "table-no-more", "gnome-pcard-12", {}
    if s.phase == PLAY:
        return "play-nothing", "gnome-turn-3", {}
    return "let-happen", "gnome-stack-2", {}


def card_text(s: State, opened: Opened, card: int) -> Words:
    """A card, and what choosing it means now."""
    data = card_list(opened.edition)[card]
    title = card_words(opened, card)
    if s.phase == SELL:
        business = business_of(opened.box, s.at[s.active])
        if opened.box.die_price[business]:
            return words("gnome-option-barter", card=title)
        price = gems_words(list_price(s, opened.box, s.active, business, card))
        better = tuple(
            words("gnome-pays", shop=shop_words(opened, b), price=opened.box.price[b][card])
            for b in range(len(opened.edition.trail.businesses))
            if opened.box.price[b][card] > opened.box.price[business][card]
            and opened.box.door[b] > opened.box.door[business]
        )
        if better:
            return words("gnome-option-sell-early", card=title, price=price, better=better)
        return words("gnome-option-sell", card=title, price=price)
    if isinstance(data, GreenCard):
        shops = opened.edition.trail.businesses
        prices = [opened.box.price[b][card] for b, shop in enumerate(shops) if shop.pricing == "list"]
        if len(set(prices)) > 1:
            return words("gnome-option-item-shops", card=title, least=min(prices), most=max(prices))
        return words("gnome-option-item", card=title, value=data.base)
    return words("gnome-option-card", card=title, does=card_does(opened, card))


def ailment_text(s: State, opened: Opened, index: int) -> Words:
    id = "gnome-option-ailment-waiting" if waits(s, opened.box, index) else "gnome-option-ailment"
    return words(id, card=card_words(opened, s.effect[index]), turns=s.effect_turns[index])


def card_rule(s: State, opened: Opened, card: int) -> str:
    data = card_list(opened.edition)[card]
    if isinstance(data, GreenCard):
        return "gnome-biz-2" if s.phase == SELL else "gnome-card-2"
    return op_rule(opened, card)


def target_text(s: State, opened: Opened, seat: int) -> Words:
    return words(
        "gnome-option-target",
        who=seat_names(opened)[seat],
        place=space_words(opened, s.at[seat], standing=True),
        gems=gems_words(wealth(s, opened.box, seat)),
    )
