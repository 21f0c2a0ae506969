import type { Stale } from '@mosaygent/contract'
import { changedFiles, type SourceSnapshot, takeSnapshot } from './source-snapshot.ts'
import { type SourceWatch, watchSources } from './source-watch.ts'

/** The code on the screen: its files, and when they were read. */
export interface ShownCode {
  readonly snapshot: SourceSnapshot
  readonly at: Date
}

/** One reading of the disk. */
export interface Reading extends ShownCode {
  /** When it began, by `performance.now()`: of two readings the later one counts. */
  readonly begun: number
}

export interface StalenessDeps {
  /** How long the sources must be unchanged before they are read, in ms. */
  readonly quietMs: number
  /** `stale()` has changed. */
  readonly onStale: () => void
  /** The content of a source differs from what was last read. */
  readonly onChange: () => void
  /** The same, and the tool should be asked: see `isDue()`. */
  readonly onSaved: () => void
  readonly onTrouble: (text: string) => void
}

/** How the files on the disk compare with the code on the screen, by content. */
export interface Staleness {
  begin(project: string, shown: ShownCode): void
  /** Forgets everything; nothing is stale where nothing is shown. */
  end(): void
  shown(): ShownCode
  /** Sets when the code that is shown was read. */
  readAt(at: Date): void
  /** The code that the tool has compiled, which a page may not have shown yet. */
  compiled(): ShownCode
  /**
   * Records how far a reading of the disk has come: it is on the screen, the tool has compiled it and a page must still
   * show it, or the tool refused it.
   */
  recordTaken(reading: Reading, into: 'screen' | 'tool' | 'nothing'): void
  /** A page now shows what the tool has compiled. */
  recordShown(): void
  stale(): Stale | null
  /**
   * The tool should be asked: the disk differs from what it has compiled, or its last change was refused, so that its
   * errors stay until another request.
   */
  isDue(): boolean
  /** The tool refused the last change. */
  wasRefused(): boolean
}

const NOTHING: ShownCode = { snapshot: new Map(), at: new Date(0) }
/** Sources that change without a pause are read after this many times `quietMs`. */
const PATIENCE = 10

export function createStaleness(deps: StalenessDeps): Staleness {
  let shown = NOTHING
  let compiled = NOTHING
  let disk: SourceSnapshot = NOTHING.snapshot
  let diskRead = 0
  let stale: Stale | null = null
  let refused = false
  let project: string | null = null
  let watching: Promise<SourceWatch | null> = Promise.resolve(null)
  let timer: NodeJS.Timeout | undefined
  let changingSince = 0
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
    const changed = changedFiles(of, disk, next).length > 0
    disk = next
    compare()
    if (!changed) return
    // a write during the reading may cause no event, so read again until nothing has changed
    scheduleRead(of)
    deps.onChange()
    if (due()) deps.onSaved()
  }

  const scheduleRead = (of: string) => {
    if (project !== of) return
    if (timer === undefined) changingSince = performance.now()
    else if (performance.now() - changingSince > PATIENCE * deps.quietMs) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      // one at a time, so that an older reading does not undo a newer one
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
      watching = watchSources(of, () => scheduleRead(of), deps.onTrouble)
    },
    end,
    shown: () => shown,
    compiled: () => compiled,
    readAt(at) {
      shown = { ...shown, at }
      compiled = shown
    },
    recordTaken({ snapshot, at, begun }, into) {
      if (project === null) return
      refused = into === 'nothing'
      // unchanged code keeps its time
      const same = changedFiles(project, compiled.snapshot, snapshot).length === 0
      if (into !== 'nothing') compiled = { snapshot, at: same ? compiled.at : at }
      if (into === 'screen') shown = compiled
      if (begun > diskRead) {
        disk = snapshot
        diskRead = begun
      }
      compare()
    },
    recordShown() {
      shown = compiled
      compare()
    },
    stale: () => stale,
    isDue: due,
    wasRefused: () => refused,
  }
}
