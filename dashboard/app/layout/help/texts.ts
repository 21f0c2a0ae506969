/** What the Help menu and its dialogs say. */
export const HELP_TEXTS = {
  help: 'Help',
  helpWithNews: (count: number) => `Help, ${count} new`,
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  shortcuts: 'Keyboard shortcuts',
  whatsNew: 'What’s new',
  unread: (count: number) => `${count} new`,
  isNew: 'New',
  release: (version: string | null) => (version === null ? 'Not released yet' : `Version ${version}`),
  update: {
    label: 'Newer versions',
    isOut: (version: string) => `${version} is out.`,
    getIt: 'Get it with',
    command: (version: string) => `npm install --global mosaygent@${version}`,
    daily: {
      'not-asked':
        'May Mosaygent ask the npm registry once a day whether a newer version is out? The request says nothing about you.',
      on: 'Asks the npm registry once a day whether a newer version is out. The request says nothing about you.',
      off: 'Does not ask by itself whether a newer version is out.',
    },
    askDaily: 'Ask once a day',
    doNotAsk: 'Do not ask',
    checkNow: 'Check now',
    came: {
      asking: 'Asking the registry',
      failed: 'The helper could not ask.',
      current: 'This is the newest version.',
      'not-published': 'The registry does not know Mosaygent.',
      unreachable: 'The registry could not be reached.',
      unreadable: 'The registry’s answer could not be read.',
    },
  },
  doctor: 'Check this computer',
  diagnostics: 'Copy diagnostics',
  diagnosticsWhat:
    'This is what is copied, for a report or a question. Tokens, codes, mail addresses and the name of your home folder are left out.',
  diagnosticsLoading: 'Asking the tools for their versions',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
  versions: (dashboard: string, helper: string | null) =>
    helper === null ? `Mosaygent ${dashboard}` : `Mosaygent ${dashboard}, helper ${helper}`,
} as const
