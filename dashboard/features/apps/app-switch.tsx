import { ChevronsUpDown, Smartphone } from '#icons'
import { useConnection } from '#helper-client'
import { Button } from '#ui'
import { pickerState, useApps } from './use-apps.ts'
import { texts } from './texts.ts'

/** The chosen app by name, which opens the picker; nothing where there is no choice. */
export function AppSwitch({ className }: { className?: string }) {
  const { connected } = useConnection()
  const { found, chosen, choosing } = useApps()
  const [, setOpen] = pickerState.use()
  if (found === null || found.apps.length === 0) return null
  // with one app there is nothing to choose, unless another folder is used
  if (found.apps.length === 1 && chosen !== null) return null
  const name = chosen?.name ?? texts.choose
  return (
    <Button
      size="small"
      icon={<Smartphone aria-hidden="true" />}
      className={className ?? ''}
      busy={choosing}
      disabledReason={connected ? null : texts.notConnected}
      aria-label={chosen === null ? texts.choose : texts.change(name)}
      title={texts.several(found.apps.length)}
      onClick={() => {
        setOpen(true)
      }}
    >
      <span className="max-w-[160px] truncate">{name}</span>
      <ChevronsUpDown aria-hidden="true" className="text-ink-3" />
    </Button>
  )
}
