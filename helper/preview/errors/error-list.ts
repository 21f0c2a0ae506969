import { stripVTControlCharacters } from 'node:util'
import type { Diagnostic, NotForWeb, RelatedLocation, Reply } from '@mosaygent/contract'
import { createLineRedactor } from '../../redaction/index.ts'
import { readCodeFrame } from './code-frame.ts'
import { type PrintedDiagnostic, readDiagnostics, type PrintedLocation } from './diagnostics.ts'
import { foldDiagnostics } from './fold.ts'
import { type LocalPackage, localPackages } from '../watch/local-packages.ts'
import { mergeTwins } from './twins.ts'
import { locate } from './locate.ts'
import { findNotForWeb } from './not-for-web.ts'

/** A broken import causes hundreds of errors; the first ones show the cause. */
const KEPT = 200

export interface ErrorList {
  /**
   * Replaces the list with the errors in the output of one compile; resolves with their number. When a compile failed
   * without an error (a fault of the compiler itself), the whole output counts as the error.
   */
  replace(project: string, lines: readonly string[], failed: boolean): Promise<number>
  clear(): void
  answer(): Reply<'flutterErrors'>
}

/** The errors of the newest compile, as text and as data; they stay after the process has ended. */
export function createErrorList(onChange: () => void): ErrorList {
  let errors: string[] = []
  let parsed: Diagnostic[] = []
  let notForWeb: NotForWeb[] = []
  let generation = 0

  const set = (texts: string[], data: Diagnostic[], lacking: NotForWeb[]) => {
    const same = texts.length === errors.length && texts.every((text, index) => text === errors[index])
    errors = texts
    parsed = data
    notForWeb = lacking
    if (!same) onChange()
  }

  return {
    async replace(project, lines, failed) {
      generation += 1
      const mine = generation
      const redact = createLineRedactor()
      const plain = lines.map((line) => redact(stripVTControlCharacters(line)))
      const named = mergeTwins(readDiagnostics(plain))
      const all = named.length === 0 && failed ? wholeOutput(plain) : named
      const kept = all.slice(0, KEPT)
      const { packages } = kept.length === 0 ? { packages: [] } : await localPackages(project)
      const data = await Promise.all(
        foldDiagnostics(kept).map(async (diagnostic): Promise<Diagnostic> => {
          const { location, line, column, message, count, following } = diagnostic
          const located = location === null ? null : locate(project, location, packages)
          const frame = await readCodeFrame(located?.path ?? null, line)
          const related = relatedIn(project, diagnostic.related, packages)
          const file = located?.file ?? null
          return { file, line, column, message, frame, count, following, related }
        }),
      )
      const lacking = await findNotForWeb(project, kept)
      if (mine !== generation) return all.length
      const texts = kept.map((diagnostic) => diagnostic.text)
      if (all.length > KEPT) texts.push(`${all.length - KEPT} more errors are not shown.`)
      set(texts, data, lacking)
      return all.length
    },
    clear() {
      generation += 1
      set([], [], [])
    },
    answer: () => ({ errors, parsed, not_for_web: notForWeb }),
  }
}

/** Printed at each compile, whether it fails or not. */
const NOISE = /^(Warning: In index\.html|Failed to (re)?compile application)/
const OUTPUT_LINES = 40

function wholeOutput(lines: readonly string[]): PrintedDiagnostic[] {
  const output = lines.filter((line) => line.trim() !== '' && !NOISE.test(line)).slice(0, OUTPUT_LINES)
  const [message] = output
  return message === undefined
    ? []
    : [{ location: null, line: null, column: null, message, text: output.join('\n'), related: [] }]
}

/** Undefined rather than empty, because most errors have one location. */
function relatedIn(
  project: string,
  related: readonly PrintedLocation[],
  packages: readonly LocalPackage[],
): RelatedLocation[] | undefined {
  if (related.length === 0) return undefined
  return related.map(({ location, line, column, message }) => {
    const file = location === null ? null : locate(project, location, packages).file
    return { file, line, column, message }
  })
}
