"""`make release` refuses what is not ready, and says so; the whole of it takes minutes and is run when one is made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import release

ROOT = Path(__file__).parents[1]
NEWS = "# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n"


def test_what_was_unreleased_gets_the_version_and_the_day() -> None:
    after = release.released(NEWS, "0.2.0", "2026-12-24")
    assert after == NEWS.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-12-24)\n")
    with pytest.raises(SystemExit, match="nothing under Unreleased"):
        release.released(after, "0.3.0", "2026-12-25")


def test_our_changelog_can_be_released() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    news = text.partition(release.UNRELEASED)[2].partition("\n## ")[0]
    if "\n- " in news:
        assert f"## 9.9.9 (2026-12-24)\n{news}" in release.released(text, "9.9.9", "2026-12-24")
    else:
        assert f"## {release.told('git', 'describe', '--tags', '--abbrev=0').removeprefix('v')} (" in text


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", tmp_path / "clone"], check=True)
    (tmp_path / "clone" / "release.py").write_bytes((ROOT / "release.py").read_bytes())
    git(tmp_path / "clone", "add", "--all")
    git(tmp_path / "clone", "commit", "--quiet", "--allow-empty", "--message", "As it is here")
    return tmp_path / "clone"


def git(clone: Path, *command: str) -> None:
    subprocess.run(["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org", *command], cwd=clone, check=True)


def refusal(clone: Path, version: str) -> str:
    done = subprocess.run([sys.executable, "release.py", version], cwd=clone, capture_output=True, text=True)
    assert done.returncode == 1
    return done.stderr


def test_what_is_not_ready_is_refused_before_anything_is_written(clone: Path) -> None:
    assert "three numbers" in refusal(clone, "next")
    assert "three numbers" in refusal(clone, "")
    git(clone, "tag", "v7.1.0")
    assert "v7.1.0 is there already" in refusal(clone, "7.1.0")
    assert "v7.1.0 is there already" in refusal(clone, "7.0.9")
    (clone / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n", encoding="utf-8")
    assert "the tree has changes" in refusal(clone, "7.2.0")
    git(clone, "commit", "--quiet", "--all", "--message", "No news")
    assert "nothing under Unreleased" in refusal(clone, "7.2.0")
    assert release.told("git", "-C", str(clone), "status", "--porcelain") == ""


def test_checksums_are_those_that_sha256sum_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    (tmp_path / "folktable.whl").write_bytes(b"a wheel")
    release.write_checksums()
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)
