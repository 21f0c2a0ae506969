import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/**
 * Lets all other threads go first where the machine is busy: a picture or an edit, which a person waits for. Linux
 * alone has a priority for each thread; elsewhere it stays as it is.
 */
export function stepBack(): void {
  try {
    const thread = Number(path.basename(readlinkSync('/proc/thread-self')))
    setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch {
    // Another system, or one that does not allow it: the drawing takes its share.
  }
}
