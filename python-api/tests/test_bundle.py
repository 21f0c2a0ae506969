import hashlib
import json
from pathlib import Path

import pytest

from mosaygent_api.bundle import check_bundle, dashboard_url
from mosaygent_api.missing import Missing

FILES = {"mosaygent.mjs": b"// the helper", "assets/a b é.woff2": b"\x00\x01"}


@pytest.fixture
def helper(tmp_path: Path) -> Path:
    folder = tmp_path / "python api é" / "helper"
    (folder / "assets").mkdir(parents=True)
    lines = []
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
        lines.append(f"{hashlib.sha256(content).hexdigest()}  {name}\n")
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    return folder


def test_a_whole_bundle_gives_its_program(helper: Path) -> None:
    assert check_bundle(helper) == helper / "mosaygent.mjs"


@pytest.mark.parametrize("name", list(FILES))
def test_a_missing_file_is_named(helper: Path, name: str) -> None:
    (helper / name).unlink()

    with pytest.raises(Missing, match="is missing") as caught:
        check_bundle(helper)
    assert str(helper / name) in str(caught.value)


@pytest.mark.parametrize("name", list(FILES))
def test_a_file_cut_half_way_is_named(helper: Path, name: str) -> None:
    file = helper / name
    file.write_bytes(file.read_bytes()[:1])

    with pytest.raises(Missing, match="is damaged") as caught:
        check_bundle(helper)
    assert str(file) in str(caught.value)


def test_without_the_list_the_download_was_not_extracted_whole(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="extract the whole of it"):
        check_bundle(tmp_path)


def test_a_list_without_the_program_is_no_helper(helper: Path) -> None:
    (helper / "SHA256SUMS").write_text("", encoding="utf-8")

    with pytest.raises(Missing, match="not in the package"):
        check_bundle(helper)


def test_the_dashboard_is_the_one_that_the_package_was_made_for(helper: Path) -> None:
    assert dashboard_url(helper) is None
    (helper / "deployment.json").write_text(json.dumps({"dashboardUrl": "https://app.example"}))
    assert dashboard_url(helper) == "https://app.example"


@pytest.mark.parametrize("content", [b"<html>", b"\xff\xfe", b"0123  "])
def test_a_list_that_is_none_is_named(helper: Path, content: bytes) -> None:
    (helper / "SHA256SUMS").write_bytes(content)

    with pytest.raises(Missing, match="is damaged") as caught:
        check_bundle(helper)
    assert str(helper / "SHA256SUMS") in str(caught.value)


@pytest.mark.parametrize("content", [b"[", b"\xff"])
def test_a_damaged_name_of_the_dashboard_is_told(helper: Path, content: bytes) -> None:
    (helper / "deployment.json").write_bytes(content)

    with pytest.raises(Missing, match="is damaged"):
        dashboard_url(helper)
