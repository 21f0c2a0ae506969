import type { ForeignRead } from './kinds.ts'

/** Why a file was not read, in one sentence; null where it was, or is not there. `name` is as people know it. */
export function whyNotRead(name: string, read: ForeignRead<unknown>): string | null {
  switch (read.kind) {
    case 'read':
    case 'absent':
      return null
    case 'too-large':
      return `${name} is too large to be read (limit ${read.limit / 1_000_000} MB).`
    case 'unreadable':
      return `${name} cannot be read: it is no ordinary file, or closed to you.`
    case 'took-too-long':
      return `${name} took too long to read.`
    case 'took-too-much-memory':
      return `${name} cannot be read: it needs too much memory.`
    case 'reader-ended':
      return `${name} cannot be read: what reads it came to an end.`
    case 'no-reader':
      return `${name} cannot be read now: the system starts no program for it.`
    case 'malformed':
      return `${name} cannot be read: ${read.why}.`
  }
}

/** What was read, else what stands for it. */
export function valueOr<Value, Other>(read: ForeignRead<Value>, other: Other): Value | Other {
  return read.kind === 'read' ? read.value : other
}
