import type { PreviewStatus } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from '#icons'
import { query, useConnection } from '#helper-client'
import { useEnvironment } from '#session'
import { Button } from '#ui'
import { texts } from './texts.ts'
import { chosenName, useConfigurations } from './use-configurations.ts'

interface ConfigurationNoteProps {
  status: PreviewStatus | null
  /** Why a restart is not possible now; null: it is. */
  reason: string | null
  onRestart: () => void
}

/** What runs has another configuration, or other values, than what is chosen: one press applies it. */
export function ConfigurationNote({ status, reason, onRestart }: ConfigurationNoteProps) {
  const { connected } = useConnection()
  // a define file is edited in another window: the helper compares its values when it is asked
  useQuery({
    ...query('flutterStatus'),
    enabled: connected && status?.running === true,
    refetchOnWindowFocus: 'always',
  })
  const found = useConfigurations()
  const [environment] = useEnvironment()
  if (found === null || status?.running !== true) return null
  const runs = status.environment ?? null
  const switched = runs !== null && found.chosen[runs] !== found.chosen[environment]
  if (!switched && status.configuration_changed !== true) return null
  const wanted = found.chosen[environment] === null ? null : chosenName(found, environment)
  const title = switched ? texts.note.still(status.configuration ?? null) : texts.note.changed
  const detail = switched ? texts.note.other(wanted, environment) : texts.note.values
  return (
    <div
      role="status"
      // cut off, it is whole while the pointer is on it
      title={`${title}. ${detail}`}
      className="type-small flex h-7 min-w-0 items-center gap-2 rounded-[9px] border border-warn/40 bg-warn-soft pr-px pl-2.5 whitespace-nowrap"
    >
      <TriangleAlert aria-hidden="true" className="size-3.5! text-warn-ink" />
      <span className="type-strong min-w-0 truncate">{title}</span>
      <span data-detail="" className="min-w-0 truncate text-ink-2">
        {detail}
      </span>
      <Button size="small" className="h-6!" disabledReason={reason} onClick={onRestart}>
        {texts.note.restart}
      </Button>
    </div>
  )
}
