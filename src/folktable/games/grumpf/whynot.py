"""Why a thing cannot be chosen now, from what its player sees."""

from folktable.engine.game import Opened
from folktable.engine.match import Sight
from folktable.engine.words import Words, words
from folktable.games.grumpf.names import clan_name, clan_words
from folktable.games.grumpf.seen import BoardSeen, TokenSeen, View


def why_not(seen: Sight, opened: Opened, thing: str, chosen: tuple[str, ...]) -> Words | None:
    view: View = seen.view
    if view.phase != "hunt" or view.you not in view.clans:
        return None
    because = reason(view, opened, thing.split(":"), held(view, chosen))
    return None if because is None else words("grumpf-refused", reason=because)


def held(view: View, chosen: tuple[str, ...]) -> TokenSeen | None:
    """The Grumpf that is picked up."""
    slots = [name.partition(":")[2] for name in chosen if name.startswith("token:")]
    return next((token for token in view.clans[view.you].pool if str(token.slot) in slots), None)


def reason(view: View, opened: Opened, thing: list[str], token: TokenSeen | None) -> Words | None:
    if thing[0] == "elder":
        return about_elder(view, opened)
    if thing[0] == "token":
        return words("grumpf-because-nowhere")
    board = next((board for board in view.boards if len(thing) > 1 and board.name == thing[1]), None)
    if board is None:
        return None
    if thing[0] == "ground":
        return about_ground(opened, board, token)
    return about_target(view, opened, board, int(thing[2]) - 1, token) if thing[0] == "stand" else None


def about_elder(view: View, opened: Opened) -> Words:
    me = view.clans[view.you]
    if me.home:
        return words("grumpf-because-in-hut")
    if opened.box.tokens - len(me.pool) < opened.box.elder_min_placed:
        return words("grumpf-because-must-place-all")
    return words("grumpf-because-elder-last")


def about_ground(opened: Opened, board: BoardSeen, token: TokenSeen | None) -> Words:
    if len(board.track) >= board.length:
        return words("grumpf-because-track-full", other=named(opened, board.track[-1].clan))
    if token is not None:
        return words("grumpf-because-wrong-face")
    return words("grumpf-because-token-first")


def about_target(view: View, opened: Opened, board: BoardSeen, space: int, token: TokenSeen | None) -> Words:
    if space >= len(board.track):
        return words("grumpf-because-no-target")
    standing = board.track[space]
    if standing.knocked_out_by is not None:
        return words("grumpf-because-target-covered", other=named(opened, standing.knocked_out_by))
    if standing.clan in view.huts_taken:
        return words("grumpf-because-target-safe", other=named(opened, standing.clan))
    if standing.clan == view.you and not opened.box.club_own:
        return words("grumpf-because-target-own")
    if token is not None:
        return words("grumpf-because-wrong-face")
    clubs = any(one.shows == "club" for one in view.clans[view.you].pool)
    return words("grumpf-because-club-first" if clubs else "grumpf-because-no-club")


def named(opened: Opened, clan: str) -> Words:
    words_of_clans = clan_words(opened)
    return clan_name(opened, words_of_clans.index(clan) if clan in words_of_clans else opened.seats)
