import { stripVTControlCharacters } from 'node:util'
import type { Diagnostic, NotForWeb, RelatedLocation } from '@mosaygent/contract'
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

/** The errors in the output of one compile, as text and as data. */
export interface CompileErrors {
  readonly texts: string[]
  readonly parsed: Diagnostic[]
  readonly notForWeb: NotForWeb[]
  /** Of all, also of those that are left out. */
  readonly count: number
}

/**
 * Reads the errors in the output of one compile of a project. When it failed without an error (a fault of the compiler
 * itself), the whole output counts as the error.
 */
export async function readCompileErrors(
  project: string,
  lines: readonly string[],
  failed: boolean,
): Promise<CompileErrors> {
  const redact = createLineRedactor()
  const plain = lines.map((line) => redact(stripVTControlCharacters(line)))
  const named = mergeTwins(readDiagnostics(plain))
  const all = named.length === 0 && failed ? wholeOutput(plain) : named
  const kept = all.slice(0, KEPT)
  const { packages } = kept.length === 0 ? { packages: [] } : await localPackages(project)
  const parsed = await Promise.all(
    foldDiagnostics(kept).map(async (diagnostic): Promise<Diagnostic> => {
      const { location, line, column, message, count, following } = diagnostic
      const located = location === null ? null : locate(project, location, packages)
      const frame = await readCodeFrame(located?.path ?? null, line)
      const related = relatedIn(project, diagnostic.related, packages)
      const file = located?.file ?? null
      return { file, line, column, message, frame, count, following, related }
    }),
  )
  const texts = kept.map((diagnostic) => diagnostic.text)
  if (all.length > KEPT) texts.push(`${all.length - KEPT} more errors are not shown.`)
  return { texts, parsed, notForWeb: await findNotForWeb(project, kept), count: all.length }
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
