import { SlidersHorizontal } from 'lucide-react'
import { Dialog, EmptyState, Notice } from '#ui'
import { ChooseFor } from './choose-for.tsx'
import { ConfigurationRow } from './configuration-row.tsx'
import { texts } from './texts.ts'
import { configurationsOpen } from './use-configurations.ts'
import type { Found } from './use-configurations.ts'

/** Every configuration that was found, the choice for each environment, and what could not be read. */
export function ConfigurationsDialog({ found }: { found: Found }) {
  const [open, setOpen] = configurationsOpen.use()
  const { configurations, chosen, files = [] } = found
  const noted = files.filter(({ note }) => note !== null)
  const missing = (['development', 'production'] as const).filter(
    (environment) =>
      chosen[environment] !== null && !configurations.some(({ id }) => id === chosen[environment]),
  )
  return (
    <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={texts.what} wide toRead>
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
              <span className="type-small text-ink-3">{texts.noneMeans}</span>
            </span>
            <ChooseFor id={null} name={texts.none} chosen={chosen} reason={null} />
          </li>
          {configurations.map((one) => (
            <ConfigurationRow key={one.id} configuration={one} chosen={chosen} />
          ))}
        </ul>
      ) : null}
      {noted.length === 0 ? null : (
        <Notice tone="warning" title={texts.unread}>
          <ul className="grid gap-1">
            {noted.map(({ file, note }) => (
              <li key={file}>
                <code>{file}</code>: {note}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Dialog>
  )
}
