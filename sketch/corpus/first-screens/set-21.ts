import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The twenty-first set that nobody looked at before its figures were written down. */
export const SET_21: readonly FirstScreen[] = [
  {
    repository: 'sideswap-io/sideswapclient', commit: 'a22186692a', folder: '.', entry: MAIN,
    texts: [
      'English', 'Network', 'Welcome in SideSwap',
      'SideSwap is the easiest way to send, receive and swap on the Liquid network.', 'CREATE NEW WALLET',
      'IMPORT WALLET', 'JADE',
    ],
  },
  {
    repository: 'RWKV-APP/RWKV_APP', commit: '7deaf24e86', folder: '.', entry: MAIN,
    texts: [
      'Welcome to RWKV Chat', 'Chat', 'Completion Mode', 'Chat with RWKV models', 'Text completion mode', 'Image Q&A',
      'Text-to-Speech', 'Visual Understanding & OCR', 'Let RWKV output voice', 'Role Play',
    ],
  },
  {
    repository: 'Merrit/feeling_finder', commit: '1433c5cc23', folder: '.', entry: MAIN,
    texts: ['Search', '😀', '😃', '😄', '😁', '😆', '😅', '🤣', '😂', '🙂'],
  },
  {
    repository: 'steel97/veil_wallet', commit: '59041db585', folder: '.', entry: MAIN,
    texts: ['Welcome to Veil!', 'Import existing wallet or create new', 'Create', 'Import'],
  },
  {
    repository: 'yringler/inside-app', commit: '76e23ff78b', folder: 'app', entry: MAIN,
    texts: [
      'Featured Classes',
      'This functionality is currently not working.\nStay tuned for an exciting update from Inside Chassidus!\nAn ' +
        'announcment will be made at insidechassidus.org',
      'Daily Study', 'Tanya', 'Hayom Yom', 'Current Parsha', 'This Month', 'Most Popular Classes',
      'Recently Uploaded Classes', 'Browse Categories',
    ],
  },
  {
    repository: 'YunFeng86/Fleur', commit: 'b89aaa0eb8', folder: '.', entry: MAIN,
    texts: ['Feeds', 'No articles', 'Saved', 'Search', 'Settings'],
  },
  {
    repository: 'witnet/my-wit-wallet', commit: '6095194f59', folder: '.', entry: MAIN,
    texts: ['Welcome', 'Create new wallet', 'Import wallet'],
  },
  {
    repository: 'Vito0912/abs_flutter', commit: '57d89e3509', folder: '.', entry: MAIN,
    texts: [
      'Server Selection', 'Server Address', 'https://', 'Domain or IP', ':', '443', 'Username', 'Password',
      'Enable Subdirectory', 'Subdirectory',
    ],
  },
  {
    repository: 'ubuntu-flutter-community/musicpod', commit: '4eb821ce2b', folder: '.', entry: MAIN,
    texts: [
      'Changelog', 'Features', 'Bug Fixes',
      'WARNING - THIS IS THE LAST RELEASE BEFORE MUSICPOD MIGRATES TO A NEW DATABASE - PLEASE BACKUP YOUR COLLECTION',
      'Sponsor Me', 'OK',
    ],
  },
  {
    repository: 'Skyost/OpenAuthenticator', commit: 'c479456329', folder: '.', entry: MAIN,
    texts: [
      'Thanks for downloading Open Authenticator, an open-source app that will help you managing your TOTPs (Time ' +
        'based One Time Password) with ease.',
      'In the following steps you will be able to configure it to match your needs.',
      'I hope you will enjoy using this app as much as I have enjoyed creating it !', 'Next',
    ],
  },
] // prettier-ignore
