import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The ninth set that nobody looked at before its figures were written down. */
export const SET_9: readonly FirstScreen[] = [
  {
    repository: 'wgh136/pixes', commit: '583ccdea52', folder: '.', entry: MAIN,
    texts: [
      'Pixes', 'Login', 'Continue',
      'You need to complete the login operation in the browser window that will open.',
      'I understand pixes is a free unofficial application.',
    ],
  },
  {
    repository: 'FaFre/WebLibre', commit: '47a2a70795', folder: 'apps/weblibre', entry: MAIN,
    texts: [
      'WebLibre is ready', 'Choose your onboarding experience:', 'Quick Start',
      'Use recommended defaults and get browsing.', 'Custom Setup', 'Configure DNS, toolbar, extensions, and more.',
      'Restore from Backup', 'Import a profile from an encrypted backup file.', 'I have read and accept the', 'EULA',
      'Privacy Policy', 'Next',
    ],
  },
  {
    repository: 'osociety/vernet', commit: '58a54344b4', folder: '.', entry: MAIN,
    texts: [
      'Made with ❤️ in India', 'Vernet',
      'This app needs location in order to retrieve wifi name only and does not share your location information ' +
        'outside the app.',
      'Grant Location Permission', 'Continue without permission',
    ],
  },
  {
    repository: 'ibrahimcetin/reins', commit: 'c4d0d1f620', folder: '.', entry: MAIN,
    texts: ['Reins', 'Tap to configure a server address', 'Prompt'],
  },
  {
    repository: 'Meteor-Sage/KikoFlu', commit: 'e66366167e', folder: '.', entry: MAIN,
    texts: [
      '登录', 'KikoFlu', '用户名', '密码', '服务器地址', 'api.asmr-200.com', '测试连接', '尚未测试', '游客模式',
      '没有账号？点击注册',
    ],
  },
  {
    repository: 'Dr-Blank/Vaani', commit: '07aea41c6e', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Vaani', 'Please enter the URL of your AudiobookShelf Server', 'Server URI', 'https://',
      'Do not have a server?', 'Click here', 'to know how to setup a server.',
    ],
  },
  {
    repository: 'Cateners/tiny_computer', commit: 'b2d45c95ac', folder: '.', entry: MAIN,
    texts: [
      'Tiny Computer', 'User Manual',
      'The first load takes about 5 to 10 minutes... and does not require an internet connection.',
    ],
  },
  {
    repository: 'idealclover/NJU-Class-Shedule-Flutter', commit: '826fc45ca6', folder: '.', entry: MAIN,
    texts: [
      '南哪课表', '第 1 周', '周一', '周二', '周三', '周四', '周五', '周六', '周日', '08:00 08:50', '09:00 09:50',
      '10:10 11:00', '11:10 12:00', '14:00 14:50', '15:00 15:50', '16:10 17:00', '17:10 18:00', '18:30 19:20',
      '19:30 20:20', '20:30 21:20', '21:30 22:20', '22:30 23:59',
    ],
  },
  {
    repository: 'fmtjava/Flutter_Eyepetizer', commit: 'aca086f70a', folder: '.', entry: MAIN,
    texts: ['日报', '发现', '热门', '我的'],
  },
  {
    repository: 'DanXi-Dev/DanXi', commit: '00b8098bce', folder: '.', entry: MAIN,
    texts: [
      'Fudan UIS Login', 'Identity Service', 'Undergraduate Login', 'Postgraduate Login', 'By logging in, you agree to',
      'Terms of Service and Privacy Policy', 'Enter Application',
    ],
  },
] // prettier-ignore
