/** A path from the project's folder, with forward slashes; line and column from 1. */
export interface SourceLocation {
  readonly file: string
  readonly line: number
  readonly column: number
}
