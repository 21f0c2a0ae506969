import { Suspense, lazy } from 'react'
import { useConnection } from '#helper-client'
import { useCommands } from '#ui'
import { pathWords } from './app-groups.ts'
import { pickerState, useApps } from './use-apps.ts'
import { texts } from './texts.ts'

// with the palette's own code, which no first page needs
const AppPicker = lazy(() => import('./app-picker.tsx').then(({ AppPicker }) => ({ default: AppPicker })))

/** More would fill the palette; the picker has all of them. */
const MOST = 12

/** The apps of the project for the palette, and the picker itself, which opens on every page. */
export function AppCommands() {
  const { connected } = useConnection()
  const [open, setOpen] = pickerState.use()
  const { found, chosen, choose } = useApps()
  const others = found?.apps.filter((app) => app !== chosen) ?? []
  const offline = connected ? null : texts.notConnected
  useCommands([
    {
      id: 'app.choose',
      group: texts.group,
      name: texts.choose,
      reason: offline ?? (others.length === 0 ? texts.onlyOne : null),
      run: () => {
        setOpen(true)
      },
    },
    ...others.slice(0, MOST).map((app) => ({
      id: `app.${app.path}`,
      group: texts.group,
      name: texts.open(app.name),
      detail: pathWords(app.path),
      reason: offline,
      run: () => {
        choose(app)
      },
    })),
  ])
  return open ? (
    <Suspense fallback={null}>
      <AppPicker />
    </Suspense>
  ) : null
}
