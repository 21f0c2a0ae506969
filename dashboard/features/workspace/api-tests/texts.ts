/** What is said of the tests of the API. */
export const texts = {
  open: 'Tests',
  title: 'Tests of the API',
  command: 'pytest',
  run: 'Run tests',
  empty: 'No tests run yet',
  why: 'Run in the API’s environment, with the values of Development; each test with its time, and where it failed.',
  waiting: 'Asking for the last results',
  busy: 'Already in progress',
  palette: 'Run “pytest”',
} as const
