import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The seventeenth set that nobody looked at before its figures were written down. */
export const SET_17: readonly FirstScreen[] = [
  {
    repository: 'mylxsw/aidea', commit: 'f0db42ac20', folder: '.', entry: MAIN,
    texts: [
      'AIdea', '账号', '输入您的手机或邮箱账号', '未注册的账号验证成功后将自动注册', '验证',
      '已阅读并同意《用户协议》和《隐私政策》', '其它登录方式',
    ],
  },
  {
    repository: 'akaMrNagar/Mindful', commit: 'b6eb68d500', folder: '.', entry: MAIN,
    texts: [
      'Skip', 'Master Focus.',
      'Pause distracting apps, block short content, and stay on track with customizable focus sessions. Whether ' +
        "you're working, studying, or relaxing, Mindful helps you stay in control.",
    ],
  },
  {
    repository: 'theachoem/storypad', commit: '537ccd7aa8', folder: '.', entry: MAIN,
    texts: ['Hello', 'What should I call you?', 'Nickname'],
  },
  {
    repository: 'RyanYuuki/AnymeX', commit: '0fe15172d0', folder: '.', entry: MAIN,
    texts: [
      'Welcome to AnymeX', 'Set up your preferences for the best experience', 'Choose Service / Tracker',
      'Select AniList, MyAnimeList, Simkl, or Extensions mode', 'Extensions & Repositories',
      'Manage sources and repositories to use the app to its full potential', 'Join Discord Community',
      'Join Telegram Channel', 'Storage Permission', 'Get Started',
    ],
  },
  {
    repository: 'namidaco/namida', commit: 'abcc489f0a', folder: '.', entry: MAIN,
    texts: [
      'Configure', '⤷ Setup first startup', 'Theme Mode', 'Language', 'Performance mode', 'Balanced', 'Library Tabs',
      'Include videos', 'Add Folder', 'Grant Storage Permission',
    ],
  },
  {
    repository: 'inventree/inventree-app', commit: '06013b3ac5', folder: '.', entry: MAIN,
    texts: [
      'Release Notes', '0.24.4 - June 2026', 'Enable scanning of Build Order barcodes', 'Updated translations',
      '0.24.3 - May 2026', 'Update file and image selection packages', '0.24.2 - May 2026',
      'Display user information in the app drawer', 'Moves notifications to the top of the screen',
      'Fixes bug which prevented label printing',
    ],
  },
  {
    repository: 'xpavle00/Habo', commit: 'b7a67a8cfa', folder: '.', entry: MAIN,
    texts: [
      'Skip', 'Define your habits', 'To better stick to your habits, you can define:', '1. Cue', '2. Routine',
      '3. Reward', 'Next',
    ],
  },
  {
    repository: 'ferraridamiano/ConverterNOW', commit: '842a43e1b3', folder: '.', entry: MAIN,
    texts: [
      'Converter NOW', 'Length', 'Area', 'Volume', 'Currencies', 'Time', 'Temperature', 'Speed', 'Mass', 'Force',
    ],
  },
  {
    repository: 'RIP-Comm/sossoldi', commit: 'b7ff403120', folder: '.', entry: MAIN,
    texts: [
      'Set up the app',
      "In a few steps you'll be ready to start keeping\ntrack of your personal finances (almost) like\nMr. Rip",
      'START THE SET UP',
    ],
  },
] // prettier-ignore
