import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The fifteenth set that nobody looked at before its figures were written down. */
export const SET_15: readonly FirstScreen[] = [
  {
    repository: 'PotatoProject/Leaflet', commit: '11f87a85c8', folder: '.', entry: MAIN,
    texts: ['leaflet', 'All', 'Home', 'Trash', 'No notes were added yet'],
  },
  {
    repository: 'CCExtractor/ultimate_alarm_clock', commit: '813c6700c7', folder: '.', entry: MAIN,
    texts: ['Next alarm', 'No upcoming alarms!', 'Default', 'Add an alarm to get started!', 'Alarm'],
  },
  {
    repository: 'liftoff-app/liftoff', commit: 'd7fdeb0f94', folder: '.', entry: MAIN,
    texts: [
      'All', 'Hot', 'Something went wrong',
      'The application has encountered an unknown error.\nPlease try again later.', 'Try Again',
    ],
  },
  {
    repository: 'wanghongenpin/proxypin', commit: 'a4c20c783c', folder: '.', entry: MAIN,
    texts: [
      "What's new in V1.3.0",
      'Note: HTTPS capture is disabled by default — please install the certificate before enabling HTTPS ' +
        'capture.\n\n1. Added a text diff tool with line-by-line highlighting and a diff summary;\n2. Added a text ' +
        'editor with syntax highlighting and file read/write support;\n3. Added JSON/XML viewers with parsing and ' +
        'formatting support;\n4. Enhanced the request body editor with content-type detection, beautification, and ' +
        'large-text editing support;\n5. Upgraded search capabilities: added regex search and optimized match ' +
        'indexing and caching;\n6. Improved export capabilities: supports request/response text export and HAR ' +
        'export, with Base64 image support in HAR;\n7. Optimizations: added a confirmation dialog before clearing ' +
        'captured records, cleared default system proxy bypass domains;\n8. Other: moved HTML/JSON/CSS formatting ' +
        'to isolates to reduce UI jank, and fixed the back-button overlap issue in iPadOS window mode.',
      'Close',
    ],
  },
  {
    repository: 'HemantKArya/BloomeeTunes', commit: 'ba8aa0039d', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Bloomee', "Let's set up your language and region.", 'Language', 'System Default',
      'Auto Detect Country', 'United States (US)', 'Continue',
    ],
  },
  {
    repository: 'Kaiteki-Fedi/Kaiteki', commit: '67d7bff879', folder: 'packages/kaiteki', entry: MAIN,
    texts: [
      'Kaiteki', 'Welcome to Kaiteki', 'The comfy social-networking-site client for everything, everywhere.',
      'Get Started',
    ],
  },
  {
    repository: 'lamarios/clipious', commit: 'b9e7885166', folder: '.', entry: MAIN,
    texts: [
      'Clipious', 'Select a public server or add your own. (Can be changed later in the settings)',
      'Skip SSL certificate verification',
      'For using a self-signed SSL certificate, or when having SSL related issues with your server.', 'Your servers',
      'Use the + button to add your own servers or tap on a public server and add it.', 'Start using Clipious',
    ],
  },
  {
    repository: 'traccar/traccar-client', commit: '2c5cd8fdba', folder: '.', entry: MAIN,
    texts: ['Traccar Client', 'Tracking', 'Device identifier', 'Change settings'],
  },
  {
    repository: 'haorendashu/nostrmo', commit: '7ce9a4337a', folder: '.', entry: MAIN,
    texts: ['Nostrmo', 'Login', 'Generate a new private key', 'I accept the', 'terms of user'],
  },
  {
    repository: 'appditto/natrium_wallet_flutter', commit: '814c26f610', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Natrium. To begin, you may create a new wallet or import an existing one.', 'New Wallet',
      'Import Wallet',
    ],
  },
] // prettier-ignore
