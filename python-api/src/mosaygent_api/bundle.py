"""The built helper that travels with this package, in the folder `helper`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from mosaygent_api.missing import Missing

PROGRAM = "mosaygent.mjs"
SUMS = "SHA256SUMS"
"""Written by the build: one line for each file, as `sha256sum` writes them."""

DEPLOYMENT = "deployment.json"

AGAIN = "Download python-api.zip again and extract the whole of it."


def check_bundle(folder: Path) -> Path:
    """The program, once every file is there and whole: a download may be cut. Raises Missing."""
    damaged = Missing(f"The list of the helper's files is damaged: {folder / SUMS}. {AGAIN}")
    try:
        lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        raise Missing(f"The helper is missing: there is no {folder / SUMS}. {AGAIN}") from None
    except UnicodeDecodeError:
        raise damaged from None
    for line in lines:
        wanted, between, name = line.partition("  ")
        if not between or not name:
            raise damaged
        file = folder / name
        if not file.is_file():
            raise Missing(f"A file of the helper is missing: {file}. {AGAIN}")
        if hashlib.sha256(file.read_bytes()).hexdigest() != wanted:
            raise Missing(f"A file of the helper is damaged or was changed: {file}. {AGAIN}")
    program = folder / PROGRAM
    if not any(line.endswith(f"  {PROGRAM}") for line in lines):
        raise Missing(f"The helper is missing: {program} is not in the package. {AGAIN}")
    return program


def dashboard_url(folder: Path) -> str | None:
    """The dashboard that this package was made for, when its maker named one."""
    try:
        deployment = json.loads((folder / DEPLOYMENT).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:  # no JSON, or no UTF-8
        file = folder / DEPLOYMENT
        raise Missing(f"The file that names the dashboard is damaged: {file}. {AGAIN}") from None
    url = deployment.get("dashboardUrl") if isinstance(deployment, dict) else None
    return url if isinstance(url, str) else None
