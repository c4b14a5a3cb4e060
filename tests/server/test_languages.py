"""Languages that a host adds to those of the program."""

from __future__ import annotations

import os
from pathlib import Path

from folktable.engine.words import LOCALES
from folktable.server.routes.languages import language_names, locale_files


def test_a_language_that_cannot_be_read_takes_no_other_away(tmp_path: Path) -> None:
    folder = tmp_path / "locale"
    folder.mkdir()
    (folder / "en.ftl").write_bytes("language = Sm\xe5 ord\n".encode("latin-1"))
    (folder / "no.ftl").symlink_to(folder / "nowhere.ftl")
    (folder / "da.ftl").mkdir()
    (folder / "sv.ftl").write_text("language = Svenska\n", encoding="utf-8")
    assert language_names(tmp_path) == {"en": "English", "sv": "Svenska"}
    assert locale_files(tmp_path)["en"] == LOCALES / "en.ftl"


def test_a_language_that_was_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "locale" / "sv.ftl"
    file.parent.mkdir()
    for n, name in enumerate(("Svensk", "Svenska")):
        file.write_text(f"language = {name}\n", encoding="utf-8")
        os.utime(file, (n, n))
        assert language_names(tmp_path)["sv"] == name
