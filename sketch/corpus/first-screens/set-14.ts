import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The fourteenth set that nobody looked at before its figures were written down. */
export const SET_14: readonly FirstScreen[] = [
  {
    repository: 'NIAEFEUP/uni', commit: 'fca84704d8', folder: 'packages/uni_app', entry: MAIN,
    texts: [
      'Login', 'Remember me', 'Having trouble signing in? Login with credentials', 'Something not right? Report a bug',
      'By entering you agree with these Terms and Conditions',
    ],
  },
  {
    repository: 'WFCD/navis', commit: '5ff7b1daa4', folder: '.', entry: MAIN,
    texts: ['Search the codex here...', 'News', 'See More', 'Activities', 'Home', 'Explore', 'Settings'],
  },
  {
    repository: 'evan361425/flutter-pos-system', commit: '354e0417a3', folder: '.', entry: MAIN,
    texts: [
      'Create Your Menu', "Let's start by creating a menu!", 'Help create an example menu to test.', 'POS System',
      'Customer Settings', 'Information for analysis such as dine-in, takeout, etc.', 'Menu', 'Categories, Products',
      'Printer Management', 'Bluetooth Connection, Printer Settings', 'Order', 'Stats', 'Inventory', 'Cashier', 'More',
    ],
  },
  {
    repository: 'Zverik/every_door', commit: '914d925e1e', folder: '.', entry: MAIN,
    texts: [
      '© OpenStreetMap contributors', 'No data, tap here to download',
      'No amenities around you in 100 meters.\nTry tapping the download button.',
    ],
  },
  {
    repository: 'ApplETS/Notre-Dame', commit: '5f5a85efac', folder: '.', entry: MAIN,
    texts: ['Choose your preferred language', 'Please select your language', 'English', 'Français'],
  },
  {
    repository: 'go-vikunja/app', commit: '3875b325f7', folder: '.', entry: MAIN,
    texts: [
      'Enable automatic error reporting',
      'Would you like to help us improve Vikunja by sending error reports? Enabling this will send automatic error ' +
        'reports to the developers using Sentry.',
      'Yes', 'No',
    ],
  },
  {
    repository: 'dreautall/waterfly-iii', commit: 'ecabc5cf10', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Waterfly III',
      'To use Waterfly III productively you need your own server with a Firefly III instance or the Firefly III add-' +
        'on for Home Assistant.\n\nPlease enter the full URL as well as a personal access token (Settings -> ' +
        'Profile -> OAuth -> Personal Access Token) below.',
      'HTTPS', 'HTTP', 'Host URL', 'https://', 'Valid API Key', 'Help', 'Custom Headers', 'Login',
    ],
  },
  {
    repository: 'fossasia/pslab-app', commit: '2b7d35bf6b', folder: '.', entry: MAIN,
    texts: [
      'Instruments', 'OSCILLOSCOPE', 'Allows observation of varying signal voltages', 'MULTIMETER',
      'Measure voltage, current, resistance and capacitance', 'LOGIC ANALYZER',
      'Captures and displays signals from digital systems',
    ],
  },
  {
    repository: 'WorldHealthOrganization/app', commit: '51b73300b2', folder: 'client', entry: MAIN,
    texts: [
      'Official WHO COVID-19 Information App', 'Get Started',
      'By proceeding, you agree to our\nTerms of Service and Privacy Policy.',
    ],
  },
  {
    repository: 'freeCodeCamp/mobile', commit: '4b038501c7', folder: 'mobile-app', entry: MAIN,
    texts: [
      'LEARN', 'Sign in to save your progress', 'Oops! Something went wrong. Please try again in a moment.',
    ],
  },
] // prettier-ignore
