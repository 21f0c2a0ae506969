import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { thisSystem } from '../operating-system/index.ts'

/** Three pipes with two ends each, and the one over which a child tells that it could not start; some to spare. */
const NEEDED = 10

/**
 * Throws EMFILE or ENFILE when there are too few file descriptors to start a program. Asked before, because Node and
 * execa cannot say it after: the child has no streams then, and its error reaches nobody and ends the whole process.
 */
export function requireDescriptors(): void {
  if (!thisSystem().processes.countsOpenFiles) return
  const opened: number[] = []
  try {
    while (opened.length < NEEDED) opened.push(openSync(devNull, 'r'))
  } finally {
    for (const descriptor of opened) closeSync(descriptor)
  }
}
