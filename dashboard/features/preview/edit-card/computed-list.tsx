import type { Computed } from '@mosaygent/contract'
import { texts } from './texts.ts'

/** Values that are no literals: what they are, and as they are written. */
export function ComputedList({ computed }: { computed: readonly Computed[] }) {
  if (computed.length === 0) return null
  return (
    <dl className="grid gap-1.5" aria-label={texts.computed}>
      {computed.map(({ path, what, written }) => (
        <div key={path.join(' ')}>
          <dt className="type-small text-ink-2">
            {texts.label(path)}
            <span className="text-ink-3">{`, ${texts.what[what]}`}</span>
          </dt>
          <dd className="type-code [overflow-wrap:anywhere]">{written}</dd>
        </div>
      ))}
    </dl>
  )
}
