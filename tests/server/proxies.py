"""Caddy and nginx with the files of deploy/, in front of servers on loopback: only names, ports and places differ."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.processes import free_port
from tests.server.services import Missing, listens, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise Missing(f"{name} is not installed here (Debian: apt-get install {name}).")
    return found


def place(line: str, servers: Sequence[str]) -> str:
    """The line that names the one server of the file, once for each of ours."""
    return "\n".join(line.replace("127.0.0.1:8000", server.removeprefix("http://")) for server in servers)


def caddy(folder: Path, servers: Sequence[str]) -> tuple[list[str], int, Path]:
    port = free_port()
    ours = " ".join(server.removeprefix("http://") for server in servers)
    text = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", ours)
    text = text.replace("folktable.example {", f"https://localhost:{port} {{\n\ttls internal")
    settings = f"admin off\nskip_install_trust\nauto_https disable_redirects\nstorage file_system {folder}"
    (folder / "Caddyfile").write_text(f"{{\n{settings}\n}}\n{text}", encoding="utf-8")
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, port, folder / "pki" / "authorities" / "local" / "root.crt"


def nginx(folder: Path, servers: Sequence[str]) -> tuple[list[str], int, Path]:
    port = free_port()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*made, *names], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"^ *server 127.*$", lambda line: place(line[0], servers), text, flags=re.MULTILINE)
    for theirs, ours in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "folktable.example": "localhost",
        "/etc/ssl/folktable.crt": str(certificate),
        "/etc/ssl/folktable.key": str(key),
    }.items():
        assert theirs in text, theirs
        text = text.replace(theirs, ours)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}pid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n",
        encoding="utf-8",
    )
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    return command, port, certificate


KINDS: dict[str, Callable[[Path, Sequence[str]], tuple[list[str], int, Path]]] = {"caddy": caddy, "nginx": nginx}


@contextmanager
def proxy(kind: str, servers: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Its address, and the file with the certificate to trust."""
    with tempfile.TemporaryDirectory(prefix=f"folktable-{kind}-") as name:
        folder = Path(name)
        command, port, certificate = KINDS[kind](folder, servers)
        with open(folder / "log", "wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": name})
        try:
            wait_for(lambda: listens(port) and certificate.exists(), process)
            yield f"https://localhost:{port}", str(certificate)
        except RuntimeError as error:
            raise RuntimeError(f"{error}: {(folder / 'log').read_text('utf-8')[-2000:]}") from None
        finally:
            process.terminate()
            process.wait(20)
