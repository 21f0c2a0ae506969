"""Tells the helper how each test of pytest ended.

One line of JSON for each, on the error output as it is before pytest captures it, so that nothing of pytest's own words
stands in the same line. What failed and what it printed come before it as lines of text.
"""

import json
import os

MARK = "mosaygent-test "
MOST_LINES = 200
MOST_OUTPUT = 60

# whatever the locale of this machine can print
out = os.fdopen(os.dup(2), "w", encoding="utf-8", errors="backslashreplace")
state = {"worker": False}


def tell(**event):
    out.write(MARK + "event " + json.dumps(event) + "\n")
    out.flush()


def tell_text(kind, text, most):
    for line in str(text).splitlines()[-most:]:
        out.write(MARK + kind + " " + line[:2000] + "\n")


def pytest_configure(config):
    # a process of pytest-xdist reports to the one that started it
    state["worker"] = hasattr(config, "workerinput")
    if not state["worker"]:
        tell(kind="begun", root=str(getattr(config, "rootpath", None) or config.rootdir))


def pytest_collection_finish(session):
    if not state["worker"]:
        tell(kind="collected", count=len(session.items))


def pytest_collectreport(report):
    if report.failed and not state["worker"]:
        tell_text("error", report.longrepr, MOST_LINES)
        tell(kind="broken", id=report.nodeid)


def pytest_runtest_logreport(report):
    if state["worker"]:
        return
    failed = report.outcome == "failed"
    if failed:
        tell_text("error", report.longrepr, MOST_LINES)
        tell_text("output", getattr(report, "capstdout", "") + getattr(report, "capstderr", ""), MOST_OUTPUT)
    crash = getattr(report.longrepr, "reprcrash", None) if failed else None
    place = None if crash is None else {"file": str(crash.path), "line": crash.lineno}
    tell(
        kind="test",
        id=report.nodeid,
        when=report.when,
        outcome=report.outcome,
        seconds=report.duration,
        place=place,
    )
