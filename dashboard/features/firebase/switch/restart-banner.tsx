import type { PreviewStatus } from '@mosaygent/contract'
import { RotateCw, TriangleAlert } from 'lucide-react'
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
      className="flex min-h-10 items-center gap-2.5 border-b border-warn/40 bg-warn-soft/60 py-1.5 pr-4 pl-5"
    >
      <TriangleAlert aria-hidden="true" className="text-warn-ink" />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="type-strong">{before === null ? BANNER.old : BANNER.still(before)}</span>
        <span className="text-ink-2">
          {' '}
          {BANNER.before} <code>{due.project_id}</code> {BANNER.after}
        </span>
      </p>
      <Button
        size="small"
        icon={<RotateCw aria-hidden="true" className="size-3.5!" />}
        disabledReason={reason}
        onClick={onRestart}
      >
        {BANNER.restart}
      </Button>
    </div>
  )
}
