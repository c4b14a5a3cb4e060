"""The container, the service and the proxies of deploy/, as far as they can be tried without an engine or a running
systemd. FOLKTABLE_ROOT=FOLDER (`make test-image`) runs the Dockerfile, step by step, in a clean Debian there."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest
import yaml

from tests.server.processes import ServerProcess, free_port
from tests.test_docs import BLOCKS, check_options

ROOT = Path(__file__).parents[1]
CLEAN_ROOT = os.environ.get("FOLKTABLE_ROOT", "")
EXPOSURE = 1.5  # of ten, as systemd-analyze counts it; it was 1.3


# --- The image ----------------------------------------------------------------------------------------------


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile and what they say."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    return [
        (word, " ".join(rest.split())) for word, _, rest in (line.partition(" ") for line in text.splitlines()) if word
    ]


def said(instruction: str) -> list[str]:
    return [rest for word, rest in steps() if word == instruction]


def test_the_image_runs_the_server_as_nobody_special() -> None:
    assert said("USER") == ["folktable"]
    assert [word for word, _ in steps()].index("USER") < [word for word, _ in steps()].index("ENTRYPOINT")
    entry, command = (json.loads(said(word)[-1]) for word in ("ENTRYPOINT", "CMD"))
    check_options("CMD", [*entry, *command][1:])
    for copied in (rest.split()[0] for rest in said("COPY") if "--from" not in rest):
        assert (ROOT / copied).exists(), copied
    assert all("--require-hashes" in run or "--no-deps" in run for run in said("RUN")), "something is not locked"


def health_command() -> list[str]:
    found: list[str] = json.loads(said("HEALTHCHECK")[0].partition("CMD ")[2])
    return found


def test_the_healthcheck_tells_well_from_ill(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    check = [word.replace(":8000", f":{server.port}") for word in health_command()]
    try:
        server.wait_until_ready()
        assert subprocess.run(check).returncode == 0
    finally:
        server.stop()
    assert server.process.returncode == 0, "SIGTERM, and nothing else to do"
    assert subprocess.run(check, capture_output=True).returncode != 0


def test_compose_limits_and_checks_every_service() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    lasting = {name: service for name, service in services.items() if "restart" in service}
    assert sorted(lasting) == ["postgres", "redis", "server"]
    for name, service in lasting.items():
        assert "mem_limit" in service, f"{name} may take all memory"
        assert "healthcheck" in service or service.get("build") == ".", f"nobody looks after {name}"
        for wanted in service.get("depends_on", {}).values():
            assert wanted["condition"] in ("service_healthy", "service_completed_successfully")
    assert services["server"]["stop_grace_period"] == "15s"


@pytest.mark.skipif(not CLEAN_ROOT, reason="takes minutes and a clean Debian root; `make test-image` does it")
def test_the_steps_of_the_dockerfile_in_a_clean_debian(tmp_path: Path) -> None:
    """Both stages in one root: what the first builds is where the second looks for it."""
    root = Path(CLEAN_ROOT)
    for path in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl", *package_settings()):
        copy_into(root, Path(path))
    (root / "usr/bin/python").unlink(missing_ok=True)
    (root / "usr/bin/python").symlink_to("python3")
    for mark in root.glob("usr/lib/python3*/EXTERNALLY-MANAGED"):  # Debian's; the image of Python has none
        mark.unlink()
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    user, folder = "root", Path("/")
    environment = dict(os.environ)

    def inside(command: str) -> subprocess.CompletedProcess[str]:
        whole = ["chroot", f"--userspec={user}", str(root), "sh", "-c", f"cd {folder} && {command}"]
        clean = {name: value for name, value in environment.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        clean["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
        return subprocess.run(whole, env=clean, capture_output=True, text=True)

    for word, rest in steps():
        match word:
            case "WORKDIR":
                folder = Path(rest)
                (root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "COPY" if rest == ". .":
                for name in filter(None, tracked.split("\0")):
                    (root / str(folder).lstrip("/") / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(ROOT / name, root / str(folder).lstrip("/") / name)
            case "COPY" if "--from" not in rest:
                shutil.copy2(ROOT / rest.split()[0], root)
                folder = Path("/")
            case "RUN":
                done = inside(rest)
                assert done.returncode == 0, f"{rest}: {done.stdout[-1500:]} {done.stderr[-3000:]}"
            case "ENV":
                environment |= dict(pair.split("=") for pair in rest.split())
            case "USER":
                user = rest
    port = free_port()
    command = [*json.loads(said("ENTRYPOINT")[0]), *json.loads(said("CMD")[0]), "--port", str(port)]
    whole = ["chroot", f"--userspec={user}", str(root), "env", "HOME=/data", "PATH=/usr/local/bin:/usr/bin:/bin"]
    process = subprocess.Popen(
        [*whole, *(f"{n}={environment[n]}" for n in ("FOLKTABLE_DATA", "FOLKTABLE_CACHE")), *command]
    )
    try:
        check = shlex.join(word.replace(":8000", f":{port}") for word in health_command())
        until = time.monotonic() + 60
        while inside(check).returncode != 0:
            assert process.poll() is None
            assert time.monotonic() < until, "never well"
            time.sleep(0.5)
        for path in ("/", "/docs/", "/api/games"):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
                assert answer.status == 200
    finally:
        process.terminate()
        assert process.wait(20) == 0


def package_settings() -> list[str]:
    """Where pip and npm of this machine keep their settings, and the files that their variables name."""
    named = [value for value in os.environ.values() if value.startswith("/") and Path(value).is_file()]
    own = ("/etc/pip.conf", "/etc/npmrc", "/usr/local/etc/npmrc", str(Path.home() / ".npmrc"))
    return [path for path in (*named, *own, str(Path.home() / ".config/pip")) if Path(path).exists()]


def copy_into(root: Path, path: Path) -> None:
    target = root / str(path).lstrip("/")
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-rL", path, target.parent], capture_output=True)  # links that lead nowhere are left out


# --- The service ----------------------------------------------------------------------------------------------


def test_the_unit_is_right_and_tight(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here (Debian: apt-get install systemd).")
    text = (ROOT / "deploy/folktable.service").read_text("utf-8")
    started = re.search(r"^ExecStart=/opt/folktable/bin/folktable (.*)$", text, re.MULTILINE)
    assert started
    check_options("ExecStart", started[1].split())
    unit = tmp_path / "folktable.service"
    unit.write_text(
        text.replace("/opt/folktable/bin/folktable", "/bin/true"), encoding="utf-8"
    )  # it must be there to be verified
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    complaints = [line for line in verified.stderr.splitlines() if "folktable.service" in line]
    assert not complaints, complaints
    security = ["systemd-analyze", "security", "--no-pager", "--offline=true", unit]
    told = subprocess.run(security, capture_output=True, text=True).stdout
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert exposure
    assert float(exposure[1]) <= EXPOSURE, told


# --- The proxies (tests/server/test_proxies.py plays through them) ----------------------------------------------


@pytest.mark.parametrize(("language", "file"), [("caddy", "Caddyfile"), ("nginx", "nginx.conf")])
def test_what_the_page_shows_is_in_the_file(language: str, file: str) -> None:
    whole = [line.strip() for line in (ROOT / "deploy" / file).read_text("utf-8").splitlines()]
    shown = [line.strip() for block in BLOCKS if block.language == language for line in block.text.splitlines()]
    assert shown
    assert [line for line in shown if line and line not in whole] == []
