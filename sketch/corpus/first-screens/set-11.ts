import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The eleventh set that nobody looked at before its figures were written down. */
export const SET_11: readonly FirstScreen[] = [
  {
    repository: 'EliaTolin/ham_repeaters_flutter', commit: '788578b0f8', folder: 'ham_qrg_flutter', entry: MAIN,
    texts: [
      'Mappa ripetitori', 'Lista', 'Map', 'Profilo', 'Unisciti alla nostra Community!',
      'Scopri i vantaggi di entrare nella community Telegram:', 'Supporto dai membri', 'Proponi nuove funzionalità',
      'Contatto con gli sviluppatori', 'Anteprime e beta esclusive', 'Community attiva', 'Unisciti ora!',
      'Sono già membro', 'Più tardi',
    ],
  },
  {
    repository: 'hpi-schul-cloud/schulcloud-flutter', commit: 'ac8b1fb631', folder: 'app', entry: MAIN,
    texts: ['Sign in', 'Demo as a student', 'Demo as a teacher', 'scroll down for more information'],
  },
  {
    repository: 'adil192/super_nonogram', commit: '04fccab5ea', folder: '.', entry: MAIN,
    texts: ['Super Nonogram', 'Play levels', 'Play images', 'Achievements', 'Settings'],
  },
  {
    repository: 'aa2013/ClipShare', commit: 'f9f037ad6c', folder: '.', entry: MAIN,
    texts: [
      'Welcome to ClipShare', 'Before you start, we need a few permissions and some basic setup.', 'Start Now',
    ],
  },
  {
    repository: 'MateusRodCosta/vidya_music', commit: 'b57adb2aae', folder: '.', entry: MAIN,
    texts: ['Vidya Music', "Couldn't fetch tracks...", 'Retry', 'No track'],
  },
  {
    repository: 'raoxwup/haka_comic', commit: '9f3bd26461', folder: '.', entry: MAIN,
    texts: ['账号', '密码', '登录', '没有账号？', '注册'],
  },
  {
    repository: 'adil192/ricochlime', commit: '56486fdf56', folder: '.', entry: MAIN,
    texts: ['Ricochlime', 'Play', 'Shop', 'Tutorial', 'Settings'],
  },
  {
    repository: 'hamaluik/timecop', commit: 'f48dee26d0', folder: '.', entry: MAIN,
    texts: ['Time Cop', 'Filtering from', 'What are you doing?'],
  },
  {
    repository: 'jellyflix-app/jellyflix', commit: '8648e99761', folder: '.', entry: MAIN,
    texts: ['Jellyflix', 'Another Jellyfin client', 'Server Address', 'Password', 'QuickConnect'],
  },
  {
    repository: 'a-mabe/OpenHIIT', commit: '0852cf0afd', folder: '.', entry: MAIN,
    texts: [
      'What’s New in 1.7.0', 'Swipe to Delete', 'Remove timers by swiping left.', 'Break Sound',
      'Set a custom break sound.', 'Settings Page', 'Adjust app preferences and appearance.', 'Got it', 'Import', 'New',
    ],
  },
] // prettier-ignore
