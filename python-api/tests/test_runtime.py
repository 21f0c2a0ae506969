import subprocess
import sys
from pathlib import Path

import pytest

from mosaygent_api.missing import Missing
from mosaygent_api.runtime import find_node


def test_the_runtime_that_was_synced_runs() -> None:
    result = subprocess.run([find_node(), "--version"], capture_output=True, text=True, check=True)

    assert result.stdout.startswith("v")


def test_without_the_dependency_it_says_how_to_get_it() -> None:
    with pytest.raises(Missing, match="uv sync --all-groups"):
        find_node("no_such_package_here")


def test_a_package_without_the_program_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hollow_wheel").mkdir()
    (tmp_path / "hollow_wheel" / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])

    with pytest.raises(Missing, match="damaged") as caught:
        find_node("hollow_wheel", windows=True)
    assert "node.exe" in str(caught.value)
