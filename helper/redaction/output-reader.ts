import { createLineReader } from './line-reader.ts'
import { createOutputRedactor } from './output-redactor.ts'
import { plainText } from './plain-text.ts'

export interface OutputReader {
  /** Bytes as they come, cut anywhere; or text, where its characters are whole already. */
  readonly push: (piece: Uint8Array | string) => void
  /** Hands on what is left without a line end. */
  readonly end: () => void
}

/**
 * One stream of a program's output as lines that may be kept, shown or sent: joined first, then without secrets, then
 * without colours. Blank lines are left out. Two streams have two readers: joined, they would cut each other's lines.
 */
export function createOutputReader(onLine: (line: string) => void): OutputReader {
  const redact = createOutputRedactor()
  const reader = createLineReader((line) => {
    const text = plainText(redact(line)).trimEnd()
    if (text.trim() !== '') onLine(text)
  })
  return {
    push: (piece) => reader.push(typeof piece === 'string' ? Buffer.from(piece) : piece),
    end: () => reader.end(),
  }
}
