export const SESSIONS = {
  title: 'Browsers',
  intro: 'Browsers that may use the helper on this computer. End any that you do not know.',
  list: 'Browsers that may use the helper',
  current: 'This browser',
  how: { served: 'opened here', paired: 'paired by a link' },
  used: 'Used',
  usedNow: 'Used now',
  since: 'since',
  none: 'The helper lists no browser.',
  offline: 'Which browsers may use the helper is not known until then.',
  end: 'End',
  endOne: (browser: string) => `End the session of ${browser}`,
  endOthers: 'End all others',
  noOthers: 'There is no other browser',
  askOthers: 'End the sessions of all other browsers?',
  othersWill:
    'They may do nothing from then on. A browser that was paired by a link has to be paired again; any other is given a new session when its page is loaded.',
  askOwn: 'End the session of this browser?',
  ownWill: {
    served: 'This page may do nothing until you press “Connect again” or load it anew.',
    paired: 'This page may do nothing until you open a new pairing link, which the helper’s terminal shows.',
  },
  cancel: 'Cancel',
  again: 'Connect again',
} as const

/** What the Account page says. */
export const ACCOUNT_TEXTS = {
  title: 'Account',
  profile: 'Profile',
  name: 'Name',
  email: 'Email',
  userId: 'User ID',
  copyUserId: 'Copy user ID',
  absent: 'N/A',
  photoFailed: 'The profile photo could not be loaded',
  settings: 'Settings',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  themeWhat: 'Kept in this browser.',
  motion: 'Motion',
  motionWhat: 'Animation. Kept in this browser.',
  motions: { system: 'System', reduced: 'Reduced' },
  browserSettings: 'Settings of this browser',
  browserSettingsWhat:
    'Environment, project directory, Firebase IDs, theme. The sign-in and everything on disk stay.',
  recent: 'Recent directories',
  recentWhat: (count: number) =>
    count === 0
      ? 'None are kept in this browser.'
      : `${count === 1 ? '1 is' : `${String(count)} are`} kept in this browser, to be chosen again. Nothing on disk changes.`,
  clearRecent: 'Clear recent directories',
  noRecent: 'There are none',
  recentCleared: 'The recent directories are cleared',
  reset: 'Reset this browser’s settings',
  resetQuestion: 'Reset the settings of this browser?',
  resetWhat:
    'Environment, project directory, Firebase IDs and theme go back to their defaults here. You stay signed in, and nothing on disk changes.',
  cancel: 'Cancel',
  resetYes: 'Reset',
  resetDone: 'The settings of this browser are reset',
} as const
