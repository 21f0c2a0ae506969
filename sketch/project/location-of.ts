import path from 'node:path'
import type { SourceUnit } from '../model/declaration.ts'
import type { SourceLocation } from '../model/source-location.ts'

/** Where an offset of a file stands, as people are told it. */
export function locationOf(
  directory: string,
  file: string,
  { lineStarts }: SourceUnit,
  offset: number,
): SourceLocation {
  const after = lineStarts.findIndex((start) => start > offset)
  const line = after === -1 ? lineStarts.length : after
  const relative = path.relative(directory, file).split(path.sep).join('/')
  return { file: relative, line, column: offset - (lineStarts[line - 1] ?? 0) + 1 }
}
