import { Link } from '@tanstack/react-router'
import { useConnection, useSessionRefusal } from '#helper-client'
import type { Connection } from '#helper-client'
import { StatusDot, Tooltip } from '#ui'

type Tone = 'neutral' | 'good' | 'bad' | 'warn'

/** Whether the helper answers. While a check runs the old state stays; before the first answer there is none. */
export function ConnectionIndicator({ rail }: { rail: boolean }) {
  const { tone, words, detail } = describe(useConnection(), useSessionRefusal())
  const name = detail === null ? words : `${words}. ${detail}`
  const link = (
    <Link
      to="/api"
      aria-label={rail ? name : undefined}
      className={`flex items-center gap-2.5 rounded-[9px] border border-line bg-surface py-2 text-ink no-underline transition-colors duration-[120ms] hover:border-edge ${rail ? 'h-[27px] justify-center' : 'px-2.5'}`}
    >
      <StatusDot tone={tone} />
      {rail ? null : (
        <span aria-live="polite" className="grid min-w-0">
          <span className="type-strong">{words}</span>
          {detail === null ? null : <span className="type-small text-ink-3">{detail}</span>}
        </span>
      )}
    </Link>
  )
  return rail ? (
    <Tooltip text={name} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

function describe(
  { connected, cause, checkedMs }: Connection,
  refusal: string | null,
): {
  tone: Tone
  words: string
  detail: string | null
} {
  if (checkedMs === null && !connected)
    return { tone: 'neutral', words: 'Looking for the helper', detail: null }
  if (!connected) return { tone: 'bad', words: 'Not connected', detail: 'Click to fix' }
  if (cause === 'not-our-helper') {
    return { tone: 'warn', words: 'Connected', detail: 'Another program may be answering' }
  }
  if (refusal !== null) return { tone: 'warn', words: 'Connected', detail: 'Not paired yet' }
  return { tone: 'good', words: 'Connected', detail: null }
}
