import type { DoctorCheck } from '@mosaygent/contract'
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from '#icons'
import type { ReactNode } from 'react'
import { isOptional } from './count-issues.ts'
import { CHECK_NAMES, DOCTOR_TEXTS, STATE_WORDS } from './texts.ts'

interface RowProps {
  name: string
  state: DoctorCheck['state']
  detail: string
  /** It is missing and can be left so. */
  optional?: boolean
  /** At the right end: what mends it. */
  action?: ReactNode
  /** Below the row: progress, an error. */
  children?: ReactNode
}

/** One check: its state as a sign, its name, what was found, what mends it. At least 36 px high. */
export function Row({ name, state, detail, optional = false, action, children }: RowProps) {
  // the doctor parts what a tool says of itself from its path by two spaces
  const [first = '', path] = sentence(detail).split(/ {2}/)
  return (
    <li className="grid gap-2 border-t border-line py-1 first:border-t-0">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        {optional ? (
          <CircleDashed aria-hidden="true" className="shrink-0 text-ink-3" />
        ) : (
          <Sign state={state} />
        )}
        <span className="type-strong w-32 shrink-0">{name}</span>
        <span className="sr-only">{optional ? DOCTOR_TEXTS.optional : STATE_WORDS[state]}:</span>
        <span className="min-w-0 flex-1 basis-52 text-ink-2 [overflow-wrap:anywhere]">
          {first}
          {path === undefined ? null : <code className="type-code ml-2 text-ink-3">{path}</code>}
        </span>
        {action}
      </div>
      {children}
    </li>
  )
}

/** The row of a check as the doctor tells it. */
export function CheckRow({ check, ...more }: { check: DoctorCheck } & Pick<RowProps, 'action' | 'children'>) {
  return (
    <Row
      name={nameOf(check)}
      state={check.state}
      detail={check.detail}
      optional={isOptional(check)}
      {...more}
    />
  )
}

function Sign({ state }: { state: DoctorCheck['state'] }) {
  switch (state) {
    case 'ok':
      return <CircleCheck aria-hidden="true" className="shrink-0 text-good-ink" />
    case 'missing':
      return <CircleAlert aria-hidden="true" className="shrink-0 text-warn-ink" />
    case 'taken':
    case 'problem':
      return <TriangleAlert aria-hidden="true" className="shrink-0 text-bad-ink" />
  }
}

/** The terminal begins its lines with a small letter; a path is left as it is. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a check is called on the page; a port by its number. */
export const nameOf = ({ id, name }: Pick<DoctorCheck, 'id'> & { name?: string }) =>
  name?.startsWith('port ') ? sentence(name) : CHECK_NAMES[id]
