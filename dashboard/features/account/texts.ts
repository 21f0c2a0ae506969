export const SESSIONS = {
  title: 'Browsers',
  intro: 'Browsers that may use the helper on this computer. End any you don’t recognise.',
  list: 'Browsers that may use the helper',
  current: 'This browser',
  how: { served: 'opened here', paired: 'paired by a link' },
  used: 'Used',
  usedNow: 'Active now',
  since: 'connected',
  none: 'No browsers.',
  offline: 'It keeps the list of browsers that may use it.',
  offlineKnown: 'Showing the last known list.',
  notConnected: 'The helper is not connected',
  end: 'End',
  endOne: (browser: string) => `End the session of ${browser}`,
  endOthers: 'End all others',
  noOthers: 'There is no other browser',
  askOthers: 'End the sessions of all other browsers?',
  othersWill:
    'They lose access at once. A browser paired by a link must be paired again; any other gets a new session when its page loads.',
  askOwn: 'End the session of this browser?',
  ownWill: {
    served: 'This page loses access until you press “Connect again” or reload it.',
    paired: 'This page loses access until you open a new pairing link from the helper’s terminal.',
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
  motionWhat: 'Kept in this browser.',
  motions: { system: 'System', reduced: 'Reduced' },
  browserSettings: 'Browser settings',
  browserSettingsWhat:
    'Theme, layout and whatever else this browser keeps. The sign-in, what the helper keeps for your projects, and everything on disk stay.',
  recent: 'Recent directories',
  /** `kept`: by the helper, else in this browser. */
  recentWhat: (count: number, kept: boolean) =>
    count === 0
      ? kept
        ? 'None.'
        : 'None in this browser.'
      : `${count === 1 ? '1 is' : `${String(count)} are`} kept ${kept ? 'by the helper' : 'in this browser'} for quick choice. No project changes.`,
  clearRecent: 'Clear recent directories',
  noRecent: 'There are none',
  recentCleared: 'Recent directories cleared',
  reset: 'Reset browser settings',
  resetQuestion: 'Reset browser settings?',
  resetWhat:
    'Theme, layout and whatever else this browser keeps go back to their defaults. You stay signed in; what the helper keeps for your projects, and everything on disk, stays.',
  cancel: 'Cancel',
  resetYes: 'Reset',
  resetDone: 'Browser settings reset',
} as const
