import { Button } from '#ui'
import { HELP_TEXTS } from './texts.ts'
import type { UpdateCheck } from './use-update-check.ts'

const { update } = HELP_TEXTS

/** What is out and how to get it, and who is asked for it, above what is new. */
export function UpdateCheckNotes({ daily, choose, newer, byHand, checkNow }: UpdateCheck) {
  return (
    <section aria-label={update.label} className="grid gap-2 rounded-control border border-line bg-inset p-3">
      {newer === null ? null : (
        <p className="text-ink">
          <strong className="font-semibold">{update.isOut(newer)}</strong> {update.getIt}{' '}
          <code className="type-code select-all [overflow-wrap:anywhere] text-ink">
            {update.command(newer)}
          </code>
        </p>
      )}
      <p className="text-ink-2">{update.daily[daily]}</p>
      <div className="flex flex-wrap items-center gap-2">
        {daily === 'on' ? null : (
          <Button
            onClick={() => {
              choose('on')
            }}
          >
            {update.askDaily}
          </Button>
        )}
        {daily === 'off' ? null : (
          <Button
            onClick={() => {
              choose('off')
            }}
          >
            {update.doNotAsk}
          </Button>
        )}
        {daily === 'not-asked' ? null : (
          <Button disabledReason={byHand?.kind === 'asking' ? update.came.asking : null} onClick={checkNow}>
            {update.checkNow}
          </Button>
        )}
        <span role="status" className="text-ink-3">
          {byHand === null || byHand.kind === 'newer' ? '' : update.came[byHand.kind]}
        </span>
      </div>
    </section>
  )
}
