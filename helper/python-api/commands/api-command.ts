import type { FoundApiCommand, Runner } from './found.ts'

/** A way to start the API, with its values as they are: never sent to a page. */
export interface ApiCommand {
  readonly id: string
  readonly name: string
  /** The file it was read from, relative to the API's folder with forward slashes; `own`: entered here. */
  readonly source: string
  readonly runner: Runner
  readonly program: string
  readonly args: readonly string[]
  /** The same without the values of variables, which may be secret. */
  readonly shownArgs: readonly string[]
  /** Absolute. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Absolute paths of files with further values. */
  readonly envFiles: readonly string[]
  /** Where its words have it answer; null: they do not say. */
  readonly port: number | null
  readonly health: string | null
  readonly likely: FoundApiCommand['likely']
  readonly leftOut: FoundApiCommand['leftOut']
  /** Why it is shown and not started, as a sentence; null: it can be. */
  readonly problem: string | null
}
