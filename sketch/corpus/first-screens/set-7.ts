import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The seventh set that nobody looked at before its figures were written down. */
export const SET_7: readonly FirstScreen[] = [
  {
    repository: 'iota9star/mikan_flutter', commit: 'c2aee404f3', folder: '.', entry: MAIN,
    texts: ['Mikan Project', '最新', '番组', '我的'],
  },
  {
    repository: 'mateusz-bak/openreads', commit: '74b613b0b3', folder: '.', entry: MAIN,
    texts: [
      'Welcome to Openreads', 'Openreads will help you keep track of your books.',
      'It is also a great tool for organizing your personal library in an easy and transparent way.',
    ],
  },
  {
    repository: 'yang991178/fluent-reader-lite', commit: '7fa7c7f351', folder: '.', entry: MAIN,
    texts: [
      'Welcome', 'Service', 'Fever API', 'Google Reader API', 'Inoreader', 'Feedbin', 'Settings', 'General', 'About',
    ],
  },
  {
    repository: 'liuchuancong/pure_live', commit: '81ec372a47', folder: '.', entry: MAIN,
    texts: [
      'Online', 'Recording', 'Offline', 'Bilibili', 'Douyu', 'No Online Room', 'Please follow live rooms first',
      'Retry', 'Favorites', 'Popular', 'Areas', 'Record Center',
    ],
  },
  {
    repository: 'getlantern/lantern', commit: '666255aec7', folder: '.', entry: MAIN,
    texts: [
      'Get unlimited data, and faster speeds!', 'Upgrade to Pro', 'Daily Data Usage', 'VPN Status', 'Disconnected',
      'Smart Location', 'Fastest Server', 'Split Tunneling', 'Disabled',
    ],
  },
  {
    repository: 'xiaoyaocz/flutter_dmzj', commit: '6e27f949f2', folder: '.', entry: MAIN,
    texts: [
      '免责声明', '在使用本软件之前，请您仔细阅读以下内容，并确保您充分理解并同意以下条款：', '退出',
      '已阅读并同意', '推荐', '更新', '分类', '排行', '专题',
    ],
  },
  {
    repository: 'abuanwar072/Welcome-Login-Signup-Page-Flutter', commit: '006a911e80', folder: '.', entry: MAIN,
    texts: ['WELCOME TO EDU', 'LOGIN', 'SIGN UP'],
  },
  {
    repository: 'madeofpendletonwool/PinePods', commit: '4b8785b555', folder: 'mobile', entry: MAIN,
    texts: [
      'Welcome to PinePods', 'Connect to your PinePods server to get started', 'Server URL', 'Username', 'Password',
      'Advanced: Certificates', 'Custom server CA / client certificate (mTLS)', 'Connect to PinePods',
      "Don't have a PinePods server? Visit pinepods.online to learn more.",
    ],
  },
  {
    repository: 'lucinhu/bili_you', commit: 'ea34e1a06b', folder: '.', entry: MAIN,
    texts: ['搜索', '直播', '推荐', '热门', '番剧', '首页', '动态'],
  },
  {
    repository: 'commetchat/commet', commit: 'f99864fce4', folder: 'commet', entry: MAIN,
    texts: ['Homeserver', 'https://', 'matrix.org', 'Source Code', 'License', 'Open Source Licenses'],
  },
] // prettier-ignore
