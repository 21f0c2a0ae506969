import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The twentieth set that nobody looked at before its figures were written down. */
export const SET_20: readonly FirstScreen[] = [
  {
    repository: 'khoadng/Boorusama', commit: 'de307701ea', folder: '.', entry: MAIN,
    texts: [
      'Network unavailable', "What's new?", '4.5.0', 'Add support for Nozomi', '[Sankaku] Add favorite support',
      '[Suzurubooru] Add pool and comments support',
      '[Danbooru] Support displaying comment emojis and wiki content',
      'Add last-page jumping for sites that support it', 'Improve Dtext rendering',
      'Improve post details copy action with more media and link options',
    ],
  },
  {
    repository: 'edde746/plezy', commit: 'a9a7498991', folder: '.', entry: MAIN,
    texts: [
      'Plezy', 'Sign in with Plex', 'Show QR Code', 'or', 'Connect to Jellyfin', 'Connect to Emby',
    ],
  },
  {
    repository: 'alheekmahlib/alquranalkareem', commit: '863119246d', folder: '.', entry: MAIN,
    texts: [
      'Skip', "What's New",
      '۞ Fixed surah download issue.\n۞ General improvements in app performance and stability.', 'Start',
    ],
  },
  {
    repository: 'febryardiansyah/manga_mint', commit: '363a8a404a', folder: '.', entry: MAIN,
    texts: ['MangaMint', 'Terbaru', 'Home', 'Daftar', 'Tersimpan', 'Lainnya'],
  },
  {
    repository: 'eidolonFIRE/xcNav', commit: '9cf39abde7', folder: '.', entry: MAIN,
    texts: ['Edit Profile', 'Display Name *', '0/20', 'Avatar *', 'Import', 'Camera', 'Color'],
  },
  {
    repository: 'KaringX/karing', commit: 'ae12111876', folder: '.', entry: MAIN,
    texts: [
      'Your Privacy Comes First',
      'This application (Karing) collects limited data to provide you with fast and stable network services.\n\n' +
        'When you use this application and it encounters errors or crashes, we may collect the following information ' +
        'for analysis and improvement of our product:\n\n' +
        '● Hardware model, operating system type, and operating system version.\n\n' +
        '● Application platform, application version, anonymized application logs, and crash report data.\n\n' +
        '● We will not share your information with any third parties.\n\n' +
        "● You can disable the above data collection by turning off 'About' - 'Application Improvement Data'.",
      'Accept & Continue', 'Terms of Service', 'Privacy & Policy',
    ],
  },
  {
    repository: 'canokeys/canokey-console', commit: 'f8faae43c8', folder: '.', entry: MAIN,
    texts: ['CanoKey Console', 'Press', 'to select an applet'],
  },
  {
    repository: 'bennyboer/bbb_app', commit: '19a2d45d3f', folder: '.', entry: MAIN,
    texts: [
      'Username', 'BBB Meeting URL', 'Join',
      'This app uses BigBlueButton and is not endorsed or certified by BigBlueButton Inc. BigBlueButton and the ' +
        'BigBlueButton Logo are trademarks of BigBlueButton Inc.',
      'Want to share feedback? Having problems? Click on the below GitHub link!',
    ],
  },
  {
    repository: 'cogwheel0/conduit', commit: '3891dde3f1', folder: '.', entry: MAIN,
    texts: [
      'Choose how to connect', 'Choose one to start. You can add more later.', 'Self-hosted services', 'Open WebUI',
      'Sign in to your server for synced chats, notes, and more.', 'Hermes Agent',
      'Connect a self-hosted Hermes agent.', 'Model APIs', 'Connect directly',
      'Connect an OpenAI-compatible or Ollama API. Credentials stay on this device.',
    ],
  },
  {
    repository: 'anitab-org/mentorship-flutter', commit: '119b5d1f0a', folder: '.', entry: MAIN,
    texts: ['Login', 'Enter username or email', 'Enter password', 'LOGIN', 'SIGN UP'],
  },
] // prettier-ignore
