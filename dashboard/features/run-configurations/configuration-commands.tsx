import { Suspense, lazy } from 'react'
import { useConnection } from '#helper-client'
import { useCommands } from '#ui'
import { texts } from './texts.ts'
import { configurationsOpen, useConfigurations } from './use-configurations.ts'

// no first page needs it
const ConfigurationsDialog = lazy(() =>
  import('./configurations-dialog.tsx').then(({ ConfigurationsDialog }) => ({
    default: ConfigurationsDialog,
  })),
)

/** The list of run configurations, on every page, and its command. */
export function ConfigurationCommands() {
  const { connected } = useConnection()
  const found = useConfigurations()
  const [open] = configurationsOpen.use()
  useCommands([
    {
      id: 'run.configurations',
      group: texts.group,
      name: texts.title,
      reason: connected ? (found === null ? texts.noApp : null) : texts.notConnected,
      run: () => {
        configurationsOpen.set(true)
      },
    },
  ])
  return open && found !== null ? (
    <Suspense fallback={null}>
      <ConfigurationsDialog found={found} />
    </Suspense>
  ) : null
}
