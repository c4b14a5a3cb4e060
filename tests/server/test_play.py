"""Playing at a table over real sockets: deciding, refusals, resuming, taking back, spectators, chat, replays."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from folktable.client import Refused as No
from folktable.engine import savefile
from folktable.engine.match import Match, view_of
from folktable.wire import (
    Accepted,
    AskHint,
    AskWhy,
    ContinuedFrom,
    Created,
    Decide,
    Explained,
    Hello,
    Hinted,
    Look,
    Mute,
    NewTable,
    Pace,
    Refused,
    Replayed,
    Said,
    Say,
    SeatOrder,
    SitDown,
    Snapshot,
    TableChanged,
    TableInfo,
    TakeBack,
    Update,
)
from tests.server.conftest import Player, Visit, plain

pytestmark = pytest.mark.anyio


async def play_on(players: list[Player], decisions: int, seed: int = 1) -> None:
    """Random decisions of whoever is asked."""
    chance = random.Random(seed)
    answered = dict.fromkeys(players, -1)
    for _ in range(decisions):
        asked = [p for p in players if p.now.sight.options and p.now.decision > answered[p]]
        while not asked:
            waits = [asyncio.create_task(p.news.wait()) for p in players]
            done, pending = await asyncio.wait(waits, timeout=10, return_when=asyncio.FIRST_COMPLETED)
            assert done, "nobody was asked for ten seconds"
            for task in pending:
                task.cancel()
            for player in players:
                player.news.clear()
            if any(message.table.phase == "over" for p in players for message in p.of(TableChanged)):
                return
            asked = [p for p in players if p.now.sight.options and p.now.decision > answered[p]]
        player = asked[0]
        answered[player] = player.now.decision
        answer = await player.decide(chance.choice(player.now.sight.options).name)
        assert isinstance(answer, Accepted), answer


async def test_a_whole_game_its_file_and_its_frames(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    table = created.table.id
    watcher = await visit.look(players[1].client, table)
    await watcher.place.send(Look(None))
    await play_on(players, 1000)
    info = await visit.info(players[0].client, table)
    assert info.phase == "over"
    assert info.seed is not None
    assert savefile.commitment(info.seed) == created.table.commitment
    text = await players[0].client.call("GET", f"/api/tables/{table}/file", dict)
    match = savefile.verify(savefile.read(json.dumps(text)), created.table.commitment)
    assert tuple(match.scores()) == info.result
    assert len(match.log) == info.decisions
    opened = await players[0].client.call("GET", f"/api/tables/{table}/replay?first=3&count=2", Replayed)
    assert (opened.first, opened.count, len(opened.frames)) == (3, info.decisions + 1, 2)
    assert [(frame.seat, frame.choice) for frame in opened.frames] == [
        (seat, name) for seat, name in savefile.read(json.dumps(text)).decisions[2:4]
    ]
    assert opened.frames[0].views[0] == plain(view_of(match.opened, match.told[3][0], 0))
    seqs = [message.seq for message in players[0].of(Update)]
    assert seqs == list(range(1, info.decisions + 1)), "every decision is told once, in order"


async def test_what_is_told_is_the_sight_of_the_seat_and_nothing_else(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2)
    await play_on(players, 12)
    live = visit.server.tables.live[created.table.id]
    for seat, player in enumerate(players):
        await player.until(lambda player=player: player.now.seq == live.course.seq)
        assert plain(player.now.sight) == plain(await visit.server.inside(live.course.sight, seat))


async def test_the_same_request_counts_once(visit: Visit) -> None:
    _, players = await visit.table("nisse", people=2)
    asked = next(player for player in players if player.now.sight.options)
    decision, choice = asked.now.decision, asked.now.sight.options[0].name
    for _ in range(3):
        await asked.place.send(Decide("again", decision, choice))
    await asked.until(lambda: len(asked.answers("again")) == 3)
    assert set(asked.answers("again")) == {Accepted("again", 1)}
    assert [(m.seq, m.request) for m in asked.of(Update)] == [(1, "again")]
    other = next(player for player in players if player is not asked)
    await other.until(lambda: other.of(Update))
    assert [(m.seq, m.request) for m in other.of(Update)] == [(1, "")]


async def test_refusals_say_why_and_where_the_game_is(visit: Visit) -> None:
    _, players = await visit.table("nisse", people=2)
    asked = next(player for player in players if player.now.sight.options)
    other = next(player for player in players if player is not asked)
    name = asked.now.sight.options[0].name
    wrong = await asked.ask(Decide("a", asked.now.decision, "fly"))
    assert (wrong.code, wrong.seq) == ("illegal", 0)
    assert name in wrong.text
    assert (await other.ask(Decide("b", 0, name))).code == "not-your-turn"
    assert (await asked.ask(Decide("c", 99, name))).code == "stale"
    await asked.place.socket.send('{"type": "decide", "request": "d", "decision": "x", "choice": "y"}')
    malformed = await asked.answer("d")
    assert malformed.code == "malformed"
    assert "$.decision" in malformed.text
    await asked.place.socket.send("not json")
    await asked.until(lambda: [m for m in asked.of(Refused) if m.request == "" and m.code == "malformed"])
    await asked.place.socket.send(b'{"type":"take-back","request":"\xff"}')
    await asked.until(lambda: len([m for m in asked.of(Refused) if m.code == "malformed"]) == 3)
    assert (await asked.ask(TakeBack("e"))).code == "nothing-to-take-back"
    assert asked.now.seq == 0, "nothing of this was a decision"


async def test_what_postgresql_cannot_store_is_refused_before(visit: Visit) -> None:
    """A NUL in one decision's request would keep all that were made in the same moment from being stored."""
    _, players = await visit.table("nisse", people=2)
    asked = next(player for player in players if player.now.sight.options)
    nul = Decide("a\0", asked.now.decision, asked.now.sight.options[0].name)
    assert (await asked.ask(nul)).code == "malformed"
    assert (await asked.ask(Say("b", "h\0i"))).code == "malformed"
    assert asked.now.seq == 0


