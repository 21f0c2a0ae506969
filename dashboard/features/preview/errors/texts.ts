/** What the cards of errors say. */
export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'The browser did not allow copying',
  openInEditor: 'Open in editor',
  said: (times: number) => `Said ${times} times`,
  following: (count: number) => `${count} more follow from this`,
  declaredHere: 'Declared here',
  code: 'The code around it',
  ofApp: 'Error of the running app',
  stack: 'Where it came from',
  stackName: 'Call stack',
  thrown: (times: number) => `Thrown ${times} times`,
  /** Between these parts stand the address, and the place in the console as a link. */
  domain: {
    unknown: (hostname: string) =>
      `Firebase does not know the address of the preview, ${hostname}, and refuses to sign anybody in from it.`,
    add: 'Add',
    under: 'under',
    place: 'Authentication, Settings, Authorized domains',
    after: 'in the Firebase console, then try again. Nothing has to be restarted.',
  },
} as const
