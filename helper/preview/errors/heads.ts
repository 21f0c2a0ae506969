import type { Cause } from './cause.ts'
import type { PrintedDiagnostic } from './diagnostics.ts'

/** An error that others may follow from. */
export interface Head {
  diagnostic: PrintedDiagnostic
  count: number
  following: number
  /** Its index among all heads: of several possible causes the first counts. */
  readonly order: number
  readonly cause: Cause
  /** The last line of a series of syntax errors. */
  lastLine: number | null
}

export interface Heads {
  /** In order. */
  readonly all: readonly Head[]
  add(diagnostic: PrintedDiagnostic, cause: Cause): Head
  /** The error that causes this one; null: none. */
  above(diagnostic: PrintedDiagnostic, cause: Cause): Head | null
  /** Folds an error under a head that `above` returned for it. */
  foldUnder(head: Head, diagnostic: PrintedDiagnostic, cause: Cause): void
}

/** Within how many lines of a syntax error the next one may follow from it. */
const OUT_OF_STEP = 3

/** Heads are indexed by what causes other errors, so that thousands of errors take linear time. */
export function createHeads(): Heads {
  const all: Head[] = []
  const byTarget = new Map<string, Head>()
  const byName = new Map<string, Head>()
  /** By file, its first missing import: any name that is missing in the file may come from it. */
  const byBrokenImport = new Map<string, Head>()
  const byUnbalanced = new Map<string, Head>()
  const byLine = new Map<string, Head[]>()

  const breakImports = (file: string, head: Head) => {
    const known = byBrokenImport.get(file)
    if (known === undefined || head.order < known.order) byBrokenImport.set(file, head)
  }
  /** Indexes a series of syntax errors by the line of its last one. */
  const endSeries = (head: Head, file: string) => {
    if (head.lastLine === null) return
    const key = lineKey(file, head.lastLine)
    const there = byLine.get(key)
    if (there === undefined) byLine.set(key, [head])
    else there.push(head)
  }
  const seriesAround = (file: string, line: number) =>
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
      if (cause.kind === 'import') breakImports(location, head)
      if (cause.kind === 'syntax' && cause.unbalanced) byUnbalanced.set(location, head)
      else if (cause.kind === 'syntax') endSeries(head, location)
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
            here((file) => byBrokenImport.get(file)),
            here((file) => byUnbalanced.get(file)),
          ])
        case 'syntax':
          return first([
            here((file) => byUnbalanced.get(file)),
            ...(line === null ? [] : (here((file) => seriesAround(file, line)) ?? [])),
          ])
        case 'other':
          return null
      }
    },
    foldUnder(head, { location, line }, cause) {
      head.following += 1
      if (cause.kind === 'import' && location !== null) breakImports(location, head)
      if (cause.kind !== 'syntax' || head.cause.kind !== 'syntax' || head.cause.unbalanced) return
      if (location === null || head.lastLine === null) return
      byLine.get(lineKey(location, head.lastLine))?.pop()
      head.lastLine = line
      endSeries(head, location)
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