async def test_resume_sends_exactly_what_was_missed(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2)
    await play_on(players, 6)
    first, seq = players[0], 6
    await first.until(lambda: first.now.seq == seq)
    again = await visit.person()
    again.token = first.client.token
    place = again.at(created.table.id, 0)
    place.seq = seq - 2
    back = Player(again, place)
    visit.players.append(back)
    await back.until(lambda: len(back.told) >= 3)
    assert [type(message) for message in back.told[:3]] == [Update, Update, TableChanged]
    sent = [plain(message) for message in first.of(Update)[-2:]]
    missed = [plain(message) for message in back.of(Update)]
    assert [m["seq"] for m in missed] == [seq - 1, seq]
    assert missed[-1] == sent[-1]
    assert [m["sight"] for m in missed] == [m["sight"] for m in sent]
    assert [m["lines"] for m in missed] == [m["lines"] for m in sent]


async def test_a_snapshot_when_more_was_missed_or_nothing_fits(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2)
    await play_on(players, 8)
    for seq in (0, 10_000, -1):
        place = players[0].client.at(created.table.id, 0)
        place.seq = seq
        back = Player(players[0].client, place)
        visit.players.append(back)
        await back.until(lambda back=back: back.told)
        assert isinstance(back.told[0], Snapshot)
        assert back.told[0].seq == players[0].now.seq
        assert plain(back.told[0].sight) == plain(players[0].now.sight)
        told = [line.text for message in players[0].of(Update) for line in message.lines]
        assert [line.text for line in back.told[0].lines][-len(told) :] == told


async def test_whose_line_broke_before_the_game_began_is_told_all_of_it(visit: Visit) -> None:
    host, guest = await visit.person("Host"), await visit.person("Guest")
    created = await host.create(NewTable("violet", "Host"))
    away = await visit.look(host, created.table.id, 0)
    assert (away.now.seq, away.now.sight.view) == (0, None)
    await away.leave()
    await guest.sit(created.table.id, SitDown("Guest", 1, created.invite))
    place = host.at(created.table.id, 0)
    place.seq = away.place.seq
    back = Player(host, place)
    visit.players.append(back)
    await back.until(lambda: back.told)
    assert back.now.seq == 0
    assert back.now.sight.view is not None


