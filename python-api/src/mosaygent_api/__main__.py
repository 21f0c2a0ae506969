"""Starts the helper: `python -m mosaygent_api` or `mosaygent-api`, with the helper's options."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mosaygent_api.bundle import check_bundle, dashboard_url
from mosaygent_api.missing import Missing
from mosaygent_api.runtime import check_node, find_node
from mosaygent_api.supervisor import supervise

FOLDER = Path(__file__).resolve().parents[2]
"""The extracted package: what lies beside `src`."""

DASHBOARD_URL = "MOSAYGENT_DASHBOARD_URL"
STARTED_BY_PACKAGE = "MOSAYGENT_STARTED_BY_PACKAGE"


def main() -> int:
    try:
        node = find_node()
        check_node(node)
        program = check_bundle(FOLDER / "helper")
        url = dashboard_url(FOLDER / "helper")
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    environ = {**os.environ, STARTED_BY_PACKAGE: "1"}
    if url is not None:
        environ.setdefault(DASHBOARD_URL, url)
    # The input is a pipe that this process holds: however it ends, the helper sees that and ends.
    command = [str(node), str(program), "helper", "--until-input-ends", *sys.argv[1:]]
    return supervise(command, environ)


if __name__ == "__main__":
    sys.exit(main())
