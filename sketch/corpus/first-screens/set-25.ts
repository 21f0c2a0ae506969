import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The twenty-fifth set that nobody looked at before its figures were written down. */
export const SET_25: readonly FirstScreen[] = [
  {
    repository: 'TNT-Likely/BeeCount',
    commit: 'bde0b934b2',
    folder: '.',
    entry: MAIN,
    texts: [
      'Bee Accounting',
      'Income',
      'Expense',
      'Balance',
      'No records yet',
      'Tap the plus button at the bottom to add a record',
      'Home',
      'Charts',
      'Ledgers',
      'Mine',
    ],
  },
  {
    repository: 'Solvro/mobile-topwr',
    commit: '0418f632fd',
    folder: '.',
    entry: MAIN,
    texts: ['Wybierz język aplikacji!', '🇵🇱 Polski', '🇬🇧 English', 'Wybierz'],
  },
  {
    repository: 'realth000/tsdm_client',
    commit: '663fe887a6',
    folder: '.',
    entry: MAIN,
    texts: ['Home', 'Retry', 'Topics', 'Settings'],
  },
  {
    repository: 'zapstore/zapstore',
    commit: 'a454695950',
    folder: '.',
    entry: MAIN,
    texts: [
      'Search apps',
      'Welcome to Zapstore',
      'Used Zapstore before? Restore your device key via nsec or by signing in with Amber.',
      'LATEST RELEASES',
    ],
  },
  {
    repository: 'thingsboard/flutter_thingsboard_app',
    commit: '5af55e2539',
    folder: '.',
    entry: MAIN,
    texts: [
      'Login to your account',
      'LOGIN WITH',
      'Scan QR code',
      'OR',
      'Email*',
      'Password*',
      'Forgot Password?',
      'Log In',
    ],
  },
  {
    repository: 'KevinCFechtel/FluxNews',
    commit: '8f8161787d',
    folder: '.',
    entry: MAIN,
    texts: ['Flux News', 'Login', 'Restore settings', 'Check Android backup'],
  },
]
