import { type BigIntStats, lstatSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Clock, SYSTEM_CLOCK } from '../processes/index.ts'
import { createBackOff } from './back-off.ts'
import { type ArgumentOf, type ForeignKind, type ForeignRead, limitOf, type ValueOf } from './kinds.ts'
import { emptyMemories, type Memory, remember } from './memories.ts'
import { type Look, lookElsewhere } from './quick-looks.ts'
import { isAbsence } from './open-text.ts'
import { createKeyedMutex } from '../async/index.ts'
import { createWorkerPool, type RunForeign } from './worker-pool.ts'

/** A file that was changed so recently may change again without another time, in ns. */
const SETTLED_NS = 2_000_000_000n

/** After a file that a process was ended for, in ms; then twice as long each time, up to the longest. */
const FIRST_REST_MS = 60_000
const LONGEST_REST_MS = 15 * 60_000

export interface ForeignFiles {
  /**
   * Reads a file that a repository brought: in a process of its own, with limits of size, time and memory. What a file
   * said is remembered until it changes. One that costs its process is left alone for a minute, then for two, at most
   * for a quarter of an hour, whether it changes or not: the machine may have been busy, but it may not go on so.
   * `disk`: how it is seen whether the file has changed.
   */
  readonly readForeign: <K extends ForeignKind>(
    kind: K,
    path: string,
    argument: ArgumentOf<K>,
    disk?: Look,
  ) => Promise<ForeignRead<ValueOf<K>>>
  /** The same for the text of a foreign file that is held already, because it is to be replaced. */
  readonly readForeignText: <K extends ForeignKind>(
    kind: K,
    text: string,
    argument: ArgumentOf<K>,
  ) => Promise<ForeignRead<ValueOf<K>>>
}

/** Parameters so that tests can give processes that misbehave, and move the time. */
export function createForeignFiles(run: RunForeign, clock: Pick<Clock, 'now'> = SYSTEM_CLOCK): ForeignFiles {
  const memories = emptyMemories()
  const backOff = createBackOff<Costly>({ clock, first: FIRST_REST_MS, most: LONGEST_REST_MS })
  const inTurn = createKeyedMutex()

  return {
    readForeign(kind, path, argument, disk = lookElsewhere) {
      const file = JSON.stringify([kind, path])
      // who asks for it while it is read waits for what becomes of that: it costs one process, not two
      return inTurn(file, async () => {
        const found = await look(path, disk)
        if ('kind' in found) return found
        // said before a process is asked; that looks again, at the file that it opened
        if (!found.isFile()) return { kind: 'unreadable' }
        const limit = limitOf(kind)
        if (found.size > limit) return { kind: 'too-large', limit }
        const memory: Memory<typeof kind> = memories[kind]
        const key = JSON.stringify([path, argument])
        const stamp = [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ')
        const known = memory.get(key)
        if (known?.stamp === stamp) return known.read
        const costly = backOff.rests(file)
        if (costly !== null) return costly
        const read = await run({ kind, from: { path }, argument })
        if (isCostly(read)) backOff.failed(file, read)
        else if (read.kind !== 'no-reader') backOff.worked(file)
        const settled = BigInt(Date.now()) * 1_000_000n - found.mtimeNs > SETTLED_NS
        if (settled && (read.kind === 'read' || read.kind === 'malformed')) {
          remember(memory, key, { stamp, read })
        }
        return read
      })
    },
    async readForeignText(kind, text, argument) {
      return text.length > limitOf(kind)
        ? { kind: 'too-large', limit: limitOf(kind) }
        : run({ kind, from: { text }, argument })
    },
  }
}

/** What became of a file that a process was ended for. */
type Costly = Extract<ForeignRead<never>, { kind: 'took-too-long' | 'took-too-much-memory' | 'reader-ended' }>

const isCostly = (read: ForeignRead<unknown>): read is Costly =>
  read.kind === 'took-too-long' || read.kind === 'took-too-much-memory' || read.kind === 'reader-ended'

async function look(path: string, disk: Look): Promise<BigIntStats | { kind: 'absent' | 'unreadable' }> {
  const follow = () => stat(path, { bigint: true })
  try {
    const found = await disk(() => lstatSync(path, { bigint: true, throwIfNoEntry: false }), follow)
    if (found === undefined) return { kind: 'absent' }
    // what a link leads to may lie on another drive, which need not answer
    return found.isSymbolicLink() ? await follow() : found
  } catch (error) {
    return { kind: isAbsence(error) ? 'absent' : 'unreadable' }
  }
}

const program = async () => (await import('./worker.ts?bundled')).default

/** The one door to what a repository brought. */
export const { readForeign, readForeignText } = createForeignFiles(createWorkerPool({ program }))
