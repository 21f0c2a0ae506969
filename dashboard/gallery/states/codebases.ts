import type { CodebaseStatus } from '@mosaygent/contract'
import {
  API_ASKED,
  API_AWAITED,
  API_BROKEN,
  API_COMMANDS,
  API_CRASHED,
  API_LAUNCH,
  API_LAUNCHED,
  API_RUNNING,
  API_STOPPED,
  API_TESTS,
} from '../../testing/api-data.ts'
import { CLONABLE, JOB, STARTER } from '../../testing/workspace-data.ts'
import { API, FLUTTER, INSTALL_FLUTTER } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const STATUS = 'GET /mosaygent/environment/status'
const SERVER = 'GET /mosaygent/api/status'
/** As a generator of documents writes them: every verb, and paths of many parts. */
const MANY_CALLS = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
  ['/harbours/{harbour_id}/moorings/{mooring_id}/bookings', '/harbours'].map((path) => ({
    method,
    path,
    summary: method === 'GET' ? 'What is booked there, by day' : null,
    url: `http://127.0.0.1:8000/docs#/default/${method}`,
  })),
)

const page = { path: '/environment' } as const
const say = (api: CodebaseStatus, flutter: CodebaseStatus) => ({ [STATUS]: { body: { api, flutter } } })
const now = () => new Date().toISOString()

