import { stripVTControlCharacters } from 'node:util'
import type { CompileError, RelatedPlace, Reply } from '@mosaygent/contract'
import { createLineRedactor } from '../../redaction/index.ts'
import { readCodeFrame } from './code-frame.ts'
import { type Diagnostic, readDiagnostics, type Related } from './diagnostics.ts'
import { foldDiagnostics } from './fold.ts'
import { mergeTwins } from './twins.ts'
import { locate } from './locate.ts'

/** A broken import yields hundreds; the first ones hold the cause. */
const KEPT = 200

export interface ErrorList {
  /**
   * Reads one compile's output and replaces the list with what it holds; resolves with how many errors there are.
   * Of a compile that failed without naming an error (the compiler's own faults), the whole output is the error.
   */
  replace(project: string, lines: readonly string[], failed: boolean): Promise<number>
  clear(): void
  answer(): Reply<'flutterErrors'>
}

/** The errors of the newest compile, as text and as data; they outlive the process. */
export function createErrorList(onChange: () => void): ErrorList {
  let errors: string[] = []
  let parsed: CompileError[] = []
  let generation = 0

  const set = (texts: string[], data: CompileError[]) => {
    const same = texts.length === errors.length && texts.every((text, index) => text === errors[index])
    errors = texts
    parsed = data
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
      const data = await Promise.all(
        foldDiagnostics(kept).map(async (diagnostic): Promise<CompileError> => {
          const { location, line, column, message, count, following } = diagnostic
          const place = location === null ? null : locate(project, location)
          const frame = await readCodeFrame(place?.path ?? null, line)
          const related = relatedIn(project, diagnostic.related)
          const file = place?.file ?? null
          return { file, line, column, message, frame, count, following, related }
        }),
      )
      if (mine !== generation) return all.length
      const texts = kept.map((diagnostic) => diagnostic.text)
      if (all.length > KEPT) texts.push(`${all.length - KEPT} more errors are not shown.`)
      set(texts, data)
      return all.length
    },
    clear() {
      generation += 1
      set([], [])
    },
    answer: () => ({ errors, parsed }),
  }
}

/** Said at each compile, whether it fails or not. */
const NOISE = /^(Warning: In index\.html|Failed to (re)?compile application)/
const OUTPUT_LINES = 40

function wholeOutput(lines: readonly string[]): Diagnostic[] {
  const said = lines.filter((line) => line.trim() !== '' && !NOISE.test(line)).slice(0, OUTPUT_LINES)
  const [message] = said
  return message === undefined
    ? []
    : [{ location: null, line: null, column: null, message, text: said.join('\n'), related: [] }]
}

/** Undefined, not empty: most errors speak of one place alone. */
function relatedIn(project: string, related: readonly Related[]): RelatedPlace[] | undefined {
  if (related.length === 0) return undefined
  return related.map(({ location, line, column, message }) => {
    const file = location === null ? null : locate(project, location).file
    return { file, line, column, message }
  })
}
