import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The eighteenth set that nobody looked at before its figures were written down. */
export const SET_18: readonly FirstScreen[] = [
  {
    repository: '3Dpass/threedpass', commit: '4c75dd2875', folder: '.', entry: MAIN,
    texts: ['Recognize your objects', 'No saved objects available', 'Scan', 'Wallet', 'Explorer', 'Settings'],
  },
  {
    repository: 'azbuky/kaspium_wallet', commit: 'adffe82544', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Kaspium. To begin, you may create a new wallet or import an existing one.', 'New Wallet',
      'Import Wallet',
    ],
  },
  {
    repository: 'breez/misty-breez', commit: '9d7feb7b14', folder: '.', entry: 'lib/main/main.dart',
    texts: ['Lightning Made Easy', "LET'S BREEZ!", 'RESTORE'],
  },
  {
    repository: 'Demizo/Daily_You', commit: '079cd73441', folder: '.', entry: MAIN,
    texts: ['Home', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  {
    repository: 'casimir/frigoligo', commit: '1dc34c73df', folder: '.', entry: MAIN,
    texts: [
      'Server address', 'wallabag.domain.net', 'Accept self-signed certificates', 'Check', 'Try in demo mode',
    ],
  },
  {
    repository: 'gotnull/socialmesh', commit: 'b98a3efe46', folder: '.', entry: MAIN,
    texts: [
      'Skip', 'Ico',
      "I'm Ico, and I'll be your guide. Let me show you a communication platform that works when nothing else does.",
      'Welcome to Socialmesh',
      'The most advanced Meshtastic companion app.\nBuilt for professionals. Designed for everyone.', 'Continue',
    ],
  },
  {
    repository: 'gumbarros/DevWidgets', commit: '2d7d4da698', folder: '.', entry: MAIN,
    texts: [
      'All Tools', 'HTML Encoder / Decoder',
      'Encode or decode all the applicable characters to their corresponding HTML entities', 'JSON Formatter',
      'Indent or minify JSON data', 'SQL Formatter', 'Indent SQL queries',
    ],
  },
  {
    repository: '52inc/AppsAgainstHumanity', commit: 'ac9615a749', folder: '.', entry: MAIN,
    texts: ['Apps Against\nHumanity', 'Sign in with Google', 'Sign in with Email'],
  },
  {
    repository: 'CCExtractor/Flood_Mobile', commit: 'de1befe549', folder: '.', entry: MAIN,
    texts: [
      'Explore Flood-Mobile', 'Skip', 'INSIGHT', 'FLOOD-MOBILE',
      'Flood is a torrent monitoring service that works with a variety of clients. The Flood-Mobile app aims to ' +
        'provide a user-friendly mobile interface utilizing the Flood as a backend.',
    ],
  },
  {
    repository: 'CCZU-OSSA/cczu-helper', commit: '66cba0ed75', folder: '.', entry: MAIN,
    texts: [
      '账户使用指南',
      '在使用CCZU Helper前，请先务必完整阅读这篇指南，阅读完毕后，请前往 设置 中找到 账户 ，分别添加 一网通办 和 ' +
        '教务系统 账户并选中，如果不小心填错，长按即可编辑。',
      '点击右下角的浮动按钮即可关闭本页面，关闭后本页面仍可在 设置 中找到', '账户管理',
      '应用支持多账户管理，账户分为两种，分别是 一网通办 和 教务系统', '一网通办',
      'http://sso.cczu.edu.cn/sso/login', '一网通办账户可以用于在此页面登录，也可以用于校园网WiFi登录',
      '账户一般为学号，密码是注册账户时自己设置的', '教务系统 (推荐)',
    ],
  },
] // prettier-ignore
