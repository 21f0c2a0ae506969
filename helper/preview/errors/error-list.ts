import { stripVTControlCharacters } from 'node:util'
import type { CompileError, Reply } from '@mosaygent/contract'
import { readCodeFrame } from './code-frame.ts'
import { readDiagnostics } from './diagnostics.ts'
import { locate } from './locate.ts'

/** A broken import yields hundreds; the first ones hold the cause. */
const KEPT = 200

export interface ErrorList {
  /** Reads one compile's output and replaces the list with what it holds; resolves with how many errors there are. */
  replace(project: string, lines: readonly string[]): Promise<number>
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
    async replace(project, lines) {
      generation += 1
      const mine = generation
      const all = readDiagnostics(lines.map((line) => stripVTControlCharacters(line)))
      const kept = all.slice(0, KEPT)
      const data = await Promise.all(
        kept.map(async (diagnostic): Promise<CompileError> => {
          const { location, line, column, message } = diagnostic
          const place = location === null ? null : locate(project, location)
          const frame = await readCodeFrame(place?.path ?? null, line)
          return { file: place?.file ?? null, line, column, message, frame }
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
