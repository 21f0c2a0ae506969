import { isDeepStrictEqual } from 'node:util'
import type { Stale, WatchTrouble } from '@mosaygent/contract'
import { messageOf } from '../../errors/index.ts'
import { lookAt } from './sight.ts'
import { countOf, needsStart } from './source-files.ts'
import { changedFiles, type SourceSnapshot, takeSnapshot } from './source-snapshot.ts'
import { type SourceWatch, watchSources } from './source-watch.ts'
import { watchTrouble } from './watch-trouble.ts'

/** The code on the screen: its files, and when they were read. */
export interface ShownCode {
  readonly snapshot: SourceSnapshot
  readonly at: Date
}

/** One reading of the disk; `snapshot` is as far as the tool can take it. */
export interface Reading extends ShownCode {
  /** What lies on the disk. */
  readonly disk: SourceSnapshot
  /** When it began, by `performance.now()`: of two readings the later one counts. */
  readonly begun: number
}

export interface StalenessDeps {
  /** How long the sources must be unchanged before they are read, in ms. */
  readonly quietMs: number
  /** How long until it is looked again whether the sources are where they were, in ms. */
  readonly checkMs: number
  /** `stale()` has changed. */
  readonly onStale: () => void
  /** The content of a source differs from what was last read. */
  readonly onChange: () => void
  /** The same, and the tool should be asked: see `isDue()`. */
  readonly onSaved: () => void
  /** `trouble()` is another. */
  readonly onTrouble: (trouble: WatchTrouble | null) => void
}

/** How the files on the disk compare with the code on the screen, by content. */
export interface Staleness {
  /** `copies`: what runs copies its assets when it starts, and takes no newer ones. */
  begin(project: string, shown: ShownCode, how: { readonly copies: boolean }): void
  /** Forgets everything; nothing is stale where nothing is shown. */
  end(): void
  /**
   * Reads the disk for somebody who waits. A reading of the watch that would begin meanwhile begins later: each look at
   * the disk waits for the same few threads.
   */
  readFirst<T>(read: () => Promise<T>): Promise<T>
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
  /** What keeps the sources from being watched; null: nothing. */
  trouble(): WatchTrouble | null
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
  let copies = false
  let trouble: WatchTrouble | null = null
  let watching: SourceWatch | null = null
  let timer: NodeJS.Timeout | undefined
  let changingSince = 0
  let reading: Promise<void> = Promise.resolve()
  /** A reload was the first to read what had changed, and nobody was told of it yet. */
  let untold = false
  /** How many read for somebody who waits. */
  let waitedFor = 0

  const failed = (error: unknown) => deps.onTrouble(watchTrouble('failed', messageOf(error)))

  const due = () =>
    refused ||
    (project !== null && changedFiles(compiled.snapshot, disk).some((file) => !copies || !needsStart(file)))

  const compare = () => {
    const files = project === null ? [] : changedFiles(shown.snapshot, disk)
    const waiting = copies ? files.filter(needsStart) : []
    const [first] = files
    const [waits] = waiting
    const before = stale
    stale =
      first === undefined
        ? null
        : {
            files: countOf(files),
            reloadable: countOf(files.filter((file) => !waiting.includes(file))),
            first: first.name,
            needs_start: waits === undefined ? null : { files: waiting.length, first: waits.name },
            since: before?.since ?? new Date().toISOString(),
          }
    if (!isDeepStrictEqual(before, stale)) deps.onStale()
  }

  const read = async (of: string) => {
    // what is not there now, as on a branch without the app, has not changed: it is compared when it is back
    if ((await lookAt(of)) !== 'there') return
    const begun = performance.now()
    const next = await takeSnapshot(of, disk)
    if ((await lookAt(of)) !== 'there') return
    if (project !== of || begun < diskRead) return
    diskRead = begun
    const changed = changedFiles(disk, next).length > 0
    disk = next
    compare()
    const news = changed || untold
    untold = false
    // a write during the reading may cause no event, so read again until nothing has changed
    if (changed) scheduleRead(of)
    if (news) deps.onChange()
    if (changed && due()) deps.onSaved()
  }

  const scheduleRead = (of: string) => {
    if (project !== of) return
    if (timer === undefined) changingSince = performance.now()
    else if (performance.now() - changingSince > PATIENCE * deps.quietMs) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (waitedFor > 0) return scheduleRead(of)
      // one at a time, so that an older reading does not undo a newer one
      reading = reading.then(() => read(of)).catch(failed)
    }, deps.quietMs)
  }

  const end = () => {
    project = null
    clearTimeout(timer)
    timer = undefined
    watching?.close().catch(failed)
    watching = null
    trouble = null
    shown = NOTHING
    compiled = NOTHING
    disk = NOTHING.snapshot
    refused = false
    untold = false
    compare()
  }

  return {
    begin(of, code, how) {
      end()
      project = of
      ;({ copies } = how)
      shown = code
      compiled = code
      disk = code.snapshot
      diskRead = performance.now()
      watching = watchSources(of, {
        checkMs: deps.checkMs,
        onEvent: () => scheduleRead(of),
        onTrouble(next) {
          if (project !== of) return
          trouble = next
          deps.onTrouble(next)
        },
      })
    },
    end,
    async readFirst(read) {
      waitedFor += 1
      try {
        return await read()
      } finally {
        waitedFor -= 1
      }
    },
    shown: () => shown,
    compiled: () => compiled,
    readAt(at) {
      shown = { ...shown, at }
      compiled = shown
    },
    recordTaken({ snapshot, disk: onDisk, at, begun }, into) {
      if (project === null) return
      refused = into === 'nothing'
      // unchanged code keeps its time
      const same = changedFiles(compiled.snapshot, snapshot).length === 0
      if (into !== 'nothing') compiled = { snapshot, at: same ? compiled.at : at }
      if (into === 'screen') shown = compiled
      if (begun > diskRead) {
        if (changedFiles(disk, onDisk).length > 0) {
          // told by the next reading of the watch, once for all that comes in the meantime
          untold = true
          scheduleRead(project)
        }
        disk = onDisk
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
    trouble: () => trouble,
  }
}
