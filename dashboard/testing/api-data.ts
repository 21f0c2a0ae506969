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
