import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { systemCode } from '../errors/system-code.ts'
import type { ForeignRead } from './kinds.ts'

/**
 * The text of an ordinary file of at most so many bytes. For the worker alone, which may wait for a disk: a pipe without
 * a writer is not waited for, a device is not read, and what grows meanwhile is cut off.
 */
export function openText(path: string, limit: number): ForeignRead<string> {
  let file: number
  try {
    // a pipe without a writer would block the opening; Windows has no such flag
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    return { kind: isAbsence(error) ? 'absent' : 'unreadable' }
  }
  try {
    const found = fstatSync(file)
    if (!found.isFile()) return { kind: 'unreadable' }
    if (found.size > limit) return { kind: 'too-large', limit }
    const bytes = Buffer.alloc(found.size)
    let length = 0
    for (;;) {
      const more = readSync(file, bytes, length, bytes.length - length, null)
      if (more === 0) return { kind: 'read', value: bytes.toString('utf8', 0, length) }
      length += more
    }
  } catch {
    return { kind: 'unreadable' } // a broken disk, a file system that is gone
  } finally {
    closeSync(file)
  }
}

export function isAbsence(error: unknown): boolean {
  const code = systemCode(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}
