"""Makes sure that there is an nginx to test with: the one that is here, or the system's package, unpacked beside our own things.

It is not installed: that would start a web server on this machine. Where it cannot be had, its test says so and is left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

UNPACKED = Path(sys.prefix) / "nginx"


def nginx() -> str | None:
    """Where it is. The folders of administrators are not on everyone's path."""
    folders = [os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin", str(UNPACKED / "usr" / "sbin")]
    return shutil.which("nginx", path=os.pathsep.join(folders))


def download(folder: str) -> bool:
    """Where the lists of packages are old or missing, whoever may renew them does."""
    allowed: list[str] = [] if os.geteuid() == 0 else ["sudo", "-n"]
    get = ["apt-get", "download", "-qq", "nginx"]
    if subprocess.run(get, cwd=folder, check=False).returncode == 0:
        return True
    if allowed and not shutil.which("sudo"):
        return False
    steps = [[*allowed, "apt-get", "update", "-qq"], get]
    return all(subprocess.run(step, cwd=folder, check=False).returncode == 0 for step in steps)


def main() -> None:
    if nginx() or not shutil.which("apt-get"):
        return
    with tempfile.TemporaryDirectory() as folder:
        if download(folder):
            (package,) = Path(folder).glob("nginx_*.deb")
            subprocess.run(["dpkg", "-x", package, UNPACKED], check=True)


if __name__ == "__main__":
    main()
