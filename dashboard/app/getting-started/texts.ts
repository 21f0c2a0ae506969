/** What the checklist for the first day says. */
export const texts = {
  title: 'Getting started',
  why: 'Each step ticks itself once it is true.',
  progress: (done: number, all: number) => `${String(done)} of ${String(all)}`,
  hide: 'Hide this list',
  allDone: 'Everything is set up. This list does not come back by itself.',
  show: 'Show getting started',
  done: 'Done',
  open: 'Still to do',
  looking: 'Looking',
  steps: {
    'sign-in': { title: 'Sign in', action: 'Sign in' },
    connect: { title: 'Connect the helper', action: 'Show how' },
    directory: { title: 'Choose the project directory', action: 'Choose it' },
    codebases: { title: 'Get both codebases', action: 'Clone them' },
    preview: { title: 'Have Flutter, or the sketch', action: 'Open Flutter' },
    start: { title: 'Start the preview', action: 'Go to Start' },
    reload: { title: 'Change something and reload', action: 'Go to Reload' },
  },
  sketch: 'Sketch preview until Flutter is installed',
  missing: (what: string) => `${what} is missing`,
} as const
