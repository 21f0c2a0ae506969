import { Link } from '@tanstack/react-router'
import { Flame } from 'lucide-react'
import { Badge } from '#ui'
import { DRIFT } from './texts.ts'
import { useDrift } from './use-drift.ts'

/** On other pages: that the files do not point where they should, and the way to see it. Nothing while they do. */
export function DriftMark() {
  const drift = useDrift()
  if (drift.kind !== 'known' || drift.odd === 0) return null
  const words = DRIFT.differ(drift.odd)
  return (
    <Link to="/firebase" aria-label={DRIFT.mark(words)} className="no-underline">
      <Badge tone="warn" icon={<Flame aria-hidden="true" className="size-3.5!" />}>
        <span className="hidden wide:inline">{words}</span>
        <span className="wide:hidden">{DRIFT.differShort(drift.odd)}</span>
      </Badge>
    </Link>
  )
}
