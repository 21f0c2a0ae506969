import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { WatchTrouble } from '@mosaygent/contract'
import { type FSWatcher, watch } from 'chokidar'
import { messageOf } from '../../errors/index.ts'
import { packagesWrittenAt, PUBSPEC } from './local-packages.ts'
import { within } from './package-folder-rule.ts'
import { lookAt, type Sight } from './sight.ts'
import { listSources, MOST_FILES, type SourceRoot } from './source-files.ts'
import { watchTrouble } from './watch-trouble.ts'

export interface SourceWatch {
  close(): Promise<void>
}

export interface SourceWatchDeps {
  /** How long until it is looked again whether the watched folders are still the same ones, in ms. */
  readonly checkMs: number
  /** Something changed, or a watch has begun, before which changes went unnoticed. It does not say what: read. */
  readonly onEvent: () => void
  /** What keeps sources from being watched is another now; null: nothing. */
  readonly onTrouble: (trouble: WatchTrouble | null) => void
  /** For tests. */
  readonly look?: (project: string) => Promise<Sight>
}

/** Each costs a watch of the system, which gives a user some thousands. */
const MOST_FOLDERS = 5_000
/** After a failure it is tried again each time that so many looks have passed. */
const FAILED_LOOKS = 10

/**
 * Watches the sources of a codebase and of its local packages. A folder that is moved, deleted or replaced takes its
 * watch with it, so now and then a look at a few folders tells whether they are still the ones that are watched; if
 * not, or when pub has written other packages, the watch begins anew. Only sources are watched, so a build that writes
 * `build/` and `.dart_tool/` costs nothing.
 */
export function watchSources(project: string, deps: SourceWatchDeps): SourceWatch {
  const look = deps.look ?? lookAt
  let watcher: FSWatcher | null = null
  let roots: readonly SourceRoot[] = []
  let marks = ''
  /** A watched folder went: what comes in its place has no watch. */
  let lost = false
  let failedLooks = 0
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let trouble: WatchTrouble | null = null

  const tell = (next: WatchTrouble | null) => {
    if (next?.code === trouble?.code) return
    trouble = next
    deps.onTrouble(next)
  }

  const begin = async () => {
    await watcher?.close()
    const sources = await listSources(project)
    if (closed) return
    ;({ roots } = sources)
    marks = await marksOf(project, roots)
    lost = false
    failedLooks = 0
    const folders = new Set<string>()
    const made = watch(
      roots.map(({ folder }) => folder),
      {
        ignoreInitial: true,
        // a linked folder may form a loop; snapshots leave it out too
        followSymlinks: false,
        ignored: (path, facts) => {
          if (!isSource(roots, path)) return true
          if (facts?.isDirectory() === true && folders.size < MOST_FOLDERS) folders.add(path)
          if (facts?.isDirectory() !== true || folders.has(path)) return false
          tell(watchTrouble('in-part', `${MOST_FOLDERS} folders`))
          return true
        },
      },
    )
    watcher = made
    tell(sources.cut ? watchTrouble('in-part', `${MOST_FILES} files or 100 packages`) : null)
    made.on('ready', deps.onEvent).on('all', (event, path) => {
      if (event === 'unlinkDir' && roots.some((root) => isTop(root, path))) lost = true
      deps.onEvent()
    })
    made.on('error', (error) => {
      if (made === watcher) tell(watchTrouble('failed', messageOf(error)))
    })
  }

  const check = async () => {
    const sight = await look(project)
    if (closed) return
    if (sight !== 'there') {
      lost = true
      tell(watchTrouble(sight, project))
      return
    }
    if (trouble?.code === 'failed') failedLooks += 1
    if (lost || failedLooks >= FAILED_LOOKS || (await marksOf(project, roots)) !== marks) await begin()
  }

  const run = (step: () => Promise<void>) =>
    step()
      .catch((error: unknown) => tell(watchTrouble('failed', messageOf(error))))
      .finally(() => {
        if (closed) return
        timer = setTimeout(() => {
          running = run(check)
        }, deps.checkMs).unref()
      })
  let running: Promise<void> = run(begin)

  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await running
      await watcher?.close()
    },
  }
}

const isTop = ({ folder, tops }: SourceRoot, path: string) =>
  path === folder || [...tops].some((top) => path === join(folder, top))

/** Whether a path is one of the roots or lies below one of its tops; of roots within each other the inner one decides. */
function isSource(roots: readonly SourceRoot[], path: string): boolean {
  const around = roots.filter(({ folder }) => within(folder, path))
  const inner = around.toSorted((a, b) => b.folder.length - a.folder.length)[0]
  // a folder on the way from the codebase to a package inside it is no source, and the package is a root of its own
  if (inner === undefined) return false
  if (path === inner.folder) return true
  const top = path.slice(inner.folder.length).split(/[/\\]/).find(Boolean) ?? ''
  return inner.tops.has(top)
}

/** Which folders are there, and when pub last wrote the packages: what a watch is of. */
async function marksOf(project: string, roots: readonly SourceRoot[]): Promise<string> {
  const paths = roots.flatMap(({ folder, tops }) => [folder, ...[...tops].map((top) => join(folder, top))])
  const marks = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path).catch(() => null) // absent, which is a mark as well
      if (facts === null) return '-'
      if (facts.isDirectory()) return `${facts.dev}:${facts.ino}`
      // it lists the folders of assets; other files are seen by their folder's watch
      return path.endsWith(PUBSPEC) ? String(facts.mtimeMs) : 'file'
    }),
  )
  return [...marks, await packagesWrittenAt(project)].join(' ')
}
