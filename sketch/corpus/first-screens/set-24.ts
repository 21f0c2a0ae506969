import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The twenty-fourth set that nobody looked at before its figures were written down. */
export const SET_24: readonly FirstScreen[] = [
  {
    repository: 'CircuitVerse/mobile-app',
    commit: '0cdf2377cc',
    folder: '.',
    entry: MAIN,
    texts: [
      'CircuitVerse',
      'Dive into the world of Logic Circuits for free!',
      'From Simple gates to complex sequential circuits, plot timing diagrams, automatic circuit ' +
        'generation, explore standard ICs, and much more',
      'For Teachers',
    ],
  },
  {
    repository: 'enrique-lozano/Monekin',
    commit: 'b1e956d8f7',
    folder: '.',
    entry: MAIN,
    texts: [
      'Monekin',
      'Your personal finance manager',
      '100% open, 100% free',
      'OFFLINE ACCOUNT:',
      "Your data will only be stored on your device, and will be safe as long as you don't uninstall the " +
        'app or change phone. To prevent data loss, it is recommended to make a backup regularly from the ' +
        'app settings.',
      'Start session offline',
      'By logging in you agree to the Privacy Policy and the Terms of Use of the application',
    ],
  },
  {
    repository: 'syphon-org/syphon',
    commit: '05ef8d47da',
    folder: '.',
    entry: MAIN,
    texts: [
      'Confirm Open Alpha Terms Of Service',
      'Thanks for trying out Syphon!',
      'Please be aware this app is still very much in Alpha.',
      'Do not use, nor do I recommend using, Syphon where proven and independently verified ' +
        'security is required.',
      'You may lose data using this application as features and bugs are worked out.',
      'Please read the below terms and conditions for this application and if you agree tap "I Agree" to ' +
        'continue:',
    ],
  },
  {
    repository: 'privacybydesign/irmamobile',
    commit: '7b0d827067',
    folder: 'yivi_app',
    entry: MAIN,
    texts: [
      'Yivi is an app for your digital identity',
      'Your official name, birthdate, address, social security number and more. Safely stored in your ' +
        'Yivi-app',
      'Next',
    ],
  },
  {
    repository: 'ente-io/ente',
    commit: 'a621d73315',
    folder: 'mobile/apps/photos',
    entry: MAIN,
    texts: [
      'Search and Discover',
      'Search photos and discover memories with on-device machine learning',
      'Create an Ente account',
      'Continue without an account',
      'Login to existing account',
    ],
  },
  {
    repository: 'digitalfabrik/entitlementcard',
    commit: '01adad1fc4',
    folder: 'frontend',
    entry: MAIN,
    texts: [
      'Willkommen!',
      'Vielen Dank, dass Sie sich die App zur Bayerischen Ehrenamtskarte heruntergeladen haben!',
      'Weiter',
    ],
  },
  {
    repository: 'wuxialearn/wuxialearn',
    commit: '27d5fa1f5f',
    folder: '.',
    entry: MAIN,
    texts: ['Check for update on app start? (recommended)', 'Yes', 'No'],
  },
  {
    repository: 'SatoshiPortal/bullbitcoin-mobile',
    commit: '3d13daedb6',
    folder: '.',
    entry: MAIN,
    texts: [
      'Bull Bitcoin',
      'Own your Money',
      'Sovereign self custody Bitcoin wallet and Bitcoin-only exchange service.',
      'Next',
    ],
  },
  {
    repository: 'friebetill/TubeCards',
    commit: '39a3f2bdd0',
    folder: '.',
    entry: MAIN,
    texts: ['GET STARTED', 'SIGN UP', 'ALREADY REGISTERED?'],
  },
  {
    repository: 'YumNumm/EQMonitor',
    commit: 'c8865f4741',
    folder: 'app',
    entry: MAIN,
    texts: [
      'EQMonitorへようこそ',
      'クイックガイドを開始',
      'クイックガイドを開始することで、 利用規約 と プライバシーポリシー に同意したものとみなします。',
    ],
  },
]
