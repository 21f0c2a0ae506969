import type { ProjectApp } from '@mosaygent/contract'
import { Check, Smartphone } from '#icons'
import { useState } from 'react'
import { Badge } from '#ui'
import { Palette } from '../../ui/palette.tsx'
import { appGroups, pathWords, platformWords } from './app-groups.ts'
import { pickerState, useApps } from './use-apps.ts'
import { texts } from './texts.ts'

/** Every app of the project, narrowed by typing; arrows and Enter choose. */
export function AppPicker() {
  const [open, setOpen] = pickerState.use()
  const [typed, setTyped] = useState('')
  const { found, chosen, choose } = useApps()
  if (found === null) return null
  const groups = appGroups(found, typed).map(({ value, apps }) => ({
    value,
    items: apps.map((app) => ({
      id: app.path,
      name: app.name,
      row: <Row app={app} shown={app === chosen} />,
      disabled: false,
      run: () => {
        if (app !== chosen) choose(app)
      },
    })),
  }))
  return (
    <Palette
      open={open}
      onOpenChange={setOpen}
      label={texts.label}
      placeholder={texts.placeholder}
      empty={texts.none}
      query={typed}
      onQuery={setTyped}
      preselect
      groups={groups}
      note={found.cut === undefined ? null : texts.cut(found.cut)}
    />
  )
}

function Row({ app, shown }: { app: ProjectApp; shown: boolean }) {
  const platforms = platformWords(app)
  return (
    <>
      {shown ? (
        <Check aria-hidden="true" className="text-accent" />
      ) : (
        <Smartphone aria-hidden="true" className="text-ink-3" />
      )}
      <span className="grid min-w-0 flex-1">
        <span className="truncate">{app.name}</span>
        <span className="type-small flex min-w-0 gap-2 text-ink-3">
          <code className="min-w-0 truncate">{pathWords(app.path)}</code>
          {platforms === '' ? null : <span className="shrink-0">{platforms}</span>}
        </span>
      </span>
      {shown ? <Badge tone="accent">{texts.shown}</Badge> : null}
      {app.web ? null : <Badge>{texts.noWeb}</Badge>}
    </>
  )
}
