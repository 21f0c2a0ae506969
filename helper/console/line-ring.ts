import type { ConsoleLine } from '@mosaygent/contract'

/** Lines are dropped above the limits times this, so that a busy console does not copy all of them at each line. */
const SLACK = 1.2

export interface RingLimits {
  readonly lines: number
  readonly characters: number
}

/** The newest lines, oldest first. */
export function createLineRing(limits: RingLimits) {
  let kept: ConsoleLine[] = []
  let characters = 0

  const cut = () => {
    let from = Math.max(0, kept.length - limits.lines)
    for (const line of kept.slice(0, from)) characters -= line.text.length
    for (; characters > limits.characters; from += 1) characters -= kept[from]?.text.length ?? 0
    kept = kept.slice(from)
  }
  return {
    add(line: ConsoleLine): void {
      kept.push(line)
      characters += line.text.length
      if (kept.length > limits.lines * SLACK || characters > limits.characters * SLACK) cut()
    },
    lines: (): readonly ConsoleLine[] => kept,
  }
}
