"""A guided first game at a table: bots follow the script as long as the learner does; whoever comes back goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from folktable.client import Client, Refused
from folktable.engine.game import slugs
from folktable.engine.lesson import chapters_of
from folktable.engine.savefile import commitment
from folktable.games.grumpf.state import HUNT
from folktable.wire import Coaching, Created, Look, NewTable, Snapshot, TableInfo, TakeBack, Update
from tests.server.conftest import Player, Running, Visit

pytestmark = pytest.mark.anyio


SCRIPTED = [(slug, n) for slug in slugs() for n, lesson in enumerate(chapters_of(slug)) if lesson.script]


async def lesson_table(visit: Visit, game: str, chapter: int = 0) -> tuple[TableInfo, Player]:
    learner = await visit.person("Ann")
    table = (await learner.create(NewTable(game, "Ann", lesson=True, chapter=chapter))).table
    return table, await visit.look(learner, table.id)


async def coached(player: Player) -> Coaching:
    """The next thing the learner is to choose, or the end of the lesson."""

    def now() -> Coaching | None:
        coaching = None if player.now is None else player.now.coaching
        return coaching if coaching and (coaching.choice or coaching.notes or not coaching.following) else None

    found: Coaching = await player.until(now, 30)
    return found


async def follow(player: Player, steps: int) -> None:
    for _ in range(steps):
        coaching = await coached(player)
        assert coaching.choice in [option.name for option in player.now.sight.options]  # type: ignore[union-attr]
        seq = player.now.seq  # type: ignore[union-attr]
        await player.decide(coaching.choice)
        await player.until(lambda seq=seq: player.now.seq > seq)


@pytest.mark.parametrize(("game", "chapter"), SCRIPTED)
async def test_the_whole_script_is_played_and_then_bots_think(visit: Visit, game: str, chapter: int) -> None:
    lesson = chapters_of(game)[chapter]
    table, player = await lesson_table(visit, game, chapter)
    assert table.lesson
    assert not table.public
    assert table.commitment == commitment(lesson.seed)
    await follow(player, sum(lesson.teaches(step) for step in lesson.script))
    coaching = await coached(player)
    assert coaching.following
    assert coaching.choice == ""
    assert coaching.notes == lesson.end
    assert coaching.next_chapter == (chapter + 1 if chapter + 1 < len(chapters_of(game)) else None)
    live = visit.server.tables.live[table.id]
    script = [(step.seat, step.choice) for step in lesson.script]
    assert live.coach.played == script
    await player.decide()  # anything: the game goes on
    await player.until(lambda: len(live.coach.played) > len(script))


async def test_bubbles_are_counted_and_notes_told_to_the_learner_alone(visit: Visit) -> None:
    table, player = await lesson_table(visit, "violet")
    [lesson] = chapters_of("violet")
    bubble = 1
    for _ in range(3):
        coaching = await coached(player)
        assert (coaching.bubble, coaching.bubbles) == (bubble, lesson.bubbles())
        assert coaching.notes
        bubble += len(coaching.notes)
        await follow(player, 1)
    spectator = await visit.look(player.client, table.id)
    await spectator.place.send(Look(None))
    seen = await spectator.until(lambda: next((told for told in spectator.of(Snapshot) if told.seat is None), None))
    assert seen.coaching is None


async def test_whoever_leaves_the_script_is_told_and_may_come_back_by_taking_back(visit: Visit) -> None:
    _, player = await lesson_table(visit, "violet")
    wanted = (await coached(player)).choice
    other = next(option.name for option in player.now.sight.options if option.name != wanted)  # type: ignore[union-attr]
    await player.decide(other)
    left = await player.until(lambda: player.now.coaching if not player.now.coaching.following else None)
    assert (left.choice, left.notes) == ("", ())
    await player.ask(TakeBack("back"))
    coaching = await coached(player)
    assert coaching.following
    assert coaching.choice == wanted


async def test_bots_go_their_own_way_when_the_script_is_left(visit: Visit) -> None:
    table, player = await lesson_table(visit, "violet")
    await follow(player, 2)
    wanted = await coached(player)
    await player.decide(next(o.name for o in player.now.sight.options if o.name != wanted.choice))  # type: ignore[union-attr]
    await player.decide()
    live = visit.server.tables.live[table.id]
    count = len(live.coach.played)
    await player.until(lambda: len(live.coach.played) > count)
    assert not live.coach.following


async def test_a_lesson_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    running = Running(tmp_path)
    visit = Visit(running)
    try:
        table, player = await lesson_table(visit, "violet")
        await follow(player, 5)
        before = await coached(player)
        await player.leave()
        running.stop()
        running.start()
        again = await visit.look(Client(running.address, player.client.token), table.id)
        assert await coached(again) == before
        await follow(again, 2)
        assert (await coached(again)).bubble >= before.bubble + 2
        await again.leave()
    finally:
        running.stop()


async def test_a_lesson_brings_its_own_table(visit: Visit) -> None:
    """Whatever else is asked for: the script fits one table only."""
    learner = await visit.person("Ann")
    spec = NewTable("violet", "Ann", lesson=True, mine=(0, 1), options={"handicap_violet": 3}, public=True, clock_s=20)
    table = (await learner.create(spec)).table
    assert table.mine == (0,)
    assert table.seats[1].bot == "apprentice"
    assert table.options == {"tiles_face_up": True}
    assert not table.public
    assert table.clock_s == 0


async def test_other_tables_have_no_coach(visit: Visit) -> None:
    created, [player] = await visit.table("violet")
    assert not created.table.lesson
    await player.asked()
    assert all(message.coaching is None for message in [*player.of(Snapshot), *player.of(Update)])


async def test_a_rematch_is_an_ordinary_game(visit: Visit) -> None:
    table, player = await lesson_table(visit, "violet")
    live = visit.server.tables.live[table.id]
    over = replace(live.record, row=live.record.row._replace(phase="over"))
    await visit.server.put(live, record=over, draft=over)
    after = (await player.client.call("POST", f"/api/tables/{table.id}/rematch", Created, {})).table
    assert not after.lesson
    assert after.commitment != table.commitment, "nobody knows its seed"


async def test_a_live_hunt_is_learned_slowly_and_begins_when_the_learner_shouts(visit: Visit) -> None:
    table, player = await lesson_table(visit, "grumpf", 1)
    assert (await coached(player)).notes == chapters_of("grumpf")[1].end
    assert player.now.sight.view["slowness"] == 3  # type: ignore[union-attr]
    live = visit.server.tables.live[table.id]
    await player.decide("ready")
    await player.until(lambda: [option.name for option in player.now.sight.options] == ["shout"])
    assert live.hands.slowness == 3
    await player.decide("shout")
    await player.until(lambda: live.course.state.phase == HUNT, 10)


async def test_a_chapter_that_is_not_there_is_refused(visit: Visit) -> None:
    learner = await visit.person("Ann")
    with pytest.raises(Refused, match="no guided first game"):
        await learner.create(NewTable("violet", "Ann", lesson=True, chapter=1))


async def test_a_lesson_of_no_game_is_refused(visit: Visit) -> None:
    learner = await visit.person("Ann")
    with pytest.raises(Refused, match="There is no game chess"):
        await learner.create(NewTable("chess", "Ann", lesson=True))
