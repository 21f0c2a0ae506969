import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The first set that nobody looked at before its figures were written down. */
export const SET_1: readonly FirstScreen[] = [
  {
    repository: 'thunder-app/thunder', commit: 'cf91d954ee', folder: '.', entry: MAIN,
    texts: ['Feed', 'Search', 'Account', 'Inbox', 'Settings'],
  },
  {
    repository: 'krille-chan/fluffychat', commit: '76c4ec488e', folder: '.', entry: MAIN,
    texts: [
      'Secure [matrix] Communication',
      'Communicate encrypted over the decentralized [matrix] network in an easy and accessible way for everyone.',
      'Create new account', 'Sign in', 'Login with Matrix-ID',
    ],
  },
  {
    repository: 'burhanrashid52/WhatTodo', commit: 'db6ba701a4', folder: '.', entry: MAIN,
    texts: ['Today', 'No Task Added'],
  },
  {
    repository: 'simplezhli/flutter_deer', commit: '9db074f4d4', folder: '.', entry: MAIN,
    texts: [
      'Verification Code Login', 'Password Login', 'Please input username', 'Please enter the password', 'Login',
      'Forgot Password', 'No account yet? Register now',
    ],
  },
  {
    repository: 'jameskokoska/Cashew', commit: '9cfbe50c16', folder: 'budget', entry: MAIN,
    texts: [
      'Track your spending habits with Cashew!',
      'Enter your daily transactions to gain powerful insights into your spending habits.',
    ],
  },
  {
    repository: 'Suwayomi/Tachidesk-Sorayomi', commit: 'df37f4ce70', folder: '.', entry: MAIN,
    texts: ['Library', 'Updates', 'Browse', 'Downloads', 'More'],
  },
  {
    repository: 'toly1994328/FlutterUnit', commit: '97f31e3df2', folder: '.', entry: MAIN,
    texts: ['Widgets', 'Painter', 'Knowledge', 'Mine'],
  },
  {
    repository: 'TheAlphamerc/flutter_ecommerce_app', commit: 'f7622934ae', folder: '.', entry: MAIN,
    texts: [
      'Our', 'Products', 'Search Products', 'Sneakers', 'Jacket', 'Watch', 'Nike Air Max 200', 'Nike Air Max 97',
      'Trending Now',
    ],
  },
  {
    repository: 'miru-project/miru-app', commit: 'd8b1b7d3f2', folder: '.', entry: MAIN,
    texts: ['Home', '（＞人＜；）', 'No favorites or viewing records'],
  },
  {
    repository: 'deckerst/aves', commit: 'ba19e3dbca', folder: '.', entry: 'lib/main_play.dart',
    texts: [
      'Welcome to Aves', 'Allow access to app inventory', 'Allow anonymous error reporting',
      'I agree to the terms and conditions', 'CONTINUE',
    ],
  },
] // prettier-ignore
