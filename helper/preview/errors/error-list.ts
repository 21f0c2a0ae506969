import type { Reply } from '@mosaygent/contract'
import { type CompileErrors, readCompileErrors } from './read-compile-errors.ts'

export interface ErrorList {
  /**
   * Replaces the list with the errors in the output of one compile; resolves with their number. When a compile failed
   * without an error (a fault of the compiler itself), the whole output counts as the error.
   */
  replace(project: string, lines: readonly string[], failed: boolean): Promise<number>
  clear(): void
  answer(): Reply<'flutterErrors'>
}

const NONE: Omit<CompileErrors, 'count'> = { texts: [], parsed: [], notForWeb: [] }

/** The errors of the newest compile, as text and as data; they stay after the process has ended. */
export function createErrorList(onChange: () => void): ErrorList {
  let errors = NONE
  let generation = 0

  const set = (next: Omit<CompileErrors, 'count'>) => {
    const before = errors.texts
    errors = next
    const same =
      next.texts.length === before.length && next.texts.every((text, index) => text === before[index])
    if (!same) onChange()
  }

  return {
    async replace(project, lines, failed) {
      generation += 1
      const mine = generation
      const found = await readCompileErrors(project, lines, failed)
      if (mine === generation) set(found)
      return found.count
    },
    clear() {
      generation += 1
      set(NONE)
    },
    answer: () => ({ errors: errors.texts, parsed: errors.parsed, not_for_web: errors.notForWeb }),
  }
}
