import type { DeviceRun, ReloadAction } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw, Smartphone, Square, X, Zap } from '#icons'
import { call, errorText, query } from '#helper-client'
import { Badge, Button, Disclosure, IconButton, LastLines, toast } from '#ui'
import { receiptText, STATES, texts } from './texts.ts'
import { useDeviceRun } from './use-device-run.ts'

const TONES = {
  stopped: 'neutral',
  starting: 'accent',
  running: 'good',
  reloading: 'accent',
  restarting: 'accent',
  stopping: 'neutral',
  crashed: 'bad',
} as const

/** What runs on a device, with its own reload, restart and stop; nothing while nothing does. */
export function DeviceStrip() {
  const run = useDeviceRun()
  return run === null || run.device === null ? null : <Strip run={run} name={run.device.name} />
}

function Strip({ run, name }: { run: DeviceRun; name: string }) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: query('deviceRun').queryKey })
  const onError = (error: Error) => {
    toast(errorText(error))
  }
  const settings = { networkMode: 'always', onSettled, onError } as const
  const reload = useMutation({
    ...settings,
    mutationFn: (action: ReloadAction) => call('deviceReload', { action }),
  })
  const stop = useMutation({ ...settings, mutationFn: () => call('deviceStop') })
  const over = run.state === 'crashed'
  const acting = run.state === 'reloading' || run.state === 'restarting'
  const reason = run.state === 'running' ? null : acting ? texts.acting : texts.notRunning
  // of a run that acts or has ended, what it does now; the receipt is of the reload before
  const receipt = run.state === 'running' ? run.receipt : null
  const text = receipt === null ? (run.last_line ?? run.message) : receiptText(receipt)
  return (
    <section
      aria-label={texts.region}
      className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-5 py-1"
    >
      <Smartphone aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <h2 className="max-w-[24ch] truncate type-strong">{name}</h2>
      {run.configuration == null ? null : (
        <span className="max-w-[24ch] truncate text-ink-3">{texts.withConfiguration(run.configuration)}</span>
      )}
      <Badge tone={TONES[run.state]} dot>
        {STATES[run.state]}
      </Badge>
      <p role="status" className="min-w-0 flex-1 truncate text-ink-2" title={text}>
        {text}
      </p>
      {over ? (
        <IconButton
          label={texts.close}
          icon={<X />}
          size="small"
          onClick={() => {
            stop.mutate()
          }}
        />
      ) : (
        <div className="flex gap-2">
          {(['reload', 'restart'] as const).map((action) => (
            <Button
              key={action}
              size="small"
              icon={action === 'reload' ? <Zap aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
              aria-label={action === 'reload' ? texts.reloadOn(name) : texts.restartOn(name)}
              disabledReason={reason}
              onClick={() => {
                reload.mutate(action)
              }}
            >
              {texts[action]}
            </Button>
          ))}
          <Button
            size="small"
            icon={<Square aria-hidden="true" />}
            aria-label={texts.stopOn(name)}
            busy={run.state === 'stopping'}
            onClick={() => {
              stop.mutate()
            }}
          >
            {texts.stop}
          </Button>
        </div>
      )}
      {run.last_lines.length === 0 ? null : (
        <Disclosure summary={texts.lastLines} className="basis-full">
          <LastLines
            label={texts.lastLines}
            lines={run.last_lines}
            className="mt-1 max-h-40 overflow-auto rounded-control bg-inset p-2 font-mono text-xs"
          />
        </Disclosure>
      )}
    </section>
  )
}
