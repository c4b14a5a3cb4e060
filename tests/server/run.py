"""`python -m tests.server.run PORT SETTINGS`: the server as `folktable serve` runs it, its settings given as JSON."""

import sys

import msgspec

from folktable.server.process import Settings
from folktable.server.serve import log_as_json, run

if __name__ == "__main__":
    log_as_json()
    settings = msgspec.json.decode(sys.argv[2], type=Settings, dec_hook=lambda kind, value: kind(value))
    run(settings, "127.0.0.1", int(sys.argv[1]))
