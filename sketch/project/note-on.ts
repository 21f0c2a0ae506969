import { locationOf } from './location-of.ts'
import type { SourceFile } from './source-file.ts'

/** A note for the picture about a file, as far as it was read. */
export function noteOn(file: string, { unit, verdict, tooLarge }: SourceFile): string[] {
  if (verdict?.kind === 'bad') {
    return verdict.errors
      .slice(0, 1)
      .map((error) => `${file}:${error.line} does not compile: ${error.message}`)
  }
  const gaps = verdict?.kind === 'good' ? verdict.unread : 0
  const unread = tooLarge ? 1 : gaps + (verdict === null ? 0 : unit.passedOver)
  const deep = unit.tooDeep.map(
    (start) => `${file}:${locationOf('', file, unit, start).line} nests too deep to be read`,
  )
  if (unread === 0) return deep
  const line = verdict?.kind === 'good' ? verdict.line : undefined
  const first = line === undefined ? '' : unread === 1 ? `, at line ${line}` : `, the first at line ${line}`
  return [`${unread} ${unread === 1 ? 'part' : 'parts'} of ${file} could not be read${first}`, ...deep]
}
