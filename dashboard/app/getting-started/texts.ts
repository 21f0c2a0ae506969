/** What the checklist for the first day says. */
export const texts = {
  title: 'Getting started',
  why: 'Steps check themselves off.',
  progress: (done: number, all: number) => `${String(done)} of ${String(all)}`,
  hide: 'Hide this list',
  allDone: 'All set. This list will not show again.',
  show: 'Show getting started',
  done: 'Done',
  open: 'Still to do',
  looking: 'Looking',
  steps: {
    'sign-in': { title: 'Sign in', action: 'Sign in' },
    connect: { title: 'Connect the helper', action: 'Show how' },
    directory: { title: 'Choose the project directory', action: 'Choose folder' },
    codebases: { title: 'Get both codebases', action: 'Clone both' },
    preview: { title: 'Flutter or sketch ready', action: 'Open Flutter' },
    start: { title: 'Start the preview', action: 'Open preview' },
    reload: { title: 'Change something and reload', action: 'Open preview' },
  },
  /** Where the project has no API. */
  appAlone: 'Get the app',
  cloneApi: 'Clone API',
  noApi: 'No API',
  noApiName: 'This project has no API',
  cloneFlutter: 'Clone Flutter',
  sketch: 'Sketch preview until Flutter is installed',
  missing: (what: string) => `${what} is missing`,
} as const
