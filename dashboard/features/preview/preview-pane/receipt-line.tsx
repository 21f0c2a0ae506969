import { Popover } from '@base-ui/react/popover'
import type { Receipt } from '@mosaygent/contract'
import { CircleCheck, CircleDashed, CircleMinus, CircleX } from '#icons'
import { Tooltip } from '#ui'
import { secondsText } from '../phone/clock-text.ts'
import { receiptText, wholeReceiptText } from './receipt-text.ts'
import styles from './preview-pane.module.css'
import { texts as trailTexts } from '../trail/texts.ts'
import type { TrailEntry } from '../trail/trail.ts'
import { receiptTexts } from './texts.ts'

interface ReceiptLineProps {
  last: Receipt
  receipts: readonly Receipt[]
  /** What the app looked like after each. */
  trail: readonly TrailEntry[]
}

/** The receipt of the last reload or restart; pressed, the ones before it. */
export function ReceiptLine({ last, receipts, trail }: ReceiptLineProps) {
  const whole = withUnseen(wholeReceiptText(last, receipts[receipts.indexOf(last) + 1]), last, trail)
  return (
    <Popover.Root>
      {/* each new receipt is a new button, so that it slides in; cut off, it is whole on hover and focus */}
      <Tooltip key={last.at} text={whole}>
        <Popover.Trigger className={`${styles.pill} slide-in`}>
          <OutcomeIcon receipt={last} />
          <span className="truncate">{whole}</span>
          <span className={styles.at}>{secondsText(last.at)}</span>
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Positioner side="top" sideOffset={8} className="z-50">
          <Popover.Popup className="max-h-80 w-96 overflow-auto rounded-card border border-line bg-raised p-3 shadow-2 outline-none">
            <Popover.Title className="type-card mb-1.5">{receiptTexts.title}</Popover.Title>
            <ol className="grid">
              {receipts.map((receipt, index) => (
                <li
                  key={receipt.at}
                  // a hairline where an earlier run begins: numbers count anew in each
                  className={`grid grid-cols-[auto_auto_1fr] items-baseline gap-2 py-1 tabular-nums ${(receipts[index - 1]?.number ?? Infinity) <= receipt.number ? 'border-t border-line' : ''}`}
                >
                  <span className="translate-y-[3px]">
                    <OutcomeIcon receipt={receipt} />
                  </span>
                  <span className="text-ink-3">{secondsText(receipt.at)}</span>
                  <span>
                    <span className="text-ink-2">
                      {receiptTexts.numbered(receiptTexts.action[receipt.action], receipt.number)}
                    </span>{' '}
                    {receiptText(receipt, receipts[index + 1])}
                    {receipt.reason !== undefined && receipt.outcome !== 'failed' ? (
                      <span className="block text-ink-3">{receipt.reason}</span>
                    ) : null}
                    {errorLines(receipt).map((line) => (
                      <span key={line} className="block type-code wrap-anywhere text-bad-ink">
                        {line}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ol>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** What was applied and is not to be seen: another screen of the app may show it. */
function withUnseen(text: string, { outcome, at }: Receipt, trail: readonly TrailEntry[]): string {
  const entry = trail.find(({ id }) => id.endsWith(` ${at}`))
  return outcome === 'applied' && entry?.change?.kind === 'same'
    ? receiptTexts.and(text, trailTexts.nothing)
    : text
}

/** The first line of each error of a page that was not shown: the page goes, and its cards with it. */
function errorLines({ screen }: Receipt): readonly string[] {
  if (screen?.state !== 'not-shown') return []
  return [...new Set(screen.errors.map((error) => error.split('\n', 1)[0] ?? error))]
}

/** How a reload or restart ended, at a glance. */
export function OutcomeIcon({ receipt: { action, outcome, screen, needs_start } }: { receipt: Receipt }) {
  if (screen?.state === 'not-shown') return <CircleX aria-hidden="true" className="text-bad-ink" />
  // the code is there, the assets are not
  if (outcome === 'applied' && needs_start !== undefined)
    return <CircleDashed aria-hidden="true" className="text-ink-3" />
  // no code was newer, and the app has begun anew all the same
  const begunAnew = outcome === 'unchanged' && action === 'restart' && screen?.state === 'shown'
  switch (begunAnew ? 'applied' : outcome) {
    case 'applied':
      return <CircleCheck aria-hidden="true" className="text-good-ink" />
    case 'compiled':
      return <CircleDashed aria-hidden="true" className="text-ink-3" />
    case 'unchanged':
    case 'stopped':
      return <CircleMinus aria-hidden="true" className="text-ink-3" />
    case 'not-compiled':
    case 'failed':
      return <CircleX aria-hidden="true" className="text-bad-ink" />
  }
}
