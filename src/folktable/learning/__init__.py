"""Players that learn a game by playing themselves. Training needs the extra `train`; playing needs none of it."""

from __future__ import annotations

import importlib
import os

from folktable.engine.backends.cuda import cuda_module
from folktable.engine.errors import FolktableError

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of a GPU's memory at once
try:
    importlib.import_module("jax")
    importlib.import_module("optax")
except ImportError as error:
    raise FolktableError("training needs JAX and optax: pip install 'folktable[train]'") from error


def backend_here() -> str:
    """A GPU if there is one, else the cores of this machine."""
    try:
        cuda_module()
    except FolktableError:
        return "native"
    return "cuda"