async def test_both_screens_of_one_person_are_told(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    second = await visit.look(players[0].client, created.table.id)
    await play_on(players, 3)
    for screen in (second, players[0]):
        await screen.until(lambda screen=screen: screen.now.seq == 3)
    assert second.now.sight == players[0].now.sight


async def test_taking_back(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2)  # Torech lays tiles first: nobody learns anything from it
    torech = players[1]
    before = torech.now
    assert isinstance(await torech.decide(), Accepted)
    assert torech.now.may_undo
    assert not players[0].now.may_undo
    back = await torech.ask(TakeBack("undo"))
    assert isinstance(back, Accepted)
    assert back.seq == 2
    assert await torech.ask(TakeBack("undo")) == back
    await torech.until(lambda: isinstance(torech.now, Snapshot) and torech.now.seq == 2)
    assert plain(torech.now.sight) == plain(before.sight)
    assert torech.now.decision == 2, "the question is put anew"
    assert isinstance(await torech.decide(before.sight.options[1].name), Accepted)
    live = visit.server.tables.live[created.table.id]
    assert live.course.state.decisions == 1
    assert live.course.seq == 3


async def test_what_has_shown_something_hidden_stays(visit: Visit) -> None:
    _, players = await visit.table("violet", people=2)
    codes = set()
    for _ in range(40):
        asked = next((p for p in players if p.now.sight.options), None)
        if asked is None:
            break
        seq = asked.now.seq
        await asked.decide()
        for player in players:
            await player.until(lambda player=player, seq=seq: player.now.seq > seq)
        if asked.now.may_undo and len(asked.now.sight.options) == 0:
            answer = await asked.ask(TakeBack(f"undo {seq}"))
            if isinstance(answer, Refused):
                codes.add(answer.code)
                break
            await asked.asked()
            await asked.decide()
            for player in players:
                await player.until(lambda player=player, seq=seq: player.now.seq > seq + 2)
    assert codes == {"told-something"}


async def test_a_bot_takes_a_seat_and_gives_it_back(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    table = created.table.id
    host = players[0]
    info = await host.client.call("POST", f"/api/tables/{table}/seats", TableInfo, SeatOrder(0, "apprentice"))
    assert info.seats[0].bot == "apprentice"
    assert info.seats[0].stand_in
    seq = host.now.seq
    await players[1].until(lambda: players[1].now.sight.options or players[1].now.seq > seq)
    if not players[1].now.sight.options:
        await players[1].asked()
    await players[1].decide()
    await host.until(lambda: host.now.seq >= 2)
    if host.now.sight.options:
        refused = await host.ask(Decide("x", host.now.decision, host.now.sight.options[0].name))
        assert refused.code in ("bot-plays", "stale", "not-your-turn")
    info = await host.client.call("POST", f"/api/tables/{table}/seats", TableInfo, SeatOrder(0, None))
    assert info.seats[0].bot is None
    assert not info.seats[0].stand_in
    await play_on(players, 4)


async def test_bots_play_to_the_end_by_themselves(visit: Visit) -> None:
    created, players = await visit.table("violet", people=1)
    host = players[0]
    await host.client.call("POST", f"/api/tables/{created.table.id}/seats", TableInfo, SeatOrder(0, "apprentice"))
    await host.until(lambda: [m for m in host.of(TableChanged) if m.table.phase == "over"], 60)
    assert host.now.sight.question is None


async def test_hot_seat_looks_from_each_seat_in_turn(visit: Visit) -> None:
    host = await visit.person()
    created = await host.create(NewTable("nisse", "Host", mine=(0, 1)))
    player = await visit.look(host, created.table.id)
    for _ in range(6):
        if not player.now.sight.options:
            seat = player.of(Snapshot)[-1].seat
            await player.place.send(Look(1 - seat))
            await player.until(lambda seat=seat: player.of(Snapshot)[-1].seat == 1 - seat)
            await player.asked()
        assert isinstance(await player.decide(), Accepted)
    await player.place.send(Look(7))
    await player.until(lambda: [m for m in player.of(Refused) if m.code == "not-your-seat"])
    await player.place.send(Look(None))
    await player.until(lambda: player.of(Snapshot)[-1].seat is None)
    assert player.of(Snapshot)[-1].sight.options == ()


async def test_spectators_see_the_public_view_and_decide_nothing(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2, public=True)
    watcher = await visit.look(await visit.person("Wanda"), created.table.id)
    await play_on(players, 5)
    await watcher.until(lambda: watcher.now.seq == 5)
    live = visit.server.tables.live[created.table.id]
    assert plain(watcher.now.sight) == plain(await visit.server.inside(live.course.sight, 2))
    assert (await watcher.ask(Decide("x", 0, "P1"))).code == "spectator"
    await watcher.place.send(Hello(-1, 0))
    await watcher.until(lambda: [m for m in watcher.of(Refused) if m.code == "not-your-seat"])
    assert watcher.of(Snapshot)[0].seat is None


async def test_chat_is_told_kept_and_muted(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    table = created.table.id
    assert isinstance(await players[1].ask(Say("s1", "Good luck!")), Accepted)
    assert isinstance(await players[1].ask(Say("s1", "Good luck!")), Accepted)
    await players[0].until(lambda: players[0].of(Said))
    said = players[0].of(Said)[0]
    assert (said.player, said.seat, said.text) == ("Guest 1", 1, "Good luck!")
    back = await visit.look(players[0].client, table)
    assert [m.text for m in back.of(Snapshot)[0].chat] == ["Good luck!"]
    await players[0].client.call("POST", f"/api/tables/{table}/mute", TableInfo, Mute(1))
    assert (await players[1].ask(Say("s2", "Hm."))).code == "muted"
    with pytest.raises(No, match="Only the host"):
        await players[1].client.call("POST", f"/api/tables/{table}/mute", TableInfo, Mute(0))
    answers = [await players[0].ask(Say(f"t{n}", "la")) for n in range(8)]
    assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"too-fast"}


async def test_a_hint_ranks_what_one_may_do(visit: Visit) -> None:
    _, players = await visit.table("nisse", people=2)
    asked = next(player for player in players if player.now.sight.options)
    await asked.place.send(AskHint("h"))
    await asked.until(lambda: asked.of(Hinted), 20)
    names = {option.name for option in asked.now.sight.options}
    assert {option.name for option in asked.of(Hinted)[0].options} <= names
    assert sum(option.share for option in asked.of(Hinted)[0].options) <= 1.001
    other = next(player for player in players if player is not asked)
    await other.place.send(AskHint("h2"))
    await other.until(lambda: [m for m in other.of(Refused) if m.code == "not-your-turn"])


async def test_what_cannot_be_chosen_says_why_to_who_asks(visit: Visit) -> None:
    _, players = await visit.table("nisse", people=2)
    asked = next(player for player in players if player.now.sight.options)
    other = next(player for player in players if player is not asked)
    for player in players:
        await player.place.send(AskWhy("w", "card:R1"))
        await player.until(lambda player=player: player.of(Explained))
    assert asked.of(Explained)[0].words.id.startswith("nisse-why-"), "the game's own reason, whatever the deal"
    assert other.of(Explained)[0].words.id == "why-not-now"


async def test_gently_decides_only_what_can_be_taken_back(visit: Visit) -> None:
    """A die of the draft is still one's own pick; a card of it hands the next pick on."""
    asks = ""
    while asks != "nisse-ask-die":  # three equal dice leave nothing to choose
        _, players = await visit.table("nisse", people=2)
        asked = next(player for player in players if player.now.sight.options)
        asks = asked.now.sight.asks
    die = next(option.name for option in asked.now.sight.options)
    await asked.place.send(Decide("d", asked.now.decision, die, gently=True))
    await asked.until(lambda: asked.now.sight.asks == "nisse-ask-card")
    assert asked.now.may_undo
    card = next(option.name for option in asked.now.sight.options)
    await asked.place.send(Decide("c", asked.now.decision, card, gently=True))
    await asked.until(lambda: [m for m in asked.of(Refused) if m.code == "final"])
    assert asked.now.sight.asks == "nisse-ask-card"


async def test_a_rematch_passes_the_seats_on(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2)
    table = created.table.id
    with pytest.raises(No, match="after the end"):
        await players[0].client.call("POST", f"/api/tables/{table}/rematch", dict)
    await play_on(players, 1000)
    again = await players[1].client.call("POST", f"/api/tables/{table}/rematch", dict)
    assert [seat["player"] for seat in again["table"]["seats"]] == ["Guest 1", "Host"]
    assert again["table"]["phase"] == "playing"
    assert (await visit.info(players[0].client, table)).rematch == again["table"]["id"]
    with pytest.raises(No, match="already"):
        await players[0].client.call("POST", f"/api/tables/{table}/rematch", dict)


async def test_a_finished_game_that_nobody_looks_at_is_left_to_the_store(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2)
    table = created.table.id
    await play_on(players, 1000)
    live, last = visit.server.tables.live[table], players[0].now.seq
    await players[0].leave()
    assert live.course is not None  # the other one still looks
    await players[1].leave()
    async with asyncio.timeout(20):
        while live.course is not None:
            await asyncio.sleep(0.01)
    assert (await visit.info(players[0].client, table)).decisions == last
    back = await visit.look(players[0].client, table)
    assert (back.now.seq, back.now.table.phase) == (last, "over")
    assert back.now.sight.view is not None
    assert back.now.lines


async def test_the_story_is_paged(visit: Visit) -> None:
    created, players = await visit.table("violet", people=2)
    await play_on(players, 10)
    lines = f"/api/tables/{created.table.id}/lines"
    story = await players[0].client.call("GET", f"{lines}?first=0&count=500", dict)
    assert story["count"] == len(story["lines"])
    part = await players[0].client.call("GET", f"{lines}?first=2&count=3", dict)
    assert part["lines"] == story["lines"][2:5]
    live = visit.server.tables.live[created.table.id]
    last, first_line = await visit.server.inside(live.course.last_lines, 0, 1000)
    assert [plain(line) for line in last] == story["lines"][first_line:]
    with pytest.raises(No, match="not yours"):
        await players[0].client.call("GET", f"{lines}?seat=1", dict)
    with pytest.raises(No, match="whole number"):
        await players[0].client.call("GET", f"{lines}?first=x", dict)


async def test_who_reads_on_has_only_what_is_new_played_again(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    created, players = await visit.table("violet", people=2)
    lines = f"/api/tables/{created.table.id}/lines?count=500"
    played: list[str] = []
    play_named = Match.play_named

    def counting(match: Match, seat: int, name: str) -> None:
        played.append(name)
        play_named(match, seat, name)

    monkeypatch.setattr(Match, "play_named", counting)
    torech = players[1]
    before = torech.now
    assert isinstance(await torech.decide(), Accepted)
    first = await torech.client.call("GET", lines, dict)
    assert await torech.client.call("GET", lines, dict) == first
    assert len(played) == 1
    assert isinstance(await torech.ask(TakeBack("undo")), Accepted)
    await torech.until(lambda: torech.now.seq == 2)
    told = (await torech.client.call("GET", lines, dict))["lines"]
    assert told[-1]["text"]["id"] == "log-took-back"
    assert first["lines"][-1] not in told
    assert isinstance(await torech.decide(before.sight.options[1].name), Accepted)
    await torech.client.call("GET", lines, dict)
    assert played == [before.sight.options[0].name, before.sight.options[1].name]


async def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    table = created.table.id
    left = await players[1].client.call("POST", f"/api/tables/{table}/leave", TableInfo)
    assert left.seats[1].stand_in
    back = await players[1].client.call("POST", f"/api/tables/{table}/seats", TableInfo, SeatOrder(1, None))
    assert not back.seats[1].stand_in
    with pytest.raises(No, match="Somebody sits there"):
        await (await visit.person()).sit(table, SitDown("Eve", 1, created.invite))


@pytest.mark.parametrize(("game", "pace"), [("violet", "live"), ("nisse", "live"), ("grumpf", "days")])
async def test_a_finished_game_is_played_on_from_any_point(visit: Visit, game: str, pace: Pace) -> None:
    host = await visit.person("Host")
    bots = {"0": "apprentice", "1": "apprentice"}
    before = (await host.create(NewTable(game, "Host", seats=2, mine=(), bots=bots, public=True, pace=pace))).table
    watching = await visit.look(host, before.id)
    with pytest.raises(No) as early:
        await host.call("POST", f"/api/tables/{before.id}/play-on", Created, {"name": "Ann", "seat": 0, "decisions": 3})
    assert early.value.code == "not-over"
    await watching.until(lambda: [m for m in watching.of(TableChanged) if m.table.phase == "over"], 120)
    first, count = 7, 2
    frames = await host.call("GET", f"/api/tables/{before.id}/replay?first={first}&count={count}", Replayed)

    ann = await visit.person("Ann")  # anybody who may see the game may play on from it
    seat = frames.frames[1].seat
    wanted = {"name": "Ann", "seat": seat, "decisions": first}
    after = (await ann.call("POST", f"/api/tables/{before.id}/play-on", Created, wanted)).table
    assert (after.going_on, after.phase, after.commitment) == (
        ContinuedFrom(before.id, first),
        "playing",
        before.commitment,
    )
    assert [one.bot is None for one in after.seats] == [number == seat for number in range(2)]
    player = await visit.look(ann, after.id)
    assert player.now.seq == first  # type: ignore[union-attr]
    assert plain(player.now.sight.view) == plain(frames.frames[0].views[seat])  # type: ignore[union-attr]
    await player.decide(frames.frames[1].choice)  # what was chosen then is still possible, and anything else is
    await player.until(lambda: player.now.seq > first)

    wanted["decisions"] = frames.count - 1
    with pytest.raises(No) as late:
        await ann.call("POST", f"/api/tables/{before.id}/play-on", Created, wanted)
    assert late.value.code == "over"
