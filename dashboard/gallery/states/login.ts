import type { GalleryState } from '../state.ts'
import { NOT_PAIRED } from './not-paired.ts'

const login = { path: '/login', user: null, shows: 'Continue with Google' } as const
const failed = { ...login, steps: [{ press: 'Continue with Google' }] } as const

const unpaired = {
  ...login,
  answers: NOT_PAIRED,
  shows: 'This browser is not paired with the helper',
} as const

/** The sign-in page. */
export const LOGIN_STATES: readonly GalleryState[] = [
  { ...login, id: 'login/idle', title: 'Idle, local sign-in', picture: true },
  {
    ...login,
    id: 'login/configured',
    title: 'Idle, a project is configured',
    config: { signIn: { kind: 'firebase', options: { apiKey: 'k', authDomain: 'd', projectId: 'p' } } },
  },
  { ...failed, id: 'login/busy', title: 'Signing in', signIn: 'pending', shows: 'Signing in...' },
  {
    ...failed,
    id: 'login/cancelled',
    title: 'Window closed',
    signIn: 'cancelled',
    shows: 'Sign in was cancelled. Please try again.',
  },
  {
    ...failed,
    id: 'login/unauthorized',
    title: 'Domain not authorized',
    signIn: 'unauthorized-domain',
    shows: 'This domain is not authorized. Please contact support.',
  },
  {
    ...failed,
    id: 'login/failed',
    title: 'Any other failure',
    signIn: 'other',
    shows: 'Failed to sign in. Please try again or contact support.',
  },
  { ...unpaired, id: 'login/not-paired', title: 'The browser has to be paired', picture: true },
  {
    ...unpaired,
    id: 'login/wrong-link',
    title: 'What was typed is no pairing link',
    shows: 'This is no pairing link',
    steps: [{ type: 'not a code!', into: 'Pairing link' }, { press: 'Pair' }],
  },
]
