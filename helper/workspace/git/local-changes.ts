/** How many files are named; the others are counted. */
const NAMED = 3

interface LocalChanges {
  /** Paths from the repository's root that git knows. */
  readonly tracked: readonly string[]
  /** How many files are new to git. */
  readonly untracked: number
}

/** Why a switch is refused; counts as the card's row does: what git knows, and apart from it what is new. */
export function describeLocalChanges({ tracked, untracked }: LocalChanges): string {
  const one = tracked.length === 1
  const files = one ? '1 file has' : `${tracked.length} files have`
  const rest =
    untracked === 0
      ? ''
      : untracked === 1
        ? ' 1 new file would stay as it is.'
        : ` ${untracked} new files would stay as they are.`
  return `${files} local changes: ${nameFiles(tracked)}. Commit or stash ${one ? 'it' : 'them'}, then switch.${rest}`
}

/** The files that git says it would overwrite: it lists each on a line of its own behind a tab. */
export function overwrittenFiles(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('\t'))
    .map((line) => line.slice(1))
}

/** `a, b and 2 more`; names are data, so no control characters. */
export function nameFiles(paths: readonly string[]): string {
  const names = paths.slice(0, NAMED).map((path) => path.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200))
  const more = paths.length - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
