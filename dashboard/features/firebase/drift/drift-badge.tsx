import { Link } from '@tanstack/react-router'
import { Flame } from '#icons'
import { Badge } from '#ui'
import { DRIFT } from './texts.ts'
import { useDrift } from './use-drift.ts'

/** On other pages: says that the files do not match, and links to them. Nothing while they match. */
export function DriftBadge() {
  const drift = useDrift()
  if (drift.kind !== 'known' || drift.mismatches === 0) return null
  const words = DRIFT.differ(drift.mismatches)
  return (
    <Link to="/firebase" aria-label={DRIFT.badge(words)} className="no-underline">
      <Badge tone="warn" icon={<Flame aria-hidden="true" className="size-3.5!" />}>
        <span className="hidden wide:inline">{words}</span>
        <span className="wide:hidden">{DRIFT.differShort(drift.mismatches)}</span>
      </Badge>
    </Link>
  )
}
