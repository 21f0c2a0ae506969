/** A run configuration as a file has it: paths and variables as they are written. */
export interface FoundConfiguration {
  readonly name: string
  /** The Dart file that it begins with; null: it does not say. */
  readonly program: string | null
  /** The folder that it runs in; null: it does not say. */
  readonly cwd: string | null
  /** Arguments of `flutter run`. */
  readonly args: readonly string[]
  readonly leftOut: readonly { readonly what: string; readonly why: string }[]
}

/** What a file with run configurations holds. */
export interface FoundConfigurations {
  readonly configurations: readonly FoundConfiguration[]
  /** What of it was passed over, in one sentence; null: nothing. */
  readonly note: string | null
  /** The note is about a mistake in the file. */
  readonly broken?: true
}

/** More than anybody chooses from. */
export const MOST_CONFIGURATIONS = 200
