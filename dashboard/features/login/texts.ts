/** What the sign-in page says. The button, the note and the three errors are fixed, letter for letter. */
export const LOGIN_TEXTS = {
  product: 'Mosaygent',
  title: 'See every edit arrive.',
  about:
    'Your Flutter app in a phone frame, its API and its Firebase files beside it, all on your own machine.',
  signIn: 'Continue with Google',
  signingIn: 'Signing in...',
  payment: 'Access is granted after payment.',
  localPayment: 'This local copy is free.',
  local: 'Local sign-in: names you, protects nothing',
  cancelled: 'Sign in was cancelled. Please try again.',
  unauthorizedDomain: 'This domain is not authorized. Please contact support.',
  other: 'Failed to sign in. Please try again or contact support.',
  blockedPopup: 'If no window opened, allow pop-ups for this page and check the connection.',
} as const

/** What the tide app says that the drawn phone shows. */
export const PICTURE_TEXTS = {
  app: 'Tidewater',
  high: 'High water',
  low: 'Low water',
  metres: (height: string) => `${height} m`,
  tabs: { tides: 'Tides', map: 'Map', log: 'Log' },
  add: 'Log a catch',
  now: 'Now at Falmouth, rising',
  next: 'High water in 2 h 38 min',
} as const
