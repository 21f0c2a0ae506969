import { ABSENT, DIRECTORY } from '../../testing/examples.ts'
import { RUNNING } from '../../testing/preview-data.ts'
import { CLONABLE, STARTER } from '../../testing/workspace-data.ts'
import type { GalleryState } from '../state.ts'

const DIR = 'GET /mosaygent/environment/directory'
const STATUS = 'GET /mosaygent/environment/status'
const page = { path: '/environment' } as const
const none = { [DIR]: { body: { path: null } }, [STATUS]: { body: { api: ABSENT, flutter: ABSENT } } }

/** Projects of before: one runs, one is far down, one is gone. */
const at = (path: string, name: string, exists = true) => ({
  path,
  name,
  exists,
  opened_at: '2026-01-01T00:00:00Z',
  environment: null,
})
const OTHER = '/home/zoé/form_app'
const projects = {
  'GET /mosaygent/project/recent': {
    body: {
      projects: [
        at(OTHER, 'form_app'),
        at(DIRECTORY, DIRECTORY.split('/').at(-1) ?? ''),
        at(
          '/home/zoé/Documents/Clients/Harbour authority/Tide tables and currents/tide-tables-and-currents-of-the-north-sea',
          'tide-tables-and-currents-of-the-north-sea',
        ),
        at('/media/zoé/drive/old é', 'old é', false),
      ],
    },
  },
  'GET /mosaygent/flutter/status': { body: { ...RUNNING, project: `${OTHER}/flutter` } },
} as const

/** A project of before goes on beside the chosen one. */
const beside = {
  'GET /mosaygent/project/running': {
    body: {
      running: [
        {
          directory: OTHER,
          name: 'form_app',
          app: 'flutter',
          port: 41_234,
          url: 'http://127.0.0.1:41234',
          state: 'running',
          shown: false,
          configuration: null,
          environment: 'development',
        },
      ],
    },
  },
}

/** The project directory, and the page as a whole. */
export const ENVIRONMENT_STATES: readonly GalleryState[] = [
  { ...page, id: 'environment/both', title: 'Both codebases', shows: 'tides-of-tomorrow', picture: true },
  {
    ...page,
    id: 'environment/loading',
    title: 'Loading',
    shows: 'Project Directory',
    answers: { [DIR]: 'never', [STATUS]: 'never' },
  },
  {
    ...page,
    id: 'environment/codebases-loading',
    title: 'The codebases are being looked at',
    shows: DIRECTORY,
    answers: { [STATUS]: 'never' },
  },
  {
    ...page,
    id: 'environment/empty',
    title: 'No directory yet',
    shows: 'Project Directory',
    answers: none,
  },
  {
    ...page,
    id: 'environment/editing',
    title: 'The directory is changed',
    shows: 'Cancel',
    steps: [{ press: 'Change' }],
  },
  {
    ...page,
    id: 'environment/refused',
    title: 'The helper refused the directory',
    shows: 'There is no folder /home/zoé/nowhere.',
    answers: {
      ...none,
      'POST /mosaygent/environment/set-directory': {
        status: 422,
        body: { detail: 'There is no folder /home/zoé/nowhere.', code: 'not-found' },
      },
    },
    steps: [{ type: '/home/zoé/nowhere', into: 'Project directory' }, { press: 'Save' }],
  },
  {
    ...page,
    id: 'environment/gone',
    title: 'The directory was moved away',
    shows: DIRECTORY,
    answers: { ...none, [DIR]: { body: { path: DIRECTORY, exists: false } } },
  },
  {
    ...page,
    id: 'environment/differing',
    title: 'Helper and browser have different directories',
    shows: 'different directories',
    stored: { mosaygent_project_directory: '/home/zoé/Another one' },
  },
  {
    ...page,
    id: 'environment/failed',
    title: 'The status cannot be read',
    shows: DIRECTORY,
    answers: { [STATUS]: { status: 500, body: { detail: 'git answered with something unexpected.' } } },
  },
  {
    ...page,
    id: 'environment/offline',
    title: 'Not connected',
    shows: 'Not connected',
    up: false,
    stored: { mosaygent_project_directory: DIRECTORY },
  },
  {
    ...page,
    id: 'environment/missing',
    title: 'Neither codebase',
    shows: 'Clone Flutter Repository',
    answers: { [STATUS]: { body: { api: CLONABLE, flutter: STARTER } } },
    picture: true,
  },
  {
    ...page,
    id: 'environment/projects',
    title: 'The switcher of projects is open',
    shows: 'folder not found',
    answers: projects,
    picture: true,
    steps: [{ press: 'Project: ' }],
  },
  {
    ...page,
    id: 'environment/beside',
    title: 'Another project runs beside the chosen one',
    shows: '41234',
    answers: beside,
  },
  {
    ...page,
    id: 'environment/run-question',
    title: 'Another project was chosen while one runs',
    shows: 'Stop form_app and start My project?',
    answers: beside,
    stored: {
      mosaygent_run_question: JSON.stringify({
        directory: DIRECTORY,
        about: { kind: 'project', directory: OTHER },
      }),
    },
  },
  {
    ...page,
    id: 'environment/no-projects',
    title: 'The switcher before any project',
    shows: 'Open another…',
    answers: none,
    steps: [{ press: 'Project: ' }],
  },
  {
    ...page,
    id: 'environment/taken-over',
    title: 'Settings of a folder that is gone are used',
    shows: 'are used here now',
    answers: {
      'GET /mosaygent/project/recent': {
        body: {
          projects: [{ ...at(DIRECTORY, 'My project'), settings_of: '/home/zoé/Documents/tide é' }],
        },
      },
    },
  },
  {
    ...page,
    id: 'environment/find',
    title: 'The folder of a project is looked for',
    shows: 'Where is old é now?',
    answers: projects,
    steps: [{ press: 'Project: ' }, { press: 'Find the folder of old é' }],
  },
]
