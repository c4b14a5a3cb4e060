"""`make release VERSION=x.y.z`: what is shipped, tested as it is shipped, and then the tag. Nothing is uploaded.

1. Refuses a tree with changes, a version that is not the next one, and a changelog with nothing to release.
2. Writes the version, turns "Unreleased" into it, and keeps a data folder of it for later versions (tests/releases).
3. Builds the source distribution and, from it, the wheel, into dist/.
4. Installs the wheel in clean environments and plays there; opens what older versions have stored.
5. Writes a bill of materials (CycloneDX) of what a user gets who installs the wheel today, and SHA-256 checksums.
6. Commits and tags.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent
INIT = ROOT / "src" / "folktable" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
RELEASES = ROOT / "tests" / "releases"
DIST = ROOT / "dist"
UV = (sys.executable, "-m", "uv", "--quiet")
SBOM_TOOL = "cyclonedx-bom>=7"
UNRELEASED = "## Unreleased\n"


def run(*command: str | Path, **environment: str) -> None:
    print("+", *command, flush=True)
    subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=True)


def told(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def numbers(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"a version is three numbers, as in 0.2.0, not {version!r}: make release VERSION=x.y.z")
    return tuple(map(int, version.split(".")))


def released(changelog: str, version: str, day: str) -> str:
    """What was unreleased gets the version and the day; a new place for what comes next stands above it."""
    before, heading, rest = changelog.partition(UNRELEASED)
    news = rest.partition("\n## ")[0]
    if not heading or not re.search(r"^- \S", news, re.MULTILINE):
        sys.exit("CHANGELOG.md has nothing under Unreleased: what would this version bring?")
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{rest}"


def refuse_what_is_not_ready(version: str) -> None:
    wanted = numbers(version)
    if changes := told("git", "status", "--porcelain"):
        sys.exit(f"the tree has changes, which would not be in the tag:\n{changes}")
    for tag in told("git", "tag", "--list", "v*").split():
        if numbers(tag.removeprefix("v")) >= wanted:
            sys.exit(f"{tag} is there already: choose a version after it (docs/versions.md says which)")


def write_version(version: str) -> None:
    CHANGELOG.write_text(released(CHANGELOG.read_text(), version, date.today().isoformat()))
    INIT.write_text(re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', INIT.read_text(), flags=re.MULTILINE))
    shutil.rmtree(RELEASES / version, ignore_errors=True)  # of a version that was not released
    run(sys.executable, "-m", "tests.releases.keep")


def build() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    run(*UV, "build", "--out-dir", DIST, ROOT)
    (DIST / ".gitignore").unlink(missing_ok=True)


def test_what_is_shipped() -> None:
    for tests in ("tests/web/test_wheel.py", "tests/server/test_upgrades.py"):  # Playwright's event loop stays
        run(sys.executable, "-m", "pytest", "-q", "-s", "-rs", tests, FOLKTABLE_DIST=str(DIST), FOLKTABLE_WHEELS="1")


def write_bill_of_materials(version: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "env" / "bin" / "python"
        run(*UV, "venv", "--python", sys.executable, python.parents[1])
        run(*UV, "pip", "install", "--python", python, *DIST.glob("*.whl"))
        for path in python.parents[1].rglob("direct_url.json"):
            path.unlink()  # where on this machine the wheel came from is nobody's business
        described = ("--sv", "1.6", "--output-reproducible", "--of", "JSON")
        into = DIST / f"folktable-{version}.cdx.json"
        run(*UV, "tool", "run", "--from", SBOM_TOOL, "cyclonedx-py", "environment", *described, "-o", into, python)


def write_checksums() -> None:
    """As `sha256sum --check SHA256SUMS` reads them."""
    files = sorted(DIST.iterdir())
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines))


def commit_and_tag(version: str) -> None:
    run("git", "add", "--all")
    run("git", "commit", "--quiet", "--message", f"Release {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Folktable {version}")


def main(version: str) -> None:
    refuse_what_is_not_ready(version)
    try:
        write_version(version)
        build()
        test_what_is_shipped()
        write_bill_of_materials(version)
        write_checksums()
    except (subprocess.CalledProcessError, KeyboardInterrupt) as error:
        sys.exit(
            f"not released: {error}. Nothing was committed or tagged; git restore . && git clean -fd tests/releases "
            "undoes what was written"
        )
    commit_and_tag(version)
    print(f"\nFolktable {version} is tagged; dist/ holds:\n{(DIST / 'SHA256SUMS').read_text()}")
    print("Now: git push --follow-tags, and upload the wheel and the source distribution.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
