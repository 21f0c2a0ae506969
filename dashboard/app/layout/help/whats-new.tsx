import { Fragment } from 'react'
import { Badge, Dialog, Skeleton } from '#ui'
import type { Release } from './releases.ts'
import { UpdateCheckNotes } from './update-check.tsx'
import type { UpdateCheck } from './use-update-check.ts'
import { HELP_TEXTS } from './texts.ts'

interface WhatsNewProps {
  open: boolean
  onClose: () => void
  releases: readonly Release[] | null
  /** How many of the newest entries are marked. */
  unread: number
  updateCheck: UpdateCheck
}

/** What each release brought, in a few lines, the newest first. */
export function WhatsNew({ open, onClose, releases, unread, updateCheck }: WhatsNewProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      toRead
      title={HELP_TEXTS.whatsNew}
    >
      <UpdateCheckNotes {...updateCheck} />
      {releases === null ? (
        <Skeleton className="h-24" />
      ) : (
        releases.map(({ version, changes }, place) => (
          <section key={version ?? ''} className="grid gap-2">
            <h3 className="type-strong text-ink-3">{HELP_TEXTS.release(version)}</h3>
            <ul className="grid">
              {changes.map((change, index) => (
                <li
                  key={change}
                  className="flex items-baseline gap-2 border-t border-line py-2 first:border-t-0"
                >
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere] text-ink-2">
                    <Prose text={change} />
                  </span>
                  {place === 0 && index < unread ? <Badge tone="accent">{HELP_TEXTS.isNew}</Badge> : null}
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </Dialog>
  )
}

/** What stands on a button is written between backticks. */
function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text that never changes
    <Fragment key={index}>
      {index % 2 === 1 ? <strong className="font-semibold text-ink">{part}</strong> : part}
    </Fragment>
  ))
}
