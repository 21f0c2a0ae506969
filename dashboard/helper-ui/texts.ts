/** What the pieces about the helper say; the states of the connection are in `connection-texts.ts`. */
export const texts = {
  again: 'Try again',
  installUv: 'How to install uv',
  notConnected: {
    title: 'The helper is not connected',
    hangs: 'The helper is not responding',
    how: 'How to start it',
    /** It may run, and hang, or something else is in the way. */
    whatToDo: 'What to do',
    follows: 'Reconnects automatically.',
  },
  remedy: {
    copy: (commands: readonly string[]) => `Copy ${commands.join(', then ')}`,
    check: 'Check again',
    connect: 'Check Connection',
    connectAgain: 'Connect again',
    reload: 'Reload this page',
  },
  pairing: {
    title: 'This browser is not paired with the helper',
    label: 'Pairing link or its code',
    hint: 'Copied from the terminal, behind “Pair”.',
    pair: 'Pair',
    noCode: 'This is no pairing link: it ends with “#pair=” and a code of 22 characters.',
  },
  job: {
    asking: 'Waiting for the helper',
    /** It may just be starting, or a helper that never reports. */
    starting: 'The helper has not reported on it, so it cannot be cancelled',
    cancel: 'Cancel',
    output: 'Last output',
    rate: (rate: string) => `at ${rate}`,
  },
} as const
