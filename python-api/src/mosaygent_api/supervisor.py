"""Runs one program to its end: signals pass on to it, and its exit code comes back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from types import FrameType
from typing import IO, Any

WINDOWS = os.name == "nt"

NAMES = ("SIGINT", "SIGTERM", "SIGBREAK") if WINDOWS else ("SIGINT", "SIGTERM", "SIGHUP")


def supervise(command: Sequence[str], environ: Mapping[str, str]) -> int:
    """
    Runs the command with a pipe of ours as its input, and waits. A signal to us goes to it.

    Gives its exit code; one that a signal ended gives 128 and the signal's number, as shells do.
    """
    child: subprocess.Popen[bytes] | None = None
    early: list[int] = []

    def forward(number: int, _frame: FrameType | None) -> None:
        if child is None:
            # It may come while the program is being started.
            early.append(number)
        else:
            _pass_on(child, number)

    before = {number: signal.signal(number, forward) for number in _numbers()}
    try:
        try:
            child = subprocess.Popen(command, stdin=subprocess.PIPE, env=environ, **_own_group())
        except OSError as error:
            print(f"{command[0]} could not be started: {error.strerror}.", file=sys.stderr)
            return 1
        for number in early:
            _pass_on(child, number)
        code = _wait(child)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if child is not None:
            _close(child.stdin)
    return 128 - code if code < 0 else code


def _numbers() -> list[signal.Signals]:
    return [signal.Signals[name] for name in NAMES]


def _own_group() -> dict[str, Any]:
    # A terminal's Ctrl-C would reach the program as well as us, and two of them mean "at once".
    if WINDOWS:
        return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    return {"start_new_session": True}


def _pass_on(child: subprocess.Popen[bytes], number: int) -> None:
    if WINDOWS:
        # No signal there lets a program end in order; the end of its input does.
        _close(child.stdin)
    else:
        child.send_signal(number)


def _wait(child: subprocess.Popen[bytes]) -> int:
    while True:
        try:
            # Windows looks at signals only between waits.
            return child.wait(timeout=0.5 if WINDOWS else None)
        except subprocess.TimeoutExpired:
            continue


def _close(stream: IO[bytes] | None) -> None:
    if stream is not None:
        stream.close()
