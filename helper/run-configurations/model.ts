import type { RunArguments } from './arguments/read-arguments.ts'

/** A run configuration of one app, with its values as they are: never sent to a page. */
export interface Configuration {
  readonly id: string
  readonly name: string
  /** The file it was read from, relative to the project directory; `own`: our settings. */
  readonly source: string
  /** Relative to the app, with forward slashes; null: `lib/main.dart`. */
  readonly target: string | null
  readonly flavor: string | null
  readonly defines: Readonly<Record<string, string>>
  /** Relative to the app, with forward slashes; absolute where the user wrote it so. */
  readonly defineFiles: readonly string[]
  readonly args: readonly string[]
  readonly proposed: boolean
  readonly leftOut: RunArguments['leftOut']
  readonly problems: readonly string[]
}

/** A file that was looked into. */
export interface LookedInto {
  readonly file: string
  readonly found: number
  readonly note: string | null
  /** `info`: nothing is wrong with the file. */
  readonly severity: 'warning' | 'info'
}

/** Where the app is. */
export interface AppPlace {
  /** The project directory, absolute. */
  readonly directory: string
  /** The app’s folder, absolute, within it. */
  readonly app: string
}
