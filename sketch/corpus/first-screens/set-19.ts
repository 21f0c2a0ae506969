import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The nineteenth set that nobody looked at before its figures were written down. */
export const SET_19: readonly FirstScreen[] = [
  {
    repository: 'Mashiro0619/KeSchedule', commit: 'a709548408', folder: '.', entry: MAIN,
    texts: ['Sked', 'Week', 'Day', 'List', 'Month', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
  {
    repository: 'tomcheung/acnh_app', commit: 'be6f5fa681', folder: '.', entry: MAIN,
    texts: ['Welcome', 'Player Name', 'Island Name', 'Existing user?', 'Login'],
  },
  {
    repository: 'Minealex2001/Folio', commit: '4596f324db', folder: '.', entry: MAIN,
    texts: [
      'Folio', 'Step 1 of 6', 'Welcome',
      'Folio stores your pages only on this device, encrypted with a master password. If you forget it, we cannot ' +
        'recover your data.\n\nThere is no cloud sync.',
      'Create new vault', 'Create without encryption', 'Import backup (.zip)', 'Sign in and download a backup',
    ],
  },
  {
    repository: 'sorceryapp/sorcery_client', commit: '26be9176f0', folder: '.', entry: MAIN,
    texts: ['Sorcery', 'welcome to Sorcery', 'Apps', 'sign in', 'sign up'],
  },
  {
    repository: 'piyuo/counter', commit: 'f2bb75b2de', folder: '.', entry: MAIN,
    texts: [
      'piyuo.com', 'Counter', 'Create a new project below to start counting.', 'New Project from', 'Camera', 'File',
      'All projects will be saved locally automatically',
    ],
  },
  {
    repository: 'maelchiotti/LocalMaterialNotes', commit: 'a4272c245b', folder: '.', entry: MAIN,
    texts: [
      'Select a backup location',
      'As your notes are only stored locally on your device, any issue could lead to losing them all. Uninstalling ' +
        'the application would also delete all your notes.\n\nSelecting a backup location will ensure you can ' +
        'always retrieve your notes. For example, you could create a folder named "Material Notes backups" under ' +
        'your existing "Documents" folder.',
      'Ignore', 'Select',
    ],
  },
  {
    repository: 'SelfPrivacy/selfprivacy', commit: 'd49cecd953', folder: '.', entry: MAIN,
    texts: [
      'Digital independence, available to all of us',
      'Mail, VPN, Messenger, social network and much more on your private server, under your control.', 'Next',
    ],
  },
  {
    repository: 'Zhoucheng133/netPlayer-Mobile', commit: '64b78e1909', folder: '.', entry: MAIN,
    texts: [
      'Connect to your music', 'Enter your music server information', 'Server URL', 'http(s)://', 'Username', 'Password',
      'Login',
    ],
  },
  {
    repository: 'niuhuan/pansy', commit: '142284940c', folder: '.', entry: MAIN,
    texts: ['Pansy', 'Sign in with in-app browser', 'Sign in with external browser'],
  },
  {
    repository: 'plante-app-team/plante', commit: 'c49755d36a', folder: '.', entry: MAIN,
    texts: ['Continue with', 'Google', 'Privacy policy'],
  },
] // prettier-ignore
