import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The sixth set that nobody looked at before its figures were written down. */
export const SET_6: readonly FirstScreen[] = [
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
