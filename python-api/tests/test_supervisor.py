import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mosaygent_api.supervisor import supervise

posix = pytest.mark.skipif(os.name == "nt", reason="Windows passes no signals on")

# A signal handler that prints may come while something else is being printed, which Python refuses
# ("reentrant call"): it writes past the buffers.
WAITS = """
import os, signal, sys
def told(number, frame):
    os.write(1, b"told %d\\n" % number)
    os._exit(7)
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), told)
os.write(1, b"ready\\n")
sys.stdin.read()
os.write(1, b"input ended\\n")
"""

SUPERVISES = """
import os, sys
from mosaygent_api.supervisor import supervise
sys.exit(supervise([sys.executable, "-c", sys.argv[1]], os.environ))
"""


def start_supervisor() -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", SUPERVISES, WAITS], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


@pytest.mark.parametrize("code", [0, 1, 7])
def test_the_exit_code_is_the_programs(code: int) -> None:
    command = [sys.executable, "-c", f"import sys; sys.exit({code})"]

    assert supervise(command, os.environ) == code


@posix
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_reaches_the_program_once_and_its_code_comes_back(name: str) -> None:
    process = start_supervisor()
    number = signal.Signals[name]

    process.send_signal(number)

    output, _ = process.communicate()
    assert output == f"told {number.value}\n"
    assert process.returncode == 7


@posix
def test_killed_without_a_word_the_program_sees_the_end_of_its_input() -> None:
    process = start_supervisor()

    process.kill()

    assert process.stdout is not None
    assert process.stdout.read() == "input ended\n"
    process.wait()


@posix
def test_a_program_that_a_signal_ended_gives_the_shells_code() -> None:
    command = [sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"]

    assert supervise(command, os.environ) == 128 + 9


def test_a_program_that_cannot_be_started_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert supervise([str(tmp_path / "no node")], os.environ) == 1
    assert "no node could not be started" in capsys.readouterr().err
