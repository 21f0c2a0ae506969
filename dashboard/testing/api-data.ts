import type { ApiLaunch, ApiServerStatus, Reply, TestRun } from '@mosaygent/contract'

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

/** What Start would run for a project of uv with a file of values for each environment. */
export const API_LAUNCH: ApiLaunch = {
  id: 'app/main.py#app/main',
  name: 'app/main',
  source: 'app/main.py',
  environment: 'uv',
  problem: null,
  env_files: { development: '.env', production: '.env.production' },
  running: null,
  missing_tool: null,
  install: { command: 'uv sync --all-groups', writes: ['.venv/', 'uv.lock'] },
  python: true,
  lacks: [],
  install_hint: null,
  installs: true,
}

/** It runs with the values for developing. */
export const API_LAUNCHED: ApiLaunch = {
  ...API_LAUNCH,
  running: { id: 'app/main.py#app/main', environment: 'development', env_file: '.env' },
}

const PLAIN = { folder: '.', problem: null, variables: [], left_out: [] }

/** The ways to start it. */
export const API_COMMANDS: Reply<'apiCommands'> = {
  folder: 'api',
  commands: [
    {
      ...PLAIN,
      id: 'app/main.py#app/main',
      name: 'app/main',
      source: 'app/main.py',
      command: 'uv run python -m uvicorn app.main:app --host 127.0.0.1 --port 8000 --reload',
      port: 8000,
    },
    {
      ...PLAIN,
      id: '.vscode/launch.json#API with seeds',
      name: 'API with seeds',
      source: '.vscode/launch.json',
      command: 'uv run python -m uvicorn app.main:app --port 8010',
      port: 8010,
      variables: ['SEED', 'API_TOKEN'],
      left_out: [{ what: 'preLaunchTask', why: 'Tasks of the editor are not run.' }],
    },
    {
      ...PLAIN,
      id: 'compose.yaml#docker compose',
      name: 'docker compose',
      source: 'compose.yaml',
      command: 'docker compose up',
      port: null,
      problem: 'It starts containers, which is not done from here. Run it in a terminal.',
    },
  ],
  chosen: null,
  used: 'app/main.py#app/main',
  own: null,
  files: [
    {
      file: '.vscode/launch.json',
      note: '“Current File” runs the file that is open in the editor.',
    },
  ],
  env_files: [
    { path: '.env', names: ['DATABASE_URL', 'PORT'] },
    { path: '.env.production', names: ['DATABASE_URL', 'PORT', 'SENTRY_DSN'] },
  ],
  chosen_env_files: {},
  extras: ['postgres', 'docs'],
  chosen_extras: ['postgres'],
}

const passed = (title: string, groups: string[] = []) => ({
  name: [...groups, title].join('::'),
  title,
  groups,
  outcome: 'passed' as const,
  duration_ms: 4,
  place: null,
  error: null,
  output: [],
})

/** How the tests of an API ended: one has failed. */
export const API_TESTS: TestRun = {
  at,
  duration_ms: 2_310,
  counts: { passed: 3, failed: 1, skipped: 0, unfinished: 0 },
  files: [
    { file: 'tests/test_health.py', tests: [passed('test_answers')] },
    {
      file: 'tests/test_tides.py',
      tests: [
        passed('test_high[Falmouth]'),
        passed('test_high[Plymouth]'),
        {
          ...passed('test_named', ['TestHarbour']),
          outcome: 'failed',
          duration_ms: 212,
          place: { file: 'tests/test_tides.py', line: 24, column: 1 },
          error:
            "    def test_named(self):\n>       assert tide.place == 'Plymouth'\nE       AssertionError: assert 'Falmouth' == 'Plymouth'",
          output: ['asked for Falmouth'],
        },
      ],
    },
  ],
}
