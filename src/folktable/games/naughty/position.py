from __future__ import annotations
TITLE="x"
SEATS=(2,5)
