import type { FirebaseDifference } from '@mosaygent/contract'
import { FILES } from './texts.ts'

/** Values of before and after, a line each. */
export function Differences({ list }: { list: readonly FirebaseDifference[] }) {
  if (list.length === 0) return null
  return (
    <dl className="type-small grid grid-cols-[112px_minmax(0,1fr)] gap-x-2 gap-y-0.5">
      {list.map(({ name, before, after }) => (
        <div key={name} className="contents">
          <dt className="truncate text-ink-3" title={name}>
            {name}
          </dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {before === null ? null : <del className="inline-block max-w-full text-ink-3">{before}</del>}
            {before === null || after === null ? null : ' '}
            {after === null ? (
              <span className="text-ink-3"> {FILES.removed}</span>
            ) : (
              <ins className="inline-block max-w-full no-underline">{after}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
