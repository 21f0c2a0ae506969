/**
 * `always`: the helper is on this machine, so it answers without a network too. No retry: a failed request is a
 * state to show, and the connection check brings everything back once the helper answers.
 */
export const local = { networkMode: 'always', retry: false } as const
