"""What a person may see and do at a table, worked out when it is asked: from who they are, by which session they came,
and what the table's record says now. Nothing here is remembered, and nothing is decided anywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from folktable.server.people import PLAY, Person
from folktable.server.problems import Refusal

if TYPE_CHECKING:
    from folktable.server.record import TableRecord


def seats_of(record: TableRecord, person: Person | None) -> tuple[int, ...]:
    if person is None:
        return ()
    return tuple([row.seat for row in record.seats if row.person == person.id])


def is_host(record: TableRecord, person: Person | None) -> bool:
    return person is not None and person.id == record.row.host


def may_see(record: TableRecord, person: Person | None) -> bool:
    if person is not None and person.table not in (None, record.row.id):
        return False
    if record.spec.public:
        return True
    return person is not None and (
        is_host(record, person) or person.id in record.admitted or bool(seats_of(record, person))
    )


def may_speak(record: TableRecord, person: Person | None) -> None:
    if person is None:
        raise Refusal(403, "nameless")
    person.must(PLAY, record.row.id)
    if person.id in record.spec.muted:
        raise Refusal(403, "muted")
    if person.id in record.spec.shown_out:
        raise Refusal(403, "shown-out")


def may_come_in(record: TableRecord, person: Person) -> None:
    """To sit down, or to be let in by an invite."""
    if person.id in record.spec.shown_out:
        raise Refusal(403, "shown-out")


def seat_to_look_from(record: TableRecord, person: Person | None, seat: int | None) -> int | None:
    """The seat that was asked for, if it is theirs; None is the spectator's place."""
    if seat is not None and seat not in seats_of(record, person):
        raise Refusal(403, "not-your-seat")
    return seat
