import { Plus, SlidersHorizontal } from '#icons'
import { useState } from 'react'
import { Button, Dialog, EmptyState, Notice } from '#ui'
import { ChooseFor } from './choose-for.tsx'
import { ConfigurationForm } from './configuration-form.tsx'
import { ConfigurationRow } from './configuration-row.tsx'
import { LaunchFile, LaunchUndo } from './launch-file.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { texts } from './texts.ts'
import { configurationsOpen } from './use-configurations.ts'
import type { Found } from './use-configurations.ts'
import { titleOf } from './view.ts'
import type { View } from './view.ts'

const LIST: View = { kind: 'list' }

/** The list of configurations, and in its place the form of one, what is asked before it goes, and `launch.json`. */
export function ConfigurationsDialog({ found }: { found: Found }) {
  const [open, setOpen] = configurationsOpen.use()
  const [view, setView] = useState<View>(LIST)
  const back = () => {
    setView(LIST)
  }
  return (
    <Dialog
      // each view begins with its own focus
      key={view.kind}
      open={open}
      onOpenChange={(next) => {
        // Escape in a form leads back to the list: what was typed is not worth the whole dialog
        if (next || view.kind === 'list') setOpen(next)
        else back()
      }}
      title={titleOf(view)}
      description={view.kind === 'list' ? texts.what : undefined}
      wide
      toRead={view.kind === 'list' || view.kind === 'launch'}
      footer={
        view.kind === 'list' ? (
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              setView({ kind: 'form', edited: { kind: 'new' } })
            }}
          >
            {texts.new}
          </Button>
        ) : undefined
      }
    >
      <Content view={view} found={found} onView={setView} onDone={back} />
    </Dialog>
  )
}

interface ContentProps {
  view: View
  found: Found
  onView: (view: View) => void
  onDone: () => void
}

function Content({ view, found, onView, onDone }: ContentProps) {
  switch (view.kind) {
    case 'list':
      return <List found={found} onView={onView} />
    case 'form':
      return <ConfigurationForm edited={view.edited} offers={found.offers} onDone={onDone} />
    case 'launch':
      return <LaunchFile configuration={view.of} onDone={onDone} />
    case 'remove':
      return <RemoveQuestion configuration={view.of} chosen={found.chosen} onDone={onDone} />
  }
}

/** Every configuration that was found, the choice for each environment, and what could not be read. */
function List({ found, onView }: Pick<ContentProps, 'found' | 'onView'>) {
  const { configurations, chosen, files = [], plain, launch_undo } = found
  const noted = files.filter(({ note }) => note !== null)
  const wrong = noted.filter(({ severity }) => severity !== 'info')
  const told = noted.filter(({ severity }) => severity === 'info')
  const targets = plain === undefined ? [texts.usual] : [...new Set([plain.development, plain.production])]
  const missing = (['development', 'production'] as const).filter(
    (environment) =>
      chosen[environment] !== null && !configurations.some(({ id }) => id === chosen[environment]),
  )
  return (
    <>
      {launch_undo === null ? null : <LaunchUndo name={launch_undo} />}
      {missing.map((environment) => (
        <Notice key={environment} tone="warning" title={texts.missing(environment)} />
      ))}
      {configurations.length === 0 ? (
        <EmptyState icon={<SlidersHorizontal />} title={texts.empty} className="py-4!">
          {texts.lookedFor}
        </EmptyState>
      ) : null}
      {configurations.length > 0 || missing.length > 0 ? (
        <ul className="grid min-w-0 gap-2">
          <li className="flex min-w-0 flex-wrap items-center justify-between gap-2 rounded-[10px] border border-line px-3 py-2.5">
            <span className="grid min-w-0">
              <span className="type-strong">{texts.none}</span>
              <span className="type-small text-ink-3 [overflow-wrap:anywhere]">
                {texts.noneMeans(targets)}
              </span>
            </span>
            <span className="flex pr-9">
              <ChooseFor id={null} name={texts.none} chosen={chosen} reason={null} />
            </span>
          </li>
          {configurations.map((one) => (
            <ConfigurationRow key={one.id} configuration={one} chosen={chosen} onView={onView} />
          ))}
        </ul>
      ) : null}
      {wrong.length === 0 ? null : (
        <Notice tone="warning" title={texts.unread}>
          <Notes files={wrong} />
        </Notice>
      )}
      {told.length === 0 ? null : (
        <div className="type-small grid gap-1 text-ink-3 [overflow-wrap:anywhere]">
          <p>{texts.passedOver}</p>
          <Notes files={told} />
        </div>
      )}
    </>
  )
}

function Notes({ files }: { files: NonNullable<Found['files']> }) {
  return (
    <ul className="grid gap-1">
      {files.map(({ file, note }) => (
        <li key={file}>
          <code>{file}</code>: {note}
        </li>
      ))}
    </ul>
  )
}
