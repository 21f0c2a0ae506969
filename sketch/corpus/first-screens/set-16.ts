import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The sixteenth set that nobody looked at before its figures were written down. */
export const SET_16: readonly FirstScreen[] = [
  {
    repository: 'vauvenal5/yaga', commit: '0ac666be88', folder: '.', entry: MAIN,
    texts: [
      'Nextcloud Yaga', "What's New",
      'This has major impact on the app, please consider raising any issues you discover on Github.',
      'Refer to the docs for more information.',
      'FDroid release will not be updated for the time being if you need any of the removed features and are still ' +
        'on Android 10 (API Level 29) or lower consider installing from there.',
      'Read the docs', 'Privacy Policy', 'Report a bug', 'VIEW LICENSES', 'CLOSE',
    ],
  },
  {
    repository: 'frostnova721/animestream', commit: '2afce85000', folder: '.', entry: MAIN,
    texts: ['Home', 'Continue Watching', "Aww... Something's wrong!", 'Aired This Season'],
  },
  {
    repository: 'aayush2622/Dartotsu', commit: 'e2d35d7ce6', folder: '.', entry: MAIN,
    texts: ['Dartotsu', 'The NEW Best App For\nTracking Anime & Manga', 'Login', 'Restore Settings', 'HOME'],
  },
  {
    repository: 'leo-lox/camelus', commit: '44fbb17442', folder: '.', entry: MAIN,
    texts: ['welcome to', 'camelus', 'join the conversation', 'login'],
  },
  {
    repository: 'CCExtractor/taskwarrior-flutter', commit: '588fc49473', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Taskwarrior',
      'Welcome to Taskwarrior, your ultimate task management solution. Manage your tasks, group them, and organize ' +
        'your work with ease.',
      'Skip', 'Next',
    ],
  },
  {
    repository: 'emavgl/oinkoin', commit: '9803249abb', folder: '.', entry: MAIN,
    texts: [
      'All accounts', 'Income', 'Expenses', 'Balance', 'No entries yet.', 'Home', 'Wallets', 'Categories', 'Budgets',
      'Settings',
    ],
  },
  {
    repository: 'astubenbord/paperless-mobile', commit: '44d18ed625', folder: '.', entry: MAIN,
    texts: [
      'Connect to Paperless', 'Server Address', 'Username', 'Password', 'Advanced Settings', 'Client Certificate',
      'Configure Mutual TLS Authentication', 'Connect',
    ],
  },
  {
    repository: 'encointer/encointer-wallet-flutter', commit: '030393015d', folder: 'app', entry: MAIN,
    texts: ['Create Account', 'Do you already have an account?', 'Import'],
  },
  {
    repository: 'tommyxchow/frosty', commit: 'c50b3c3c69', folder: '.', entry: MAIN,
    texts: [
      'Frosty', 'A mobile Twitch client with 7TV, BetterTTV (BTTV), and FrankerFaceZ (FFZ) support.', 'Next',
    ],
  },
  {
    repository: 'TomBursch/kitchenowl', commit: '8677319da3', folder: 'kitchenowl', entry: MAIN,
    texts: ['\\:', "Hmmmm… couldn't reach server", 'Refresh'],
  },
] // prettier-ignore
