import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The tenth set that nobody looked at before its figures were written down. */
export const SET_10: readonly FirstScreen[] = [
  {
    repository: 'OkunaOrg/okuna-app', commit: 'ce6040af5b', folder: '.', entry: MAIN,
    texts: ['Okuna', 'Better social.', 'Sign up', 'Log in'],
  },
  {
    repository: 'AmaotoRaining/VRCN', commit: '01dbaf1268', folder: '.', entry: MAIN,
    texts: [
      'Welcome to VRCN', 'Before using the app, please review the Terms of Service and Privacy Policy.',
      'I agree to the "Terms of Service"', 'About the conditions for using the app', 'I agree to the "Privacy Policy"',
      'About the handling of personal information', 'Check Content',
      'This is an unofficial app for VRChat Inc. It is not affiliated with VRChat Inc. in any way.', 'Agree', 'Decline',
    ],
  },
  {
    repository: 'brilliantlabsAR/noa-flutter', commit: '3600998288', folder: '.', entry: MAIN,
    texts: [
      'Allow location?',
      'Noa can give responses and recommendations based on your current location even when the app is in the ' +
        'background. This is optional and can be turned off at anytime from your system settings',
      'Okay', 'Privacy Policy', 'Terms and Conditions', 'of Noa.',
    ],
  },
  {
    repository: 'bagisto/opensource-ecommerce-mobile-app', commit: 'a8086ce656', folder: '.', entry: MAIN,
    texts: ['bagisto', 'Home', 'Categories', 'Cart', 'Account'],
  },
  {
    repository: 'phantomate/Untare', commit: 'cc40f14fc3', folder: '.', entry: MAIN,
    texts: [
      'Unofficial Tandoor Recipes App', 'https://recipes.example.com', 'Official server', 'Username', 'Password',
      'LOGIN',
      'This product uses the Tandoor Recipes API which is licensed under the GNU AGPL v3 license by vabene1111.',
    ],
  },
  {
    repository: 'HeliumEdu/frontend', commit: '01a6faec5c', folder: '.', entry: MAIN,
    texts: [
      'Email', 'Password', 'Forgot your password?', 'Sign In', 'OR', 'Sign in with Google', 'Sign in with Microsoft',
      'Need an account?',
    ],
  },
  {
    repository: 'calcitem/Sanmill', commit: 'a6623f8895', folder: 'src/ui/flutter_app', entry: MAIN,
    texts: [
      'Mill', 'Today', 'Quick start', 'Play against computer', 'Over the board', 'Cloud match', 'Ongoing games', 'None',
      'Recent saved games', 'Game history', 'Completed games will appear here.', 'Play', 'Home', 'Puzzles', 'Learn',
      'More',
    ],
  },
  {
    repository: 'Kuingsmile/PicHoro', commit: '75e55f38c1', folder: '.', entry: MAIN,
    texts: ['兰空图床', '点击下方按钮上传图片', '当前图床: 兰空图床', '上传', '相册', '仓库', '设置'],
  },
  {
    repository: 'Tienisto/ikus-app', commit: '0df5c36ede', folder: '.', entry: MAIN,
    texts: [
      'Welcome to OVGU',
      "You've just enrolled at Magdeburg University? With this app, you get an overview of all important information " +
        'about life at OVGU.',
      'Select language:', 'English', 'German', 'Start App',
    ],
  },
  {
    repository: 'LeetaoGoooo/RSSAid', commit: '35a156275f', folder: '.', entry: MAIN,
    texts: ['RSSAid', 'Enter the link to detect', 'Import from clipboard'],
  },
] // prettier-ignore
