"""The page's types are those of the server."""

from pathlib import Path

import pytest
from msgspec import Struct

from folktable.engine.packages import own_slugs
from folktable.server.typescript import interface, page_types, structs_of
from folktable.wire import FromClient

PAGE_TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_file_is_up_to_date() -> None:
    message = "run `python -m folktable.server.typescript > web/src/lib/wire.ts`"
    assert PAGE_TYPES.read_text("utf-8") == page_types(), message


@pytest.mark.parametrize("slug", own_slugs())
def test_every_game_has_its_view(slug: str) -> None:
    _, _, rest = page_types().partition(f"export namespace {slug} {{")
    assert "  export interface View {\n" in rest.partition("\n}\n")[0]


class Inner(Struct, frozen=True):
    cards: tuple[str | None, ...]
    by_seat: dict[str, int]


class Sent(FromClient, tag="sent"):
    pair: tuple[int, str]
    inner: Inner
    note: str = ""


def test_what_the_page_sends_may_leave_out_defaults() -> None:
    assert interface(Sent) == (
        "export interface Sent {\n"
        '  readonly type: "sent";\n'
        "  readonly pair: readonly [number, string];\n"
        "  readonly inner: Inner;\n"
        "  readonly note?: string;\n"
        "}\n"
    )


def test_inner_structs_come_first() -> None:
    assert structs_of(Sent) == [Inner, Sent]
    assert "  readonly cards: readonly (string | null)[];\n" in interface(Inner)
    assert "  readonly by_seat: Readonly<Record<string, number>>;\n" in interface(Inner)
