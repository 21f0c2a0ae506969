import type { FirstScreen } from './first-screen.ts'

const MAIN = 'lib/main.dart'

/** The twenty-second set that nobody looked at before its figures were written down. */
export const SET_22: readonly FirstScreen[] = [
  {
    repository: 'breez/breezmobile',
    commit: 'ee97d5414c',
    folder: '.',
    entry: MAIN,
    texts: [
      'The simplest, fastest & safest way\nto spend your bitcoins',
      "LET'S BREEZ!",
      'Restore from backup',
    ],
  },
  {
    repository: 'Tautulli/Tautulli-Remote',
    commit: '0c2015b787',
    folder: '.',
    entry: MAIN,
    texts: [
      'TautulliRemote',
      'Welcome!',
      'Tautulli Remote allows you to view your Plex server activity, history, statistics, and more by ' +
        'connecting to your existing Tautulli server.',
      'Ensure that Tautulli is currently running and accessible from this device before continuing with ' +
        'the setup wizard.',
      'Change Language',
      'Servers',
      'Register a Tautulli Server',
    ],
  },
  {
    repository: 'institutoazmina/penhas-app',
    commit: '2bfd6cbba5',
    folder: '.',
    entry: MAIN,
    texts: [
      'E-mail',
      'Senha',
      'Entrar',
      'Cadastrar',
      'Esqueci minha senha',
      'Termos de uso',
      'Política de privacidade',
    ],
  },
  {
    repository: 'maxkrieger/voiceliner',
    commit: '238bb0ed46',
    folder: '.',
    entry: MAIN,
    texts: [
      'Welcome to Voiceliner',
      'Record your voice as structured notes.',
      'Auto-transcribe them into an outline.',
      'grant microphone access',
      'Next',
    ],
  },
  {
    repository: 'canopas/cloud-gallery',
    commit: 'bb722c06b9',
    folder: 'app',
    entry: MAIN,
    texts: [
      'Cloud Gallery',
      'Effortlessly move, share, and organize your photos and videos in a breeze. Access all your clouds ' +
        'in one friendly place. Your moments, your way, simplified for you! 🚀',
      'Get Started',
    ],
  },
  {
    repository: 'krille-chan/fun-with-kanji',
    commit: 'ca5e533466',
    folder: '.',
    entry: MAIN,
    texts: [
      'Fun With Kanji',
      'Hiragana',
      'ひ',
      'Katakana',
      'カ',
      'Kanji primary school class 1',
      '一',
      'Learn',
      'Overview',
      'Info',
    ],
  },
  {
    repository: 'PalisadoesFoundation/talawa',
    commit: 'b244868488',
    folder: '.',
    entry: MAIN,
    texts: [
      'Select Language',
      'English',
      'Default',
      'हिंदी',
      '中国人',
      'français',
      'Española',
      '日本',
      'Deutsch',
      'português',
    ],
  },
  {
    repository: 'moritz-weber/mucke',
    commit: '71f4839261',
    folder: 'src',
    entry: MAIN,
    texts: [
      'Welcome to mucke!',
      'Set up Library',
      'Select folders, included file extensions, etc.',
      'Import data',
      'Import your data from a previous mucke installation.',
    ],
  },
  {
    repository: 'koel/player',
    commit: 'b15277fe3d',
    folder: '.',
    entry: MAIN,
    texts: ['You are offline.', 'Please connect to the internet and try again.', 'View downloaded songs'],
  },
  {
    repository: 'jesusrp98/spacex-go',
    commit: 'e797faead9',
    folder: '.',
    entry: MAIN,
    texts: [
      'Welcome to SpaceX',
      'No internet connection. Try reloading.',
      'RELOAD',
      'Home',
      'Vehicles',
      'Upcoming',
      'Latest',
      'Company',
    ],
  },
]
