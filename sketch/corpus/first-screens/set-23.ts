import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The twenty-third set that nobody looked at before its figures were written down. */
export const SET_23: readonly FirstScreen[] = [
  {
    repository: 'CCExtractor/beacon',
    commit: 'cf76f80379',
    folder: '.',
    entry: MAIN,
    texts: ['Welcome back, ', 'Ready to explore?', 'Create Group', 'Join a Group', 'Your Groups'],
  },
  {
    repository: 'axichat/axichat',
    commit: '3475817b47',
    folder: '.',
    entry: MAIN,
    texts: [
      'Axichat',
      '🇺🇸',
      'EN',
      'Guest calendar',
      'Account setup',
      'Sign up',
      'Username',
      'Choose server',
      'Case insensitive',
      'Continue',
    ],
  },
  {
    repository: 'archethic-foundation/archethic-wallet',
    commit: '6c97f003d9',
    folder: '.',
    entry: MAIN,
    texts: [
      'Digital sovereignty at your fingertips',
      'Archethic gives back to humanity control over technology, and to each individual, control over ' +
        'their identity.',
      'Get started',
      'I already have a wallet',
    ],
  },
  {
    repository: 'ruskakimov/mooltik',
    commit: '46513972d6',
    folder: '.',
    entry: MAIN,
    texts: [
      'Mooltik',
      'Ask for more features.\nGet technical support.\nLook what others have created.',
      'Join Discord community',
      'Add Project',
    ],
  },
  {
    repository: 'mumu-lhl/Ciyue',
    commit: '5e67f55b6b',
    folder: '.',
    entry: MAIN,
    texts: [
      'Please add a MDX dictionary in the settings first',
      'Recommmended Dictionaries',
      'FreeMDict Cloud',
      'Home',
      'Translate',
      'Word Book',
      'Settings',
    ],
  },
  {
    repository: 'Nepanikar/nepanikar',
    commit: '3c65921048',
    folder: '.',
    entry: MAIN,
    texts: [
      "Don't panic",
      'Quick help',
      'Hey, how are you feeling today?',
      'Great',
      'Good',
      'Okay',
      'Sad',
      'Miserable',
      'How can we help you?',
      'Depression',
    ],
  },
  {
    repository: 'canopas/khelo',
    commit: 'ac9687bede',
    folder: 'khelo',
    entry: MAIN,
    texts: [
      'Get Your Cricket On!',
      'Turn backyard games into pro matches with our app. Create matches, manage teams, and track stats!',
      'Continue',
    ],
  },
  {
    repository: 'niuhuan/daisy',
    commit: 'f2dd480e64',
    folder: '.',
    entry: MAIN,
    texts: ['漫画', '设置', '书架', '浏览', '搜索', '题材', '群体', '进度', '地区', '更新'],
  },
  {
    repository: 'AquaWallet/aqua-wallet',
    commit: '57a91ee00e',
    folder: '.',
    entry: MAIN,
    texts: [
      'Create Wallet',
      'Restore Wallet',
      'By continuing, you agree to our',
      'Terms',
      'and',
      'Privacy Policy.',
    ],
  },
  {
    repository: '0xchat-app/0xchat-app-main',
    commit: '99f46c645e',
    folder: '.',
    entry: MAIN,
    texts: ['Search', 'Not logged in, Please Login', 'Chats', 'Contacts', 'Discovery', 'Me'],
  },
]
