import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The fourth set that nobody looked at before its figures were written down. */
export const SET_4: readonly FirstScreen[] = [
  {
    repository: 'linagora/tmail-flutter', commit: 'e9b412dbfa', folder: '.', entry: MAIN,
    texts: [
      'The new Open Source standard for secure professional e-mail', 'Create Twake ID', 'Sign in',
      'Use company server', "By continuing, you're agreeing to our", 'Privacy policy',
    ],
  },
  {
    repository: 'LinwoodDev/Setonix', commit: 'e13b5eaa2d', folder: 'app', entry: MAIN,
    texts: [
      'Hey, this is Linwood Setonix', 'A free and open-source tabletop simulator', "What's new?", 'Documentation',
      'Play', 'Servers', 'Packs', 'Settings',
    ],
  },
  {
    repository: 'GetStream/flutter-samples', commit: '016d7ae4ef', folder: 'packages/chatty', entry: MAIN,
    texts: [
      'Welcome to Chatty', 'A platform to chat with users very easily and friendly', 'Login with Google',
      '"in the modern world the quality of life is the quality of communication',
    ],
  },
  {
    repository: 'MarcinusX/flutter_ui_challenge_flight_search', commit: '2a624d449e', folder: '.', entry: MAIN,
    texts: [
      'AirAsia', 'ONE WAY', 'ROUND', 'MULTICITY', 'Flight', 'Train', 'Bus', 'From', 'To', 'Passengers', 'Departure',
      'Arrival',
    ],
  },
  {
    repository: 'bizz84/complete-flutter-course', commit: '7323dbbda5', folder: 'ecommerce_app', entry: MAIN,
    texts: ['My Shop', 'Search products', 'Bruschetta plate', '$15.00', 'Quantity: 5'],
  },
  {
    repository: 'SharezoneApp/sharezone-app', commit: '33387c5a79', folder: 'app', entry: 'lib/main_prod.dart',
    texts: [
      'Gemeinsam den Schulalltag organisieren 🚀',
      'Optional kannst du Sharezone auch komplett alleine verwenden.', 'Ich bin neu bei Sharezone 👋', 'Anmelden',
      'Mit existierendem Konto anmelden',
    ],
  },
  {
    repository: 'niuhuan/jasmine', commit: '22f6fdad2d', folder: '.', entry: MAIN,
    texts: ['AC', '+/-', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '—', '1', '2', '3', '+', '0', '.', '='],
  },
  {
    repository: 'FriesI23/mhabit', commit: 'a8444d2d91', folder: '.', entry: MAIN,
    texts: [
      'Search habits', "What's New in", 'VIEW', 'CLOSE', 'A journey of a thousand miles begins with a single step',
      'New Habit', 'Habits', 'Today',
    ],
  },
  {
    repository: 'fluttercandies/wechat_flutter', commit: 'c4bf32f48d', folder: '.', entry: MAIN,
    texts: ['语言', '登录', '注册'],
  },
  {
    repository: 'appwrite/playground-for-flutter', commit: 'b48de94948', folder: '.', entry: MAIN,
    texts: [
      'Appwrite + Flutter = ❤️', 'Anonymous Login', 'Login with Email', 'Login with Discord', 'Login with GitHub',
      'Login with Google', 'Login with Apple', 'Generate JWT', 'Logout',
    ],
  },
] // prettier-ignore
