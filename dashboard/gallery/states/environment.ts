import { ABSENT, DIRECTORY } from '../../testing/examples.ts'
import { CLONABLE, STARTER } from '../../testing/workspace-data.ts'
import type { GalleryState } from '../state.ts'

const DIR = 'GET /mosaygent/environment/directory'
const STATUS = 'GET /mosaygent/environment/status'
const page = { path: '/environment' } as const
const none = { [DIR]: { body: { path: null } }, [STATUS]: { body: { api: ABSENT, flutter: ABSENT } } }

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
]
