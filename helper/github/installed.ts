import type { Reply } from '@mosaygent/contract'
import type { GhSearch } from '../tools/index.ts'

/** Whether there is a GitHub CLI, and what is odd about what was found. */
export function describeInstalled(search: GhSearch): Reply<'ghInstalled'> {
  switch (search.kind) {
    case 'found':
      return { installed: true, version: search.gh.version, path: search.gh.file }
    case 'missing':
      return { installed: false, version: null }
    case 'foreign':
    case 'damaged-settings':
    case 'silent':
      return {
        // damaged settings are no reason to install it again
        installed: search.kind === 'damaged-settings',
        version: null,
        path: search.file,
        note: whatIsWrong(search),
      }
  }
}

/** One sentence about a `gh` that cannot be used. */
export function whatIsWrong(search: Exclude<GhSearch, { kind: 'found' }>): string {
  switch (search.kind) {
    case 'missing':
      return 'The GitHub CLI is not installed.'
    case 'foreign':
      return `${search.file} is another program of the same name, not the GitHub CLI.`
    case 'damaged-settings':
      return `The GitHub CLI is installed, but its settings file is damaged: ${search.output}.`
    case 'silent':
      return `${search.file} did not say its version within 10 s.`
  }
}
