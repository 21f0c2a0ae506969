import type { ApiServerStatus } from '@mosaygent/contract'

const UV = { path: '/home/zoé/.local/bin/uv', version: '0.13.9' }

export const API_STOPPED: ApiServerStatus = {
  state: 'stopped',
  running: false,
  started_by: null,
  pid: null,
  port: 8000,
  command: 'uv run uvicorn app.main:app --port 8000',
  message: 'Not running',
  url: null,
  docs_url: null,
  conflict: null,
  dependencies: 'installed',
  uv: UV,
  exit_code: null,
  last_lines: [],
  since: null,
  has_answered: false,
  awaited: null,
  address_from: null,
  look: { port: null, health_path: null, docs_path: null },
  requests: [],
  left_running: [],
  others: [],
}

export const API_RUNNING: ApiServerStatus = {
  ...API_STOPPED,
  state: 'running',
  running: true,
  started_by: 'helper',
  pid: 51_002,
  message: 'Running',
  url: 'http://127.0.0.1:8000',
  docs_url: 'http://127.0.0.1:8000/docs',
}

export const API_CRASHED: ApiServerStatus = {
  ...API_STOPPED,
  state: 'crashed',
  message: 'The API ended by itself with exit code 1.',
  exit_code: 1,
  last_lines: [
    'Traceback (most recent call last):',
    '  File "app/main.py", line 3, in <module>',
    '    from app.tides import tides',
    "ModuleNotFoundError: No module named 'app.tides'",
  ],
}

const TRACEBACK = [
  "WARNING:  WatchFiles detected changes in 'app/main.py'. Reloading...",
  'Traceback (most recent call last):',
  '  File "/home/zoé/tide/api/app/main.py", line 12, in <module>',
  '    tides = load(',
  "SyntaxError: '(' was never closed",
]

/** Broken by a change while it ran. */
export const API_BROKEN: ApiServerStatus = {
  ...API_STOPPED,
  state: 'failing',
  started_by: 'helper',
  pid: 51_002,
  message: "Does not answer since its code failed: SyntaxError: '(' was never closed (app/main.py:12)",
  since: new Date(Date.now() - 130_000).toISOString(),
  has_answered: true,
  last_lines: TRACEBACK,
}

/** It listens where nobody looks. */
export const API_AWAITED: ApiServerStatus = {
  ...API_STOPPED,
  state: 'starting',
  started_by: 'helper',
  pid: 51_002,
  message: 'Starting',
  awaited:
    'Awaits an answer: the server listens on port 5678 and has not answered there. If its health path is another one, set it.',
}

const at = new Date(Date.now() - 70_000).toISOString()

/** It has been asked. */
export const API_ASKED: ApiServerStatus = {
  ...API_RUNNING,
  requests: [
    { method: 'GET', path: '/tides?…', status: 200, duration_ms: 3.2, at },
    { method: 'POST', path: '/tides', status: 422, duration_ms: null, at },
    { method: 'GET', path: '/harbours/falmouth/moorings', status: 500, duration_ms: 1_204, at },
  ],
}
