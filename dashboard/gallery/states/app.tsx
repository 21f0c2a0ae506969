import { ConfigProblemPage } from '../../app/config-problem-page.tsx'
import { PAGE_NAMES } from '../../app/texts.ts'
import { PartMissingNotice } from '../../app/part-missing.tsx'
import type { GalleryState } from '../state.ts'

const NOBODY = { uid: '', email: null, displayName: null, photoURL: null }

/** What surrounds the pages, and the small pages. */
export const APP_STATES: readonly GalleryState[] = [
  { id: 'app/loading', title: 'Loading...', path: '/flutter', shows: 'Loading...', user: 'unknown' },
  {
    id: 'app/config-problem',
    title: 'No configuration',
    shows: 'could not read its configuration',
    render: () => <ConfigProblemPage problem="/config.json answered with 404." />,
  },
  {
    id: 'app/part-missing',
    title: 'A part of the page did not come',
    shows: 'A part of this page could not be loaded',
    render: () => (
      <main className="p-6">
        <h1 className="type-title">{PAGE_NAMES.login}</h1>
        <PartMissingNotice />
      </main>
    ),
  },
  {
    id: 'app/not-found',
    title: 'Unknown address',
    path: '/nowhere',
    shows: 'There is no page at this address',
  },
  {
    id: 'app/profile-menu',
    title: 'The profile’s menu',
    path: '/environment',
    shows: 'Logout',
    steps: [{ press: 'Profile: Zoé' }],
  },
  {
    id: 'app/help-menu',
    title: 'The help’s menu',
    path: '/environment',
    shows: 'Theme',
    steps: [{ press: 'Help' }],
  },
  {
    id: 'app/update-asked',
    title: 'Whether newer versions are to be asked for',
    path: '/environment',
    shows: 'Ask once a day',
    steps: [{ press: 'Help' }, { press: 'What’s new' }],
  },
  {
    id: 'app/update-out',
    title: 'A newer version is out',
    path: '/environment',
    shows: '9.8.7 is out.',
    answers: {
      'POST /mosaygent/updates/check': { body: { answer: { kind: 'newer', version: '9.8.7' } } },
    },
    stored: { mosaygent_update_check: '"on"' },
    steps: [{ press: 'Help' }, { press: 'What’s new' }],
  },
  { id: 'app/account', title: 'Account', path: '/account', shows: 'zoe@example.com', picture: true },
  { id: 'app/account-empty', title: 'Account, nothing known', path: '/account', shows: 'N/A', user: NOBODY },
  {
    id: 'app/account-reset',
    title: 'The settings are to be reset',
    path: '/account',
    shows: 'Reset browser settings?',
    steps: [{ press: 'Reset' }],
  },
  { id: 'app/supabase', title: 'Supabase', path: '/supabase', shows: 'Supabase' },
]
