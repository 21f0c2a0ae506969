/** The few words that the pieces themselves have; all others are given to them. */
export const texts = {
  close: 'Close',
  dismiss: 'Dismiss',
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying',
  offBecause: (label: string, reason: string) => `${label}: ${reason}`,
  justNow: 'just now',
  /** In which `Intl` says how long ago something was. */
  language: 'en',
} as const
