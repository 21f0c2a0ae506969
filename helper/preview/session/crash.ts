import { plainText } from '../../redaction/index.ts'
import type { ErrorList } from '../errors/error-list.ts'
import { describeEnding } from './endings.ts'
import type { Run } from './run.ts'

export interface Crash {
  /** One sentence with the next step. */
  readonly message: string
  /** Null when a signal ended it, or when it never began. */
  readonly exitCode: number | null
  /** How many errors a start that did not compile left; null: it ended for another reason. */
  readonly compileErrors: number | null
  /** Oldest first. */
  readonly lastLines: readonly string[]
}

const LAST_LINES = 20
const LINE_LENGTH = 2_000

const COMPILE_FAILED = /^Failed to compile application/m

/** Why a run ended by itself. A first compile that failed leaves its errors in the list. */
export async function explainCrash(run: Run, starting: boolean, errors: ErrorList): Promise<Crash> {
  const ending = await run.ended
  const lines = run.compileOutput()
  // a run that ended before the compile says nothing about the code, so the list of errors stays
  const refused = starting && COMPILE_FAILED.test(lines.join('\n'))
  const found = starting && lines.length > 0 ? await errors.replace(run.project, lines, refused) : 0
  const name = run.engine.kind === 'flutter' ? 'Flutter' : 'The sketch preview'
  return {
    message: describeEnding({ ending, lines: run.tail(), errors: found, name }),
    compileErrors: refused ? found : null,
    exitCode: ending.kind === 'exit' ? ending.code : null,
    lastLines: run
      .tail()
      .map((line) => plainText(line).slice(0, LINE_LENGTH))
      .filter((line) => line.trim() !== '')
      .slice(-LAST_LINES),
  }
}
