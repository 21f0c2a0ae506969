/** What this page says about its session with the helper. */
export const sessionTexts = {
  paired: 'This browser is paired with the helper.',
  ended: 'This browser’s session with the helper was ended.',
  endedNotice: 'This browser’s session with the helper was ended. Account and the Api page connect it again.',
} as const
