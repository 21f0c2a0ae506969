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
