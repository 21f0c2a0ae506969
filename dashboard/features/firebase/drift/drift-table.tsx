import { TriangleAlert } from '#icons'
import { Fragment } from 'react'
import { DRIFT, PLACE_NAME } from './texts.ts'
import { hasMismatch } from './drift-rows.ts'
import type { Cell, Configured, DriftRow } from './drift-rows.ts'

interface DriftTableProps {
  configured: Configured
  rows: readonly DriftRow[]
}

/** Every place that names a project, an app or a package; what differs from the first row is marked. */
export function DriftTable({ configured, rows }: DriftTableProps) {
  return (
    <div className="-mx-4 overflow-x-auto px-4" tabIndex={0} role="group" aria-label={DRIFT.title}>
      <table className="w-full min-w-[580px] border-collapse text-left">
        <thead>
          <tr>
            {DRIFT.head.map((name) => (
              <th key={name} scope="col" className="type-small h-8 pr-4 font-[450]! text-ink-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line">
            <th scope="row" className="type-strong h-9 pr-4 whitespace-nowrap">
              {DRIFT.configured}
            </th>
            <Value cell={{ text: configured.projectId, status: 'same' }} />
            <Value cell={null} />
            <Value
              cell={configured.bundleId === null ? null : { text: configured.bundleId, status: 'same' }}
              note={configured.iosBundleId === null ? undefined : DRIFT.onIos(configured.iosBundleId)}
            />
          </tr>
          {rows.map((row, index) => (
            // facts have no id of their own, and their order is the helper's
            <Fragment
              key={`${row.fact.source} ${row.fact.path ?? ''} ${row.fact.variant ?? ''} ${String(index)}`}
            >
              <Row row={row} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Its ground reaches a little past the lines, so that the words keep their column and do not touch its edge. */
const MISMATCH_ROW =
  'bg-warn-soft/50 [&>*]:relative [&>:first-child]:before:absolute [&>:first-child]:before:inset-y-0 [&>:first-child]:before:right-full [&>:first-child]:before:w-2 [&>:first-child]:before:bg-warn-soft/50 [&>:last-child]:after:absolute [&>:last-child]:after:inset-y-0 [&>:last-child]:after:left-full [&>:last-child]:after:w-2 [&>:last-child]:after:bg-warn-soft/50'

function Row({ row }: { row: DriftRow }) {
  const { fact } = row
  const silent = row.projectId === null && row.appId === null && row.identifier === null
  return (
    <tr className={`border-t border-line ${hasMismatch(row) ? MISMATCH_ROW : ''}`}>
      <th scope="row" className="h-9 max-w-[220px] py-1.5 pr-4 font-[450]" title={fact.path}>
        <span className="whitespace-nowrap">{PLACE_NAME[fact.source]}</span>
        {fact.variant === undefined ? null : <span className="text-ink-3"> {fact.variant}</span>}
      </th>
      {silent ? (
        <td colSpan={3} className="type-small py-1.5 text-ink-3">
          {fact.note ?? DRIFT.silent}
        </td>
      ) : (
        <>
          <Value cell={row.projectId} />
          <Value cell={row.appId} />
          <Value cell={row.identifier} note={fact.note} />
        </>
      )}
    </tr>
  )
}

function Value({ cell, note }: { cell: Cell | null; note?: string | undefined }) {
  return (
    <td className="max-w-[260px] py-1.5 pr-4">
      {cell === null ? (
        <span className="text-ink-3" aria-hidden="true">
          –
        </span>
      ) : (
        <span className="flex min-w-0 items-center gap-1.5">
          {cell.status === 'mismatch' ? (
            <TriangleAlert aria-hidden="true" className="size-3.5! text-warn-ink" />
          ) : null}
          <code
            title={cell.text}
            className={`min-w-0 truncate ${cell.status === 'mismatch' ? 'font-semibold! text-warn-ink' : cell.status === 'other' ? 'text-ink-3' : ''}`}
          >
            {cell.text}
          </code>
          {cell.status === 'mismatch' ? <span className="sr-only">{DRIFT.differs}</span> : null}
        </span>
      )}
      {note === undefined ? null : <span className="type-small block text-ink-3">{note}</span>}
    </td>
  )
}
