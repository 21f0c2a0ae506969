import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** What the sketch was tuned by from the beginning. */
export const TUNED_BY: readonly FirstScreen[] = [
  {
    repository: 'AppFlowy-IO/AppFlowy', commit: '5cf3a365de', folder: 'frontend/appflowy_flutter', entry: MAIN,
    texts: [
      'Welcome to AppFlowy', 'Please enter your email address', 'Continue with email', 'Continue with password', 'or',
      'Continue with Google', 'Continue with GitHub', 'Continue with Discord',
      'By clicking "Continue" above, you agreed to', 'Terms', 'Privacy Policy', 'Settings', 'Anonymous mode',
    ],
  },
  {
    repository: 'localsend/localsend', commit: 'af0416be50', folder: 'app', entry: MAIN,
    texts: ['Receive via link', 'Receive', 'Send', 'Settings'],
  },
  {
    repository: 'KRTirtho/spotube', commit: '826c8e4dd6', folder: '.', entry: MAIN,
    texts: ['Spotube', '“Freedom of Music in the palm of your hand”', "Let's get started"],
  },
  {
    repository: 'anandnet/Harmony-Music', commit: '99d750fd52', folder: '.', entry: MAIN,
    texts: ['Home', 'Songs', 'Playlists', 'Albums', 'Artists'],
  },
  {
    repository: 'gokadzev/Musify', commit: '03b316353d', folder: '.', entry: MAIN,
    texts: ['Musify.', 'Home'],
  },
  {
    repository: 'Livinglist/Hacki', commit: '59e65c3e6a', folder: '.', entry: MAIN,
    texts: [
      'TOP', 'BEST', 'NEW', 'ASK', 'SHOW', 'Welcome to Hacki!', 'Take a quick tour to see what Hacki can do?',
      'No', 'Yes',
    ],
  },
  {
    repository: 'guozhigq/pilipala', commit: '06f23f67ca', folder: '.', entry: MAIN,
    texts: ['直播', '推荐', '热门', '番剧', '首页', '排行榜', '动态', '媒体库'],
  },
  {
    repository: 'Anxcye/anx-reader', commit: '934a6f923b', folder: '.', entry: MAIN,
    texts: [
      'Search books or notes', 'There are no books.', 'Click the add button to add a book!', 'Bookshelf',
      'Statistics', 'Notes', 'Settings',
    ],
  },
  {
    repository: 'CarGuo/gsy_github_app_flutter', commit: '15b1a51c03', folder: '.', entry: MAIN,
    texts: ['Paste your Personal Access Token', 'Token Login', 'OAuth', 'Select language'],
  },
  {
    repository: 'JideGuru/FlutterEbookApp', commit: '41185cde77', folder: '.', entry: MAIN,
    texts: ['OpenLeaf', 'Home', 'Explore', 'Settings'],
  },
  {
    repository: 'amugofjava/anytime_podcast_player', commit: '23b2978e46', folder: '.', entry: MAIN,
    texts: [
      'Anytime', 'Player', 'Library', 'Discover', 'Downloads',
      'Tap the Discovery button below or use the search bar above to find your first podcast',
    ],
  },
  {
    repository: 'lohanidamodar/flutter_ui_challenges', commit: 'ceb75ee00d', folder: '.', entry: MAIN,
    texts: ['UI Challenges', 'About'],
  },
  {
    repository: 'GopeedLab/gopeed', commit: 'cfdf87c3b8', folder: 'ui/flutter', entry: MAIN,
    texts: ['Tasks', 'Extensions', 'Settings'],
  },
  {
    repository: 'Notsfsssf/pixez-flutter', commit: '9057b3c88e', folder: '.', entry: MAIN,
    texts: ['Select Language', '语言选择', '語言選擇', '言語を選択してください', 'en-US', 'zh-CN', 'zh-TW', 'ja', 'NEXT'],
  },
  {
    repository: 'jiangtian616/JHenTai', commit: '4e4add799b', folder: '.', entry: 'lib/src/main.dart',
    texts: ['Home', 'Download', 'Setting', 'Ranklist', 'Popular', 'Latest', 'All'],
  },
  {
    repository: 'honjow/FEhViewer', commit: '31fa87ccb2', folder: '.', entry: MAIN,
    texts: ['Gallery', 'Settings'],
  },
  {
    repository: 'authpass/authpass', commit: '3f090d7ecc', folder: 'authpass', entry: 'lib/env/fdroid.dart',
    texts: [
      "Let's make your Passwords Secure!", 'Have you used a password manager before?', 'Yes, open my passwords',
      "I'm all new! Get me started.",
    ],
  },
  {
    repository: '2d-inc/HistoryOfEverything', commit: '1864cfb7f2', folder: 'app', entry: MAIN,
    texts: [
      'The History of Everything', 'Search', 'Birth of the Universe', 'Life on Earth', 'Common Era',
      'Your Favorites', 'Share', 'About',
    ],
  },
  {
    repository: 'lollipopkit/flutter_server_box', commit: '27122694b8', folder: '.', entry: MAIN,
    texts: [
      'If you downloaded this app from F-Droid, it is recommended to turn off this option.', 'rm -r',
      'Docker Statistics', 'Normal keyboard input',
    ],
  },
  {
    repository: 'kaina404/FlutterDouBan', commit: 'f8b5c021a2', folder: '.', entry: MAIN,
    texts: ['影视作品中你难忘的离别', '动态', '推荐', '首页', '书影音', '小组', '市集', '我的'],
  },
  {
    repository: 'DonutWare/Fladder', commit: '47fa7e7fcd', folder: '.', entry: MAIN,
    texts: ['Server', 'Discovered'],
  },
  {
    repository: 'venera-app/venera', commit: 'a0eba914f4', folder: '.', entry: MAIN,
    texts: [
      'Search', 'History', 'Local', 'Import', 'Follow Updates', 'Comic Source', 'Image Favorites', 'Home',
      'Favorites', 'Explore', 'Categories',
    ],
  },
  {
    repository: 'BlueBubblesApp/bluebubbles-app', commit: '78ab8fc3bb', folder: '.', entry: MAIN,
    texts: [
      'BlueBubbles', 'of 7', '↺ sent with confetti', 'Welcome to BlueBubbles',
      'Experience a clean, customizable iMessage client across all platforms', 'Next',
    ],
  },
  {
    repository: 'jmshrv/finamp', commit: '34d696b0a3', folder: '.', entry: MAIN,
    texts: ['Server URL', 'Username', 'Password', 'LOGS', 'NEXT'],
  },
  {
    repository: 'roughike/inKino', commit: 'd406a23c3b', folder: 'mobile', entry: MAIN,
    texts: ['inKino', 'Now in theaters', 'Showtimes', 'Coming soon'],
  },
  {
    repository: 'niuhuan/pikapika', commit: '64d97550f9', folder: '.', entry: MAIN,
    texts: ['AC', '+/-', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '—', '1', '2', '3', '+', '0', '.', '='],
  },
  {
    repository: 'Sangwan5688/BlackHole', commit: 'fd0dfbf49c', folder: '.', entry: MAIN,
    texts: ["I'm", 'BlackHole', 'and', 'YOU?', 'Your Name'],
  },
  {
    repository: 'JGeek00/adguard-home-manager', commit: '13bddfe9d9', folder: '.', entry: MAIN,
    texts: ['Connect', 'Settings', 'No saved connections'],
  },
  {
    repository: 'ImranR98/Obtainium', commit: 'dc92ac7abf', folder: '.', entry: MAIN,
    texts: [
      'Apps', 'Add', 'No apps', 'Welcome',
      'The Obtainium GitHub page linked below contains links to videos, articles, discussions, and other resources ' +
        'that will help you understand how to use the app.',
      'https://github.com/ImranR98/Obtainium/blob/main/README.md', 'Okay',
    ],
  },
  {
    repository: 'Sky24n/flutter_wanandroid', commit: '51061b34a4', folder: '.', entry: MAIN,
    texts: ['Home', 'Repos', 'Events', 'System'],
  },
  {
    repository: '0xShad/Ecocycle', commit: '6dbac31c42', folder: '.', entry: MAIN,
    texts: [
      'Transform Waste, Embrance Sustainbility.', '"Creative upcycle for a greener tommorow"', 'Sign In', 'Register',
    ],
  },
  {
    repository: '21stfloor/Jaap', commit: 'ccf5ac4de4', folder: '.', entry: MAIN,
    texts: [
      'Find your Job or find a worker here in JAAP', 'View Job List', 'Login', 'Create Account as Applicant ?',
      'Create Account as Agency?', 'Click here',
    ],
  },
  {
    repository: 'sbis04/flutterflow_trivia', commit: '2d715c7bfb', folder: '.', entry: MAIN,
    texts: ['Trivia', 'Name', 'Email', 'Get Started'],
  },
  {
    repository: 'Annaword7/mirra_frontend', commit: '448e3fb271', folder: '.', entry: MAIN,
    texts: ['Skip', 'Get a full ingredient analysis', 'in just 30 seconds', 'Continue'],
  },
  {
    repository: 'PoojaB26/ecommerce-flow-v2-supabase', commit: '3c7703d799', folder: '.', entry: MAIN,
    texts: [
      'Sign In', 'Email Address', 'Continue', "Don't have an account?", 'Create an account', 'Continue with Google',
      'Continue with Apple',
    ],
  },
  {
    repository: 'TBR-Group-software/flutterflow_ecommerce_app', commit: '5bc649b911', folder: '.', entry: MAIN,
    texts: [
      'My', 'Shop', 'Lorem Ipsum is simply dummy text of the printing and typesetting industry', 'Get Started',
    ],
  },
] // prettier-ignore
