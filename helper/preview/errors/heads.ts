import type { Cause } from './cause.ts'
import type { Diagnostic } from './diagnostics.ts'

/** An error that others may follow from. */
export interface Head {
  diagnostic: Diagnostic
  count: number
  following: number
  /** Among all heads: of several that an error may follow from, it follows from the first. */
  readonly order: number
  readonly cause: Cause
  /** The last line of a row of complaints of the parser. */
  lastLine: number | null
}

export interface Heads {
  /** In order. */
  readonly all: readonly Head[]
  add(diagnostic: Diagnostic, cause: Cause): Head
  /** The one that an error follows from; null: none. */
  above(diagnostic: Diagnostic, cause: Cause): Head | null
  /** Puts an error under a head that `above` gave for it. */
  takeUnder(head: Head, diagnostic: Diagnostic, cause: Cause): void
}

/** How many lines below a complaint the parser may still be out of step. */
const OUT_OF_STEP = 3

/** Each is found by what makes others follow from it, so that thousands of errors take no more than their time. */
export function createHeads(): Heads {
  const all: Head[] = []
  const byTarget = new Map<string, Head>()
  const byName = new Map<string, Head>()
  /** By file, the first import that spoils it: whatever is missing in it may be missing because of that. */
  const bySpoiled = new Map<string, Head>()
  const byUnbalanced = new Map<string, Head>()
  const byLine = new Map<string, Head[]>()

  const spoil = (file: string, head: Head) => {
    const known = bySpoiled.get(file)
    if (known === undefined || head.order < known.order) bySpoiled.set(file, head)
  }
  /** The first head of a row that ends at a line is its last entry: only the first one of all around comes there. */
  const endRow = (head: Head, file: string) => {
    if (head.lastLine === null) return
    const key = lineKey(file, head.lastLine)
    const there = byLine.get(key)
    if (there === undefined) byLine.set(key, [head])
    else there.push(head)
  }
  const rowsAround = (file: string, line: number) =>
    Array.from({ length: 2 * OUT_OF_STEP + 1 }, (_, at) =>
      byLine.get(lineKey(file, line - OUT_OF_STEP + at))?.at(-1),
    )

  return {
    all,
    add(diagnostic, cause) {
      const { location, line } = diagnostic
      const head: Head = { diagnostic, count: 1, following: 0, order: all.length, cause, lastLine: line }
      all.push(head)
      if (cause.kind === 'import') byTarget.set(cause.target, head)
      if (cause.kind === 'name') byName.set(cause.name, head)
      if (location === null) return head
      if (cause.kind === 'import') spoil(location, head)
      if (cause.kind === 'syntax' && cause.unbalanced) byUnbalanced.set(location, head)
      else if (cause.kind === 'syntax') endRow(head, location)
      return head
    },
    above({ location, line }, cause) {
      const here = <T>(of: (file: string) => T) => (location === null ? undefined : of(location))
      switch (cause.kind) {
        case 'import':
          return byTarget.get(cause.target) ?? null
        case 'name':
          return first([
            byName.get(cause.name),
            here((file) => bySpoiled.get(file)),
            here((file) => byUnbalanced.get(file)),
          ])
        case 'syntax':
          return first([
            here((file) => byUnbalanced.get(file)),
            ...(line === null ? [] : (here((file) => rowsAround(file, line)) ?? [])),
          ])
        case 'other':
          return null
      }
    },
    takeUnder(head, { location, line }, cause) {
      head.following += 1
      if (cause.kind === 'import' && location !== null) spoil(location, head)
      if (cause.kind !== 'syntax' || head.cause.kind !== 'syntax' || head.cause.unbalanced) return
      if (location === null || head.lastLine === null) return
      byLine.get(lineKey(location, head.lastLine))?.pop()
      head.lastLine = line
      endRow(head, location)
    },
  }
}

const lineKey = (file: string, line: number) => `${line} ${file}`

function first(heads: readonly (Head | undefined)[]): Head | null {
  let found: Head | null = null
  for (const head of heads)
    if (head !== undefined && (found === null || head.order < found.order)) found = head
  return found
}
