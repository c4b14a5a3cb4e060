"""What a client asks for at a table, one function a message: checked, carried out under the table's lock, answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from folktable.engine.match import why_not
from folktable.engine.record import GameState
from folktable.engine.words import sentence
from folktable.server.chat import said
from folktable.server.conversation import ANY_SEAT, UNREADABLE, Connection, decoder, encoded, request_in
from folktable.server.live import AskingBack, LiveTable
from folktable.server.people import PLAY, READ, Person
from folktable.server.problems import NOT_STORED, Refusal
from folktable.server.realtime import code_of
from folktable.server.rights import may_speak, seat_to_look_from
from folktable.server.store import ChatRow, Conflict, StoreFailed
from folktable.server.watched import note_failure
from folktable.server.windows import Answer
from folktable.wire import (
    OLDEST,
    VERSION,
    Accepted,
    Allow,
    AskedBack,
    AskHint,
    AskWhy,
    ClientMessage,
    Decide,
    Echo,
    Explained,
    Hello,
    Hinted,
    Look,
    Order,
    Refused,
    Say,
    ServerMessage,
    TableChanged,
    TakeBack,
)

MOST_MISSED = 3  # each holds a whole sight: when more were missed, a snapshot is smaller

log = structlog.get_logger()


async def hear(table: LiveTable, connection: Connection, data: bytes) -> None:
    """One message from a client: what cannot be done is answered with a reason."""
    if connection not in table.connections:
        return
    request = ""
    try:
        if not connection.bucket.take():
            raise Refusal(429, "too-fast", "many-messages")
        try:
            message = decoder.decode(data)
        except UNREADABLE as error:
            request = request_in(data)
            raise Refusal(400, "malformed", "malformed-message", reason=str(error)) from None
        request = getattr(message, "request", "")
        await answer(table, connection, message)
    except Refusal as refusal:
        table.refuse(connection, request, refusal)
    except StoreFailed:
        log.error("nothing could be stored", table=table.id)
        table.refuse(connection, request, NOT_STORED)
    except Exception as failure:
        note_failure("message", failure, table=table.id)
        table.refuse(connection, request, Refusal(500, "failed"))


async def answer(table: LiveTable, connection: Connection, message: ClientMessage) -> None:
    if not connection.greeted and not isinstance(message, Hello | Echo):
        raise Refusal(400, "no-hello")
    match message:
        case Decide():
            await once(table, connection, message.request, lambda seat: decide(table, connection, seat, message))
        case Echo():
            echo(table, connection, message)
        case Hello() | Look():
            async with table.lock:
                await table.read()
                if connection in table.connections:
                    look(table, connection, message)
        case TakeBack():
            await once(table, connection, message.request, lambda seat: ask_back(table, connection, seat, message))
        case Allow():
            await once(table, connection, message.request, lambda seat: allow(table, connection, message))
        case AskHint():
            await begin_hint(table, connection, message)
        case AskWhy():
            await explain(table, connection, message)
        case Say():
            await say(table, connection, message)
        case Order():
            await once(table, connection, message.request, lambda seat: order(table, seat, message))


def look(table: LiveTable, connection: Connection, message: Hello | Look) -> None:
    if connection.person is not None:
        connection.person.must(READ, table.id)
    wish = seat_to_look_from(table.record, connection.person, message.seat)
    if isinstance(message, Hello):
        if message.version < OLDEST:
            raise Refusal(426, "too-old", version=message.version, ours=VERSION)
        told_from = connection.told_from if connection.greeted else message.seat  # by its client, after a break
        connection.look_from(ANY_SEAT if wish is None else wish)
        connection.greeted = True
        if told_from == connection.seat_in(table.record) and catch_up(table, connection, message.seq):
            return
    else:
        connection.look_from(wish)
    table.send_afresh(connection)


def catch_up(table: LiveTable, connection: Connection, seq: int) -> bool:
    """Exactly what was missed since, where that is short: good for a client that was told from this seat before."""
    begun = table.phase in ("playing", "over") and seq > 0  # at 0 the client may have been told nothing of the game yet
    missed = table.course.since(seq) if table.course is not None and begun else None
    if missed is None or len(missed) > MOST_MISSED or table.asking_back is not None:
        return False
    connection.told_from = connection.seat_in(table.record)
    for update in table.as_told(table.record).missed(connection.observer_in(table.record), len(missed)):
        connection.send(update)
    connection.send(TableChanged(table.info(connection.person)))
    return True


async def once(
    table: LiveTable, connection: Connection, request: str, do: Callable[[int], Awaitable[ServerMessage | None]]
) -> None:
    """Carry out a request of a seat, under the lock; the same one again gets its first answer again."""
    async with table.lock:
        answer: ServerMessage | None = None
        while answer is None:
            if table.course is None:
                await table.read()
                table.game()
            seat, person = connection.seat_in(table.record), connection.person
            if seat is None or person is None or connection not in table.connections:
                raise Refusal(403, "spectator")
            person.must(PLAY, table.id)
            answer = table.answers.get(person.id, request)
            if answer is not None:
                break
            try:
                answer = await do(seat)
            except Conflict:  # another process was faster: look again, and decide again
                continue
            except Refusal as refusal:
                answer = table.refused(request, refusal)
            if answer is None:  # the update is the answer: it was told, or will be when it is carried out
                return
            table.answers.remember(person.id, request, answer)
        if connection in table.connections:
            connection.send(answer)


async def decide(table: LiveTable, connection: Connection, seat: int, message: Decide) -> ServerMessage | None:
    course = table.game()
    if table.phase == "gathering":
        raise Refusal(409, "not-begun")
    stale = seat not in course.deciding or (message.decision != course.asked[seat] and table.hands is None)
    if stale:
        before = await table.store.answered(table.id, seat, message.request)
        if before is not None:
            return Accepted(message.request, before)
    if table.phase == "closed":
        raise Refusal(409, "closed")
    if course.over:
        raise Refusal(409, "over")
    if table.record.seats[seat].bot is not None:
        raise Refusal(409, "bot-plays")
    if table.hands is not None:
        return await move_hand(table, seat, message)
    if seat not in course.deciding:
        names = table.record.seat_names()
        raise Refusal(409, "not-your-turn", who=tuple(names[other] for other in course.waiting()))
    if stale:
        raise Refusal(409, "stale")
    options = course.options(seat)
    if message.choice not in options:
        raise Refusal(409, "illegal", choice=message.choice, options=", ".join(options))
    action = options[message.choice]
    if course.window is not None:
        table.windows.keep(seat, Answer(course.asked[seat], action, message.request, connection))
        table.tell_overtaken()
        await table.go_on()
        return None
    if message.gently and await asyncio.to_thread(course.would_be_final, seat, action):
        raise Refusal(409, "final")
    table.note_decision(course, course.decide(seat, action, message.request, table.now()))
    await table.settle()
    table.accept(connection, seat, message.request, course.seq)
    return None


async def move_hand(table: LiveTable, seat: int, message: Decide) -> ServerMessage:
    """In real time a decision is a hand that sets out: it lands later, or somebody was faster."""
    course, now = table.game(), table.now()
    assert table.real_time is not None
    assert table.hands is not None
    events = list(table.real_time.advance(now))
    action = course.options(seat).get(message.choice, table.hands.action_named(message.choice))
    refused = None
    if action is not None:
        more, refused = table.real_time.request(seat, action, now, message.hand, message.request)
        events += more
    table.note_clocked_decisions()
    await table.settle(events)
    if action is None:
        raise Refusal(409, "illegal", "no-such-choice", choice=message.choice)
    if refused is not None:
        return Refused(message.request, course.seq, code_of(refused.code), sentence(refused.text), refused.text)
    return Accepted(message.request, course.seq)


async def order(table: LiveTable, seat: int, message: Order) -> ServerMessage:
    """Nobody else is told."""
    table.change_seat(seat, standing=message.order)
    await table.settle()
    if table.phase == "playing":
        await table.go_on()
    return Accepted(message.request, table.game().seq)


def echo(table: LiveTable, connection: Connection, message: Echo) -> None:
    """A clock gives credit for the time that the line takes."""
    round_trip = connection.round_trip_ms(message, asyncio.get_running_loop().time())
    seat = connection.seat_in(table.record)
    if round_trip is not None and seat is not None and table.hands is not None:
        table.hands.ping(seat, round_trip)


async def ask_back(table: LiveTable, connection: Connection, seat: int, message: TakeBack) -> ServerMessage | None:
    """Where nobody else has been asked anything since, at once; else who was asked is asked for leave."""
    course = table.game()
    if table.phase != "playing":
        raise Refusal(409, "nothing-to-take-back")
    before = await table.store.answered(table.id, seat, message.request)
    if before is not None:
        return Accepted(message.request, before)
    if table.hands is not None or not course.may_take_back(seat):
        raise Refusal(409, "nothing-to-take-back", "others-decided")
    if await asyncio.to_thread(course.told_something_hidden):
        raise Refusal(409, "told-something")
    others = others_asked(table, seat)
    if not others:
        return await table.take_back(seat, message.request)
    table.asking_back = AskingBack(seat, message.request, connection, others)
    for other in table.audience.greeted():
        if other.person is not None and other.person.id in others:
            other.send(AskedBack(seat))
    return None


def others_asked(table: LiveTable, seat: int) -> set[str]:
    """The people whose turn it is now, beside the one in this seat."""
    seats, mine = table.record.seats, table.record.seats[seat].person
    asked = {seats[other].person for other in table.game().deciding if seats[other].bot is None}
    return {person for person in asked if person is not None and person != mine}


async def allow(table: LiveTable, connection: Connection, message: Allow) -> ServerMessage:
    asking, person = table.asking_back, connection.person
    if asking is None or person is None or person.id not in asking.people:
        raise Refusal(409, "nothing-asked")
    if not message.allowed:
        table.settle_asking_back(Refusal(409, "not-allowed"))
        return Accepted(message.request, table.game().seq)
    asking.people.discard(person.id)
    for other in table.audience.greeted():
        if other.person is not None and other.person.id == person.id:
            other.send(AskedBack(None))
    if not asking.people:
        table.asking_back = None
        taken_back = await table.take_back(asking.seat, asking.request)
        table.answer_later(asking.connection, asking.request, taken_back)
    return Accepted(message.request, table.game().seq)


async def begin_hint(table: LiveTable, connection: Connection, message: AskHint) -> None:
    async with table.lock:
        await table.read()
        course, person = table.game(), connection.person
        seat = connection.seat_in(table.record)
        if seat is None or person is None or table.phase != "playing" or seat not in course.deciding:
            raise Refusal(409, "not-your-turn", "nothing-to-decide")
        person.must(PLAY, table.id)
        if not table.record.spec.hints:
            raise Refusal(403, "no-hints")
        names = {action: name for name, action in course.options(seat).items()}
        state = course.deciding[seat].copy()
    table.start(hint(table, connection, person, message.request, state, seat, names))


async def hint(
    table: LiveTable,
    connection: Connection,
    person: Person,
    request: str,
    state: GameState,
    seat: int,
    names: dict[int, str],
) -> None:
    try:
        options, reasons = await table.bots.hint(person.id, table.record.box, state, seat, names)
    except Refusal as refusal:
        table.refuse(connection, request, refusal)
        return
    if connection in table.connections and connection.seat_in(table.record) == seat:
        connection.send(Hinted(request, options, reasons))


async def explain(table: LiveTable, connection: Connection, message: AskWhy) -> None:
    """From what this connection is sent, and from nothing else: who may look may ask."""
    async with table.lock:
        await table.read()
        if table.phase not in ("playing", "over"):
            raise Refusal(409, "not-begun")
        seen = table.as_told(table.record).sight(connection.observer_in(table.record))
        connection.send(Explained(message.request, why_not(table.record.box, seen, message.thing, message.chosen)))


async def say(table: LiveTable, connection: Connection, message: Say) -> None:
    async with table.lock:
        await table.read()
        person = connection.person
        may_speak(table.record, person)
        assert person is not None
        answer = table.answers.get(person.id, message.request)
        if answer is None:
            if not table.talk.take(person.id):
                raise Refusal(429, "too-fast", "fast-talk")
            await store_line(table, connection, person, message.text)
            answer = Accepted(message.request, table.course.seq if table.course else 0)
            table.answers.remember(person.id, message.request, answer)
    if connection in table.connections:
        connection.send(answer)


async def store_line(table: LiveTable, connection: Connection, person: Person, text: str) -> None:
    mine = table.seats_of(person)
    name = table.record.seats[mine[0]].player if mine else None
    seat = connection.seat_in(table.record)
    row = ChatRow(0, table.now(), person.id, name or person.name, seat, text)  # numbered when it is stored
    while True:
        try:
            await table.store.add_chat(table.id, row)
            break
        except Conflict:  # another process has used its number
            continue
    table.chat.add(row)
    table.audience.tell(encoded(said(row)))
