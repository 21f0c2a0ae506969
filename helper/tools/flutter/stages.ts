import type { StartStage } from '@mosaygent/contract'

/** What the tool prints while it waits: one Flutter command at a time prepares itself. */
export const STARTUP_LOCK = /release the startup lock/

const TEXTS: Record<StartStage, string> = {
  'reading-source': 'Reading your source',
  preparing: 'Preparing Flutter',
  'waiting-for-lock': 'Waiting for another Flutter command',
  resolving: 'Resolving dependencies',
  downloading: 'Downloading Flutter parts',
  compiling: 'Compiling for the web',
  ready: 'Ready',
}

/** By what the tool prints before its first message. */
const STAGES: readonly (readonly [RegExp, StartStage])[] = [
  [STARTUP_LOCK, 'waiting-for-lock'],
  [/^(Downloading packages|Resolving dependencies)/, 'resolving'],
  [/^(Downloading|Expanding downloaded archive|\[\d+\/\d+\])/, 'downloading'],
  [/^(Building flutter tool|Got dependencies|Changed \d+ dependenc)/, 'preparing'],
]

/** The stage that a line of output announces, or null. */
export function stageOf(line: string): StartStage | null {
  const found = STAGES.find(([pattern]) => pattern.test(line.trim()))
  return found === undefined ? null : found[1]
}

/** The stage in words for people. */
export const stageText = (stage: StartStage): string => TEXTS[stage]

/** What a person can do about a stage that waits for something outside; null: nothing needs to be done. */
export function adviceOn(stage: StartStage): string | null {
  if (stage !== 'waiting-for-lock') return null
  return 'It is often one of an editor or a terminal. This goes on by itself when that one is done; end it there to go on at once.'
}
