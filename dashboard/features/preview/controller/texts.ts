/** Why an action of the preview cannot be had now, and what is said of one that failed. */
export const texts = {
  downloading: 'Firebase configs are downloading',
  offline: 'The helper is not connected',
  waiting: 'Waiting for the helper',
  stopping: 'The preview is stopping',
  noCodebase: 'No Flutter codebase in the project directory',
  starting: 'The app is still starting',
  startFirst: 'Start the preview first',
  failed: {
    start: 'Start failed',
    stop: 'Stop failed',
    reload: 'Reload failed',
    restart: 'Restart failed',
  },
  because: (what: string, why: string) => `${what}: ${why}`,
} as const
