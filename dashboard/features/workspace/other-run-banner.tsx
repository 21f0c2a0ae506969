import type { PreviewStatus } from '@mosaygent/contract'
import { Info } from '#icons'
import { errorText } from '#helper-client'
import { Button } from '#ui'
import { useOtherRun, useSwitchRun } from './other-run.ts'
import { texts } from './texts.ts'

/** What the phone shows is not the chosen project: says whose it is, and offers the change. */
export function OtherRunBanner({ status }: { status: PreviewStatus | null }) {
  const other = useOtherRun(status)
  const change = useSwitchRun()
  if (other === undefined || other === 'none') return null
  const { running, chosen, sameProject } = other
  return (
    <div
      role="status"
      className="type-small flex h-7 min-w-0 items-center gap-2 rounded-[9px] border border-warn/40 bg-warn-soft pr-px pl-2.5 whitespace-nowrap"
    >
      <Info aria-hidden="true" className="size-3.5! shrink-0 text-warn-ink" />
      <span className="type-strong min-w-0 truncate">
        {change.error === null ? texts.run.shown(running, sameProject) : errorText(change.error)}
      </span>
      <Button
        size="small"
        className="h-6!"
        busy={change.isPending}
        onClick={() => {
          change.mutate(other)
        }}
      >
        {texts.run.start(running, chosen)}
      </Button>
    </div>
  )
}
