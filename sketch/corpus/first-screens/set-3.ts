import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The third set that nobody looked at before its figures were written down. */
export const SET_3: readonly FirstScreen[] = [
  {
    repository: 'Predidit/Kazumi', commit: '794567ed67', folder: '.', entry: MAIN,
    texts: [
      '欢迎使用', '请阅读并同意免责声明',
      '在使用本软件之前，请您仔细阅读以下内容，并确保您充分理解并同意以下条款：', '退出', '同意并继续',
    ],
  },
  {
    repository: 'JagandeepBrar/lunasea', commit: '5d069a537a', folder: '.', entry: MAIN,
    texts: ['LunaSea', 'No Modules Enabled', 'Go to Settings', 'Modules'],
  },
  {
    repository: 'JideGuru/FlutterFoodybite', commit: '8987c1a5e0', folder: '.', entry: MAIN,
    texts: [
      'Search..', 'Trending Restaurants', 'See all (9)', 'OPEN', '4.5', 'Happy Jones',
      '1278 Loving Acres RoadKansas City, MO 64110', 'Category', 'Italian', 'Chinese',
    ],
  },
  {
    repository: 'foss42/apidash', commit: '789ffa3c87', folder: '.', entry: MAIN,
    texts: [
      'Skip', 'Test APIs with Ease',
      'Send requests, preview responses, and test APIs with ease. REST and GraphQL support included!',
    ],
  },
  {
    repository: 'phoenixsky/fun_android_flutter', commit: '1d56e91b79', folder: '.', entry: MAIN,
    texts: ['Home', 'Project', 'Wechat', 'Structure', 'Me'],
  },
  {
    repository: 'trentpiercy/trace', commit: '862e2ef7ae', folder: '.', entry: MAIN,
    texts: [
      'Portfolio', 'Total Portfolio Value', '1h Change', '24h Change', 'Currency', 'Holdings', 'Price/24h',
      'Your portfolio is empty. Add a transaction!', 'New Transaction', 'Add Transaction',
    ],
  },
  {
    repository: 'stonega/tsacdop', commit: '20bf421ba1', folder: '.', entry: MAIN,
    texts: ['1', 'Next'],
  },
  {
    repository: 'JideGuru/FlutterTravel', commit: '7724ebb59e', folder: '.', entry: MAIN,
    texts: [
      'Where are you going?', 'E.g: New York, United States', 'Tincidunt Pool', 'Madrid, Spain', 'Curabitur Beach',
      'Rome, Italy', 'Hotel Dolah Amet & Suites', 'London, England', '$100/night',
    ],
  },
  {
    repository: 'Widle-Studio/Grocery-App', commit: 'c7aaa22bb2', folder: '.', entry: MAIN,
    texts: [
      'Enter your mobile number',
      'We need to verify you. We will send you a one time verification code.', 'Phone Number', 'Next',
    ],
  },
  {
    repository: 'Ivaskuu/dashboard', commit: 'd0e38b7764', folder: '.', entry: MAIN,
    texts: [
      'Dashboard', 'beclothed.com', 'Total Views', '265K', 'General', 'Images, Videos', 'Alerts', 'Revenue', '$16K',
      'Last 7 days', 'Shop Items', '173',
    ],
  },
] // prettier-ignore
