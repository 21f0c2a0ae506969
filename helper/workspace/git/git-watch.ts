import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** What a commit, a checkout, a stage, a fetch or a merge writes directly below `.git`. */
const NEWS = new Set([
  'HEAD',
  'index',
  'FETCH_HEAD',
  'COMMIT_EDITMSG',
  'ORIG_HEAD',
  'MERGE_HEAD',
  'packed-refs',
])
/** In ms. One command of git touches several of them. */
const QUIET = 200

/** Notices git commands from a terminal or an editor: watches one folder for each repository, nothing below it. */
export interface GitWatch {
  /** Watches exactly these repositories from now on. */
  follow(repositories: readonly string[]): void
  close(): void
}

/** Our own status writes nothing there, so asking for one after the news brings no news. */
export function createGitWatch(onNews: () => void): GitWatch {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined

  const drop = (repository: string) => {
    watchers.get(repository)?.close()
    watchers.delete(repository)
  }
  const begin = (repository: string) => {
    try {
      const watcher = watch(join(repository, '.git'), { persistent: false }, (_, name) => {
        if (name === null || !NEWS.has(name)) return
        clearTimeout(timer)
        timer = setTimeout(onNews, QUIET)
        timer.unref()
      })
      // deleted, or no more watches available: the page asks again on focus
      watcher.on('error', () => drop(repository))
      watchers.set(repository, watcher)
    } catch {
      // the same, at once
    }
  }

  return {
    follow(repositories) {
      for (const known of watchers.keys()) if (!repositories.includes(known)) drop(known)
      for (const repository of repositories) if (!watchers.has(repository)) begin(repository)
    },
    close() {
      clearTimeout(timer)
      for (const repository of watchers.keys()) drop(repository)
    },
  }
}
