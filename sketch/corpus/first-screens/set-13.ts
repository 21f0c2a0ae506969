import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The thirteenth set that nobody looked at before its figures were written down. */
export const SET_13: readonly FirstScreen[] = [
  {
    repository: 'keshav-space/safenotes', commit: '01ef01a222', folder: '.', entry: MAIN,
    texts: [
      'Set Passphrase', 'New Passphrase', 'Re-enter Passphrase', 'What is passphrase?', 'Confirm', 'Safe Notes',
      'Made with ♥ on Earth',
    ],
  },
  {
    repository: 'brandonp2412/Flexify', commit: 'ae86a3d72b', folder: '.', entry: MAIN,
    texts: ['Search history...', 'No entries yet', 'Complete some sets to see them here', 'Add', 'History'],
  },
  {
    repository: 'hhanh00/zwallet', commit: 'e74e73c4db', folder: '.', entry: MAIN,
    texts: ['YWallet', 'Welcome to YWallet', 'The private wallet & messenger', 'New Account'],
  },
  {
    repository: 'breez/c-breez', commit: 'd63721a08d', folder: '.', entry: MAIN,
    texts: ['Lightning Made Easy', "LET'S BREEZ!", 'RESTORE'],
  },
  {
    repository: 'Teifun2/nextcloud-cookbook-flutter', commit: '9a454dab14', folder: '.', entry: MAIN,
    texts: ['Login', 'Server URL', 'Username', 'Password', 'Advanced Settings'],
  },
  {
    repository: 'MDeLuise/plant-it', commit: '26de7e2aa2', folder: 'frontend', entry: MAIN,
    texts: [
      'No plants found', 'Your plants will appear here when once you add them into your collection',
      'How to add plants', 'Home', 'Calendar', 'Search', 'More',
    ],
  },
  {
    repository: 'AOSSIE-Org/Resonate', commit: 'bf1dbe2996', folder: '.', entry: MAIN,
    texts: [
      'Skip', 'Welcome to Resonate',
      'Join the conversation! Explore rooms, connect with friends, and share your voice with the world.',
    ],
  },
  {
    repository: 'amake/orgro', commit: 'add99f0ce2', folder: '.', entry: MAIN,
    texts: ['Orgro', 'Open File', 'Create File', 'Open URL', 'Open Orgro Manual', 'Support · Feedback'],
  },
  {
    repository: 'bggRGjQaUbCoE/PiliPlus', commit: 'edd60d6350', folder: '.', entry: MAIN,
    texts: ['直播', '推荐', '热门', '分区', '番剧', '影视', '首页', '动态', '我的'],
  },
  {
    repository: 'marchellodev/sharik', commit: 'bc8ba23dd6', folder: '.', entry: MAIN,
    texts: ['Sharik', 'Select the language you are familiar with', 'English'],
  },
] // prettier-ignore
