import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The second set that nobody looked at before its figures were written down. */
export const SET_2: readonly FirstScreen[] = [
  {
    repository: 'X-Wei/flutter_catalog', commit: '194564165f', folder: '.', entry: MAIN,
    texts: ['Welcome to the Flutter Catalog app!', 'Skip'],
  },
  {
    repository: 'kodjodevf/mangayomi', commit: '33cd0c35ba', folder: '.', entry: MAIN,
    texts: ['Manga', 'Anime', 'Novel', 'Updates', 'History', 'Browse', 'More'],
  },
  {
    repository: 'iampawan/Flutter-UI-Kit', commit: '04dc321f7a', folder: '.', entry: MAIN,
    texts: ['Flutter UIKit', 'Profile', 'Shopping', 'Login', 'Timeline', 'Dashboard', 'Settings'],
  },
  {
    repository: 'chen08209/FlClash', commit: '62addf738a', folder: '.', entry: MAIN,
    texts: ['Dashboard', 'Profiles', 'Tools', 'Disclaimer', 'Exit', 'Agree'],
  },
  {
    repository: 'alibaba/flutter-go', commit: 'a41b212427', folder: '.', entry: MAIN,
    texts: ['Github 登录名', 'Github 登录密码', 'LOGIN', 'Github OAuth 认证', '游客登录'],
  },
  {
    repository: 'git-touch/git-touch', commit: 'c30895ab1e', folder: '.', entry: MAIN,
    texts: [
      'Select Account', 'GitHub Account', 'GitLab Account', 'Bitbucket Account', 'Gitea Account',
      'Gitee Account(码云)', 'Gogs Account',
    ],
  },
  {
    repository: 'GitJournal/GitJournal', commit: '4d4cdac56d', folder: '.', entry: MAIN,
    texts: ['GitJournal', 'An Open Source Note Taking App built on top of Git', 'Skip', 'Next'],
  },
  {
    repository: 'hiddify/hiddify-app', commit: '210548d700', folder: '.', entry: MAIN,
    texts: [
      'All you need for an unrestricted internet', 'Language', 'Region', 'Enable analytics',
      'Give permission to collect analytics and send crash reports to improve the app',
      'By continuing you agree to', 'Made with ❤️ by Hiddify', 'Start',
    ],
  },
  {
    repository: 'LinwoodDev/Butterfly', commit: '6ef5236f5f', folder: 'app', entry: MAIN,
    texts: ['Butterfly', 'Home', 'Files', 'Settings', 'Quickstart'],
  },
  {
    repository: 'openfoodfacts/smooth-app', commit: '3fde3e6f93', folder: 'packages/smooth_app', entry: 'lib/entrypoints/android/main_google_play.dart',
    texts: ['Welcome !', 'The app that helps you choose food that is good for', 'you', 'planet', 'Continue'],
  },
] // prettier-ignore
