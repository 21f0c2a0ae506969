import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The twelfth set that nobody looked at before its figures were written down. */
export const SET_12: readonly FirstScreen[] = [
  {
    repository: 'asjqkkkk/flutter-todos', commit: '1990663dca', folder: '.', entry: MAIN,
    texts: ['Login', 'EMAIL', 'PASSWORD', 'Forget', 'Log In', "Don't have an Account?Sign Up", 'skip'],
  },
  {
    repository: 'bmaroti9/Overmorrow', commit: '7daf28ff8d', folder: '.', entry: MAIN,
    texts: ['New York', 'Not connected to the internet', 'weather provider', 'open-meteo'],
  },
  {
    repository: 'Scriptbash/Wispar', commit: '83e041ec2a', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Wispar!',
      "Your open-source app to stay up-to-date with scientific literature. Let's get you set up quickly!", 'Skip',
    ],
  },
  {
    repository: 'Celechron/Celechron', commit: 'ceab2a4372', folder: '.', entry: MAIN,
    texts: ['接下来', '今日无事可做', '日程', '任务', '学业', '设置'],
  },
  {
    repository: 'derdilla/blood-pressure-monitor-fl', commit: '17aba3d00f', folder: 'app', entry: MAIN,
    texts: ['Not enough data to draw a graph.', '7 days', 'Systolic', 'Diastolic', 'Pulse'],
  },
  {
    repository: 'Clon1998/mobileraker', commit: 'b89cbf1dbf', folder: '.', entry: MAIN,
    texts: [
      'Dashboard',
      'Hey there, I am excited to see you here! To kickstart your experience, kindly add a printer to Mobileraker. ' +
        "Once you've completed this step, you'll be able to take direct control of your printer right from within " +
        'Mobileraker.',
      'Add Machine',
    ],
  },
  {
    repository: 'shiosyakeyakini-info/miria', commit: '5b5869cc98', folder: '.', entry: MAIN,
    texts: ['ログイン', 'MiAuthでログイン', 'APIキーでログイン', 'サーバー', '認証をする'],
  },
  {
    repository: 'GlitterWare/Passy', commit: 'ce051454be', folder: '.', entry: MAIN,
    texts: [
      'Create local account', 'Your account will be stored locally on this device', 'Username', 'Password',
      'Confirm password',
    ],
  },
  {
    repository: 'privacyidea/pi-authenticator', commit: '408fafdc74', folder: '.',
    entry: 'lib/mains/main_netknights.dart',
    texts: [
      'privacyIDEA Authenticator', "What's new?", 'Version: 4.8.0', 'Bug fixes',
      'Fixed flickering of the home screen widget on Android.',
      'Fixed the setting to close push requests automatically not being saved.',
      "Fixed enrolling tokens via container synchronization when a 'pia' enrollment URL is used.", 'Improvements',
      'Improved error messages for unsupported passkey QR codes and invalid URLs.', 'Ok',
    ],
  },
  {
    repository: 'j-fbriere/squawker', commit: '47904d532f', folder: '.', entry: MAIN,
    texts: [
      'Feed', 'Not logged in', "Squawker doesn't work without an account", 'Close', 'Login', 'Groups', 'Trending',
      'Saved',
    ],
  },
] // prettier-ignore
