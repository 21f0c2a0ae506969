import type { Session } from '@mosaygent/contract'
import { Badge, Button, RelativeTime } from '#ui'
import { SESSIONS } from './texts.ts'

interface SessionRowProps {
  session: Session
  /** Why nobody can tell whether it is used now, nor end it; null: somebody can. */
  lost: string | null
  ending: boolean
  onEnd: () => void
}

/** One browser that may call, as a person knows it, and the way to end that. */
export function SessionRow({ session, lost, ending, onEnd }: SessionRowProps) {
  const { browser, origin, how, current } = session
  return (
    <li className="flex min-h-9 items-center gap-4 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="type-strong flex items-center gap-2">
          <span className="truncate">{browser}</span>
          {current ? <Badge tone="accent">{SESSIONS.current}</Badge> : null}
        </p>
        <p className="type-small truncate text-ink-3">
          <code>{origin}</code>, {SESSIONS.how[how]}.{' '}
          {current && lost === null ? (
            SESSIONS.usedNow
          ) : (
            <>
              {SESSIONS.used} <RelativeTime iso={session.last_used_at} />
            </>
          )}
          , {SESSIONS.since} <RelativeTime iso={session.created_at} />
        </p>
      </div>
      <Button
        size="small"
        busy={ending}
        disabledReason={lost}
        aria-label={SESSIONS.endOne(browser)}
        onClick={onEnd}
      >
        {SESSIONS.end}
      </Button>
    </li>
  )
}
