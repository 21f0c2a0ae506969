/** What the sidebar's foot says. */
export const FOOTER_TEXTS = {
  connected: 'Connected',
  notConnected: 'Not connected',
  clickToFix: 'Click to fix',
  looking: 'Looking for the helper',
  account: 'Account',
  logout: 'Logout',
  backTo: (path: string) => `Back to ${path}`,
  profileOf: (name: string) => `Profile: ${name}`,
} as const
