import { plainText } from '../../redaction/index.ts'
import { readDiagnostics } from '../errors/diagnostics.ts'
import type { ErrorList } from '../errors/error-list.ts'
import type { Run, Stream } from './run.ts'

export interface FirstCompileDeps {
  readonly errors: ErrorList
  /** How long to wait for the rest of an error's lines, in ms. */
  readonly settleMs: number
  /** The number of errors of a run has changed. */
  readonly onErrors: (run: Run) => void
  readonly onTrouble: (error: unknown) => void
}

/**
 * Reads the errors of a start while they are printed, because the tool runs for half a minute after the first one. An
 * error with a location in the source means that the start will fail.
 */
export interface FirstCompile {
  onLine(run: Run, stream: Stream): void
  /** How many errors this run's first compile has reported so far. */
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
    onLine(run, stream) {
      if (stream !== 'err' || run.compileOutput().length === 0) return
      timer ??= setTimeout(() => {
        timer = null
        read(run).catch(onTrouble)
      }, settleMs)
    },
    errorsOf: (run) => counts.get(run) ?? 0,
  }
}
