"""The API's description, OpenAPI 3.1, from the routes and the types of their bodies."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

import folktable
from folktable.wire import ClientMessage, Problem, ServerMessage

if TYPE_CHECKING:
    from folktable.server.api import ApiRoute

LIVE = """What is live at a table goes over a WebSocket at `/api/tables/{table}/live`: `ClientMessage` one way,
`ServerMessage` the other, each a JSON text. The first message is a `Hello`. docs/api.md tells it at length."""


def description(routes: Iterable[ApiRoute]) -> dict[str, Any]:
    routes = list(routes)
    named = [kind for route in routes for kind in (route.takes, route.gives) if kind is not None]
    kinds = list({repr(kind): kind for kind in [*named, Problem, ClientMessage, ServerMessage]}.values())
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    components["ClientMessage"] = schema_of[repr(ClientMessage)]
    components["ServerMessage"] = schema_of[repr(ServerMessage)]

    def content(kind: Any, media: str = "application/json") -> dict[str, Any]:
        return {media: {"schema": {"type": "null"} if kind is None else schema_of[repr(kind)]}}

    paths: dict[str, Any] = {}
    for route in routes:
        status = "201" if route.method == "POST" and route.gives is not None and is_new(route) else "200"
        operation: dict[str, Any] = {
            "operationId": route.handler.__name__,
            "summary": route.does,
            "parameters": [
                *(
                    {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                    for name in re.findall(r"\{(\w+)\}", route.path)
                ),
                *({"name": name, "in": "query", "schema": {"type": "integer"}} for name in route.query),
            ],
            "responses": {
                status: {"description": "Done", "content": content(route.gives, route.media)},
                "4XX": {"description": "Refused, with the reason", "content": content(Problem)},
                "503": {"description": "Nothing could be stored", "content": content(Problem)},
            },
        }
        if route.needs is not None:
            operation["description"] = f"A session must have the scope `{route.needs}`."
        if route.takes is not None:
            operation["requestBody"] = {"required": True, "content": content(route.takes)}
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Folktable", "version": folktable.__version__, "description": LIVE},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "folktable"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def is_new(route: ApiRoute) -> bool:
    """Does it make something?"""
    return route.gives.__name__ in ("Created", "Token")
