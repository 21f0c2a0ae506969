import { notAvailableYet } from '../errors/index.ts'

/** The four GitHub calls, answered honestly until the helper can carry them out. */
export function createGithub() {
  return {
    handlers: {
      ghInstalled: () => notAvailableYet('Looking for the GitHub CLI'),
      installGh: () => notAvailableYet('Installing the GitHub CLI'),
      ghAuthStatus: () => notAvailableYet('Reading the GitHub login'),
      ghAuthLogin: () => notAvailableYet('Logging in to GitHub'),
    },
  }
}
