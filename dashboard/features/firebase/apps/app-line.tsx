import type { FirebaseApp } from '@mosaygent/contract'
import { Plus } from '#icons'
import { Badge, Button } from '#ui'
import { useEnvironmentSwitch } from '../switch/environment-switch.ts'
import { useFetching } from '../switch/switch-store.ts'
import { PART, useArrival } from '../switch/way-out.tsx'
import { FIREBASE } from '../texts.ts'
import type { AppRow } from './app-rows.ts'
import { APPS, PLATFORM_NAME } from './texts.ts'
import { useDrift } from '../drift/use-drift.ts'

/** One platform: its app, the choice between several, or which ids there are instead and the way to register one. */
export function AppLine({ row, onRegister }: { row: AppRow; onRegister: () => void }) {
  const { platform, fitting, others } = row
  const name = PLATFORM_NAME[platform]
  const [only] = fitting
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-y-1">
      <span className="flex min-h-8 items-center text-ink-3">{name}</span>
      {only === undefined ? (
        <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone="warn">{APPS.none}</Badge>
          <p className="min-w-0 flex-1 basis-60 text-ink-2">
            {others.length === 0 ? APPS.noneAtAll(name) : APPS.others(others)}
          </p>
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={onRegister}>
            {APPS.register}
          </Button>
        </div>
      ) : fitting.length === 1 ? (
        <One app={only} />
      ) : (
        <Several apps={fitting} />
      )}
    </div>
  )
}

function One({ app }: { app: FirebaseApp }) {
  return (
    <div className="flex min-h-8 min-w-0 items-center gap-3">
      <span className="min-w-0 truncate">{app.display_name ?? app.identifier ?? APPS.unnamed}</span>
      <code className="min-w-0 truncate text-ink-3" title={app.app_id}>
        {app.app_id}
      </code>
    </div>
  )
}

/** Web apps have no bundle id to find them by, so a person says which one it is. */
function Several({ apps }: { apps: readonly FirebaseApp[] }) {
  const inUse = useWebAppId()
  const fetching = useFetching() !== null
  const { apply } = useEnvironmentSwitch()
  useArrival(PART.webApps, true)
  return (
    <ul id={PART.webApps} className="grid min-w-0 gap-1">
      {apps.map((app) => (
        <li key={app.app_id} className="flex min-h-8 min-w-0 items-center gap-3">
          <One app={app} />
          <span className="ml-auto" />
          {app.app_id === inUse ? (
            <Badge tone="good">{APPS.inUse}</Badge>
          ) : (
            <Button
              size="small"
              disabledReason={fetching ? FIREBASE.downloading : null}
              onClick={() => {
                apply({ webAppId: app.app_id })
              }}
            >
              {APPS.use}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The web app that the app's Dart options name; null: none, or not known. */
function useWebAppId(): string | null {
  const drift = useDrift()
  if (drift.kind !== 'known') return null
  return drift.rows.find(({ fact }) => fact.source === 'dart')?.fact.app_id ?? null
}
