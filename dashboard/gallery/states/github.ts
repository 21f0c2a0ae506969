import { SIGNED_IN, SIGNED_OUT, WAITING } from '../../testing/github-data.ts'
import type { GalleryState } from '../state.ts'

const INSTALLED = 'GET /mosaygent/github/gh-installed'
const STATUS = 'GET /mosaygent/github/auth-status'
const page = { path: '/github' } as const
const auth = (more: object) => ({ [STATUS]: { body: { ...SIGNED_OUT, ...more } } })
const missing = (way: string, words: string) => ({
  [INSTALLED]: {
    body: { installed: false, version: null, install: { way, words, command: 'sudo apt install gh' } },
  },
})

/** The checklist for the GitHub command line, and the choice of repositories. */
export const GITHUB_STATES: readonly GalleryState[] = [
  { ...page, id: 'github/ready', title: 'Ready to Go!', shows: 'Ready to Go!' },
  {
    ...page,
    id: 'github/loading',
    title: 'Loading',
    shows: 'GitHub CLI Installation',
    answers: { [INSTALLED]: 'never', [STATUS]: 'never' },
  },
  {
    ...page,
    id: 'github/not-installed',
    title: 'Not installed',
    shows: 'Install',
    answers: missing('archive', 'Install puts the official release 2.102.0 into your own folder.'),
  },
  {
    ...page,
    id: 'github/type-command',
    title: 'Not installed, to be typed',
    shows: 'sudo apt install gh',
    answers: missing('command', 'Installing needs a password, so type this in a terminal.'),
  },
  {
    ...page,
    id: 'github/install-failed',
    title: 'An install that failed',
    shows: 'The checksum is not the published one.',
    answers: {
      ...missing('archive', 'Install puts the official release into your own folder.'),
      'POST /mosaygent/github/install-gh': {
        status: 502,
        body: { detail: 'The checksum is not the published one.', code: 'failed' },
      },
    },
    steps: [{ press: 'Install' }],
  },
  {
    ...page,
    id: 'github/signed-out',
    title: 'Not logged in',
    shows: 'Login',
    answers: auth({}),
  },
  {
    ...page,
    id: 'github/code',
    title: 'The one-time code',
    shows: 'a password may be needed',
    answers: auth({ login: WAITING }),
    // under way for a while: the hint is there from the beginning, and comes into no picture halfway
    events: [
      {
        type: 'job.changed',
        job: {
          id: 'job-9',
          kind: 'gh-login',
          state: 'running',
          stage: 'Waiting for GitHub',
          percent: null,
          started_at: new Date(Date.now() - 60_000).toISOString(),
        },
      },
    ],
    picture: true,
  },
  {
    ...page,
    id: 'github/code-expired',
    title: 'A code that expired',
    shows: 'expired',
    answers: auth({
      login: { state: 'failed', detail: 'The code expired before it was typed. Log in again.' },
    }),
  },
  {
    ...page,
    id: 'github/refused',
    title: 'A login that GitHub refuses',
    shows: 'revoked',
    answers: auth({
      state: 'refused',
      account: 'octocat',
      note: 'The login of octocat was revoked. Log in again.',
    }),
  },
  {
    ...page,
    id: 'github/unverified',
    title: 'Logged in, GitHub out of reach',
    shows: 'could not be asked',
    answers: {
      [STATUS]: { body: { ...SIGNED_IN, state: 'unverified', note: 'GitHub could not be asked.' } },
    },
  },
  {
    ...page,
    id: 'github/scopes',
    title: 'Scopes are missing, two accounts',
    shows: 'read:org',
    answers: {
      [STATUS]: {
        body: {
          ...SIGNED_IN,
          scopes: ['gist', 'repo'],
          missing_scopes: ['read:org'],
          accounts: [
            { login: 'octocat', active: true },
            { login: 'zoe-at-work', active: false },
          ],
        },
      },
    },
  },
  {
    ...page,
    id: 'github/token',
    title: 'A token of the environment',
    shows: 'GH_TOKEN',
    answers: {
      [STATUS]: {
        body: {
          ...SIGNED_IN,
          environment_token: 'GH_TOKEN',
          note: 'GH_TOKEN of the environment is used instead of a login.',
        },
      },
    },
  },
  {
    ...page,
    id: 'github/choose',
    title: 'A repository is chosen',
    shows: 'Démonstration',
    steps: [{ press: 'Choose the Flutter repository' }],
  },
  { ...page, id: 'github/offline', title: 'Not connected', shows: 'Not connected', up: false },
]
