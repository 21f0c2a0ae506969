import { PageNote } from '../preview-pane/page-note.tsx'
import type { Limit } from './live-limit.ts'
import { texts } from './texts.ts'

/** Why not every frame of the sheet is live; nothing where all are. */
export function LimitNote({ limit, frames }: { limit: Limit; frames: number }) {
  if (frames <= limit.most) return null
  return <PageNote tone="warn" title={limitWords(limit) ?? ''} detail="" />
}

/** Null: nothing limits. */
export function limitWords(limit: Limit): string | null {
  const { most } = limit
  switch (limit.because) {
    case 'nothing':
      return null
    case 'memory':
      return texts.limit.memory(most, limit.gb)
    case 'used':
      return texts.limit.used(most, limit.percent, limit.live)
    case 'slow':
      return texts.limit.slow(most, limit.seconds)
    case 'connections':
      return texts.limit.connections(most)
  }
}
