import { Link, useMatchRoute } from '@tanstack/react-router'
import { useConnectionWords } from '#helper-ui'
import type { ConnectionWords } from '#helper-ui'
import { StatusDot, Tooltip } from '#ui'
import { FOOTER_TEXTS } from './footer-texts.ts'

/** Whether the helper answers. While a check runs the old state stays; before the first answer there is none. */
export function ConnectionIndicator({ rail }: { rail: boolean }) {
  const connection = useConnectionWords()
  const { words, detail } = shown(connection)
  // the Doctor is a part of what the helper's page is about
  const within = useMatchRoute()({ to: '/doctor' }) !== false
  const name = detail === null ? words : `${words}. ${detail}`
  const link = (
    <Link
      to="/api"
      aria-current={within ? 'true' : undefined}
      aria-label={rail ? name : undefined}
      className={`flex items-center rounded-[9px] border border-line bg-surface py-2 text-ink no-underline transition-colors duration-[120ms] hover:border-edge aria-[current]:border-accent ${rail ? 'flex-col gap-1.5 px-1 text-center' : 'gap-2.5 px-2.5'}`}
    >
      <StatusDot tone={connection.tone} />
      <span
        className={
          rail ? 'grid min-w-0 gap-0.5' : 'flex min-w-0 flex-1 items-baseline gap-2 whitespace-nowrap'
        }
      >
        {/* what is unusual about the connection is explained on its own page */}
        <span aria-live="polite" className={rail ? 'text-xs leading-4 font-[550]' : 'type-strong'}>
          {words}
        </span>
        {detail === null ? null : (
          <span className={`type-small min-w-0 text-ink-3 ${rail ? '' : 'ml-auto truncate'}`}>{detail}</span>
        )}
      </span>
    </Link>
  )
  // the cause in one sentence; the page that it leads to says it too, with the way out
  const cause = connection.remedy === null ? null : connection.title
  return (
    <Tooltip
      text={rail ? [name, cause].filter((part) => part !== null).join(': ') : cause}
      silent={!rail && cause === null}
      side="right"
    >
      {link}
    </Tooltip>
  )
}

function shown({ badge, short }: ConnectionWords): { words: string; detail: string | null } {
  switch (badge) {
    case 'Not checked':
      return { words: FOOTER_TEXTS.looking, detail: null }
    case 'Not connected':
      return { words: FOOTER_TEXTS.notConnected, detail: FOOTER_TEXTS.clickToFix }
    case 'Connected':
      return { words: FOOTER_TEXTS.connected, detail: short }
  }
}
