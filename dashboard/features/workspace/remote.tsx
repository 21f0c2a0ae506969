import type { GitFacts } from '@mosaygent/contract'
import { RelativeTime } from '#ui'
import { LongPath } from './long-path.tsx'
import { texts } from './texts.ts'

/** Where a repository came from and when that was asked last; or why there is nothing to fetch. */
export function Remote({ git }: { git: GitFacts }) {
  if (git.remote === undefined) {
    return <span className="min-w-0 text-ink-3">{texts.card.noRemote}</span>
  }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <LongPath path={git.remote} />
      <Asked git={git} />
    </span>
  )
}

function Asked({ git: { fetched_at: fetched, fetch_failed_at: failed } }: { git: GitFacts }) {
  const at = failed ?? fetched
  if (at === undefined) return null
  return (
    <span className="type-small text-ink-3">
      {failed === undefined ? texts.card.asked : texts.card.askingFailed} <RelativeTime iso={at} />
    </span>
  )
}
