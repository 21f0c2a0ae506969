import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The fifth set that nobody looked at before its figures were written down. */
export const SET_5: readonly FirstScreen[] = [
  {
    repository: 'JideGuru/FlutterCryptoUI', commit: '27068fc841', folder: '.', entry: MAIN,
    texts: [
      'Wallets', 'Transactions', 'Buy/Sell', 'Bitcoin', '$10,297.66', '(0.3%) $21.67', 'Etherium', '$215.56', 'Ripple',
      '$0.321697',
    ],
  },
  {
    repository: 'Predidit/oneAnime', commit: '760d12aa05', folder: '.', entry: MAIN,
    texts: [
      '免责声明', '在使用本软件之前，请您仔细阅读以下内容，并确保您充分理解并同意以下条款：', '退出', '已阅读并同意',
    ],
  },
  {
    repository: 'KingWu/flutter_starter_kit', commit: '6b72bc03a2', folder: '.',
    entry: 'lib/config/main_production.dart',
    texts: ['Search ...', 'Loading ...'],
  },
  {
    repository: 'NO-ob/LoliSnatcher_Droid', commit: 'd2ce39d6ee', folder: '.', entry: MAIN,
    texts: ['No booru configs found', 'Add new Booru', 'Help', 'Settings'],
  },
  {
    repository: 'rohan20/flutter-chat-app', commit: 'da9d83bdf0', folder: '.', entry: MAIN,
    texts: ['Flutter Chat App', 'Send a message', 'Send'],
  },
  {
    repository: 'tsutsu3/pi-hole-client', commit: '2ab9a02f49', folder: '.', entry: MAIN,
    texts: [
      'Getting Started', 'Required versions:', 'Pi-hole: v5.12+', 'Web interface: v5.14.2+',
      'If you have an older version, please update your Pi-hole to continue using this app.', 'Help Us Improve',
      'To improve app quality, we may collect anonymous crash reports when an issue occurs.',
      'Allow crash report submission?', 'Close',
    ],
  },
  {
    repository: 'jwr1/interstellar', commit: '9094a881d9', folder: '.', entry: MAIN,
    texts: ['@kbin.earth (Guest)', 'Threads', 'Hot'],
  },
  {
    repository: 'mabDc/eso', commit: '4815b92a7a', folder: '.', entry: MAIN,
    texts: [
      '文字', '图片', '音频', '视频', '全部', '收藏', '发现', '亦搜，亦看，亦闻', '使用指北', '更新日志', '源代码许可',
      '不再显示',
    ],
  },
  {
    repository: 'Mayandev/morec', commit: '5844b5daa7', folder: '.', entry: MAIN,
    texts: ['首页', '我的'],
  },
  {
    repository: 'MCDFsteve/NipaPlay-Reload', commit: 'fad34eda77', folder: '.', entry: MAIN,
    texts: [
      '主页', '精选推荐', '暂无推荐内容', '稍后再试或连接媒体库获取推荐', '最近观看', '暂无观看记录', '暂无最近添加的内容', '媒体库',
      '账户', '设置',
    ],
  },
] // prettier-ignore
