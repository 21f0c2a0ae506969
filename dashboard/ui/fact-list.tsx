import { Fragment } from 'react'
import type { ReactNode } from 'react'

export interface FactRow {
  label: string
  value: ReactNode
}

/** Label and value, a row of at least 36 px each, hairlines between. */
export function FactList({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="grid grid-cols-[112px_minmax(0,1fr)]">
      {rows.map((row, index) => {
        const line = index === 0 ? '' : 'border-t border-line'
        return (
          <Fragment key={row.label}>
            <dt className={`py-1 text-ink-3 ${line}`}>
              {/* in the middle of one line, and beside the first of several */}
              <span className="flex h-full max-h-8 min-h-7 items-center">{row.label}</span>
            </dt>
            <dd className={`flex min-h-9 min-w-0 items-center gap-[7px] py-1 ${line}`}>{row.value}</dd>
          </Fragment>
        )
      })}
    </dl>
  )
}
