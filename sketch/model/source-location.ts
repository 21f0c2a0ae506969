/** A path from the project's folder, with forward slashes; line and column from 1. */
export interface SourceLocation {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A stretch of a file, in UTF-16 offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}
