import { plainText } from '../../redaction/index.ts'
import { readDiagnostics } from '../errors/diagnostics.ts'
import type { ErrorList } from '../errors/error-list.ts'
import type { Run, Stream } from './run.ts'

export interface FirstCompileDeps {
  readonly errors: ErrorList
  /** For the rest of an error's lines to come, in ms. */
  readonly settleMs: number
  /** The number of errors of a run is another one now. */
  readonly onErrors: (run: Run) => void
  readonly onTrouble: (error: unknown) => void
}

/**
 * Reads the errors of a start while they are written: the tool goes on for half a minute after the first one, and ends
 * only then. One that names a place in the source cannot be followed by success.
 */
export interface FirstCompile {
  heard(run: Run, stream: Stream): void
  /** How many errors this run's first compile has named so far. */
  errorsOf(run: Run): number
}

export function createFirstCompile({
  errors,
  settleMs,
  onErrors,
  onTrouble,
}: FirstCompileDeps): FirstCompile {
  const counts = new WeakMap<Run, number>()
  let timer: NodeJS.Timeout | null = null

  const read = async (run: Run) => {
    const lines = run.compileOutput()
    const named = readDiagnostics(lines.map(plainText)).some(({ line }) => line !== null)
    if (!named || run.isOver()) return
    const found = await errors.replace(run.project, lines, false)
    if (found === counts.get(run) || run.isOver()) return
    counts.set(run, found)
    onErrors(run)
  }

  return {
    heard(run, stream) {
      if (stream !== 'err' || run.compileOutput().length === 0) return
      timer ??= setTimeout(() => {
        timer = null
        read(run).catch(onTrouble)
      }, settleMs)
    },
    errorsOf: (run) => counts.get(run) ?? 0,
  }
}
