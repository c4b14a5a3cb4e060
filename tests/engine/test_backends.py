"""Back ends: linking, and compiled code that is never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import folktable
from folktable.engine import playout
from folktable.engine.backends import interpreted, linking
from folktable.engine.chance import seed_words
from folktable.engine.contract import NotLinked
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box
from folktable.engine.narration import note
from folktable.lab.simulate import simulate
from folktable.newgame import example
from tests.test_examples import installed

PACKAGE = Path(folktable.__file__).parent


def test_an_engine_function_without_a_game_says_so():
    opened = open_box(load("violet"))
    with pytest.raises(NotLinked):
        playout.play_game(opened.game.new_state(), opened.box, [0], [0], [])


def test_linking_leaves_the_originals_alone():
    linker = linking.Linker({note: linking.say_nothing}, lambda function, outermost: function)
    linked = linker.link(load("violet").rules.setup)
    assert linked is not load("violet").rules.setup
    assert load("violet").rules.note is note


def test_digest_changes_with_any_source(tmp_path):
    game = load("violet")
    before = linking.sources_digest(game, ())
    extra = tmp_path / "extra.py"
    extra.write_text("x = 1", encoding="utf-8")
    module = type(sys)("extra")
    module.__file__ = str(extra)
    first = linking.sources_digest(game, (module,))
    extra.write_text("x = 2", encoding="utf-8")
    assert len({before, first, linking.sources_digest(game, (module,))}) == 3


SCRIPT = """
from folktable.engine.game import load, open_box
from folktable.lab.simulate import simulate
print(simulate(open_box(load("briscola")), 300, "stale", ["random", "random"], "{backend}").check)
"""


def test_an_edited_rule_or_helper_is_never_served_stale(tmp_path):
    """On a copy of the package and of a small game: simulate, simulate from the cache, edit a rule, edit a helper."""
    game, cache = tmp_path / "game", tmp_path / "installed" / "cache"
    for copied, source in ((tmp_path / "folktable", PACKAGE), (game, example())):
        shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__", "static", "site"))
    environment = installed(game, tmp_path / "installed")
    environment["PYTHONPATH"] = os.pathsep.join(map(str, (tmp_path, game, tmp_path / "installed")))
    environment["PYTHONDONTWRITEBYTECODE"] = "1"  # Python itself would take an edit of the same length for none

    def check(backend):
        command = [sys.executable, "-c", SCRIPT.format(backend=backend)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    def edit(file, old, new):
        source = tmp_path / file
        stamp = source.stat()
        assert old in source.read_text("utf-8")
        source.write_text(source.read_text("utf-8").replace(old, new), encoding="utf-8")
        os.utime(source, (stamp.st_atime, stamp.st_mtime))  # not even the time stamp tells of the edit

    seen = [check("native")]
    kept = sorted(cache.rglob("*"))
    assert check("native") == seen[0]
    assert sorted(cache.rglob("*")) == kept, "served from the cache"
    edit("game/folktable_briscola/rules.py", "return second > first", "return second > first + 1")
    seen.append(check("native"))
    assert seen[1] == check("python")
    edit("folktable/engine/chance.py", "0x9E3779B9", "0x9E3779BB")
    seen.append(check("native"))
    assert seen[2] == check("python")
    assert len(set(seen)) == 3


def test_without_a_gpu_the_cuda_back_end_says_so_in_one_line(monkeypatch):
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(FolktableError, match="no NVIDIA GPU was found here; use --backend native"):
        simulate(open_box(load("violet")), 10, "gpu", ["random", "random"], "cuda")


@pytest.mark.parametrize("wrong", [0, 1])
def test_a_kernel_that_disagrees_with_the_interpreter_is_refused(wrong):
    from folktable.engine.backends import cuda

    def on_gpu(*arguments):
        results = interpreted.play_games(*arguments)
        results.checks[3] ^= wrong
        return results

    opened = open_box(load("violet"))
    if wrong:
        with pytest.raises(FolktableError, match="violet does not play the same on this GPU"):
            cuda.compile_playout(opened, on_gpu)
    else:
        cuda.compile_playout(opened, on_gpu)


def test_a_series_of_games_can_be_taken_up_anywhere():
    opened = open_box(load("violet"))
    key = seed_words("series")
    whole = interpreted.play_games(opened, key, 0, 6, [0, 0])
    tail = interpreted.play_games(opened, key, 4, 2, [0, 0])
    assert whole.checks[4:].tolist() == tail.checks.tolist()
