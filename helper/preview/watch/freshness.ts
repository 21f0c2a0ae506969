import type { Stale } from '@mosaygent/contract'
import { changedFiles, type SourceSnapshot, takeSnapshot } from './source-snapshot.ts'
import { type SourceWatch, watchSources } from './source-watch.ts'

/** The code on the screen: its files, and when they were read. */
export interface ShownCode {
  readonly snapshot: SourceSnapshot
  readonly at: Date
}

/** One look at the disk. */
export interface Reading extends ShownCode {
  /** When it began, by `performance.now()`: of two looks the later one counts. */
  readonly begun: number
}

export interface FreshnessDeps {
  /** In ms: how long the sources must be quiet before they are read. */
  readonly quietMs: number
  /** `stale()` answers something else now. */
  readonly onStale: () => void
  /** The content of a source differs from what was last read. */
  readonly onNews: () => void
  /** The same, and it is due: see `due()`. */
  readonly onSaved: () => void
  readonly onTrouble: (text: string) => void
}

/** How the files on the disk compare with the code on the screen, by content. */
export interface Freshness {
  begin(project: string, shown: ShownCode): void
  /** Forgets everything; nothing is stale where nothing is shown. */
  end(): void
  shown(): ShownCode
  /** The code that is shown was read then. */
  readAt(at: Date): void
  /** The code that the tool has compiled, which a page may not have shown yet. */
  compiled(): ShownCode
  /**
   * The tool was told to take the disk as it was read here: it is on the screen now, it is compiled and a page has yet
   * to show it, or it did not go in.
   */
  took(reading: Reading, into: 'screen' | 'tool' | 'nothing'): void
  /** A page shows what the tool has compiled. */
  seen(): void
  stale(): Stale | null
  /**
   * The tool ought to be asked: the disk differs from what it has compiled, or `refused()`, when its errors stand although the
   * files may be those on the screen again.
   */
  due(): boolean
  /** What the tool was last told to take did not go in. */
  refused(): boolean
}

const NOTHING: ShownCode = { snapshot: new Map(), at: new Date(0) }
/** A writer that never rests is looked at all the same, after so many quiet times. */
const PATIENCE = 10

export function createFreshness(deps: FreshnessDeps): Freshness {
  let shown = NOTHING
  let compiled = NOTHING
  let disk: SourceSnapshot = NOTHING.snapshot
  let diskRead = 0
  let stale: Stale | null = null
  let refused = false
  let project: string | null = null
  let watching: Promise<SourceWatch | null> = Promise.resolve(null)
  let timer: NodeJS.Timeout | undefined
  let restlessSince = 0
  let reading: Promise<void> = Promise.resolve()

  const due = () => refused || (project !== null && changedFiles(project, compiled.snapshot, disk).length > 0)

  const compare = () => {
    const files = project === null ? [] : changedFiles(project, shown.snapshot, disk)
    const [first] = files
    const before = stale
    stale =
      first === undefined
        ? null
        : { files: files.length, first, since: before?.since ?? new Date().toISOString() }
    if (before?.files !== stale?.files || before?.first !== stale?.first) deps.onStale()
  }

  const read = async (of: string) => {
    const begun = performance.now()
    const next = await takeSnapshot(of, disk)
    if (project !== of || begun < diskRead) return
    diskRead = begun
    const news = changedFiles(of, disk, next).length > 0
    disk = next
    compare()
    if (!news) return
    // what was written while we read may come without news of its own: look until nothing is new
    stirred(of)
    deps.onNews()
    if (due()) deps.onSaved()
  }

  const stirred = (of: string) => {
    if (project !== of) return
    if (timer === undefined) restlessSince = performance.now()
    else if (performance.now() - restlessSince > PATIENCE * deps.quietMs) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      // one after the other: an older reading must not undo a newer one
      reading = reading.then(() => read(of)).catch((error: unknown) => deps.onTrouble(String(error)))
    }, deps.quietMs)
  }

  const end = () => {
    project = null
    clearTimeout(timer)
    timer = undefined
    const old = watching
    watching = Promise.resolve(null)
    old.then((watch) => watch?.close()).catch((error: unknown) => deps.onTrouble(String(error)))
    shown = NOTHING
    compiled = NOTHING
    disk = NOTHING.snapshot
    refused = false
    compare()
  }

  return {
    begin(of, code) {
      end()
      project = of
      shown = code
      compiled = code
      disk = code.snapshot
      diskRead = performance.now()
      watching = watchSources(of, () => stirred(of), deps.onTrouble)
    },
    end,
    shown: () => shown,
    compiled: () => compiled,
    readAt(at) {
      shown = { ...shown, at }
      compiled = shown
    },
    took({ snapshot, at, begun }, into) {
      if (project === null) return
      refused = into === 'nothing'
      // the same code is as old as it was
      const same = changedFiles(project, compiled.snapshot, snapshot).length === 0
      if (into !== 'nothing') compiled = { snapshot, at: same ? compiled.at : at }
      if (into === 'screen') shown = compiled
      if (begun > diskRead) {
        disk = snapshot
        diskRead = begun
      }
      compare()
    },
    seen() {
      shown = compiled
      compare()
    },
    stale: () => stale,
    due,
    refused: () => refused,
  }
}
