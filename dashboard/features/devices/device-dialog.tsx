import type { Device } from '@mosaygent/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, RefreshCw, Smartphone } from '#icons'
import { errorText, query, startOnDevice, useConnection } from '#helper-client'
import { useEnvironment } from '#session'
import { Button, Dialog, EmptyState, Notice, Spinner } from '#ui'
import { devicesOpen } from './devices-open.ts'
import { texts } from './texts.ts'
import { useDeviceRun } from './use-device-run.ts'

/** The devices that Flutter finds, each with Start. Looked for while it is open. */
export function DeviceDialog() {
  const [open, setOpen] = devicesOpen.use()
  const { connected } = useConnection()
  const found = useQuery({ ...query('devices'), enabled: connected && open, staleTime: 0, gcTime: 0 })
  const run = useDeviceRun()
  const [environment] = useEnvironment()
  const runs = useQuery({ ...query('runConfigurations'), enabled: connected && open }).data
  const chosen = runs?.chosen[environment] ?? null
  const configuration = runs?.configurations.find(({ id }) => id === chosen)?.name ?? null
  const start = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => startOnDevice(id),
    onSuccess: () => {
      setOpen(false)
    },
  })
  const busyOn = run !== null && run.state !== 'stopped' && run.state !== 'crashed' ? run.device : null
  const change = (next: boolean) => {
    if (!next) start.reset()
    setOpen(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={texts.title}
      description={texts.description}
      footer={
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          busy={found.isFetching}
          disabledReason={connected ? null : texts.notConnected}
          onClick={() => void found.refetch()}
        >
          {texts.again}
        </Button>
      }
    >
      {configuration === null ? null : (
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {texts.configuration(configuration, environment)}
        </p>
      )}
      {found.isError ? <Notice tone="warning">{errorText(found.error)}</Notice> : null}
      {start.isError ? <Notice tone="error">{errorText(start.error)}</Notice> : null}
      {busyOn === null ? null : <Notice tone="info">{texts.runs(busyOn.name)}</Notice>}
      {found.isPending && connected ? (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {texts.looking}
        </p>
      ) : null}
      {found.data?.devices.length === 0 ? (
        <EmptyState icon={<Smartphone aria-hidden="true" />} title={texts.none}>
          {texts.noneWhy}
        </EmptyState>
      ) : null}
      {found.data === undefined || found.data.devices.length === 0 ? null : (
        <ul className="grid gap-1">
          {found.data.devices.map((device) => (
            <Row
              key={device.id}
              device={device}
              busy={start.isPending && start.variables === device.id}
              reason={busyOn !== null ? texts.runs(busyOn.name) : start.isPending ? texts.starting : null}
              onStart={() => {
                start.mutate(device.id)
              }}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface RowProps {
  device: Device
  busy: boolean
  reason: string | null
  onStart: () => void
}

const PHONES = /android|ios|fuchsia/

function Row({ device, busy, reason, onStart }: RowProps) {
  const facts = [device.system, device.platform, device.emulator ? texts.emulator : '']
  const Icon = PHONES.test(device.platform) ? Smartphone : Monitor
  return (
    <li className="flex min-h-12 items-center gap-3 rounded-control border border-line px-3 py-2">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate type-strong">{device.name}</p>
        <p className="truncate text-xs text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        size="small"
        aria-label={texts.startOn(device.name)}
        busy={busy}
        disabledReason={busy ? null : reason}
        onClick={onStart}
      >
        {texts.start}
      </Button>
    </li>
  )
}
