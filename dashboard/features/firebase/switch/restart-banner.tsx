import type { PreviewStatus } from '@mosaygent/contract'
import { TriangleAlert } from '#icons'
import { useEnvironment, useEnvironmentOf } from '#session'
import { Button } from '#ui'
import { BANNER } from './texts.ts'

interface RestartBannerProps {
  status: PreviewStatus | null
  /** Why a restart is not possible now; null: it is. */
  reason: string | null
  onRestart: () => void
}

/** The running app still has the files of before; until a restart it talks to the other project. */
export function RestartBanner({ status, reason, onRestart }: RestartBannerProps) {
  const [environment] = useEnvironment()
  const due = status?.running === true ? status.restart_to_apply : null
  const runs = useEnvironmentOf(due?.running_project_id ?? null)
  if (due === null || due === undefined) return null
  const before = runs === environment ? null : runs
  return (
    <div
      role="status"
      className="type-small flex h-7 min-w-0 items-center gap-2 rounded-[9px] border border-warn/40 bg-warn-soft pr-px pl-2.5 whitespace-nowrap"
    >
      <TriangleAlert aria-hidden="true" className="size-3.5! text-warn-ink" />
      <span className="type-strong">{before === null ? BANNER.old : BANNER.still(before)}</span>
      {/* the details go first: the button says what to do */}
      <span data-detail="" className="text-ink-2">
        {BANNER.before} <code>{due.project_id}</code> {BANNER.after}
      </span>
      <Button size="small" className="h-6!" disabledReason={reason} onClick={onRestart}>
        {BANNER.restart}
      </Button>
    </div>
  )
}
