import { lstatSync, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * One look at the disk, which is written twice: `atOnce` holds up everything else until the disk has answered,
 * `elsewhere` asks another thread.
 */
export type Look = <T>(atOnce: () => T, elsewhere: () => Promise<T>) => Promise<T>

/** Each look by another thread. */
export const lookElsewhere: Look = (_, elsewhere) => elsewhere()

/** How long the looks of one reading may hold up everything else, in ms: a thousand or two on a disk of this machine. */
const MOST_MS = 5

interface QuickLookSettings {
  readonly mostMs?: number
  /** For tests. */
  readonly now?: () => number
}

/**
 * The looks of one reading of the disk. The disk answers in microseconds; the way to another thread and back costs ten
 * times as much, and milliseconds whenever all cores are taken, and a reload waits for a hundred looks. So they are
 * made at once until they have taken `mostMs` together; what is left then, soon most of it on a slow disk, is done
 * elsewhere. They wait for one look elsewhere, `first`: a drive that does not answer holds up a reading, and not the
 * helper.
 */
export function createQuickLooks(
  first: Promise<unknown>,
  { mostMs = MOST_MS, now = () => performance.now() }: QuickLookSettings = {},
): Look {
  let spent = 0
  return async (atOnce, elsewhere) => {
    await first
    if (spent >= mostMs) return elsewhere()
    const from = now()
    try {
      return atOnce()
    } finally {
      spent += now() - from
    }
  }
}

/** The looks of one reading of a codebase. */
export const quickLooksAt = (project: string): Look => createQuickLooks(stat(project).catch(() => null)) // it is not there: so says each look

/** What a path leads to; `linked`: a link leads on from there, maybe to another drive, which need not answer. */
export type Found = Stats | 'absent' | 'linked'

/**
 * What a path below a folder leads to, of which no part is a link; where that may not be looked at at once, `linked`.
 * The folder's own drive is known to answer.
 */
export function findBelow(look: Look, folder: string, path: string): Promise<Found> {
  const parts = relative(folder, path).split(sep)
  return look<Found>(
    () => {
      let at = folder
      let found: Stats | undefined
      for (const part of parts) {
        at = join(at, part)
        found = lstatSync(at, { throwIfNoEntry: false })
        if (found === undefined) return 'absent'
        if (found.isSymbolicLink()) return 'linked'
      }
      return found ?? 'absent'
    },
    () => Promise.resolve('linked'),
  )
}