/** What a codebase's card says. */
export const CODEBASE_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'codebases/cloning',
    title: 'A clone under way',
    shows: 'Cloning...',
    answers: say(CLONABLE, STARTER),
    events: [{ type: 'job.changed', job: { ...JOB, started_at: now() } }],
  },
  {
    ...page,
    id: 'codebases/clone-failed',
    title: 'A clone that failed',
    shows: 'The repository could not be reached.',
    answers: {
      ...say(CLONABLE, STARTER),
      'POST /mosaygent/environment/clone-api': {
        status: 502,
        body: { detail: 'The repository could not be reached.', code: 'network-unreachable' },
      },
    },
    steps: [{ press: 'Clone API Repository' }],
  },
  {
    ...page,
    id: 'codebases/place-taken',
    title: 'The place of the clone is taken',
    shows: 'Look again',
    answers: say(CLONABLE, {
      ...STARTER,
      repository: {
        address: 'https://github.com/octocat/tide-app.git',
        starter: false,
        target: '/home/zoé/My project/flutter',
        taken: 'The folder flutter is there already, and it is not empty.',
      },
    }),
  },
  {
    ...page,
    id: 'codebases/other-repository',
    title: 'Another repository than the chosen one',
    shows: 'This is not the repository that was chosen',
    answers: say(API, {
      ...FLUTTER,
      repository: { address: 'https://example.com/new.git', starter: false, target: '/x', other: true },
    }),
  },
  {
    ...page,
    id: 'codebases/no-repository',
    title: 'No repository, packages missing, no SDK',
    shows: 'Not installed',
    answers: {
      ...say(
        { ...API, git: null, git_note: 'git was not found.' },
        { ...FLUTTER, git: null, dependencies: false },
      ),
      'GET /mosaygent/flutter/sdk': { body: { sdk: null, install: INSTALL_FLUTTER } },
    },
  },
  {
    ...page,
    id: 'codebases/installing',
    title: 'Packages are being installed',
    shows: 'Resolving dependencies',
    answers: { ...say(API, { ...FLUTTER, dependencies: false }), 'POST /mosaygent/flutter/pub-get': 'never' },
    events: [
      {
        type: 'job.changed',
        job: {
          id: 'job-2',
          kind: 'pub-get',
          codebase: 'flutter',
          state: 'running',
          stage: 'Resolving dependencies',
          percent: null,
          started_at: now(),
          output: ['+ http 1.2.0', '+ path 1.9.0'],
        },
      },
    ],
  },
  {
    ...page,
    id: 'codebases/switch-branch',
    title: 'The branches',
    shows: 'origin/spring',
    steps: [{ press: 'Switch branch', within: 'Flutter Codebase' }],
  },
  {
    ...page,
    id: 'codebases/web-config',
    title: 'Where the web config lies',
    shows: 'Configure Firebase Web Config',
    steps: [{ press: 'Configure Firebase Web Config' }],
  },
  {
    ...page,
    id: 'codebases/api-running',
    title: 'The API runs',
    shows: '51002',
    answers: { [SERVER]: { body: API_RUNNING } },
  },
  {
    ...page,
    id: 'codebases/api-start',
    title: 'How the API starts',
    shows: 'API with seeds',
    answers: { [SERVER]: { body: { ...API_STOPPED, launch: API_LAUNCH } } },
    steps: [{ press: 'Choose the command of the API' }],
  },
  {
    ...page,
    id: 'codebases/api-start-none',
    title: 'Nothing says how the API starts',
    shows: 'No start command found',
    answers: {
      [SERVER]: {
        body: {
          ...API_STOPPED,
          command: null,
          launch: {
            ...API_LAUNCH,
            id: null,
            name: null,
            source: null,
            problem: 'Nothing says how to start it. Enter its start command.',
          },
        },
      },
      'GET /mosaygent/api/commands': {
        body: { ...API_COMMANDS, commands: [], used: null, files: [], env_files: [], extras: [] },
      },
    },
    steps: [{ press: 'Choose the command of the API' }],
  },
  {
    ...page,
    id: 'codebases/api-other-values',
    title: 'The API runs with the values of the other environment',
    shows: 'Production starts the API with .env.production',
    answers: { [SERVER]: { body: { ...API_RUNNING, launch: API_LAUNCHED } } },
    stored: { mosaygent_environment: 'production' },
  },
  {
    ...page,
    id: 'codebases/api-poetry-missing',
    title: 'A project of Poetry without Poetry',
    shows: 'Poetry was not found',
    answers: {
      [SERVER]: {
        body: {
          ...API_STOPPED,
          dependencies: 'missing',
          command: 'poetry run python -m uvicorn main:app --host 127.0.0.1 --port 8000 --reload',
          launch: {
            ...API_LAUNCH,
            environment: 'Poetry',
            problem: 'Poetry was not found. Install Poetry first.',
            missing_tool: 'Poetry',
            install: { command: 'poetry install --no-interaction', writes: ['poetry.lock'] },
          },
        },
      },
    },
  },
  {
    ...page,
    id: 'codebases/api-crashed',
    title: 'The API ended by itself',
    shows: 'exit code 1',
    answers: { [SERVER]: { body: API_CRASHED } },
  },
  {
    ...page,
    id: 'codebases/api-broken',
    title: 'A change broke the API while it ran',
    shows: 'Does not answer since its code failed',
    answers: { [SERVER]: { body: API_BROKEN } },
  },
  {
    ...page,
    id: 'codebases/api-reloading',
    title: 'The API takes up a change',
    shows: 'Reloading',
    answers: { [SERVER]: { body: { ...API_RUNNING, state: 'reloading', running: false, url: null } } },
  },
  {
    ...page,
    id: 'codebases/api-unresponsive',
    title: 'The API runs and does not answer',
    shows: 'It runs and does not answer',
    answers: {
      [SERVER]: {
        body: {
          ...API_BROKEN,
          state: 'unresponsive',
          message: 'It runs and does not answer',
          last_lines: [],
        },
      },
    },
  },
  {
    ...page,
    id: 'codebases/api-awaited',
    title: 'What is awaited of an API that does not answer',
    shows: 'Awaits an answer',
    answers: { [SERVER]: { body: API_AWAITED } },
  },
  {
    ...page,
    id: 'codebases/api-requests',
    title: 'The last requests of the API',
    shows: 'GET /tides?…',
    answers: { [SERVER]: { body: API_ASKED } },
    steps: [{ press: 'Last 3 requests' }],
  },
  {
    ...page,
    id: 'codebases/api-look',
    title: 'Port and paths of the API',
    shows: 'Port and paths of the API',
    answers: { [SERVER]: { body: API_RUNNING } },
    steps: [{ press: 'Port and paths' }],
  },
  {
    ...page,
    id: 'codebases/api-calls',
    title: 'The calls of the API',
    shows: 'Tides of a place',
    answers: {
      [SERVER]: { body: API_RUNNING },
      'GET /mosaygent/api/calls': {
        body: {
          calls: [
            {
              method: 'GET',
              path: '/tides/{place}',
              summary: 'Tides of a place',
              url: 'http://127.0.0.1:8000/docs#/default/tides',
            },
            { method: 'POST', path: '/moorings', summary: null, url: null },
            ...MANY_CALLS,
          ],
          more: 4,
        },
      },
    },
    steps: [{ press: 'Calls' }],
  },
  {
    ...page,
    id: 'codebases/api-lacks',
    title: 'The packages that the API lacks',
    shows: 'Not there: fastapi',
    answers: {
      [SERVER]: {
        body: {
          ...API_STOPPED,
          dependencies: 'out-of-date',
          launch: {
            ...API_LAUNCH,
            lacks: ['fastapi', 'uvicorn', 'httpx', 'pydantic', 'alembic', 'anyio', 'jinja2'],
          },
        },
      },
    },
  },
  {
    ...page,
    id: 'codebases/api-tests-empty',
    title: 'Tests of the API: none run yet',
    shows: 'No tests run yet',
    answers: {
      [SERVER]: { body: { ...API_STOPPED, launch: API_LAUNCH } },
      'GET /mosaygent/api/tests': { body: { codebase: '/home/zoé/app/api', tests: null } },
    },
    steps: [{ press: 'Tests' }],
  },
  {
    ...page,
    id: 'codebases/api-tests',
    title: 'Tests of the API: how they ended',
    shows: 'TestHarbour',
    answers: {
      [SERVER]: { body: { ...API_STOPPED, launch: API_LAUNCH } },
      'GET /mosaygent/api/tests': { body: { codebase: '/home/zoé/app/api', tests: API_TESTS } },
    },
    steps: [{ press: 'Tests' }],
  },
  {
    ...page,
    id: 'codebases/api-beside',
    title: 'What an API left behind, and another project’s API',
    shows: 'node worker.js (PID 51007)',
    answers: {
      [SERVER]: {
        body: {
          ...API_STOPPED,
          left_running: [{ pid: 51_007, name: 'node worker.js' }],
          others: [
            {
              project: 'harbour',
              directory: '/home/zoé/harbour',
              state: 'running',
              url: 'http://127.0.0.1:8001',
              port: 8001,
            },
          ],
        },
      },
    },
  },
  {
    ...page,
    id: 'codebases/api-port-taken',
    title: 'The port of the API is taken',
    shows: 'python3 (4711)',
    answers: {
      [SERVER]: {
        body: {
          ...API_STOPPED,
          dependencies: 'out-of-date',
          message: 'Port 8000 is held by python3 (4711).',
          conflict: { holder: 'python3 (4711)', free_port: 8001 },
        },
      },
    },
  },
]
