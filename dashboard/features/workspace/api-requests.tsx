import type { ApiRequest } from '@mosaygent/contract'
import { clsx } from 'clsx'
import { Disclosure, RelativeTime } from '#ui'
import { texts } from './texts.ts'

const SHOWN = 10

/** The last calls that the server's log tells of. */
export function ApiRequests({ requests }: { requests: readonly ApiRequest[] }) {
  if (requests.length === 0) return null
  const shown = requests.slice(0, SHOWN)
  return (
    <Disclosure
      summary={texts.requests.title(shown.length)}
      className="type-small border-t border-line pt-2.5"
      summaryClassName="text-ink-3"
    >
      <ul className="mt-1.5 grid gap-1">
        {shown.map(({ method, path, status, duration_ms: duration, at }, index) => (
          <li key={`${at} ${String(index)}`} className="flex min-w-0 items-baseline gap-2">
            <code
              className={clsx(
                'shrink-0 tabular-nums',
                status >= 500 ? 'text-bad-ink' : status >= 400 ? 'text-warn-ink' : 'text-ink-2',
              )}
            >
              {status}
            </code>
            <code className="min-w-0 truncate" title={`${method} ${path}`}>
              {method} {path}
            </code>
            <span className="ml-auto shrink-0 text-ink-3 tabular-nums">
              {duration === null ? null : `${texts.requests.took(duration)}, `}
              <RelativeTime iso={at} />
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
