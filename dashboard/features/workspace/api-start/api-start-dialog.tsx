import { Server } from '#icons'
import { Dialog, Disclosure, EmptyState, Notice, Spinner } from '#ui'
import { CommandRow } from './command-row.tsx'
import { OwnCommandForm } from './own-command-form.tsx'
import { texts } from './texts.ts'
import { apiStartOpen, useApiCommands } from './use-api-start.ts'
import { Extras, ValueFiles } from './value-files.tsx'

/** Every way to start the API, a command of one's own, and the values that it gets. */
export function ApiStartDialog() {
  const [open, setOpen] = apiStartOpen.use()
  const { found, loading } = useApiCommands(open)
  const close = () => {
    setOpen(false)
  }
  return (
    <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={texts.what} wide toRead>
      {found === null ? (
        loading ? (
          <Spinner label={texts.looking} />
        ) : null
      ) : (
        <>
          {found.chosen !== null && found.used === null ? <Notice tone="warning" title={texts.gone} /> : null}
          {found.commands.length === 0 ? (
            <EmptyState icon={<Server />} title={texts.empty} className="py-4!">
              {texts.lookedFor}
            </EmptyState>
          ) : (
            <ul className="grid min-w-0 gap-2">
              {found.commands.map((one) => (
                <CommandRow key={one.id} command={one} used={one.id === found.used} />
              ))}
            </ul>
          )}
          {found.commands.length === 0 ? (
            <OwnCommandForm own={found.own} folder={found.folder} onSaved={close} />
          ) : (
            <Disclosure summary={found.own === null ? texts.form.title : texts.form.another}>
              <div className="mt-3">
                <OwnCommandForm own={found.own} folder={found.folder} onSaved={close} />
              </div>
            </Disclosure>
          )}
          <ValueFiles found={found} />
          <Extras found={found} />
          {found.files.length === 0 ? null : (
            <Notice tone="info" title={texts.unread}>
              <ul className="grid gap-1">
                {found.files.map(({ file, note }) => (
                  <li key={`${file} ${note}`}>
                    <code>{file}</code>: {note}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </>
      )}
    </Dialog>
  )
}
