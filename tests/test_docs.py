"""What the documents say is true: README's session runs, links lead somewhere."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_session_in_the_readme():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 6
    assert results.failed == 0


def test_the_sessions_for_researchers():
    results = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert results.attempted >= 40
    assert results.failed == 0


def test_the_reference_is_what_the_docstrings_say():
    spec = importlib.util.spec_from_file_location("reference", ROOT / "docs" / "reference.py")
    reference = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reference)
    assert reference.PAGE.read_text() == reference.page(), "python docs/reference.py writes it anew"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+?)\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_no_file_names_a_host_or_a_machine():
    """Nothing of where it was built may be in the project."""
    for path in (ROOT / "pyproject.toml", ROOT / "Makefile", *ROOT.glob("requirements*.lock"), *PAGES):
        assert not re.search(r"/(root|home|work)/|index-url|pypi\.org|npmjs", path.read_text()), path
