import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The eighth set that nobody looked at before its figures were written down. */
export const SET_8: readonly FirstScreen[] = [
  {
    repository: 'BenderBlog/traintime_pda', commit: 'b1d6148fad', folder: '.', entry: MAIN,
    texts: ['Student ID', 'IDS Login password', 'Login', 'Clear cache', 'View network interaction'],
  },
  {
    repository: 'sheikhhaziq/gyawun', commit: '9669f6894f', folder: '.', entry: MAIN,
    texts: ['Search Gyawun', 'Home', 'Saved', 'Settings'],
  },
  {
    repository: 'sail-tunnel/sail', commit: '41cbb5564d', folder: '.', entry: MAIN,
    texts: ['Sail', '客服', '欢迎光临', '我的订阅', '请先登陆', '订阅套餐', '选择连接节点'],
  },
  {
    repository: 'BeamlakAschalew/flixquest', commit: '6cf7693b53', folder: '.', entry: MAIN,
    texts: [
      'Thousands of:', 'Trending movies • Popular tv shows', 'Login/Sign Up',
      'Unlimited, for free, any time on FlixQuest', 'Log In', 'Sign Up', 'Continue anonymously',
    ],
  },
  {
    repository: 'UnboundTechCo/defyxVPN', commit: '55d5204502', folder: '.', entry: MAIN,
    texts: [
      'Privacy Notice',
      'This app does not collect, store, or transmit any personal information to its servers.',
      'Got it', 'is chilling.', 'Connect already',
    ],
  },
  {
    repository: 'KaringX/clashmi', commit: '8c837b0f2c', folder: '.', entry: MAIN,
    texts: [
      'Clash Mi', 'Disconnected', 'Rule', 'Global', 'Direct', 'My Profiles', 'App Settings', 'Core Settings',
      'Core Log', 'Help', 'About',
    ],
  },
  {
    repository: 'huangruiLearn/flutter_hrlweibo', commit: '8c660e7e5c', folder: '.', entry: MAIN,
    texts: [
      '帮助', '请输入账号密码', '手机号或者邮箱', '请输入密码', '登录', '注册', '忘记密码', '其他登陆方式', '微信', 'QQ',
    ],
  },
  {
    repository: 'xlist-io/xlist', commit: '36042461a6', folder: '.', entry: MAIN,
    texts: ['File Manager', 'Search', 'Please create a Alist server', 'Learn about Alist?', 'New Server'],
  },
  {
    repository: 'bsogulcan/another-iptv-player', commit: 'f71a552ff1', folder: 'apps/flutter', entry: MAIN,
    texts: [
      'My Playlists', 'No Playlist Yet',
      'Start by creating your first playlist. You can add playlists in Xtream Code or M3U format.',
      'Create My First Playlist',
    ],
  },
  {
    repository: 'waifu-project/movie', commit: 'ae91fa81e5', folder: '.', entry: MAIN,
    texts: ['yoyo', '无数据源 :(', '设置 -> 视频源帮助', '首页'],
  },
] // prettier-ignore
