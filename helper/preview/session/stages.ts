/** What a tool says that may not begin yet: one Flutter command at a time prepares itself. */
export const STARTUP_LOCK = /release the startup lock/

const LOCKED = 'Waiting for another Flutter command'

/** What the tool's prose before the first message says it is doing, in words for people. */
const STAGES: readonly (readonly [RegExp, string])[] = [
  [STARTUP_LOCK, LOCKED],
  [/^(Downloading packages|Resolving dependencies)/, 'Resolving dependencies'],
  [/^(Downloading|Expanding downloaded archive|\[\d+\/\d+\])/, 'Downloading Flutter parts'],
  [/^(Building flutter tool|Got dependencies|Changed \d+ dependenc)/, 'Preparing Flutter'],
]

/** The stage that a line of output announces, or null. */
export function stageOf(line: string): string | null {
  const found = STAGES.find(([pattern]) => pattern.test(line.trim()))
  return found === undefined ? null : found[1]
}

/** What a person can do about a stage that waits for something outside; null: nothing needs to be done. */
export function adviceOn(stage: string): string | null {
  if (stage !== LOCKED) return null
  return 'It is often one of an editor or a terminal. This goes on by itself when that one is done; end it there to go on at once.'
}
