import { Suspense, lazy } from 'react'
import { useConnection } from '#helper-client'
import { useCommands } from '#ui'
import { devicesOpen } from './devices-open.ts'
import { texts } from './texts.ts'

// with the palette's own code, which no first page needs
const DeviceDialog = lazy(() =>
  import('./device-dialog.tsx').then(({ DeviceDialog }) => ({ default: DeviceDialog })),
)

/** The list of devices, on every page, and its command. */
export function DeviceCommands() {
  const { connected } = useConnection()
  const [open] = devicesOpen.use()
  useCommands([
    {
      id: 'devices.open',
      group: texts.group,
      name: texts.title,
      reason: connected ? null : texts.notConnected,
      run: () => {
        devicesOpen.set(true)
      },
    },
  ])
  return open ? (
    <Suspense fallback={null}>
      <DeviceDialog />
    </Suspense>
  ) : null
}
