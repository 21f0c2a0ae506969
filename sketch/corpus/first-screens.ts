/** An app whose first screen is measured: which copy of it, and the fixed texts that screen shows. */
export interface FirstScreen {
  readonly repository: string
  /** The copy's commit, as far as it tells copies apart. */
  readonly commit: string
  /** The app's folder in the checkout. */
  readonly folder: string
  readonly entry: string
  /** Read from the source by hand, before the picture was looked at. */
  readonly texts: readonly string[]
}

const MAIN = 'lib/main.dart'

/** What the apps were tuned by. */
export const KNOWN: readonly FirstScreen[] = [
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
  // The set that was blind until its figures were written down; tuned by since.
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
  // The second set that was blind until its figures were written down.
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
  // The third set that was blind until its figures were written down.
  {
    repository: 'Predidit/Kazumi', commit: '794567ed67', folder: '.', entry: MAIN,
    texts: [
      '欢迎使用', '请阅读并同意免责声明',
      '在使用本软件之前，请您仔细阅读以下内容，并确保您充分理解并同意以下条款：', '退出', '同意并继续',
    ],
  },
  {
    repository: 'JagandeepBrar/lunasea', commit: '5d069a537a', folder: '.', entry: MAIN,
    texts: ['LunaSea', 'No Modules Enabled', 'Go to Settings', 'Modules'],
  },
  {
    repository: 'JideGuru/FlutterFoodybite', commit: '8987c1a5e0', folder: '.', entry: MAIN,
    texts: [
      'Search..', 'Trending Restaurants', 'See all (9)', 'OPEN', '4.5', 'Happy Jones',
      '1278 Loving Acres RoadKansas City, MO 64110', 'Category', 'Italian', 'Chinese',
    ],
  },
  {
    repository: 'foss42/apidash', commit: '789ffa3c87', folder: '.', entry: MAIN,
    texts: [
      'Skip', 'Test APIs with Ease',
      'Send requests, preview responses, and test APIs with ease. REST and GraphQL support included!',
    ],
  },
  {
    repository: 'phoenixsky/fun_android_flutter', commit: '1d56e91b79', folder: '.', entry: MAIN,
    texts: ['Home', 'Project', 'Wechat', 'Structure', 'Me'],
  },
  {
    repository: 'trentpiercy/trace', commit: '862e2ef7ae', folder: '.', entry: MAIN,
    texts: [
      'Portfolio', 'Total Portfolio Value', '1h Change', '24h Change', 'Currency', 'Holdings', 'Price/24h',
      'Your portfolio is empty. Add a transaction!', 'New Transaction', 'Add Transaction',
    ],
  },
  {
    repository: 'stonega/tsacdop', commit: '20bf421ba1', folder: '.', entry: MAIN,
    texts: ['1', 'Next'],
  },
  {
    repository: 'JideGuru/FlutterTravel', commit: '7724ebb59e', folder: '.', entry: MAIN,
    texts: [
      'Where are you going?', 'E.g: New York, United States', 'Tincidunt Pool', 'Madrid, Spain', 'Curabitur Beach',
      'Rome, Italy', 'Hotel Dolah Amet & Suites', 'London, England', '$100/night',
    ],
  },
  {
    repository: 'Widle-Studio/Grocery-App', commit: 'c7aaa22bb2', folder: '.', entry: MAIN,
    texts: [
      'Enter your mobile number',
      'We need to verify you. We will send you a one time verification code.', 'Phone Number', 'Next',
    ],
  },
  {
    repository: 'Ivaskuu/dashboard', commit: 'd0e38b7764', folder: '.', entry: MAIN,
    texts: [
      'Dashboard', 'beclothed.com', 'Total Views', '265K', 'General', 'Images, Videos', 'Alerts', 'Revenue', '$16K',
      'Last 7 days', 'Shop Items', '173',
    ],
  },
  // The fourth set that was blind until its figures were written down.
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
  {
    repository: 'dchristl/macless-haystack', commit: 'b32a80537b', folder: 'macless_haystack', entry: MAIN,
    texts: ['My Accessories', "There's Nothing Here Yet Add an accessory to get started.", 'Map', 'Accessories'],
  },
  {
    repository: 'darkmoonight/Rain', commit: 'aa13a6ad04', folder: '.', entry: MAIN,
    texts: [
      'Skip', 'Weather', 'Weather application with an up-to-date forecast for each hour, day, and week for any location.',
      'Next',
    ],
  },
  {
    repository: 'simonoppowa/OpenNutriTracker', commit: '2b893cb95e', folder: '.', entry: MAIN,
    texts: [
      'Welcome to', 'OpenNutriTracker',
      'OpenNutriTracker is a free and open-source calorie and nutrient tracker that respects your privacy.',
      'To start, the app needs some information about you to calculate your daily calorie goal. All information about you is stored securely on your device.',
      'I have read and accept the privacy policy.', 'Privacy policy',
      'Support development by providing anonymous usage data', 'START',
    ],
  },
  {
    repository: 'daodao97/chatmcp', commit: '707ad3700c', folder: '.', entry: MAIN,
    texts: ['Loading...', 'How can I help you today?', 'Ask me anything...'],
  },
  {
    repository: 'mjl0602/flutter_tiktok', commit: 'b13aea026a', folder: '.', entry: MAIN,
    texts: [
      '推荐', '本地', '1.0w', '4213', '346', '@朱二旦的枯燥生活', 'test-video-10.MP4', '朱二旦的枯燥生活创作的原声', '首页', '关注',
      '消息', '我',
    ],
  },
  {
    repository: 'ViscousPot/GitSync', commit: '00de886d87', folder: '.', entry: MAIN,
    texts: [
      'Effortless File Syncing', 'Works', 'in the background,', 'your work', 'always in focus', "I'M FAMILIAR", "LET'S GO",
    ],
  },
  {
    repository: 'Mosc/Glider', commit: '035589e20c', folder: '.', entry: MAIN,
    texts: ['Top stories', 'Frontpage', 'Catch up', 'Favorites'],
  },
  {
    repository: 'vicolo-dev/chrono', commit: '9e30f24327', folder: '.', entry: MAIN,
    texts: [
      'Important',
      'Some devices have battery optimizations that prevent background app from functioning properly. This might cause alarms and timers to not go off reliably. Please click the button below and follow the guide to disable these optimizations for your device. You can also do so later by going to Settings > General > Reliability',
      'View Settings', 'Done',
    ],
  },
  {
    repository: 'ZhuJHua/moodiary', commit: '0835c86703', folder: '.', entry: MAIN,
    texts: [
      'Welcome to the', 'Moodiary', 'An ad-free, social-free, intimate diary',
      'Thanks for downloading this product! Before use, we hope you can read and understand our', 'Privacy Policy',
      'User Agreement',
      'We always respect and will strictly protect your legitimate rights and interests when using this product from any infringement. If you begin to use this product, you will be deemed to have accepted this Agreement. If you do not accept all the terms of this Agreement, do not begin to use this Product.',
      'Exit', 'Start',
    ],
  },
  {
    repository: 'arianneorpilla/jidoujisho', commit: '8be4e18b3b', folder: 'yuuna', entry: MAIN,
    texts: [
      'First-Time Setup',
      'Welcome to jidoujisho! Set your target language and a default profile will be tailored for you. You can change this later at anytime.',
      'Target language', '日本語', 'App locale', 'English',
      'Community addons and enhancements are managed by their respective developers, and these may appear in their original language.',
      'CLOSE', 'Local Media', 'Player', 'Reader', 'Dictionary',
    ],
  },
] // prettier-ignore
