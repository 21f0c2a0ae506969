import { Fragment } from 'react'
import type { ReactNode } from 'react'

export interface FactRow {
  label: string
  value: ReactNode
}

interface FactListProps {
  rows: readonly FactRow[]
  /** For a card as wide as the page: two facts a line where there is room, or half of it would be empty. */
  paired?: boolean
}

/** Label and value, a row of at least 36 px each, hairlines between. */
export function FactList({ rows, paired = false }: FactListProps) {
  const columns = paired
    ? 'grid-cols-[112px_minmax(0,1fr)] wide:grid-cols-[112px_minmax(0,1fr)_136px_minmax(0,1fr)]'
    : 'grid-cols-[112px_minmax(0,1fr)]'
  return (
    <dl className={`grid ${columns}`}>
      {rows.map((row, index) => {
        const line =
          index === 0
            ? ''
            : paired && index === 1
              ? 'border-t border-line wide:border-t-0'
              : 'border-t border-line'
        const isSecond = paired && index % 2 === 1
        // the line below the last pair is as wide as those above it
        const isAlone = paired && index === rows.length - 1 && !isSecond
        return (
          <Fragment key={row.label}>
            <dt className={`py-1 text-ink-3 ${line} ${isSecond ? 'wide:pl-6' : ''}`}>
              {/* in the middle of one line, and beside the first of several */}
              <span className="flex h-full max-h-8 min-h-7 items-center">{row.label}</span>
            </dt>
            <dd
              className={`flex min-h-9 min-w-0 items-center gap-[7px] py-1 ${line} ${isAlone ? 'wide:col-span-3' : ''}`}
            >
              {row.value}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}
