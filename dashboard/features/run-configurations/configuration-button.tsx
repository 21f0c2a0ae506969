import { SlidersHorizontal } from '#icons'
import { useConnection } from '#helper-client'
import { useEnvironment } from '#session'
import { Button } from '#ui'
import { texts } from './texts.ts'
import { chosenName, configurationsOpen, useConfigurations } from './use-configurations.ts'

/** The configuration of the selected environment by name, which opens the list; narrow, its sign alone. */
export function ConfigurationButton() {
  const { connected } = useConnection()
  const found = useConfigurations()
  const [environment] = useEnvironment()
  if (found === null) return null
  const name = chosenName(found, environment)
  return (
    <Button
      size="small"
      icon={<SlidersHorizontal aria-hidden="true" />}
      disabledReason={connected ? null : texts.notConnected}
      aria-label={texts.open(name)}
      title={name}
      onClick={() => {
        configurationsOpen.set(true)
      }}
    >
      <span className="max-w-[140px] truncate max-wide:hidden">{name}</span>
    </Button>
  )
}
