/** What the pages say that hardly anybody meets: loaded with them, not with the first page. */
export const rarePageTexts = {
  config: {
    title: 'Mosaygent could not read its configuration',
    /** The command that serves the file stands between the two. */
    whose: 'Whoever serves this page needs to put the file beside it; with',
    command: 'mosaygent start',
    always: 'it is always there.',
    again: 'Try again',
  },
  notFound: {
    title: 'There is no page at this address',
    environment: 'Open Environment',
    flutter: 'Open Flutter',
  },
} as const
