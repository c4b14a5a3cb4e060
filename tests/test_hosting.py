"""What docs/hosting.md and compose.yaml promise exists by those names."""

from __future__ import annotations

import re
from pathlib import Path

import yaml
from typer.testing import CliRunner

from folktable.cli import app

ROOT = Path(__file__).parents[1]


def help_of(*command: str) -> str:
    return CliRunner().invoke(app, [*command, "--help"], terminal_width=200, env={"NO_COLOR": "1"}).output


def test_settings_in_the_compose_file_are_read_by_serve() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    for name in ("server", "migrate"):
        for setting in compose["services"][name]["environment"]:
            assert setting in help_of("serve"), f"{setting} means nothing to folktable serve"
    command = compose["services"]["migrate"]["command"]
    assert "Prepare a PostgreSQL database" in help_of(*command)


def test_commands_and_options_on_the_page_exist() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    for command in set(re.findall(r"folktable admin ([a-z]+)", text)):
        assert f" {command} " in help_of("admin"), command
    for option in re.findall(r"^\| `(--[a-z-]+)", text, re.MULTILINE):
        assert option in help_of("serve"), option
