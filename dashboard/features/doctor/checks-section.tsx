import type { DoctorCheck } from '@mosaygent/contract'
import { FolderCheck, Network, Wrench } from '#icons'
import { Card, Skeleton } from '#ui'
import { FailedCheck } from './failed-check.tsx'
import { CheckRow, nameOf } from './check-row.tsx'
import { CHECK_GROUPS } from './texts.ts'

const ICONS = [Wrench, Network, FolderCheck]

interface ChecksSectionProps {
  /** Undefined: on their way. */
  checks: readonly DoctorCheck[] | undefined
  /** Why nothing can be mended now, or null. */
  blocked: string | null
}

/** What the helper found on this computer; the rows have their places before they are known. */
export function ChecksSection({ checks, blocked }: ChecksSectionProps) {
  return CHECK_GROUPS.map(({ title, ids }, index) => {
    const Icon = ICONS[index] ?? Wrench
    return (
      <Card key={title} title={title} icon={<Icon aria-hidden="true" />}>
        <ul className="grid">
          {checks === undefined
            ? ids.map((id) => (
                <li
                  key={id}
                  className="flex min-h-[37px] items-center gap-3 border-t border-line first:min-h-9 first:border-t-0"
                >
                  <Skeleton className="size-4 rounded-full" />
                  <span className="type-strong w-32 text-ink-3">{nameOf({ id })}</span>
                  <Skeleton className="h-3 w-56" />
                </li>
              ))
            : checks
                .filter(({ id }) => ids.includes(id))
                .map((check) => <Check key={check.id} check={check} blocked={blocked} />)}
        </ul>
      </Card>
    )
  })
}

/** Where to get a thing is the button's news, where there is one. */
const PLACE = /\. Get it: .*$/

function Check({ check, blocked }: { check: DoctorCheck; blocked: string | null }) {
  const { fix, state } = check
  if (fix === undefined || state === 'ok') return <CheckRow check={check} />
  return (
    <FailedCheck check={{ ...check, detail: check.detail.replace(PLACE, '') }} fix={fix} blocked={blocked} />
  )
}
