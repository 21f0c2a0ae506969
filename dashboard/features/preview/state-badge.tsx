import { Badge } from '#ui'
import type { Preview } from './controller/use-preview.ts'
import { barTexts } from './texts.ts'

/**
 * `Running` as long as the process lives, else `Stopped`; what is on its way stands beside it. Of a helper that is lost
 * it is what was said last, without the colour of a fact.
 */
export function StateBadge({ preview }: { preview: Preview }) {
  const { status } = preview
  const lost = preview.lost || preview.asking
  if (!status) return null
  const word = lost ? barTexts.lastKnown : onTheWay(preview)
  const tone = status.running && !lost ? (word === null ? 'good' : 'warn') : 'neutral'
  return (
    <span className="flex items-center gap-2">
      <Badge tone={tone} dot>
        {status.running ? barTexts.state.running : barTexts.state.stopped}
      </Badge>
      {word === null ? null : <span className="type-small text-ink-3">{word}</span>}
    </span>
  )
}

function onTheWay({ status, starting, flow }: Preview): string | null {
  if (flow.phase.kind === 'stopping') return barTexts.onTheWay.stopping
  if (!starting) return null
  if (status?.running !== true) return barTexts.onTheWay.starting
  // a sketch compiles nothing
  return status.engine === 'sketch' ? barTexts.onTheWay.reading : barTexts.onTheWay.compiling
}
