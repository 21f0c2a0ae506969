import { Link } from '@tanstack/react-router'
import { Flame } from 'lucide-react'
import { Badge } from '#ui'
import { differWords, useDrift } from './use-drift.ts'

/** On other pages: that the files do not point where they should, and the way to see it. Nothing while they do. */
export function DriftMark() {
  const drift = useDrift()
  if (drift.kind !== 'known' || drift.odd === 0) return null
  const words = differWords(drift.odd)
  return (
    <Link to="/firebase" aria-label={`Firebase: ${words}`} className="no-underline">
      <Badge tone="warn" icon={<Flame aria-hidden="true" className="size-3.5!" />}>
        <span className="hidden wide:inline">{words}</span>
        <span className="wide:hidden">{drift.odd === 1 ? '1 differs' : `${drift.odd} differ`}</span>
      </Badge>
    </Link>
  )
}
