/** What the tool's prose before the first message says it is doing, in words for people. */
const STAGES: readonly (readonly [RegExp, string])[] = [
  [/release the startup lock/, 'Waiting for another Flutter command'],
  [/^(Downloading packages|Resolving dependencies)/, 'Resolving dependencies'],
  [/^(Downloading|Expanding downloaded archive|\[\d+\/\d+\])/, 'Downloading Flutter parts'],
  [/^(Building flutter tool|Got dependencies|Changed \d+ dependenc)/, 'Preparing Flutter'],
]

/** The stage that a line of output announces, or null. */
export function stageOf(line: string): string | null {
  const found = STAGES.find(([pattern]) => pattern.test(line.trim()))
  return found === undefined ? null : found[1]
}
