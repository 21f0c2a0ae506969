import { findApps, type FoundApps } from './find-apps.ts'

/** A search is repeated at the earliest after this many times what it took, so that it never fills the helper's time. */
const REST = 20

/** The apps of a directory, for all who ask; a small project is looked through each time, a large one now and then. */
export interface AppSearch {
  in(directory: string): Promise<FoundApps>
  forget(): void
}

interface Search {
  readonly directory: string
  readonly answer: Promise<FoundApps>
  /** In ms; null while it is under way. */
  until: number | null
}

/** `find` and the clock in ms are parameters for tests. */
export function createAppSearch(
  find: (directory: string) => Promise<FoundApps> = findApps,
  now: () => number = () => performance.now(),
): AppSearch {
  let last: Search | null = null
  return {
    in(directory) {
      if (last?.directory === directory && (last.until === null || now() < last.until)) return last.answer
      const begun = now()
      const search: Search = { directory, answer: find(directory), until: null }
      last = search
      search.answer.then(
        () => {
          search.until = now() + REST * (now() - begun)
        },
        () => {
          // a failure reaches those who wait for it, and is then forgotten
          if (last === search) last = null
        },
      )
      return search.answer
    },
    forget() {
      last = null
    },
  }
}
